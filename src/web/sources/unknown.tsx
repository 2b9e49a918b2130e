/**
 * The server does not know us: what to do is loaded only then, for as good as nobody ever sees it.
 */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { reconnect } from './online/connection.ts';
import type { UnknownHere } from './online/unknown-here.tsx';

export function Unknown({ again }: { again(): void }) {
  const screen = useSignal<typeof UnknownHere | undefined>(undefined);
  useEffect(() => {
    import('./online/unknown-here.tsx').then((loaded) => {
      screen.value = loaded.UnknownHere;
    });
  }, [screen]);
  const Loaded = screen.value;
  const retry = (): void => {
    reconnect();
    again();
  };
  return <main class="screen">{Loaded === undefined ? null : <Loaded again={retry} />}</main>;
}

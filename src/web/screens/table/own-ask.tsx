/**
 * The way to what is asked around a real table: most tables never need it, so it is loaded by those
 * that do.
 */

import { useSignal } from '@preact/signals';
import type { ComponentProps, FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Ask } from '../../stage/own/ask.tsx';

type AskProps = ComponentProps<typeof Ask>;

export function OwnAsk(props: AskProps) {
  const loaded = useSignal<{ readonly Ask: FunctionComponent<AskProps> } | undefined>(undefined);
  useEffect(() => {
    import('../../stage/own/ask.tsx').then(
      (part) => {
        loaded.value = part;
      },
      () => undefined, // without a network the next throw asks again
    );
  }, [loaded]);
  if (loaded.value === undefined) return null;
  const { Ask } = loaded.value;
  return <Ask {...props} />;
}

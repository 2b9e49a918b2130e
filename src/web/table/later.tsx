/** A part of the screen that is loaded when it is first shown: what most visits to a table don't need. */

import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../app/words.ts';
import { Waiting } from '../kit/waiting.tsx';

export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let known: ComponentType<Props> | undefined;
  return function Later(props: Props) {
    const part = useSignal(known);
    const isMissing = useSignal(false);
    useEffect(() => {
      load().then(
        (loaded) => {
          known = loaded;
          part.value = loaded;
        },
        () => {
          isMissing.value = true; // without a network, and never loaded before
        },
      );
    }, [part, isMissing]);
    const Part = part.value;
    if (Part !== undefined) return <Part {...props} />;
    return isMissing.value ? <p class="hint">{t().troubles.unreachable.text}</p> : <Waiting text={t().table.opening} />;
  };
}

/** The words of the screens about dice, loaded when one is opened, in the language in use; undefined while they are on their way. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Words as DiceWords } from '../../i18n/en/dice.ts';
import type { Words as FairWords } from '../../i18n/en/fair.ts';
import { language } from '../app/words.ts';

interface Parts {
  readonly dice: DiceWords;
  readonly fair: FairWords;
}

const parts = import.meta.glob<{ readonly words: Parts[keyof Parts] }>('../../i18n/*/{dice,fair}.ts');

export function useWords<Part extends keyof Parts>(part: Part): Parts[Part] | undefined {
  const words = useSignal<Parts[Part] | undefined>(undefined);
  const now = language();
  useEffect(() => {
    parts[`../../i18n/${now}/${part}.ts`]?.().then((loaded) => {
      words.value = loaded.words as Parts[Part];
    });
  }, [part, now, words]);
  return words.value;
}

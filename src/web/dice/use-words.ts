/** The words of screens that are seldom opened, loaded with them, in the language in use; undefined while they are on their way. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Words as DeviceWords } from '../../i18n/en/device.ts';
import type { Words as DiceWords } from '../../i18n/en/dice.ts';
import type { Words as FairWords } from '../../i18n/en/fair.ts';
import { language, loadWords } from '../app/words.ts';

interface Parts {
  readonly device: DeviceWords;
  readonly dice: DiceWords;
  readonly fair: FairWords;
}

export function useWords<Part extends keyof Parts>(part: Part): Parts[Part] | undefined {
  const words = useSignal<Parts[Part] | undefined>(undefined);
  const now = language();
  useEffect(() => {
    loadWords(part, now).then((loaded) => {
      words.value = loaded as Parts[Part];
    });
  }, [part, now, words]);
  return words.value;
}

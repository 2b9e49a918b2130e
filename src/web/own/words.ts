/** The words for real dice and cards, in the language in use; undefined while they are on their way. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Words } from '../../i18n/en/own-dice.ts';
import { language, loadWords } from '../app/words.ts';

export function useOwnWords(isWanted = true): Words | undefined {
  const words = useSignal<Words | undefined>(undefined);
  const now = language();
  useEffect(() => {
    if (!isWanted) return;
    loadWords('own-dice', now).then(
      (loaded) => {
        words.value = loaded as Words;
      },
      () => undefined, // without a network the next look asks again
    );
  }, [now, words, isWanted]);
  return words.value;
}

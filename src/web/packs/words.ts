/** The words for the colours of packs, in the language in use; undefined while they are on their way. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Words } from '../../i18n/en/packs.ts';
import { language, loadWords } from '../app/words.ts';

export function usePackWords(isWanted: boolean): Words | undefined {
  const words = useSignal<Words | undefined>(undefined);
  const now = language();
  useEffect(() => {
    if (!isWanted) return;
    loadWords('packs', now).then(
      (loaded) => {
        words.value = loaded as Words;
      },
      () => undefined, // without a network the next look asks again
    );
  }, [now, words, isWanted]);
  return words.value;
}

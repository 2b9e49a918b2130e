/** The words about a table's dice, in the language in use; undefined while they are on their way. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Words } from '../../i18n/en/proof.ts';
import { language, loadWords } from '../app/words.ts';

export function useProofWords(): Words | undefined {
  const words = useSignal<Words | undefined>(undefined);
  const now = language();
  useEffect(() => {
    loadWords('proof', now).then(
      (loaded) => {
        words.value = loaded as Words;
      },
      () => undefined, // without a network the next look asks again
    );
  }, [now, words]);
  return words.value;
}

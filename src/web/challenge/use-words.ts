/** The words of challenges in the language in use. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Words } from '../../i18n/en/challenge.ts';
import { language, loadWords } from '../app/words.ts';

export function useChallengeWords(): Words | undefined {
  const words = useSignal<Words | undefined>(undefined);
  const now = language();
  useEffect(() => {
    loadWords('challenge', now).then((loaded) => {
      words.value = loaded as Words;
    });
  }, [now, words]);
  return words.value;
}

/** The words of a page that are loaded when it is opened, in the language in use; undefined while they are on their way. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language, loadWords } from '../app/words.ts';

export function useWords<W>(part: string): W | undefined {
  const words = useSignal<W | undefined>(undefined);
  const now = language();
  useEffect(() => {
    loadWords(part, now).then((loaded) => {
      words.value = loaded as W;
    });
  }, [part, now, words]);
  return words.value;
}

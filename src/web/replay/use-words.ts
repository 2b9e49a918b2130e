/** The words of replays, and of the game that is looked at, in the language in use. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Words } from '../../i18n/en/replay.ts';
import { language, loadWords } from '../app/words.ts';

export interface ReplayWords {
  readonly replay: Words;
  /** Of the game; undefined while none is looked at, or they are on their way. */
  readonly game: unknown;
}

export function useReplayWords(game: string | undefined): ReplayWords | undefined {
  const replay = useSignal<Words | undefined>(undefined);
  const words = useSignal<{ readonly game: string; readonly words: unknown } | undefined>(undefined);
  const now = language();
  useEffect(() => {
    loadWords('replay', now).then((loaded) => {
      replay.value = loaded as Words;
    });
  }, [now, replay]);
  useEffect(() => {
    if (game === undefined) return;
    loadWords(game, now).then((loaded) => {
      words.value = { game, words: loaded };
    });
  }, [game, now, words]);
  if (replay.value === undefined) return undefined;
  return { replay: replay.value, game: words.value?.game === game ? words.value?.words : undefined };
}

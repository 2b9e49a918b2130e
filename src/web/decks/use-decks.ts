/** What the screen of decks needs besides the decks: its words, and for a game its kind of deck and its words. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Words } from '../../i18n/en/decks.ts';
import { loadDeckKind } from '../app/decks.ts';
import { language, loadWords } from '../app/words.ts';
import type { DeckKind } from '../kit/deck-kind.ts';

export function useDeckWords(): Words | undefined {
  const words = useSignal<Words | undefined>(undefined);
  const now = language();
  useEffect(() => {
    loadWords('decks', now).then(
      (loaded) => {
        words.value = loaded as Words;
      },
      () => undefined,
    );
  }, [now, words]);
  return words.value;
}

export interface DeckGame {
  readonly kind: DeckKind;
  readonly words: unknown;
  /** For typing in a card. */
  readonly says: unknown;
}

/** Undefined without a game, and while it is on its way. */
export function useDeckGame(game: string | undefined): DeckGame | undefined {
  const loaded = useSignal<(DeckGame & { readonly game: string }) | undefined>(undefined);
  const now = language();
  useEffect(() => {
    if (game === undefined) return;
    Promise.all([loadDeckKind(game), loadWords(game, now), loadWords(`decks-${game}`, now)]).then(
      ([kind, words, says]) => {
        loaded.value = { game, kind, words, says };
      },
      () => undefined,
    );
  }, [game, now, loaded]);
  return loaded.value?.game === game ? loaded.value : undefined;
}

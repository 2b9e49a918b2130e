/** What a deck of a game needs besides its cards: its kind, and the game's words. */

import type { DeckKind } from '../../kit/contracts/deck-kind.ts';
import { loadDeckKind } from '../../shell/decks.ts';
import { useLoaded } from '../../shell/use-words.ts';
import { loadGameWords } from '../../shell/words.ts';

export interface DeckGame {
  readonly kind: DeckKind;
  readonly words: unknown;
  /** For typing in a card. */
  readonly says: unknown;
}

/** Undefined without a game, and while it is on its way. */
export function useDeckGame(game: string | undefined): DeckGame | undefined {
  return useLoaded(game, async (now): Promise<DeckGame> => {
    const [kind, words, says] = await Promise.all([
      loadDeckKind(game ?? ''),
      loadGameWords(game ?? '', 'page', now),
      loadGameWords(game ?? '', 'decks', now),
    ]);
    return { kind, words, says };
  }).value;
}

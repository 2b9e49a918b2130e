/**
 * The games that can be played with a deck of one's own: those whose folder says what a deck of
 * theirs is.
 */

import type { DeckKind } from '../kit/contracts/deck-kind.ts';
import { foundIn } from './found-in.ts';

const found = foundIn(
  import.meta.glob<{ readonly deckKind: DeckKind }>('../../games/*/page/deck-kind.tsx'),
);

export const gamesWithDecks = found.games;

export async function loadDeckKind(game: string): Promise<DeckKind> {
  return (await found.load(game)).deckKind;
}

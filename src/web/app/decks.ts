/** The games that can be played with a deck of one's own: those whose folder says what a deck of theirs is. */

import type { DeckKind } from '../kit/deck-kind.ts';

const found = import.meta.glob<{ readonly deckKind: DeckKind }>('../../games/*/deck-kind.tsx');

export const gamesWithDecks: readonly string[] = Object.keys(found).map((path) => path.split('/').at(-2) ?? '');

export async function loadDeckKind(game: string): Promise<DeckKind> {
  const load = found[`../../games/${game}/deck-kind.tsx`];
  if (load === undefined) throw new Error(`there are no decks of ${game}`);
  return (await load()).deckKind;
}

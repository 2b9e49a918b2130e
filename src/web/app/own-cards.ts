/** The games whose cards may be real: those whose folder says how they are seen. */

import type { OwnCards } from '../kit/own-cards.ts';

const found = import.meta.glob<{ readonly ownCards: OwnCards }>('../../games/*/own-cards.tsx');

export function hasOwnCards(game: string): boolean {
  return found[`../../games/${game}/own-cards.tsx`] !== undefined;
}

export async function loadOwnCards(game: string): Promise<OwnCards> {
  const load = found[`../../games/${game}/own-cards.tsx`];
  if (load === undefined) throw new Error(`there are no real cards of ${game}`);
  return (await load()).ownCards;
}

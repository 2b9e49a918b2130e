/** The games whose cards may be real: those whose folder says how they are seen. */

import type { OwnCards } from '../kit/contracts/own-cards.ts';
import { foundIn } from './found-in.ts';

const found = foundIn(
  import.meta.glob<{ readonly ownCards: OwnCards }>('../../games/*/page/own-cards.tsx'),
);

export const hasOwnCards = found.has;

export async function loadOwnCards(game: string): Promise<OwnCards> {
  return (await found.load(game)).ownCards;
}

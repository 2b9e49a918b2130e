/** What a seat would see if all hands lay open. */

import type { Card } from '../../rules/cards.ts';
import { handOf, type State, unpackPassage } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

export function openView(state: State, view: View): View {
  const cardOf = (card: number): Card => state.deck[card] as Card;
  return {
    ...view,
    seats: view.seats.map(({ held }, seat) => {
      const hand = handOf(state, seat).map(cardOf);
      return {
        held,
        cards: hand.map(({ id }) => id),
        points: hand.reduce((points, card) => points + card.points, 0),
      };
    }),
    passages: view.passages.map((passage, index) => ({
      ...passage,
      card: cardOf(unpackPassage(state.history[index] as number).card).id,
    })),
  };
}

/** Before a game with real cards: who may play it, and what lies on top of the piles. */

import type { AnyGame } from '../../../game.ts';
import { Refusal } from '../../../shape.ts';
import type { Lay, Plan } from './plan.ts';

/** Nobody but a person can draw blind from a hand of real cards. Throws a Refusal. */
export function realCards({ id, unseen }: AnyGame, { sitters, tops = [] }: Plan): Lay {
  if (unseen === undefined) throw new Refusal(`${id} has no cards that could lie on a real table`);
  if (sitters.some(({ type }) => type === 'bot')) throw new Refusal('bots hold no real cards');
  if (tops.length === 0) throw new Refusal('it must be said which cards lie on top');
  return (dealt) => ({
    ...tops.reduce<object>((setup, thing, place) => {
      const shown = tops.map((_, other) => (other < place ? 1 : 0));
      return unseen.fix(setup, shown, place, thing);
    }, dealt),
  });
}

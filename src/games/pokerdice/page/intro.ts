/**
 * The introduction to Pokerdice: a round of one's own, a bet on another's dice, and a round in
 * which somebody's bet is spoilt.
 */

import type { Event, Seat } from '../../../game.ts';
import type { Deed, Intro } from '../../../web/kit/contracts/intro.ts';
import type { Objective } from '../rules/objectives.ts';
import type { Pokerdice } from '../rules/rules.ts';
import type { Words } from '../words/en/intro.ts';

const OTHER: Seat = 1;

const roll = (...faces: readonly number[]): Deed<Pokerdice> => ({
  move: { type: 'roll' },
  answer: { faces },
});
const lay = (card: Objective): Deed<Pokerdice> => ({ move: { type: 'commit', cards: [card] } });
const rethrow = (dice: readonly number[], ...faces: readonly number[]): Deed<Pokerdice> => ({
  move: { type: 'reroll', dice },
  answer: { faces },
});
const stop: Deed<Pokerdice> = { move: { type: 'stop' } };
const other = (deed: Deed<Pokerdice>): Event<Pokerdice> => ({ seat: OTHER, ...deed });

export const intro: Intro<Pokerdice, Words> = {
  seats: 2,
  options: { decks: 1, rounds: 'equal' }, // ten rounds between two, as the words say
  setup: { first: 0 },
  before: [],
  lessons: [
    { says: 'throw', asks: [roll(2, 5, 3, 5, 2)], follows: [other(lay('small-straight'))] },
    // Whichever is laid, the last throw makes it: more includes less.
    { says: 'lay', asks: [lay('full'), lay('two-pairs'), lay('three')], offers: ['commit'] },
    { says: 'rethrow', asks: [rethrow([2], 4)], offers: ['reroll', 'stop'] },
    { says: 'again', asks: [rethrow([2], 5)], offers: ['reroll', 'stop'] },
    { says: 'captured', asks: [], follows: [other(roll(6, 4, 2, 6, 1))] },
    {
      says: 'bet',
      asks: [lay('no-odd'), lay('pair')],
      offers: ['commit'],
      follows: [other(lay('three')), other(rethrow([1, 2, 4], 6, 4, 2)), other(stop)],
    },
    { says: 'once', asks: [] },
    { says: 'mine', asks: [roll(1, 3, 4, 4, 2)], follows: [other(lay('pair'))] },
    { says: 'straight', asks: [lay('small-straight')], offers: ['commit'] },
    { says: 'spoil', asks: [rethrow([2], 6), rethrow([3], 6)], offers: ['reroll', 'stop'] },
    { says: 'stop', asks: [stop] },
  ],
};

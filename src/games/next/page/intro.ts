/**
 * The introduction to NEXT!: a card, a lock, a failed turn that feeds the next, an inheritance,
 * black dice, a theft, the end.
 */

import type { Event, Seat } from '../../../game.ts';
import type { Deed, Intro } from '../../../web/kit/contracts/intro.ts';
import { COLOURS, type Colour } from '../rules/cards.ts';
import { GOBELET_1 } from '../rules/deck.ts';
import type { Next } from '../rules/rules.ts';
import { PILE_SIZE } from '../rules/state.ts';
import type { Words } from '../words/en/intro.ts';

/** The cards on top of the piles, from the top down; below them lies the rest of the deck. */
function piles(...tops: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const rest = GOBELET_1.map(({ id }) => id).filter((id) => !tops.flat().includes(id));
  return tops.map((top) => [...top, ...rest.splice(0, PILE_SIZE - top.length)]);
}

/** The six dice by the first letters of their colours, the last two black; a dash is kept. */
function roll(dice: string): Deed<Next> {
  const thrown = [...dice].flatMap((letter, die) => (letter === '-' ? [] : [{ die, letter }]));
  return {
    move: { type: 'roll', dice: thrown.map(({ die }) => die) },
    answer: {
      faces: thrown.map(
        ({ letter }) => COLOURS.find((colour) => colour.startsWith(letter)) as Colour,
      ),
    },
  };
}

const take = (pile: number): Deed<Next> => ({ move: { type: 'take', pile } });
const turnDie = (die: number, face: Colour): Deed<Next> => ({
  move: { type: 'turn-die', die, face },
});
const steal = (from: Seat, drew: string): Deed<Next> => ({
  move: { type: 'steal', from },
  answer: { drew },
});
const deeds = (seat: Seat, ...done: readonly Deed<Next>[]): readonly Event<Next>[] =>
  done.map((deed) => ({ seat, ...deed }));

export const intro: Intro<Next, Words> = {
  seats: 3,
  options: { deck: 'gobelet-1' },
  setup: {
    first: 0,
    piles: piles(
      ['three-2', '3blue', 'four-1', 'three-1', 'four-two-1'],
      ['full-1', '3orange', 'threes-1', 'six-1'],
      ['pairs-1', 'four-2', 'five-1', '2red-2green'],
    ),
  },
  before: [
    ...deeds(0, roll('rrrbgy'), take(0)),
    ...deeds(1, roll('gggbby'), take(1)),
    ...deeds(2, roll('yybbrr'), take(2)),
    ...deeds(0, roll('bbbogy'), take(0)),
    ...deeds(1, roll('ooorgb'), take(1)),
    ...deeds(2, roll('pppprg'), take(2)),
  ],
  lessons: [
    { says: 'throw', asks: [roll('rrgboy')] },
    { says: 'keep', asks: [roll('--rgrb')], offers: ['roll'] },
    {
      says: 'take',
      asks: [take(0)],
      follows: [...deeds(1, roll('yyyyyg'), take(2)), ...deeds(2, roll('bobobo'), take(1))],
    },
    { says: 'greedy', asks: [roll('gggybo')] },
    { says: 'lock', asks: [roll('---pby')], offers: ['roll', 'take'] },
    {
      says: 'locked',
      asks: [roll('---rop')],
      offers: ['roll'],
      follows: [...deeds(1, take(0)), ...deeds(2, roll('rgbypo'), roll('-rbyop'), roll('--gyop'))],
    },
    { says: 'inherit', asks: [roll('---ybb'), roll('--gybb')], offers: ['roll'] },
    {
      says: 'turn',
      asks: [turnDie(3, 'green'), turnDie(4, 'green'), turnDie(5, 'green')],
      offers: ['roll', 'turn-die'],
    },
    { says: 'win', asks: [take(2)] },
    { says: 'steal', asks: [steal(1, 'five-1'), steal(2, 'threes-1')] },
    { says: 'finish', asks: [{ move: { type: 'finish' } }], offers: ['continue'] },
  ],
};

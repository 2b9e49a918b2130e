/**
 * Events of NEXT!, written short. Six dice are six letters, positions 0 to 5: r g b y o p for the
 * colours, and in a throw a dot for a die that is kept.
 */

import { COLOURS, type Colour } from '../../../src/games/next/rules/cards.ts';
import { GOBELET_1 } from '../../../src/games/next/rules/deck.ts';
import { type Next, next } from '../../../src/games/next/rules/rules.ts';
import { type Line, Situation } from '../situation.ts';

export function colours(letters: string): readonly Colour[] {
  return [...letters].map((letter) => {
    const colour = COLOURS.find((name) => name.startsWith(letter));
    if (colour === undefined) throw new Error(`no colour begins with ${letter}`);
    return colour;
  });
}

export function roll(seat: number, dice: string): Line {
  const thrown = [...dice].flatMap((letter, die) => (letter === '.' ? [] : [die]));
  return { seat, type: 'roll', dice: thrown, faces: colours(dice.replaceAll('.', '')) };
}

export const turnDie = (seat: number, die: number, face: Colour): Line => ({
  seat,
  type: 'turn-die',
  die,
  face,
});
export const take = (seat: number, pile: number): Line => ({ seat, type: 'take', pile });
export const endTurn = (seat: number): Line => ({ seat, type: 'end-turn' });
export const steal = (seat: number, from: number, drew: string): Line => ({
  seat,
  type: 'steal',
  from,
  drew,
});
export const swap = (seat: number, from: number, drew: string): Line => ({
  seat,
  type: 'swap',
  from,
  drew,
});
export const give = (seat: number, card: string): Line => ({ seat, type: 'give', card });
export const finish = (seat: number): Line => ({ seat, type: 'finish' });
export const goOn = (seat: number): Line => ({ seat, type: 'continue' });

/** Six red dice make every card of any colours, and the three red. */
export const wins = (seat: number, pile: number): readonly Line[] => [
  roll(seat, 'rrrrrr'),
  take(seat, pile),
];
/** Three throws of six different colours make nothing at all. */
export const fails = (seat: number): readonly Line[] => [
  roll(seat, 'rgbyop'),
  roll(seat, 'rgbyop'),
  roll(seat, 'rgbyop'),
];

/**
 * Piles with these cards on top; below them the rest of the deck, the hardest first, which six red
 * dice do not make.
 */
export function piles(...tops: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const dealt = [0, 1, 2].map((pile) => [...(tops[pile] ?? [])]);
  const rest = GOBELET_1.map(({ id }) => id).filter((id) => !tops.flat().includes(id));
  while (rest.length > 0)
    for (const pile of dealt) if (pile.length < 15) pile.push(...rest.splice(-1));
  return dealt;
}

/** A game with these cards on top of the piles; seat 0 begins. */
export function open(seats: number, ...tops: readonly (readonly string[])[]): Situation<Next> {
  return Situation.open(next, seats, { first: 0, piles: piles(...tops) });
}

/** The types of moves on offer, each once. */
export function kindsOf(situation: Situation<Next>, seat: number): readonly string[] {
  return [...new Set(situation.moves(seat).map(({ type }) => type))];
}

/**
 * Whole rounds from seat 0 on, in which these seats win a card of the first pile and the others
 * fail; whoever is asked goes on.
 */
export function rounds(
  table: Situation<Next>,
  count: number,
  winners: readonly number[] = [0],
): Situation<Next> {
  const { seats } = table.view('public');
  let after = table;
  for (let turn = 0; turn < count * seats.length; turn++) {
    const seat = turn % seats.length;
    after = after.after(...(winners.includes(seat) ? wins(seat, 0) : fails(seat)));
    if (kindsOf(after, seat).includes('continue')) after = after.after(goOn(seat));
  }
  return after;
}

/**
 * Six dice as two multisets. Which white die shows a colour never matters, nor which black one, so
 * 46,656 throws are 126 × 21 lies of four white and two black dice; with dice still to be thrown
 * left out there are 210 × 28. All of them have a number:
 *
 *   place = white × 28 + black      white  0–125 four dice, 126–181 three, 182–202 two, 203–208 one, 209 none
 *                                   black  0–20 two dice, 21–26 one, 27 none
 */

import { remembered } from '../../../bots/memory.ts';
import { COLOURS, countColours, makes, shapeOf } from '../rules/cards.ts';

const SIDES = COLOURS.length;
export const WHITES = 210;
export const FULL_WHITES = 126;
export const BLACKS = 28;
export const FULL_BLACKS = 21;
/**
 * Places of six lying dice are below this one; those whose black part is not full are never used.
 */
export const FULL_PLACES = FULL_WHITES * BLACKS;
export const PLACES = WHITES * BLACKS;
/** No die lies: all six are thrown. */
export const NO_DICE = PLACES - 1;

/** Every multiset of a number of dice as counts of four bits a colour: see countColours. */
function multisetsOf(size: number, from = 0): number[] {
  if (size === 0) return [0];
  const all: number[] = [];
  for (let colour = from; colour < SIDES; colour++) {
    for (const rest of multisetsOf(size - 1, colour)) all.push(rest + (1 << (4 * colour)));
  }
  return all;
}

const whites = [4, 3, 2, 1, 0].flatMap((size) => multisetsOf(size));
const blacks = [2, 1, 0].flatMap((size) => multisetsOf(size));
const whiteAt = new Map(whites.map((counts, index) => [counts, index]));
const blackAt = new Map(blacks.map((counts, index) => [counts, index]));

/** The multiset with one more die of a colour, at index × 6 + colour; −1 if it is full. */
function adding(sets: readonly number[], at: ReadonlyMap<number, number>): Int16Array {
  return Int16Array.from({ length: sets.length * SIDES }, (_, index) => {
    const more = (sets[Math.floor(index / SIDES)] as number) + (1 << (4 * (index % SIDES)));
    return at.get(more) ?? -1;
  });
}

export const ADD_WHITE = adding(whites, whiteAt);
export const ADD_BLACK = adding(blacks, blackAt);

/**
 * The multisets with one die less, each once; as many as four at index × 4, −1 if there are no
 * more.
 */
function dropping(sets: readonly number[], at: ReadonlyMap<number, number>): Int16Array {
  const less = new Int16Array(sets.length * 4).fill(-1);
  sets.forEach((counts, index) => {
    let next = index * 4;
    for (let colour = 0; colour < SIDES; colour++) {
      if ((counts >> (4 * colour)) & 15)
        less[next++] = at.get(counts - (1 << (4 * colour))) as number;
    }
  });
  return less;
}

export const DROP_WHITE = dropping(whites, whiteAt);
export const DROP_BLACK = dropping(blacks, blackAt);

/** The place of two black dice of one colour. */
export const TWIN_BLACK = Int16Array.from(
  { length: SIDES },
  (_, colour) => blackAt.get(2 << (4 * colour)) as number,
);

/** The place of the dice that lie: colours by position, those of the bits left out. */
export function placeOf(dice: readonly number[], thrown = 0): number {
  const lying = (from: number, to: number) =>
    countColours(dice.slice(from, to).filter((_, die) => !((thrown >> (from + die)) & 1)));
  return (whiteAt.get(lying(0, 4)) as number) * BLACKS + (blackAt.get(lying(4, 6)) as number);
}

/** How many dice show each colour, and in which shape, for all places of six dice. */
const counts = new Int32Array(FULL_PLACES);
const shapes = new Int32Array(FULL_PLACES);
for (let white = 0; white < FULL_WHITES; white++) {
  for (let black = 0; black < FULL_BLACKS; black++) {
    const place = white * BLACKS + black;
    counts[place] = (whites[white] as number) + (blacks[black] as number);
    shapes[place] = shapeOf(counts[place] as number);
  }
}

/**
 * Which places of six dice meet a need: a deck has no more than 45, and a few decks are in play at
 * a time.
 */
const MET = remembered<number, Uint8Array>(256);

function meeting(need: number): Uint8Array {
  return MET(need, () => {
    const met = new Uint8Array(FULL_PLACES);
    for (let place = 0; place < FULL_PLACES; place++) {
      if (
        place % BLACKS < FULL_BLACKS &&
        makes(counts[place] as number, shapes[place] as number, need)
      )
        met[place] = 1;
    }
    return met;
  });
}

/**
 * The piles whose card the dice make, as bits, for every place of six dice. A pile that is empty
 * needs −1.
 */
export function madeBy(needs: readonly number[]): Uint8Array {
  const made = new Uint8Array(FULL_PLACES);
  needs.forEach((need, pile) => {
    if (need < 0) return;
    const met = meeting(need);
    for (let place = 0; place < FULL_PLACES; place++)
      made[place] = (made[place] as number) | ((met[place] as number) << pile);
  });
  return made;
}

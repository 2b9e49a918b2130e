/**
 * Throwing dice, in expectation. Numbers stand at places (dice.ts): first those of six lying dice,
 * then those of fewer, with the rest to be thrown. Throwing two dice is throwing one and then the
 * other, so the number of dice to be thrown is worked off one at a time: the mean over the colours
 * of one more die. As in the solvers of Yahtzee (Verhoeff 1999, Woodward 2003).
 */

import {
  ADD_BLACK,
  ADD_WHITE,
  BLACKS,
  DROP_BLACK,
  DROP_WHITE,
  FULL_BLACKS,
  FULL_WHITES,
  PLACES,
  TWIN_BLACK,
  WHITES,
} from './dice.ts';

const SIDES = 6;
const NO_BLACK = BLACKS - 1;
/** The first place of two white dice. */
const TWO_WHITES = 182;

/** With the power: by white × 6 + the colour of the black dice. */
export const TWINS = FULL_WHITES * SIDES;

/**
 * Fills in the places of fewer than six dice. Where both black dice are thrown and agree, the
 * number is that of the power to turn a die (N50); where one of them was kept there is no power,
 * even if they agree.
 */
export function expect(numbers: Float64Array, withPower: Float64Array): void {
  for (let white = 0; white < FULL_WHITES; white++) {
    const row = white * BLACKS;
    let both = 0;
    for (let colour = 0; colour < SIDES; colour++) {
      let sum = 0;
      const one = (FULL_BLACKS + colour) * SIDES;
      for (let other = 0; other < SIDES; other++)
        sum += numbers[row + (ADD_BLACK[one + other] as number)] as number;
      numbers[row + FULL_BLACKS + colour] = sum / SIDES;
      both +=
        sum -
        (numbers[row + (TWIN_BLACK[colour] as number)] as number) +
        (withPower[white * SIDES + colour] as number);
    }
    numbers[row + NO_BLACK] = both / (SIDES * SIDES);
  }
  for (let white = FULL_WHITES; white < WHITES; white++) {
    const row = white * BLACKS;
    const more = white * SIDES;
    const a = (ADD_WHITE[more] as number) * BLACKS;
    const b = (ADD_WHITE[more + 1] as number) * BLACKS;
    const c = (ADD_WHITE[more + 2] as number) * BLACKS;
    const d = (ADD_WHITE[more + 3] as number) * BLACKS;
    const e = (ADD_WHITE[more + 4] as number) * BLACKS;
    const f = (ADD_WHITE[more + 5] as number) * BLACKS;
    for (let black = 0; black < BLACKS; black++) {
      numbers[row + black] =
        ((numbers[a + black] as number) +
          (numbers[b + black] as number) +
          (numbers[c + black] as number) +
          (numbers[d + black] as number) +
          (numbers[e + black] as number) +
          (numbers[f + black] as number)) /
        SIDES;
    }
  }
}

/**
 * The most that keeping some of the dice, and throwing at least one, can bring: for every place of
 * six dice. The places of fewer dice are changed into the most of themselves and what may be kept
 * of them. Where `kept` is given, it gets for every place the place of the dice that are best kept.
 */
export function bestToKeep(numbers: Float64Array, kept?: Int16Array): void {
  for (let white = WHITES - 1; white >= 0; white--) {
    const row = white * BLACKS;
    if (kept !== undefined)
      for (let place = row; place < row + BLACKS; place++) kept[place] = place;
    // Six dice kept are no throw.
    if (white < FULL_WHITES) numbers.fill(Number.NEGATIVE_INFINITY, row, row + FULL_BLACKS);
    for (let at = white * 4; at < white * 4 + 4; at++) {
      const less = DROP_WHITE[at] as number;
      if (less < 0) break;
      raise(numbers, kept, row, less * BLACKS);
    }
    for (let black = NO_BLACK - 1; black >= 0; black--) {
      for (let at = black * 4; at < black * 4 + 2; at++) {
        const less = DROP_BLACK[at] as number;
        if (less < 0) break;
        if ((numbers[row + less] as number) > (numbers[row + black] as number)) {
          numbers[row + black] = numbers[row + less] as number;
          if (kept !== undefined) kept[row + black] = kept[row + less] as number;
        }
      }
    }
  }
}

/** A row of places becomes at least as good as another. */
function raise(
  numbers: Float64Array,
  kept: Int16Array | undefined,
  row: number,
  other: number,
): void {
  for (let black = 0; black < BLACKS; black++) {
    const number = numbers[other + black] as number;
    if (number > (numbers[row + black] as number)) {
      numbers[row + black] = number;
      if (kept !== undefined) kept[row + black] = kept[other + black] as number;
    }
  }
}

/** Of three white dice beside two black ones that agree: the place with the best fourth. */
const bestFourth = new Int16Array(WHITES * SIDES);

/**
 * The most that turning one die, or none, can bring where the black dice agree (N51, N52). Where
 * `turned` is given, it gets the place of the dice after that.
 */
export function bestToTurn(
  numbers: Float64Array,
  withPower: Float64Array,
  turned?: Int16Array,
): void {
  for (let white = FULL_WHITES; white < TWO_WHITES; white++) {
    for (let colour = 0; colour < SIDES; colour++) {
      const twin = TWIN_BLACK[colour] as number;
      let best = (ADD_WHITE[white * SIDES] as number) * BLACKS + twin;
      for (let other = 1; other < SIDES; other++) {
        const place = (ADD_WHITE[white * SIDES + other] as number) * BLACKS + twin;
        if ((numbers[place] as number) > (numbers[best] as number)) best = place;
      }
      bestFourth[white * SIDES + colour] = best;
    }
  }
  for (let white = 0; white < FULL_WHITES; white++) {
    for (let colour = 0; colour < SIDES; colour++) {
      let best = white * BLACKS + (TWIN_BLACK[colour] as number);
      for (let at = white * 4; at < white * 4 + 4; at++) {
        const less = DROP_WHITE[at] as number;
        if (less < 0) break;
        const place = bestFourth[less * SIDES + colour] as number;
        if ((numbers[place] as number) > (numbers[best] as number)) best = place;
      }
      const one = (FULL_BLACKS + colour) * SIDES;
      for (let other = 0; other < SIDES; other++) {
        const place = white * BLACKS + (ADD_BLACK[one + other] as number);
        if ((numbers[place] as number) > (numbers[best] as number)) best = place;
      }
      withPower[white * SIDES + colour] = numbers[best] as number;
      if (turned !== undefined) turned[white * SIDES + colour] = best;
    }
  }
}

/**
 * Every place of six dice that turning one of them, or none, can lead to. The first is the place
 * itself.
 */
export function turnsOf(place: number): readonly number[] {
  const [white, black] = [Math.floor(place / BLACKS), place % BLACKS];
  const places = new Set([place]);
  for (const less of DROP_WHITE.subarray(white * 4, white * 4 + 4)) {
    if (less < 0) continue;
    for (const more of ADD_WHITE.subarray(less * SIDES, less * SIDES + SIDES))
      places.add(more * BLACKS + black);
  }
  for (const less of DROP_BLACK.subarray(black * 4, black * 4 + 4)) {
    if (less < 0) continue;
    for (const more of ADD_BLACK.subarray(less * SIDES, less * SIDES + SIDES))
      places.add(white * BLACKS + more);
  }
  return [...places];
}

export function newNumbers(): Float64Array {
  return new Float64Array(PLACES);
}

/**
 * Black dice that agree as worth no more than what they show: for those who do not reckon with the
 * power.
 */
export function plainTwins(numbers: Float64Array): Float64Array {
  return Float64Array.from(
    { length: TWINS },
    (_, twin) =>
      numbers[Math.floor(twin / SIDES) * BLACKS + (TWIN_BLACK[twin % SIDES] as number)] as number,
  );
}

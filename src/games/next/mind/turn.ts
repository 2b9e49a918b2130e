/**
 * One turn solved exactly: what six lying dice are worth, and what it is worth to throw some of
 * them, for whoever plays on as well as can be. What they play for is given as stakes: a worth for
 * each card and for leaving each lie of dice behind. They may be points or chances to win.
 */

import { BLACKS, FULL_BLACKS, FULL_PLACES, FULL_WHITES, NO_DICE, PLACES } from './dice.ts';
import { bestToKeep, bestToTurn, expect, newNumbers, TWINS } from './throwing.ts';

export interface Stakes {
  /** The piles whose card six dice make, as bits: see madeBy. */
  readonly made: Uint8Array;
  /** What taking the card of each pile is worth. */
  readonly cards: readonly number[];
  /** What it is worth to end the turn without a card: the same for all dice, or by their place. */
  readonly fail: number | Float64Array;
}

export interface Turn {
  readonly stakes: Stakes;
  /**
   * Worth of keeping the dice of a place and throwing the rest, by the number of throws left
   * afterwards.
   */
  throwing(throwsLeft: number, locked: number): Float64Array;
  /** Worth of dice that lie, no die to be turned. */
  lying(place: number, throwsLeft: number, locked: number): number;
  /** Worth of beginning with six dice in the hand. */
  fresh(): number;
  /** Worth of the dice a failed turn has left: take, throw some, or throw all afresh. */
  inherited(place: number): number;
}

/** The best of some piles, by their bits. */
function bestCards(cards: readonly number[]): Float64Array {
  return Float64Array.from({ length: 8 }, (_, bits) =>
    cards.reduce(
      (most, worth, pile) => ((bits >> pile) & 1 ? Math.max(most, worth) : most),
      Number.NEGATIVE_INFINITY,
    ),
  );
}

/** Which sets of piles any dice make. */
export function kindsOf(made: Uint8Array): readonly number[] {
  let kinds = 0;
  for (let place = 0; place < made.length; place++) kinds |= 1 << (made[place] as number);
  return [0, 1, 2, 3, 4, 5, 6, 7].filter((piles) => (kinds >> piles) & 1);
}

/**
 * Whether nothing that may still come is worth more than a card that lies made, by the piles made
 * and locked: then nobody throws on, and what would follow need not be solved.
 */
export function settling({
  made,
  cards,
  fail,
}: Stakes): (piles: number, locked: number) => boolean {
  const best = bestCards(cards);
  const visible = kindsOf(made).reduce((all, piles) => all | piles, 0);
  const failing = typeof fail === 'number' ? fail : mostOf(fail);
  return (piles, locked) =>
    (best[piles & ~locked] as number) >= Math.max(best[visible & ~locked] as number, failing);
}

/**
 * Used again by every solver: nothing is read from them that the same solver has not just written.
 */
const withPower = new Float64Array(TWINS);
const scratch = newNumbers();

export function solveTurn(stakes: Stakes): Turn {
  const { made, fail } = stakes;
  const best = bestCards(stakes.cards);
  const bits = kindsOf(made);
  const isSettled = settling(stakes);
  /** By throws left after the throw, and locks: the best throw for every place of six dice. */
  const kept = new Map<number, Float64Array>();

  /** Solves the throws that may follow, by what lies made. */
  function onFrom(throwsLeft: number, locked: number): readonly (Float64Array | undefined)[] {
    const on: (Float64Array | undefined)[] = [];
    for (const piles of bits)
      on[piles] = isSettled(piles, locked) ? undefined : keeping(throwsLeft - 1, locked | piles);
    return on;
  }

  /**
   * Where dice lie with throws left, at least one is thrown unless a card is taken; after the last
   * throw a card must be taken.
   */
  function lie(throwsLeft: number, locked: number, into: Float64Array): void {
    if (throwsLeft === 0) {
      for (let place = 0; place < FULL_PLACES; place++) {
        const open = (made[place] as number) & ~locked;
        into[place] =
          open !== 0
            ? (best[open] as number)
            : typeof fail === 'number'
              ? fail
              : (fail[place] as number);
      }
      return;
    }
    const on = onFrom(throwsLeft, locked);
    for (let white = 0; white < FULL_WHITES; white++) {
      for (let place = white * BLACKS; place < white * BLACKS + FULL_BLACKS; place++) {
        const piles = made[place] as number;
        const thrown = on[piles]?.[place] ?? Number.NEGATIVE_INFINITY;
        const taken = best[piles & ~locked] as number;
        into[place] = thrown > taken ? thrown : taken;
      }
    }
  }

  function throwInto(throwsLeft: number, locked: number, into: Float64Array): void {
    lie(throwsLeft, locked, into);
    bestToTurn(into, withPower);
    expect(into, withPower);
  }

  function keeping(throwsLeft: number, locked: number): Float64Array {
    const key = throwsLeft * 8 + locked;
    let found = kept.get(key);
    if (found === undefined) {
      // Later throws first: they use the same scratch.
      if (throwsLeft > 0) onFrom(throwsLeft, locked);
      throwInto(throwsLeft, locked, scratch);
      bestToKeep(scratch);
      found = scratch.slice(0, FULL_PLACES);
      kept.set(key, found);
    }
    return found;
  }

  const turn: Turn = {
    stakes,
    throwing(throwsLeft, locked) {
      const worths = new Float64Array(PLACES);
      throwInto(throwsLeft, locked, worths);
      return worths;
    },
    lying(place, throwsLeft, locked) {
      const piles = made[place] as number;
      const open = piles & ~locked;
      if (throwsLeft > 0)
        return Math.max(
          best[open] as number,
          keeping(throwsLeft - 1, locked | piles)[place] as number,
        );
      return open !== 0
        ? (best[open] as number)
        : typeof fail === 'number'
          ? fail
          : (fail[place] as number);
    },
    fresh: () => fresh.worth(),
    inherited(place) {
      const piles = made[place] as number;
      const taken = best[piles] as number;
      if (isSettled(piles, 0)) return taken;
      return Math.max(taken, keeping(1, piles)[place] as number, fresh.worth());
    },
  };

  const fresh = once(() => {
    onFrom(2, 0);
    throwInto(2, 0, scratch);
    return scratch[NO_DICE] as number;
  });

  return turn;
}

function mostOf(numbers: Float64Array): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < numbers.length; index++)
    if ((numbers[index] as number) > most) most = numbers[index] as number;
  return most;
}

function once(compute: () => number): { worth(): number } {
  let known: number | undefined;
  return {
    worth() {
      known ??= compute();
      return known;
    },
  };
}

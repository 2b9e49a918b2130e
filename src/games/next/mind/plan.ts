/**
 * The plan behind a solved turn: what the best player does with every lie of dice, and so how
 * likely they are to end the turn with each card, or without one and with which dice. The worths
 * are those of turn.ts; here the choices are kept, and the chances are carried along them. Of
 * equally good choices the first is taken: a card before a throw, many dice kept before few.
 */

import { bestOf as firstBest } from '../../../bots/choice.ts';
import { BLACKS, FULL_BLACKS, FULL_PLACES, FULL_WHITES, PLACES } from './dice.ts';
import { bestToKeep, bestToTurn, expect, newNumbers, TWINS, turnsOf } from './throwing.ts';
import { kindsOf, type Stakes, settling } from './turn.ts';

export interface Prospect {
  /** What it is worth, by the stakes. */
  readonly worth: number;
  /** The chance to end the turn with the card of each pile. */
  readonly cards: readonly number[];
  /** Expected load of the dice left behind by a failed turn: see solvePlan. */
  readonly load: number;
}

export interface Plan {
  /** Dice that lie, no die to be turned. */
  lying(place: number, throwsLeft: number, locked: number): Prospect;
  /** The dice of a place kept and the rest thrown, by the number of throws left afterwards. */
  throwing(place: number, throwsLeft: number, locked: number): Prospect;
  /**
   * What to do with lying dice: the place of those to keep, −1 to −3 for taking from a pile, −4
   * where the turn has failed.
   */
  choice(place: number, throwsLeft: number, locked: number): number;
  /** Where the black dice agree: the place after turning the best die, or none. */
  turning(place: number, throwsLeft: number, locked: number): number;
  /** Worth of the card of a pile. */
  card(pile: number): number;
}

/** One more throw has fallen, with `left` to come and these locks. */
interface Stage {
  /** By place: worth of keeping and throwing the rest. */
  readonly worths: Float64Array;
  /** The same for the chance of each card, and for the load. */
  readonly cards: readonly Float64Array[];
  readonly load: Float64Array;
  /** For six dice: the most that throwing some of them brings, and which to keep. */
  readonly most: Float64Array;
  readonly kept: Int16Array;
}

const NOTHING: readonly number[] = [0, 0, 0];
const UNITS: readonly (readonly number[])[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/**
 * Choices are the place kept, or for a card its pile as −1 to −3, or −4 for the end of a failed
 * turn.
 */
const FAILED = -4;

/** Used again: see turn.ts. */
const withPower = new Float64Array(TWINS);

/**
 * `load` is any number that hangs on the dice a failed turn leaves behind; it is expected, not
 * played for.
 */
export function solvePlan(stakes: Stakes, load: Float64Array): Plan {
  const { made, cards, fail } = stakes;
  const isSettled = settling(stakes);
  const bits = kindsOf(made);
  const stages = new Map<number, Stage>();

  function bestOpen(open: number): number {
    let best = -1;
    for (let pile = 0; pile < cards.length; pile++) {
      if ((open >> pile) & 1 && (best < 0 || (cards[pile] as number) > (cards[best] as number)))
        best = pile;
    }
    return best;
  }
  const bestOf = Array.from({ length: 8 }, (_, open) => bestOpen(open));

  function worthOf(choice: number, place: number): number {
    if (choice !== FAILED) return cards[-1 - choice] as number;
    return typeof fail === 'number' ? fail : (fail[place] as number);
  }

  /**
   * What to do with six lying dice; `on` is the stage after the next throw, none if there is no
   * other or nobody would throw.
   */
  function choose(place: number, locked: number, on: Stage | undefined): number {
    const pile = bestOf[(made[place] as number) & ~locked] as number;
    if (on === undefined) return pile < 0 ? FAILED : -1 - pile;
    return pile >= 0 && (cards[pile] as number) >= (on.most[place] as number)
      ? -1 - pile
      : (on.kept[place] as number);
  }

  /**
   * Carries a number along the choices: what it is for each card and each failed turn, and at later
   * stages after a throw.
   */
  function carry(
    choices: Int16Array,
    turned: Int16Array,
    leaf: (choice: number, place: number) => number,
    after: readonly (Float64Array | undefined)[],
  ): Float64Array {
    const numbers = newNumbers();
    for (let white = 0; white < FULL_WHITES; white++) {
      for (let place = white * BLACKS; place < white * BLACKS + FULL_BLACKS; place++) {
        const choice = choices[place] as number;
        const on = after[made[place] as number];
        numbers[place] =
          choice < 0 || on === undefined ? leaf(choice, place) : (on[choice] as number);
      }
    }
    for (let twin = 0; twin < TWINS; twin++)
      withPower[twin] = numbers[turned[twin] as number] as number;
    expect(numbers, withPower);
    return numbers;
  }

  function compute(throwsLeft: number, locked: number): Stage {
    const after: (Stage | undefined)[] = new Array<undefined>(8).fill(undefined);
    for (const piles of bits)
      if (throwsLeft > 0 && !isSettled(piles, locked))
        after[piles] = stage(throwsLeft - 1, locked | piles);
    const choices = new Int16Array(FULL_PLACES);
    const lying = newNumbers();
    for (let white = 0; white < FULL_WHITES; white++) {
      for (let place = white * BLACKS; place < white * BLACKS + FULL_BLACKS; place++) {
        const on = after[made[place] as number];
        const choice = choose(place, locked, on);
        choices[place] = choice;
        lying[place] =
          choice >= 0 && on !== undefined ? (on.most[place] as number) : worthOf(choice, place);
      }
    }
    const turned = new Int16Array(TWINS);
    bestToTurn(lying, withPower, turned);
    expect(lying, withPower);
    const most = lying.slice();
    const kept = new Int16Array(PLACES);
    bestToKeep(most, kept);
    const cardChances = [0, 1, 2].map((pile) =>
      carry(
        choices,
        turned,
        (choice) => (choice === -1 - pile ? 1 : 0),
        after.map((on) => on?.cards[pile]),
      ),
    );
    const loads = carry(
      choices,
      turned,
      (choice, place) => (choice === FAILED ? (load[place] as number) : 0),
      after.map((on) => on?.load),
    );
    return {
      worths: lying,
      cards: cardChances,
      load: loads,
      most: most.subarray(0, FULL_PLACES),
      kept,
    };
  }

  function stage(throwsLeft: number, locked: number): Stage {
    const key = throwsLeft * 8 + locked;
    const found = stages.get(key) ?? compute(throwsLeft, locked);
    stages.set(key, found);
    return found;
  }

  const plan: Plan = {
    choice(place, throwsLeft, locked) {
      const piles = made[place] as number;
      const isLast = throwsLeft === 0 || isSettled(piles, locked);
      return choose(place, locked, isLast ? undefined : stage(throwsLeft - 1, locked | piles));
    },
    turning(place, throwsLeft, locked) {
      return firstBest(turnsOf(place), (at) => plan.lying(at, throwsLeft, locked).worth);
    },
    lying(place, throwsLeft, locked) {
      const piles = made[place] as number;
      const choice = plan.choice(place, throwsLeft, locked);
      if (choice === FAILED)
        return { worth: worthOf(choice, place), cards: NOTHING, load: load[place] as number };
      if (choice < 0)
        return {
          worth: cards[-1 - choice] as number,
          cards: UNITS[-1 - choice] as readonly number[],
          load: 0,
        };
      return plan.throwing(choice, throwsLeft - 1, locked | piles);
    },
    card: (pile) => cards[pile] as number,
    throwing(place, throwsLeft, locked) {
      const { worths, cards: chances, load: loads } = stage(throwsLeft, locked);
      return {
        worth: worths[place] as number,
        cards: chances.map((numbers) => numbers[place] as number),
        load: loads[place] as number,
      };
    },
  };
  return plan;
}

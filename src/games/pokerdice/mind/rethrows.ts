/**
 * The best re-throws for whatever the final dice are worth, exactly. One more die is one of six
 * faces, so what a keep is worth is the mean of the keeps with a die added; the best that can be
 * kept of some dice is the best of them all or of what is left when one is taken away. Both are a
 * few thousand additions for all 252 throws at once.
 */

import { DICE, REROLLS } from '../rules/state.ts';
import {
  FACES,
  KEEPS,
  KIND_OF,
  KINDS,
  keepOf,
  THROWS,
  throwRest,
  WITH,
  WITHOUT,
} from './throws.ts';

/** What to do with one re-throw to come, for every throw. */
export interface Choice {
  /** By keep: what it is worth to keep this and throw the rest; by throw: to stop. */
  readonly worth: Float64Array;
  /** By throw: what the best choice is worth. */
  readonly best: Float64Array;
  /** By throw: the best keep; the throw itself means to stop. */
  readonly keep: Int16Array;
}

const SIZE = KEEPS.length;
/**
 * What rounding may add up to; of choices that are equally good the one that throws fewer dice is
 * taken.
 */
const EQUAL = 1e-11;

/**
 * The best choice for every throw, given what each throw is worth if one stops and what it is worth
 * after the re-throw.
 */
function choose(stop: Float64Array, after: Float64Array): Choice {
  const worth = new Float64Array(SIZE);
  const best = new Float64Array(SIZE);
  const keep = new Int16Array(SIZE);
  worth.set(after.subarray(0, THROWS));
  for (let kept = THROWS, at = THROWS * FACES; kept < SIZE; kept++, at += FACES) {
    worth[kept] =
      ((worth[WITH[at] as number] as number) +
        (worth[WITH[at + 1] as number] as number) +
        (worth[WITH[at + 2] as number] as number) +
        (worth[WITH[at + 3] as number] as number) +
        (worth[WITH[at + 4] as number] as number) +
        (worth[WITH[at + 5] as number] as number)) /
      FACES;
  }
  worth.set(stop.subarray(0, THROWS));
  for (let kept = SIZE - 1; kept >= 0; kept--) {
    let most = worth[kept] as number;
    let from = -1;
    for (let at = kept * FACES, end = at + FACES; at < end; at++) {
      const fewer = WITHOUT[at] as number;
      if (fewer < 0) break;
      const found = best[fewer] as number;
      if (found > most + EQUAL) {
        most = found;
        from = fewer;
      }
    }
    best[kept] = most;
    keep[kept] = from < 0 ? kept : (keep[from] as number);
  }
  return { worth, best, keep };
}

/** What each throw is worth when it is final, from what its kind is worth. */
function byThrow(worthOfKind: Float64Array): Float64Array {
  const worth = new Float64Array(THROWS);
  for (let thrown = 0; thrown < THROWS; thrown++)
    worth[thrown] = worthOfKind[KIND_OF[thrown] as number] as number;
  return worth;
}

/**
 * The best choices by the number of re-throws to come, the next one first; with none there is
 * nothing to choose.
 */
export function bestChoices(worthOfKind: Float64Array, rethrows: number): readonly Choice[] {
  const stop = byThrow(worthOfKind);
  const choices: Choice[] = [];
  for (let left = 0; left < rethrows; left++)
    choices.unshift(choose(stop, choices[0]?.best ?? stop));
  return choices;
}

/** The choice that is to be made now. */
export function nextOf(choices: readonly Choice[]): Choice {
  const [choice] = choices;
  if (choice === undefined) throw new Error('no re-throw to come');
  return choice;
}

/** The chance of each final throw when this is kept now and the later choices are followed. */
export function finals(keep: number, later: readonly Int16Array[]): Float64Array {
  const mass = new Float64Array(SIZE);
  mass[keep] = 1;
  // A throw that is kept whole is final: a later choice is asked only after a re-throw.
  if (keep >= THROWS) {
    throwRest(mass);
    for (const choice of later) follow(mass, choice);
  }
  return mass.subarray(0, THROWS);
}

/** The chance of each kind of final throw. */
export function outcome(keep: number, later: readonly Int16Array[]): Float64Array {
  const kinds = new Float64Array(KINDS);
  const chances = finals(keep, later);
  for (let thrown = 0; thrown < THROWS; thrown++)
    addTo(kinds, KIND_OF[thrown] as number, chances[thrown] as number);
  return kinds;
}

/** The same when every choice of dice, stopping too, is equally likely each time. */
export function outcomeAtRandom(thrown: number): Float64Array {
  const kinds = new Float64Array(KINDS);
  let lying = new Float64Array(THROWS);
  lying[thrown] = 1;
  for (let rethrow = 0; rethrow < REROLLS; rethrow++) {
    const mass = new Float64Array(SIZE);
    for (let lies = 0; lies < THROWS; lies++) {
      const share = (lying[lies] as number) / SUBSETS;
      if (share === 0) continue;
      addTo(kinds, KIND_OF[lies] as number, share);
      for (const keep of PARTS[lies] as readonly number[]) addTo(mass, keep, share);
    }
    throwRest(mass);
    lying = mass.slice(0, THROWS);
  }
  for (let lies = 0; lies < THROWS; lies++)
    addTo(kinds, KIND_OF[lies] as number, lying[lies] as number);
  return kinds;
}

const SUBSETS = 1 << DICE;
/** By throw: what each of the 31 re-throws keeps. */
const PARTS: readonly (readonly number[])[] = KEEPS.slice(0, THROWS).map((faces) =>
  Array.from({ length: SUBSETS - 1 }, (_, kept) =>
    keepOf(faces.filter((_, die) => (kept >> die) & 1)),
  ),
);

function addTo(list: Float64Array, at: number, amount: number): void {
  list[at] = (list[at] as number) + amount;
}

function follow(mass: Float64Array, choice: Int16Array): void {
  const lying = mass.slice(0, THROWS);
  mass.fill(0, 0, THROWS);
  for (let thrown = 0; thrown < THROWS; thrown++) {
    const keep = choice[thrown] as number;
    mass[keep] = (mass[keep] as number) + (lying[thrown] as number);
  }
  throwRest(mass);
}

/** What the kinds of final throws are worth on the whole, weighed by their chances. */
export function weigh(kinds: Float64Array, worth: Float64Array): number {
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind++) sum += (kinds[kind] as number) * (worth[kind] as number);
  return sum;
}

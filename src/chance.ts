/**
 * Chance in numbers: how many answers there are, each of them with its exact weight, and one drawn
 * from a source.
 */

import type { Chance, GameTypes, HostChoices, Lot, Rules } from './game.ts';
import type { Random } from './random.ts';
import { Refusal, whole } from './shape.ts';

export type { HostChoices };

/** How many answers there are, all equally likely. */
export function ways({ draws, sides }: Chance): number {
  return sides ** draws;
}

/** How many answers a lot has: n, or n! orders. */
export function lotWays({ kind, of }: Lot): bigint {
  if (kind === 'one') return BigInt(of);
  let orders = 1n;
  for (let factor = 2n; factor <= BigInt(of); factor++) orders *= factor;
  return orders;
}

export interface Outcome {
  readonly values: readonly number[];
  /** Out of ways(chance). */
  readonly weight: number;
}

/** Every answer, in order, each with the weight 1. */
export function* outcomes({ draws, sides }: Chance): Generator<Outcome> {
  const values = new Array<number>(draws).fill(0);
  for (;;) {
    yield { values: [...values], weight: 1 };
    let at = draws - 1;
    while (at >= 0 && values[at] === sides - 1) values[at--] = 0;
    if (at < 0) return;
    values[at] = (values[at] as number) + 1;
  }
}

/**
 * Every answer as a multiset, in ascending order, with the number of answers it stands for: for
 * dice whose places do not matter.
 */
export function* multisets({ draws, sides }: Chance): Generator<Outcome> {
  const values = new Array<number>(draws).fill(0);
  for (;;) {
    yield { values: [...values], weight: arrangements(values) };
    let at = draws - 1;
    while (at >= 0 && values[at] === sides - 1) at--;
    if (at < 0) return;
    values.fill((values[at] as number) + 1, at);
  }
}

/** In how many orders a sorted list can lie: n! divided by the factorial of each run. */
function arrangements(sorted: readonly number[]): number {
  let orders = 1;
  let run = 0;
  for (let index = 0; index < sorted.length; index++) {
    run = index > 0 && sorted[index] === sorted[index - 1] ? run + 1 : 1;
    orders = (orders * (index + 1)) / run;
  }
  return orders;
}

/**
 * One answer, all equally likely, written into a list of the right length: the caller's, or a new
 * one.
 */
export function draw(
  { draws, sides }: Chance,
  random: Random,
  into: number[] = new Array<number>(draws),
): readonly number[] {
  for (let index = 0; index < draws; index++) into[index] = random.below(sides);
  return into;
}

export function drawLot({ kind, of }: Lot, random: Random): readonly number[] {
  if (kind === 'one') return [random.below(of)];
  const order = Array.from({ length: of }, (_, index) => index);
  for (let last = of - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const moved = order[last] as number;
    order[last] = order[other] as number;
    order[other] = moved;
  }
  return order;
}

/**
 * A setup by lot, but for what the host has named. That is drawn all the same and put aside, so
 * that naming it shifts no other chance. Throws a Refusal for what this game does not let be named.
 */
export function deal<K extends GameTypes>(
  rules: Rules<K>,
  seats: number,
  options: K['options'],
  random: Random,
  named: HostChoices = {},
): K['setup'] {
  const lots = rules.lots(seats, options);
  for (const key of Object.keys(named)) {
    if (!lots.some(({ choice }) => choice === key))
      throw new Refusal(`is not for the host of ${rules.id} to name`, key);
  }
  const choices = lots.map((lot) => namedLot(lot, named));
  const drawn = lots.map((lot) => drawLot(lot, random));
  return rules.deal(
    seats,
    options,
    drawn.map((lot, index) => choices[index] ?? lot),
  );
}

function namedLot({ choice, of }: Lot, named: HostChoices): readonly number[] | undefined {
  if (choice === undefined || named[choice] === undefined) return undefined;
  try {
    return [whole(0, of - 1)(named[choice])];
  } catch (error) {
    throw error instanceof Refusal ? error.within(choice) : error;
  }
}

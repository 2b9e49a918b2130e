/**
 * Looks for the sequence of legal behaviour that costs the server most: most tries are random, some are children of the
 * dearest so far. The dearest are measured again in the end, and the least of their costs counts, for a sequence that was
 * disturbed once by a collection of garbage is not dear.
 */

import { Seeded } from '../../src/random.ts';
import { type Action, describe, mutated, randomSequence } from './actions.ts';
import { type Cost, play } from './play.ts';
import { World } from './world.ts';

export interface Found extends Cost {
  readonly text: string;
}

/** Sequences that are kept as parents, and measured again. */
const KEPT = 150;
/** Sequences after which the world is planted anew: tables grow and end by what is done to them. */
const SEASON = 500;
const AGAIN = 4;
/** One try in so many is a child: they are dear, and would take all the time. */
const CHILDREN = 10;
/** Sequences that are measured again at one world. */
const FEW = 10;
/** Sequences before any is measured: code that has not run often is slow. */
const WARM_UP = 400;

export interface Told {
  readonly tried: number;
  readonly perSecond: number;
  readonly worst: Found | undefined;
}

export async function search(seed: string, sequences: number, told: (so: Told) => void): Promise<readonly Found[]> {
  const random = new Seeded(seed);
  const world = await World.begin();
  const { names } = world;
  const best: { sequence: readonly Action[]; cost: Cost }[] = [];
  const parent = (): readonly Action[] => best[random.below(best.length)]?.sequence ?? randomSequence(random, names.length);
  const begun = performance.now();
  for (let tried = 1; tried <= WARM_UP + sequences; tried++) {
    if (tried % SEASON === 0) await world.plant();
    const isChild = best.length > 0 && random.below(CHILDREN) === 0;
    const sequence = isChild ? mutated(parent(), parent(), random, names.length) : randomSequence(random, names.length);
    const cost = await play(world, sequence);
    if (world.errors.length > 0) throw new Error(`${describe(sequence, names)}: ${world.errors.join('\n')}`);
    if (tried <= WARM_UP) continue;
    keep(best, { sequence, cost });
    if (tried % 1000 === 0)
      told({ tried: tried - WARM_UP, perSecond: (tried * 1000) / (performance.now() - begun), worst: foundOf(best[0], names) });
  }
  const least = new Map<readonly Action[], Cost>();
  for (let time = 0; time < AGAIN; time++) {
    for (const [index, { sequence }] of best.entries()) {
      if (index % FEW === 0) await world.plant();
      const cost = await play(world, sequence);
      if (cost.processor < (least.get(sequence)?.processor ?? Number.POSITIVE_INFINITY)) least.set(sequence, cost);
    }
  }
  await world.end();
  return [...least]
    .map(([sequence, cost]) => ({ ...cost, text: describe(sequence.slice(0, cost.done + 1), names) }))
    .toSorted((one, other) => other.processor - one.processor);
}

function foundOf(one: { sequence: readonly Action[]; cost: Cost } | undefined, names: readonly string[]): Found | undefined {
  return one === undefined ? undefined : { ...one.cost, text: describe(one.sequence, names) };
}

/** In order, the dearest first. */
function keep(best: { sequence: readonly Action[]; cost: Cost }[], one: { sequence: readonly Action[]; cost: Cost }): void {
  const last = best.at(-1);
  if (best.length >= KEPT && last !== undefined && one.cost.processor <= last.cost.processor) return;
  const at = best.findIndex(({ cost }) => cost.processor < one.cost.processor);
  best.splice(at < 0 ? best.length : at, 0, one);
  if (best.length > KEPT) best.pop();
}

/**
 * Looks for the sequence of legal behaviour that costs the server most: most tries are random, some
 * are children of the dearest so far. One that seems to be among them is done again at once before
 * it is kept, and all that were kept are measured once more in the end. The least count is taken
 * each time, for a sequence that was disturbed once by a collection of garbage is not dear.
 */

import { Seeded } from '../../src/random.ts';
import { type Action, describe, mutated, randomSequence } from './actions.ts';
import { type Cost, play } from './play.ts';
import { World } from './world.ts';

export interface Found extends Cost {
  readonly text: string;
}

export interface Kept {
  readonly sequence: readonly Action[];
  readonly cost: Cost;
}

/** How far a search has come: enough for another to go on. The dearest come first. */
export interface Reached {
  readonly tried: number;
  readonly kept: readonly Kept[];
}

export interface Told extends Reached {
  readonly perSecond: number;
}

export interface Searching {
  readonly seed: string;
  /** Sequences in all, those of an earlier search included. */
  readonly sequences: number;
  readonly before: Reached;
  told(so: Told): void;
  isStopped(): boolean;
}

/** Sequences that are kept as parents, and measured again. */
const KEPT = 150;
/** Sequences after which the world is planted anew: tables grow and end by what is done to them. */
const SEASON = 500;
/**
 * Sequences after which there is another server with another database, which would grow without
 * end.
 */
const AGE = 10_000;
/** Times that a sequence is done again before it is kept, and in the end. */
const AT_ONCE = 2;
const IN_THE_END = 5;
/** One try in this many is a child: they are dear, and would take all the time. */
const CHILDREN = 10;
/** Sequences that are measured again at one world. */
const FEW = 10;
/** Sequences before any is measured: code that has not run often is slow. */
const WARM_UP = 2000;
/** Sequences between two reports. */
const REPORT = 1000;

export async function search({
  seed,
  sequences,
  before,
  told,
  isStopped,
}: Searching): Promise<Reached> {
  const random = new Seeded(before.tried === 0 ? seed : `${seed}/${before.tried}`);
  let world = await World.begin();
  const { names } = world;
  const best = [...before.kept];
  const known = new Set(best.map(({ sequence }) => describe(sequence, names)));
  const parent = (): readonly Action[] =>
    best[random.below(best.length)]?.sequence ?? randomSequence(random, names.length);
  const newWorld = async (number: number): Promise<void> => {
    if (number % AGE === 0) {
      await world.end();
      world = await World.begin();
    } else if (number % SEASON === 0) await world.plant();
  };
  const done = async (sequence: readonly Action[], isCold = false): Promise<Cost> => {
    if (isCold) await world.renew(new Set(sequence.map(({ table }) => table)));
    const cost = await play(world, sequence);
    if (world.errors.length > 0)
      throw new Error(`${describe(sequence, names)}: ${world.errors.join('\n')}`);
    return cost;
  };
  for (let number = 1; number <= WARM_UP; number++) {
    await newWorld(number);
    await done(randomSequence(random, names.length));
  }
  const begun = performance.now();
  let { tried } = before;
  const reached = (): Told => ({
    tried,
    kept: best,
    perSecond: ((tried - before.tried) * 1000) / (performance.now() - begun),
  });
  while (tried < sequences && !isStopped()) {
    tried++;
    await newWorld(tried);
    const isChild = best.length > 0 && random.below(CHILDREN) === 0;
    const sequence = isChild
      ? mutated(parent(), parent(), random, names.length)
      : randomSequence(random, names.length);
    const bar = best.length < KEPT ? 0 : (best.at(-1)?.cost.processor ?? 0);
    const first = await done(sequence);
    const text = describe(sequence, names);
    if (first.processor > bar && !known.has(text)) {
      const cost = await again(first, bar, (isCold) => done(sequence, isCold));
      if (cost.processor > bar) {
        known.add(text);
        const lost = keep(best, { sequence, cost });
        if (lost !== undefined) known.delete(describe(lost.sequence, names));
      }
    }
    if (tried % REPORT === 0) told(reached());
  }
  await world.end();
  return reached();
}

/**
 * What a sequence costs that seemed dear: once more in the world as it is and, if it is cheap
 * there, at tables that are as they were planted and not in memory. In either the least counts; it
 * is given up as soon as it is not above the bar.
 */
async function again(
  first: Cost,
  bar: number,
  once: (isCold: boolean) => Promise<Cost>,
): Promise<Cost> {
  let asItIs = first;
  for (let time = 0; time < AT_ONCE && asItIs.processor > bar; time++)
    asItIs = cheaper(asItIs, await once(false));
  if (asItIs.processor > bar) return asItIs;
  let cold = await once(true);
  for (let time = 1; time < AT_ONCE && cold.processor > bar; time++)
    cold = cheaper(cold, await once(true));
  return cold;
}

function cheaper(one: Cost, other: Cost): Cost {
  return other.processor < one.processor ? other : one;
}

/** In order, the dearest first. Returns what was there and is not any more. */
function keep(best: Kept[], one: Kept): Kept | undefined {
  const at = best.findIndex(({ cost }) => cost.processor < one.cost.processor);
  best.splice(at < 0 ? best.length : at, 0, one);
  return best.length > KEPT ? best.pop() : undefined;
}

/** Each measured in worlds that are new, and when nothing else is told to anybody. */
export async function measure(kept: readonly Kept[]): Promise<readonly Found[]> {
  const world = await World.begin();
  const { names } = world;
  const least = new Map<readonly Action[], Cost>();
  for (let time = 0; time < IN_THE_END; time++) {
    for (const [index, { sequence }] of kept.entries()) {
      if (index % FEW === 0) {
        await world.plant();
        await world.rest();
      }
      const cost = await play(world, sequence);
      least.set(sequence, cheaper(least.get(sequence) ?? cost, cost));
    }
  }
  await world.end();
  return [...least]
    .map(([sequence, cost]) => ({
      ...cost,
      text: describe(sequence.slice(0, cost.done + 1), names),
    }))
    .toSorted((one, other) => other.processor - one.processor);
}

/**
 * Worlds in which everything goes wrong (README.md). Each has its own seed; thousands of them are
 * `npm run simulate:world`.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { seedFor } from '../support/chance.ts';
import { Crew } from './crew.ts';
import { type Plan, planOf } from './plan.ts';
import { kindOf, shrink, smaller } from './shrink.ts';
import type { Verdict } from './world.ts';

const WORLDS = 20;
const CASES = new URL('cases/', import.meta.url);

const crew = new Crew();
afterAll(() => crew.close());

/** A failure prints the smaller world, as it goes into cases/. */
async function expectFine(plan: Plan): Promise<Verdict> {
  const { verdict, small } = await crew.run(plan, true);
  const smallest = small && `${JSON.stringify(small.plan)}\n${small.verdict.faults[0]}`;
  expect(verdict.faults, smallest).toEqual([]);
  return verdict;
}

describe('in a world in which everything goes wrong', () => {
  it.each(Array.from({ length: WORLDS }, (_, number) => number))(
    'nothing is lost, doubled, leaked or late: %i',
    async (number) => {
      const { deeds, entries } = await expectFine(planOf(seedFor(`world/${number}`)));
      expect(Math.min(deeds, entries)).toBeGreaterThan(0);
    },
  );

  it.each(readdirSync(CASES))('what was found once is not so any more: %s', async (file) => {
    const { plan } = JSON.parse(readFileSync(new URL(file, CASES), 'utf8')) as { plan: Plan };
    await expectFine(plan);
  });
});

describe('one seed is one history', () => {
  const plans = ['one', 'two', 'three'].map((name) => planOf(seedFor(name)));

  it('in another process and another order, too', async () => {
    const other = new Crew();
    const hashes = new Map<string, string>();
    for (const plan of plans) hashes.set(plan.seed, (await crew.run(plan)).verdict.hash);
    for (const plan of plans.toReversed())
      expect((await other.run(plan)).verdict.hash).toBe(hashes.get(plan.seed));
    other.close();
    expect(new Set(hashes.values()).size).toBe(plans.length);
  });
});

describe('a world that fails', () => {
  const failing = planOf('a world that fails');
  const asIf = (plan: Plan, faults: readonly string[]): Verdict => ({
    ...{ seed: plan.seed, hash: '', time: 0, events: 0, entries: 0, deeds: 0 },
    faults,
  });

  it('becomes as small as it can be and still fail in the same way', async () => {
    const [first] = failing.troubles;
    const run = async (plan: Plan): Promise<Verdict> => {
      if (plan.troubles.some((one) => one === first)) return asIf(plan, ['at 3: taken: seat 1']);
      return asIf(plan, plan.troubles.length > 0 ? ['at 5: early: step 2'] : []);
    };
    const { plan, verdict } = await shrink(failing, run);
    expect(kindOf(verdict)).toBe('taken');
    expect(plan.troubles).toEqual([first]);
    expect(plan).toMatchObject({ processes: 1, tables: [{}], people: [{}] });
  });

  it('names nobody who is not there', () => {
    for (const { people, processes, tables, troubles } of smaller(failing)) {
      for (const { people: sitting, watchers } of tables)
        for (const person of [...sitting, ...watchers]) expect(person).toBeLessThan(people.length);
      for (const trouble of troubles) {
        if ('person' in trouble) expect(trouble.person).toBeLessThan(people.length);
        if ('process' in trouble) expect(trouble.process).toBeLessThan(processes);
      }
    }
  });
});

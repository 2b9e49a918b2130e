/**
 * Makes a failing world smaller: without a trouble, a table, a person or a process it is tried
 * again, and stays so if the same kind of fault is still there.
 */

import type { Plan, Trouble } from './plan.ts';
import type { Verdict } from './world.ts';

/** How often a world is tried, at most. */
const TRIES = 150;

export async function shrink(
  failing: Plan,
  run: (plan: Plan) => Promise<Verdict>,
): Promise<{ readonly plan: Plan; readonly verdict: Verdict }> {
  let plan = failing;
  let verdict = await run(plan);
  const kind = kindOf(verdict);
  let tries = TRIES;
  for (let isSmaller = true; isSmaller && tries > 0; ) {
    isSmaller = false;
    for (const candidate of smaller(plan)) {
      if (tries-- <= 0) break;
      const tried = await run(candidate);
      if (kindOf(tried) !== kind) continue;
      plan = candidate;
      verdict = tried;
      isSmaller = true;
      break;
    }
  }
  return { plan, verdict };
}

/** "at 1234: taken: seat 1 …" is a fault of the kind "taken". */
export function kindOf({ faults: [first] }: Pick<Verdict, 'faults'>): string | undefined {
  return first === undefined ? undefined : (/^at \d+: ([\w' ]+)/.exec(first)?.[1] ?? first);
}

/** What is much smaller first. */
export function* smaller(plan: Plan): Generator<Plan> {
  const { troubles, tables, people, processes } = plan;
  const half = troubles.length >> 1;
  if (half > 0) {
    yield { ...plan, troubles: troubles.slice(0, half) };
    yield { ...plan, troubles: troubles.slice(half) };
  }
  for (const at of tables.keys())
    if (tables.length > 1) yield { ...plan, tables: tables.toSpliced(at, 1) };
  for (const at of troubles.keys()) yield { ...plan, troubles: troubles.toSpliced(at, 1) };
  for (const person of people.keys()) if (people.length > 1) yield* without(plan, person);
  if (processes > 1) yield withProcesses(plan, processes - 1);
  if (plan.notifies) yield { ...plan, notifies: false };
  for (const [at, person] of people.entries())
    if (person.keepsDice)
      yield { ...plan, people: people.with(at, { ...person, keepsDice: false }) };
}

/** The others move up; a table of nobody is none. */
function* without(plan: Plan, person: number): Generator<Plan> {
  const moved = (one: number): number => (one > person ? one - 1 : one);
  const others = (all: readonly number[]): readonly number[] =>
    all.filter((one) => one !== person).map(moved);
  const tables = plan.tables
    .map((table) => ({ ...table, people: others(table.people), watchers: others(table.watchers) }))
    .filter((table) => table.people.length > 0);
  const troubles = plan.troubles
    .filter((trouble) => !('person' in trouble) || trouble.person !== person)
    .map(
      (trouble): Trouble =>
        'person' in trouble ? { ...trouble, person: moved(trouble.person) } : trouble,
    );
  if (tables.length > 0)
    yield { ...plan, people: plan.people.toSpliced(person, 1), tables, troubles };
}

function withProcesses(plan: Plan, processes: number): Plan {
  const troubles = plan.troubles.filter(
    (trouble) => !('process' in trouble) || trouble.process < processes,
  );
  return { ...plan, processes, skews: plan.skews.slice(0, processes), troubles };
}

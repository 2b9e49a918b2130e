/**
 * npm run simulate:world: thousands of worlds, one for each seed, on all cores.
 *
 *   SEEDS=10000 npm run simulate:world    so many worlds; 1000 unless given
 *   SEED=name                             other worlds: seeds are name/0, name/1, …
 *   STATE=FILE                            writes down how far it has come, and goes on from there
 *   WORKERS=2                             processes; as many as there are cores unless given
 *   ONLY=name/123                         one world, told line by line; PLAN=FILE the one in a file
 *
 * Ctrl-C ends it after the worlds that run. A world that fails is made smaller and printed as it
 * goes into test/simulated/cases/.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Crew } from './crew.ts';
import { type Plan, planOf } from './plan.ts';
import { runWorld, type Verdict } from './world.ts';

const { env } = process;

interface State {
  readonly name: string;
  /** All seeds before this one are done. */
  next: number;
  /** Those after it that are. */
  readonly done: number[];
  readonly failed: { readonly seed: string; readonly fault: string }[];
  /** Virtual and real milliseconds, and acknowledged deeds. */
  virtual: number;
  real: number;
  deeds: number;
}

async function tellOne(plan: Plan): Promise<void> {
  const verdict = await runWorld(plan, (line) => process.stdout.write(`${line.slice(0, 300)}\n`));
  process.stdout.write(`${JSON.stringify(plan)}\n${verdict.faults.join('\n')}\n${verdict.hash}\n`);
  process.exitCode = verdict.faults.length === 0 ? 0 : 1;
}

async function runMany(): Promise<void> {
  const seeds = Number(env['SEEDS'] ?? 1000);
  const file = env['STATE'];
  const state = read(file, env['SEED'] ?? 'world');
  const begin = Date.now();
  const before = state.real;
  let isEnding = false;
  process.once('SIGINT', () => {
    isEnding = true;
    process.stderr.write('\nending after the worlds that run\n');
  });
  const done = new Set(state.done);
  let number = state.next;
  const take = (): number | undefined => {
    while (done.has(number)) number++;
    return isEnding || number >= seeds ? undefined : number++;
  };
  const tell = (): void => {
    state.real = before + Date.now() - begin;
    const count = state.next + state.done.length;
    const left = ((seeds - count) * (Date.now() - begin)) / Math.max(1, count - from);
    process.stderr.write(
      `${count} of ${seeds} worlds, ${state.failed.length} failed, ` +
        `${Math.round(state.virtual / state.real)} × real time, ${state.deeds} deeds, ` +
        `${Math.round(left / 60_000)} min left\n`,
    );
    if (file !== undefined) writeFileSync(file, JSON.stringify(state));
  };
  const from = state.next + state.done.length;
  const note = (seed: number, { time, deeds }: Pick<Verdict, 'time' | 'deeds'>): void => {
    done.add(seed);
    while (done.delete(state.next)) state.next++;
    state.done.splice(0, Number.POSITIVE_INFINITY, ...done);
    state.virtual += time;
    state.deeds += deeds;
  };
  const timer = setInterval(tell, 10_000);
  const work = async (): Promise<void> => {
    const crew = new Crew();
    for (let seed = take(); seed !== undefined; seed = take())
      note(seed, await look(crew, `${state.name}/${seed}`, state));
    crew.close();
  };
  const workers = Number(env['WORKERS'] ?? availableParallelism());
  await Promise.all(Array.from({ length: workers }, work));
  clearInterval(timer);
  tell();
  for (const { seed, fault } of state.failed) process.stdout.write(`${seed}: ${fault}\n`);
  process.exitCode = state.failed.length > 0 ? 1 : 0;
}

/** Runs a world; one that fails is printed, and remembered. */
async function look(
  crew: Crew,
  seed: string,
  state: State,
): Promise<Pick<Verdict, 'time' | 'deeds'>> {
  try {
    const { verdict, small } = await crew.run(planOf(seed), true);
    const [fault] = verdict.faults;
    if (fault !== undefined) {
      state.failed.push({ seed, fault });
      process.stdout.write(
        `${seed}: ${fault}\nsmaller: ${JSON.stringify(small?.plan)}\n${small?.verdict.faults[0]}\n`,
      );
    }
    return verdict;
  } catch (error) {
    state.failed.push({ seed, fault: String(error) });
    return { time: 0, deeds: 0 };
  }
}

function read(file: string | undefined, name: string): State {
  if (file !== undefined && existsSync(file)) {
    const state = JSON.parse(readFileSync(file, 'utf8')) as State;
    if (state.name === name) return state;
  }
  return { name, next: 0, done: [], failed: [], virtual: 0, real: 0, deeds: 0 };
}

const { ONLY, PLAN } = env;
if (ONLY !== undefined) await tellOne(planOf(ONLY));
else if (PLAN !== undefined) await tellOne(JSON.parse(readFileSync(PLAN, 'utf8')) as Plan);
else await runMany();

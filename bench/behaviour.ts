/**
 * npm run bench:behaviour: what is the most that legal clients can make the server work? Random
 * sequences of everything a client may do, two persons at one address, against tables that are
 * long, talkative or full of onlookers; the score is the processor time of the server's thread. The
 * dearest hundred are printed with what they were charged.
 *
 *   SEQUENCES=1000000 PROCESSES=2 SEED=behaviour TOP=100
 *   STATE=FILE   what was found so far is kept there, and a run that finds it goes on from there
 *
 * Ctrl-C, or SIGTERM to this process (npm does not pass it on), ends the search: what was found is
 * measured and printed; a second one ends that, too.
 *
 * Everything is the real server, handed streams instead of sockets, on a clock of ours. The
 * processor time of playing the client is in the figures; `nothing but pings` is how much that is.
 */

import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { play } from './behaviour/play.ts';
import { type Found, measure, type Reached, search, type Told } from './behaviour/search.ts';
import { readState, writeState } from './behaviour/state.ts';
import { World } from './behaviour/world.ts';

const SEQUENCES = Number(process.env['SEQUENCES'] ?? 10_000);
const PROCESSES = Number(process.env['PROCESSES'] ?? 2);
const SEED = process.env['SEED'] ?? 'behaviour';
const TOP = Number(process.env['TOP'] ?? 100);
const STATE = process.env['STATE'];
/**
 * Sequences between two lines of progress if nobody watches them, and between two states that are
 * kept.
 */
const LINE = 10_000;
const SHARE = Math.ceil(SEQUENCES / PROCESSES);

interface FromChild {
  readonly told?: Told;
  readonly reached?: Reached;
  readonly found?: readonly Found[];
}

if (process.send !== undefined)
  await follow(Number(process.argv[2]), (message) => process.send?.(message));
else await lead();

async function follow(number: number, tell: (message: FromChild) => void): Promise<void> {
  let isStopped = false;
  // Whoever leads says when.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit(1));
  const before = await new Promise<Reached>((resolve) => {
    process.on('message', (message: Reached | 'stop') => {
      if (message === 'stop') isStopped = true;
      else resolve(message);
    });
  });
  const reached = await search({
    seed: `${SEED}/${number}`,
    sequences: SHARE,
    before,
    told: (told) => tell({ told }),
    isStopped: () => isStopped,
  });
  tell({ reached });
  const found = await measure(reached.kept);
  process.send?.({ found }, () => process.exit()); // bots would go on waiting for their turn
}

async function lead(): Promise<void> {
  const reached = [...readState(STATE, SEED, PROCESSES)];
  const told = new Map<number, Told>();
  const all: Found[] = [];
  const progress = makeProgress();
  const save = (): void => {
    if (STATE !== undefined) writeState(STATE, { seed: SEED, processes: reached });
  };
  const children = reached.map((before, number) => {
    const child = fork(fileURLToPath(import.meta.url), [`${number}`]);
    child.send(before);
    child.on('message', (message: FromChild) => {
      const so = message.reached ?? message.told;
      if (so !== undefined) reached[number] = { tried: so.tried, kept: so.kept };
      if (message.told !== undefined) told.set(number, message.told);
      if (message.found !== undefined) all.push(...message.found);
      if (so !== undefined && progress([...told.values()], message.reached !== undefined)) save();
    });
    return child;
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      process.stderr.write('\nmeasuring what was found\n');
      for (const child of children) child.send('stop');
      process.once(signal, () => process.exit(1));
    });
  await Promise.all(
    children.map(
      (child, number) =>
        new Promise<void>((resolve, reject) => {
          child.once('exit', (code) =>
            code === 0 ? resolve() : reject(new Error(`process ${number} ended with ${code}`)),
          );
        }),
    ),
  );
  process.stderr.write('\n');
  const tried = reached.reduce((sum, one) => sum + one.tried, 0);
  console.log(await report(all, tried));
}

/** Returns whether it is time to keep what was reached. */
function makeProgress(): (all: readonly Told[], isLast: boolean) => boolean {
  let lines = 0;
  return (all, isLast) => {
    const tried = all.reduce((sum, one) => sum + one.tried, 0);
    const speed = all.reduce((sum, one) => sum + one.perSecond, 0);
    const worst = Math.max(0, ...all.map(({ kept }) => kept[0]?.cost.processor ?? 0));
    const dearest = `dearest so far ${(worst / 1000).toFixed(1)} ms`;
    const text = `${tried} of ${SEQUENCES}, ${Math.round(speed)} a second, ${dearest}`;
    const isDue = isLast || Math.floor(tried / LINE) > lines;
    lines = Math.floor(tried / LINE);
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
    else if (isDue) process.stderr.write(`${new Date().toISOString()} ${text}\n`);
    return isDue;
  };
}

async function report(all: readonly Found[], tried: number): Promise<string> {
  const different = [...new Map(all.map((found) => [found.text, found])).values()];
  const worst = different.toSorted((one, other) => other.processor - one.processor).slice(0, TOP);
  const ms = (microseconds: number): string => (microseconds / 1000).toFixed(2);
  const row = ({ text, processor, charged, bytes }: Found): string => {
    const ratio = (charged / processor).toFixed(1);
    return `| ${ms(processor)} | ${ms(charged)} | ${ratio} | ${Math.round(bytes / 1000)} | ${text} |`;
  };
  return [
    `${tried} sequences, seed ${SEED}`,
    '',
    '| processor, ms | charged, ms | ratio | kB told | sequence |',
    '|---:|---:|---:|---:|---|',
    row({ ...(await pings()), text: 'nothing but pings ×30' }),
    ...worst.map(row),
  ].join('\n');
}

/** What playing the client costs, and the least a message can. */
async function pings(): Promise<Awaited<ReturnType<typeof play>>> {
  const world = await World.begin();
  const sequence = Array.from(
    { length: 30 },
    () => ({ type: 'ping', who: 0, table: 0, pick: 0 }) as const,
  );
  for (let time = 0; time < 300; time++) await play(world, sequence);
  const costs = [];
  for (let time = 0; time < 20; time++) costs.push(await play(world, sequence));
  await world.end();
  return costs.toSorted(
    (one, other) => one.processor - other.processor,
  )[0] as (typeof costs)[number];
}

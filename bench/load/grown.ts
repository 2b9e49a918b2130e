/**
 * npm run bench:grown: what a durable move costs if many processes share the work, on PostgreSQL
 * and NATS: processor time of all parts together, at 1, 2, 4 and 8 processes, with the two people
 * of each table at different ones.
 *
 *   npm run bench:grown -- 1 8               only with so many processes
 *   TABLES=25 THINK=250 WARM_UP=10 SECONDS=20 ROUNDS=3
 *   ALL=100 npm run bench:grown              the same tables in all, however many processes
 *
 * Each process has as many tables, for that is why one has more of them; each table makes a move
 * every THINK milliseconds. Times are the system's own count for each process, so other work on the
 * machine disturbs them less than it does a clock; processes take turns in rounds, and a figure is
 * the median. Bytes are counted in a shorter run beside it, for what counts them sits in between. A
 * conflict is an append that came second: it is decided again.
 *
 * Then as fast as it goes, with one process and with two, against the appends that PostgreSQL takes
 * of one process that does nothing else, in the same minute.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { appendsAlone } from './grown/alone.ts';
import { type Computed, Grown } from './grown/parts.ts';
import type { Measure } from './meter.ts';
import { here } from './start.ts';

const setting = (name: string, usual: number): number => Number(process.env[name] ?? usual);
const TABLES = setting('TABLES', 25);
const ALL = setting('ALL', 0);
const THINK = setting('THINK', 250);
const WARM_UP = setting('WARM_UP', 10);
const SECONDS = setting('SECONDS', 20);
const ROUNDS = setting('ROUNDS', 3);
/** Tables at which everybody moves at once. */
const BUSY = 200;
const wanted = process.argv.slice(2).map(Number);
const COUNTS = wanted.length > 0 ? wanted : [1, 2, 4, 8];

interface Run extends Measure {
  readonly computed: Computed;
  readonly conflicts: number;
  readonly bytes: readonly [postgres: number, nats: number];
}

async function measure(
  count: number,
  tables: number,
  think: number,
  isCounted: boolean,
): Promise<Run> {
  const grown = await Grown.start(count, isCounted);
  const args = [here('grown/people.ts'), tables, think, ...grown.ports].map(String);
  const people = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const gone = once(people, 'exit');
  const say = async (what: string): Promise<unknown> => {
    const answer = once(people, 'message');
    people.send(what);
    return (await answer)[0];
  };
  try {
    const playing = await Promise.race([once(people, 'message'), gone]);
    if (playing[0] !== 'playing') throw new Error('the people gave up');
    await wait(WARM_UP * 1000);
    const [conflicts, bytes] = [await grown.counted('conflicts_total'), grown.bytes];
    await say('begin');
    const before = grown.computed;
    await wait((isCounted ? SECONDS / 2 : SECONDS) * 1000);
    const after = grown.computed;
    const told = (await say('end')) as Measure;
    return {
      ...told,
      computed: {
        servers: after.servers - before.servers,
        postgres: after.postgres - before.postgres,
        nats: after.nats - before.nats,
      },
      conflicts: (await grown.counted('conflicts_total')) - conflicts,
      bytes: [grown.bytes[0] - bytes[0], grown.bytes[1] - bytes[1]],
    };
  } finally {
    people.kill('SIGKILL');
    await gone;
    await grown.stop();
  }
}

/** Microseconds a move. */
const perMove = (seconds: number, { moves }: Measure): number => (seconds * 1e6) / moves;
const allOf = ({ servers, postgres, nats }: Computed): number => servers + postgres + nats;
const median = (figures: readonly number[]): number =>
  [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;

async function paced(): Promise<void> {
  const runs = new Map<number, Run[]>(COUNTS.map((count) => [count, []]));
  const counted = new Map<number, Run>();
  for (let round = 1; round <= ROUNDS; round++)
    for (const count of COUNTS) {
      process.stderr.write(`\r\x1b[Kround ${round} of ${ROUNDS}: ${count} processes`);
      const tables = ALL > 0 ? ALL : TABLES * count;
      runs.get(count)?.push(await measure(count, tables, THINK, false));
      if (!counted.has(count)) counted.set(count, await measure(count, tables, THINK, true));
    }
  process.stderr.write('\r\x1b[K');
  const costs = COUNTS.map((count) =>
    median((runs.get(count) ?? []).map((run) => perMove(allOf(run.computed), run))),
  );
  console.log(
    [
      '| processes | moves a second | µs a move, all parts | × | servers | PostgreSQL | NATS | p50 | p99 | conflicts per 1,000 | bytes a move, PostgreSQL | NATS |',
      '|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|',
      ...COUNTS.map((count, index) => {
        const all = runs.get(count) ?? [];
        const bytes = counted.get(count) as Run;
        const figure = (of: (run: Run) => number): number => median(all.map(of));
        const cells = [
          count,
          Math.round(figure(({ movesPerSecond }) => movesPerSecond)),
          Math.round(costs[index] as number),
          ((costs[index] as number) / (costs[0] as number)).toFixed(2),
          ...(['servers', 'postgres', 'nats'] as const).map((part) =>
            Math.round(figure((run) => perMove(run.computed[part], run))),
          ),
          `${figure(({ p50 }) => p50).toFixed(1)} ms`,
          `${figure(({ p99 }) => p99).toFixed(1)} ms`,
          figure((run) => (run.conflicts * 1000) / run.moves).toFixed(2),
          ...bytes.bytes.map((one) => Math.round(one / bytes.moves)),
        ];
        return `| ${cells.join(' | ')} |`;
      }),
    ].join('\n'),
  );
}

async function fullSpeed(): Promise<void> {
  const alone = await appendsAlone(BUSY, SECONDS / 2);
  const lines = [
    `PostgreSQL takes ${Math.round(alone)} grouped appends a second of one process that does nothing else.`,
  ];
  for (const count of [1, 2]) {
    const run = await measure(count, BUSY, 0, false);
    const share = Math.round((run.movesPerSecond / alone) * 100);
    lines.push(
      `As fast as it goes, ${count} process${count > 1 ? 'es' : ''}: ${run.movesPerSecond} moves a second (${share} % of that), p50 ${run.p50.toFixed(1)} ms, p99 ${run.p99.toFixed(1)} ms, ${((run.conflicts * 1000) / run.moves).toFixed(2)} conflicts per thousand.`,
    );
  }
  console.log(`\n${lines.join('\n')}`);
}

await paced();
if (wanted.length === 0) await fullSpeed();

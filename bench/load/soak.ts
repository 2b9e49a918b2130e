/**
 * npm run bench:soak: whether the server's memory stays what it is if people play for long.
 * 2,000 tables of all three games, at which 4,000 people play in a human way (crowd/), with bots,
 * spectators, talk, lost connections and new names; finished games are followed by others. The
 * server has one core, the people the other.
 *
 *   MINUTES=20 TABLES=2000 WARM_UP=180 HURRY=1      HURRY=5 makes people five times as fast; Ctrl-C ends it with a report
 *
 * Every ten seconds the server collects its garbage and tells what is left. After three minutes of
 * warm-up, in which tables that are over have begun to leave the memory again, the first quarter of
 * the figures is compared with the last, and the slope is the median of those between any two of
 * them (trend.ts). In the end everybody goes, and what is left then is told as well.
 */

import { setTimeout as wait } from 'node:timers/promises';
import { startCrowd } from './crowd/start.ts';
import { startGobelet } from './gobelet.ts';
import { gaugeOf, Sampler, type SoakSample } from './sample.ts';
import { median, slopeOf } from './trend.ts';

const MINUTES = Number(process.env['MINUTES'] ?? 20);
const TABLES = Number(process.env['TABLES'] ?? 2000);
const WARM_UP = Number(process.env['WARM_UP'] ?? 180);
const EVERY = 10; // seconds
/** Seconds after which finished tables have left the memory once everybody has gone. */
const LEAVING = 90;
const MB = 2 ** 20;
const HOUR = 3600;

const ending = new AbortController();
const ended = new Promise<void>((resolve) =>
  ending.signal.addEventListener('abort', () => resolve()),
);
process.once('SIGINT', () => ending.abort());

const errors: string[] = [];
const server = await startGobelet((line) => errors.push(line));
const empty = await server.memory(3);
process.stderr.write(`${TABLES} tables begin …\n`);
const crowd = await startCrowd(server.port, TABLES);
void crowd.gone.then(() => ending.abort());
const sampler = new Sampler(server, crowd);
const samples: SoakSample[] = [];
while (samples.length * EVERY < MINUTES * 60) {
  const sample = await Promise.race([nextSample(), ended]);
  if (sample === undefined) break;
  samples.push(sample);
  process.stderr.write(`${progress(sample)}\n`);
}
const isWhole = !ending.signal.aborted;
console.log(report(samples.filter(({ seconds }) => seconds > WARM_UP)));
crowd.stop();
if (isWhole) console.log(await afterwards());
await server.stop();
process.exit(isWhole && errors.length === 0 ? 0 : 1);

async function nextSample(): Promise<SoakSample> {
  await wait((samples.length + 1) * EVERY * 1000 - sampler.passed);
  return sampler.take();
}

/** Tables remain at which bots play to the end for people who have gone. */
async function afterwards(): Promise<string> {
  await wait(LEAVING * 1000);
  const tables = (await gaugeOf(server.port))('tables');
  const { heapUsed } = await server.memory(3);
  return `everybody gone: heap ${megabytes(heapUsed)} with ${tables} tables in memory; before they came ${megabytes(empty.heapUsed)}`;
}

function progress({
  seconds,
  rss,
  heap,
  external,
  tables,
  steps,
  connections,
  movesPerSecond,
  p50,
  p99,
}: SoakSample): string {
  const memory = `heap ${megabytes(heap)}, buffers ${megabytes(external)}, RSS ${megabytes(rss)}`;
  const times = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
  const busy = `${tables} tables, ${steps} steps, ${connections} connections, ${Math.round(movesPerSecond)} moves/s, ${times}`;
  return `${Math.round(seconds)} s: ${memory}; ${busy}; ${errors.length} errors`;
}

function report(measured: readonly SoakSample[]): string {
  const quarter = Math.ceil(measured.length / 4);
  const row = (name: string, of: keyof SoakSample, scale = 1, digits = 1): string => {
    const figures = measured.map((sample) => sample[of] / scale);
    const { slope, low, high } = slopeOf(
      measured.map((sample) => ({ x: sample.seconds / HOUR, y: sample[of] / scale })),
    );
    const cells = [
      median(figures.slice(0, quarter)),
      median(figures.slice(-quarter)),
      slope,
      low,
      high,
    ];
    const [first, last, ...slopes] = cells.map((figure) => figure.toFixed(digits));
    return `| ${name} | ${first} | ${last} | ${slopes[0]} (${slopes[1]} … ${slopes[2]}) |`;
  };
  const { games, moves, said, dropped, renamed, refused = {}, problems = [] } = sampler.told ?? {};
  return [
    `${TABLES} tables, ${measured.length} samples after ${WARM_UP} s of warm-up`,
    '',
    '| median of | first quarter | last quarter | slope an hour (95 %) |',
    '|---|---:|---:|---:|',
    row('heap after collection, MB', 'heap', MB),
    row('buffers, MB', 'external', MB),
    row('RSS, MB', 'rss', MB),
    row('tables in memory', 'tables', 1, 0),
    row('steps of those being played at', 'steps', 1, 0),
    row('connections', 'connections', 1, 0),
    row('moves a second', 'movesPerSecond', 1, 0),
    row('p50 of a move, ms', 'p50'),
    row('p99 of a move, ms', 'p99'),
    '',
    `${moves} moves, ${games} games, ${said} times said something, ${dropped} connections lost and resumed, ${renamed} new names`,
    `refused: ${JSON.stringify(refused)}`,
    `errors in the log: ${errors.length}; what should not happen: ${problems.length}`,
    ...[...errors, ...problems].slice(0, 20),
  ].join('\n');
}

function megabytes(bytes: number): string {
  return `${(bytes / MB).toFixed(1)} MB`;
}

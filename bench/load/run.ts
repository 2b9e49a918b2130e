/**
 * npm run bench:load: how many moves a second a server on one core takes from 400 people at 200
 * tables of Séquence Dés, and how long they wait for each. Gobelet against boardgame.io and
 * Colyseus, and against bare `ws` that only sends messages to and fro.
 *
 *   npm run bench:load -- echo colyseus      only those whose name has one of these words
 *   ROUNDS=3 TABLES=200 WARM_UP=3 SECONDS=10
 *
 * The server has one core, the people the other. At each table the player to move does so at once.
 * A move counts, and its time ends, when its mover has been told of it. Each figure is the median
 * of the rounds. Servers take turns in each round, with processes of their own, so that a busy
 * moment of the machine hits all alike. The people must not be the limit: if their core is nearly
 * full the line says so. Moves per second of the server's processor time are what it could do if it
 * never waited; compare by them if other work disturbs a run.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { LoadReport } from './client.ts';
import type { Rival, Sizes } from './rival.ts';
import { rivals } from './rivals.ts';
import { CLIENT_CORE, here } from './start.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = rivals.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.toLowerCase().includes(word)),
);

/** Gobelet's own messages, if it is not measured in the same run. */
const USUAL: Sizes = { move: 110, answer: 700 };
const FULL = 0.9;

const reports = new Map<string, LoadReport[]>(chosen.map(({ name }) => [name, []]));
for (let round = 1; round <= ROUNDS; round++) {
  for (const rival of chosen) {
    process.stderr.write(`\r\x1b[Kround ${round} of ${ROUNDS}: ${rival.name}`);
    reports.get(rival.name)?.push(await measure(rival, reports.get('Gobelet')?.at(-1) ?? USUAL));
  }
}
process.stderr.write('\r\x1b[K');
console.log(table());

async function measure(rival: Rival, sizes: Sizes): Promise<LoadReport> {
  const server = await rival.start(sizes);
  try {
    const args = [rival.name, server.port, server.pid, sizes.move, sizes.answer].map(String);
    const client = spawn(
      'taskset',
      ['-c', CLIENT_CORE, process.execPath, here('client.ts'), ...args],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const [said, [code]] = await Promise.all([text(client.stdout), once(client, 'exit')]);
    if (code !== 0) throw new Error(`the people at the tables of ${rival.name} gave up`);
    return JSON.parse(said) as LoadReport;
  } finally {
    await server.stop();
  }
}

function table(): string {
  return [
    '| server | moves a second | p50 | p99 | moves a second of its core | bytes of a move | of its answer | its core | the people’s core |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|',
    ...chosen.map(({ name }) => row(name, reports.get(name) ?? [])),
  ].join('\n');
}

function row(name: string, rounds: readonly LoadReport[]): string {
  const figure = (of: keyof LoadReport): number => median(rounds.map((report) => report[of]));
  const cells = [
    figure('movesPerSecond').toLocaleString('en'),
    `${figure('p50').toFixed(1)} ms`,
    `${figure('p99').toFixed(1)} ms`,
    Math.round(figure('movesPerCoreSecond')).toLocaleString('en'),
    figure('move'),
    figure('answer'),
    percent(figure('serverBusy')),
    `${percent(figure('clientBusy'))}${figure('clientBusy') > FULL ? ' (full)' : ''}`,
  ];
  return `| ${name} | ${cells.join(' | ')} |`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function median(figures: readonly number[]): number {
  return (
    [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN
  );
}

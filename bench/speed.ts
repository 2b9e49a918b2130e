/**
 * npm run bench: how fast the games are played, against boardgame.io 0.50.2 playing Séquence Dés in
 * the same run.
 *
 *   contract   list the moves, pick one, throw, apply: what a table does, through the pure surface
 *   playout    random games as simulate and tree search run them
 *   replay     record files, read as `gobelet replay` reads them
 *
 * Each figure is the median of several rounds, the rounds taken in turn, each in a process of its
 * own on one core, so that a busy moment of the machine hits all alike. boardgame.io is measured
 * three times: the game as its documentation teaches, run by plain `node`; the same with
 * NODE_ENV=production; and tuned as far as it goes (see boardgame.io/sequence.js). An event is a
 * throw, a chip, a card, a commit: a line of a record, for boardgame.io too.
 */

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

if (!existsSync(here('boardgame.io/node_modules'))) {
  console.error('Installing boardgame.io for the comparison …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: here('boardgame.io'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

interface Row {
  readonly name: string;
  readonly script: readonly string[];
  /** How many times boardgame.io's figure it must be; or how many events a second. */
  readonly times?: number;
  readonly least?: number;
}

const rows: readonly Row[] = [
  { name: 'boardgame.io, default', script: ['boardgame.io/play.js', 'default'] },
  { name: 'boardgame.io, production', script: ['boardgame.io/play.js', 'production'] },
  { name: 'boardgame.io, tuned', script: ['boardgame.io/play.js', 'tuned'] },
  { name: 'pokerdice, contract', script: ['play.ts', 'pokerdice', 'contract'], times: 100 },
  { name: 'next, contract', script: ['play.ts', 'next', 'contract'], times: 100 },
  { name: 'sequence, contract', script: ['play.ts', 'sequence', 'contract'], times: 100 },
  { name: 'pokerdice, playout', script: ['play.ts', 'pokerdice', 'playout'], times: 200 },
  { name: 'next, playout', script: ['play.ts', 'next', 'playout'], times: 200 },
  { name: 'sequence, playout', script: ['play.ts', 'sequence', 'playout'], times: 1000 },
  { name: 'pokerdice, replay', script: ['replay.ts', 'pokerdice'], least: 50_000 },
  { name: 'next, replay', script: ['replay.ts', 'next'], least: 50_000 },
  { name: 'sequence, replay', script: ['replay.ts', 'sequence'], least: 50_000 },
];

const measured = rows.map((): number[] => []);
for (let round = 1; round <= ROUNDS; round++) {
  for (const [index, { name, script }] of rows.entries()) {
    process.stderr.write(`\r\x1b[Kround ${round} of ${ROUNDS}: ${name}`);
    const [file = '', ...args] = script;
    const out = execFileSync(process.execPath, [here(file), ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    measured[index]?.push((JSON.parse(out) as { readonly movesPerSecond: number }).movesPerSecond);
  }
}
process.stderr.write('\r\x1b[K');

const median = (figures: readonly number[]): number =>
  [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;
const medians = measured.map(median);
const baselines = medians.slice(0, 3);
console.log(
  '| what | events a second | × default | × production | × tuned | asked for |\n|---|---:|---:|---:|---:|---|',
);
for (const [index, { name, times, least }] of rows.entries()) {
  const figure = medians[index] ?? 0;
  const asked =
    times !== undefined
      ? `${times} ×`
      : least !== undefined
        ? `${(least * 60).toLocaleString('en')} a minute`
        : '';
  const ratios = baselines.map((base) =>
    index < baselines.length ? (figure / base).toFixed(2) : (figure / base).toFixed(0),
  );
  console.log(`| ${name} | ${figure.toLocaleString('en')} | ${ratios.join(' | ')} | ${asked} |`);
}

/** Results kept in a file, block by block, so that a long run can be stopped and taken up again. */

import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Times } from '../../src/bots/times.ts';

export interface PairingResult {
  /** The code that played: results of other code are not added to. */
  readonly code: string;
  readonly seed: string;
  /** The share of its games that the higher won, for each block. */
  readonly blocks: number[];
  /** How long the higher thought. */
  readonly times: Times;
}

export type LadderResults = Record<string, PairingResult>;

export function readResults(file: string): LadderResults {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LadderResults) : {};
}

/** Whole or not at all: a run that is ended while it writes must not lose hours. */
export function writeResults(file: string, results: LadderResults): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(results)}\n`);
  renameSync(`${file}.new`, file);
}

/**
 * What a game's players are made of, as a short name: its folder, what bots share, and the
 * yardstick.
 */
export function codeOf(game: string): string {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const files = globSync(
    [
      'src/*.ts',
      'src/bots/*.ts',
      `src/games/${game}/*.ts`,
      `src/games/${game}/mind/*.ts`,
      'bench/ismcts.ts',
    ],
    {
      cwd: root,
    },
  ).filter((name) => !/\.test\.ts$|terminal|\/train\.ts$|standing|rating|luce|matrix/.test(name));
  const hash = createHash('sha256');
  for (const name of files.sort()) hash.update(name).update(readFileSync(`${root}/${name}`));
  return hash.digest('hex').slice(0, 12);
}

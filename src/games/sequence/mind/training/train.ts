/**
 * How the networks are trained: from nothing, by games against themselves. `npm run train --
 * sequence` runs it.
 */

import { pack } from '../../../../bots/packed.ts';
import type { Training } from '../../../../bots/training.ts';
import { Seeded } from '../../../../random.ts';
import { QUICK } from '../depths.ts';
import { emptyNetwork } from '../network.ts';
import { KINDS, readBack, writeDown } from '../written.ts';
import { type Calibration, measureErrors } from './calibration.ts';
import { playAndLearn } from './self-play.ts';

export interface Plan {
  /** How many games each network plays, in the order of KINDS. */
  readonly games: readonly number[];
  readonly calibration: Calibration;
}

const PLAN: Plan = {
  games: [600_000, 120_000, 60_000],
  calibration: { boards: 500, games: 200, depth: QUICK },
};

/** Weights move fast at first and settle towards the end. */
const FIRST_RATE = 0.03;
const LAST_RATE = 0.0003;
const WANDER = 30;

export function train(
  seed: string,
  { games, calibration }: Plan,
  progress: (done: number) => void,
): Record<string, string> {
  const tables: Record<string, string> = {};
  const errors: number[] = [];
  let done = 0;
  KINDS.forEach(({ name, sides, line }, kind) => {
    const random = new Seeded(`${seed}/${name}`);
    const network = emptyNetwork(sides, line);
    const count = games[kind] as number;
    for (let game = 0; game < count; game++) {
      const rate = FIRST_RATE + ((LAST_RATE - FIRST_RATE) * game) / count;
      playAndLearn(network, random, { rate, wander: WANDER });
      progress(++done);
    }
    const written = writeDown(network);
    tables[name] = pack(written);
    errors.push(...measureErrors(readBack(sides, line, written), random, calibration));
  });
  return { ...tables, errors: pack(Int16Array.from(errors)) };
}

export const training: Training = {
  seed: 'sequence',
  steps: PLAN.games.reduce((sum, games) => sum + games, 0),
  run: (seed, progress) => train(seed, PLAN, progress),
};

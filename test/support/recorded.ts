/** Random games as record lines, for whoever needs many: fuzzing, comparing, measuring. */

import { deal } from '../../src/chance.ts';
import type { AnyGame } from '../../src/game.ts';
import { playout } from '../../src/playout.ts';
import { type Random, Seeded } from '../../src/random.ts';
import { Recorder } from '../../src/record/recorder.ts';
import { openings } from './openings/index.ts';

/** A whole random game, its header first. */
export function recordGame(
  game: AnyGame,
  seats: number,
  options: object,
  random: Random,
): string[] {
  const setup = deal(game, seats, options, random);
  const recorder = new Recorder(game, seats, options, setup);
  playout(game, game.start(seats, options, setup), random, recorder);
  return recorder.lines;
}

/** The same games for the same seed: each opening in turn. */
export function* recordedGames(game: AnyGame, count: number, seed: string): Generator<string[]> {
  const all = openings(game);
  for (let number = 0; number < count; number++) {
    const { seats, options } = all[number % all.length] as { seats: number; options: object };
    yield recordGame(game, seats, options, new Seeded(`${seed}/${game.id}/${number}`));
  }
}

/**
 * A batch of random games. Game number n of a seed is the same game whichever worker plays it, and
 * whether or not it is written down.
 */

import { deal } from '../../chance.ts';
import { type AnyGame, turnOf } from '../../game.ts';
import { playout } from '../../playout.ts';
import { Seeded } from '../../random.ts';
import { Recorder } from '../../record/recorder.ts';
import { count, emptyTally, type SimulationTally } from './tally.ts';

export interface SimulationPlan {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
  readonly record: boolean;
}

export interface Batch {
  readonly tally: SimulationTally;
  /** The records, a line each event; empty unless they are wanted. */
  readonly records: string;
}

export function playBatch(
  game: AnyGame,
  { seats, options, seed, record }: SimulationPlan,
  from: number,
  to: number,
): Batch {
  const tally = emptyTally(seats);
  const lines: string[] = [];
  for (let number = from; number < to; number++) {
    const random = new Seeded(`${seed}/${number}`);
    const setup = deal(game, seats, options, random);
    const state = game.start(seats, options, setup);
    const recorder = record ? new Recorder(game, seats, options, setup) : undefined;
    const events = playout(game, state, random, recorder);
    if (recorder !== undefined) lines.push(...recorder.lines);
    tally.games++;
    tally.events += events;
    count(tally.lengths, events);
    for (const score of game.scores(state)) count(tally.scores, score);
    const winners = game.winners(state);
    const share = 1 / new Set(winners.map((seat) => game.side(seats, seat))).size;
    for (const seat of winners) {
      const turn = turnOf(game, state, seats, seat);
      tally.wins[seat] = (tally.wins[seat] ?? 0) + share;
      if (turn !== undefined) tally.turnWins[turn] = (tally.turnWins[turn] ?? 0) + share;
    }
  }
  return { tally, records: lines.length === 0 ? '' : `${lines.join('\n')}\n` };
}

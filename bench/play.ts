/**
 * node bench/play.ts GAME contract|playout: random games of two seats on one core, for some
 * seconds; prints events a second as JSON.
 */

import { deal, draw } from '../src/chance.ts';
import { type AnyGame, type GameTypes, openingOptions, type Seat } from '../src/game.ts';
import { games } from '../src/games/index.ts';
import { playout } from '../src/playout.ts';
import { type Random, Seeded } from '../src/random.ts';

const [id, mode] = process.argv.slice(2);
const game = games.find((each) => each.id === id);
if (game === undefined || (mode !== 'contract' && mode !== 'playout'))
  throw new Error('node bench/play.ts GAME contract|playout');

const SEATS = 2;
const options = openingOptions(game, SEATS);

/** A game as a table plays it: nothing but the pure surface, a new state for every event. */
function playThroughContract(game: AnyGame, start: unknown, random: Random): number {
  let state = start;
  for (let events = 0; ; events++) {
    const waiting = game.waiting(state);
    if (waiting.type !== 'seats') return events;
    const seat = waiting.seats[random.below(waiting.seats.length)] as Seat;
    const moves = game.moves(state, seat);
    state = game.move(state, seat, moves[random.below(moves.length)] as GameTypes['move']);
    const chance = game.chance(state);
    if (chance === undefined) continue;
    // in place, as a table does: nobody else has seen this state yet
    game.settle(state, draw(chance, random));
  }
}

function playFor(
  seconds: number,
  seed: string,
): { readonly events: number; readonly seconds: number } {
  const random = new Seeded(seed);
  const play = mode === 'contract' ? playThroughContract : playout;
  const begin = performance.now();
  let events = 0;
  let elapsed = 0;
  while (elapsed < seconds) {
    for (let batch = 0; batch < 10; batch++) {
      events += play(
        game as AnyGame,
        (game as AnyGame).start(SEATS, options, deal(game as AnyGame, SEATS, options, random)),
        random,
      );
    }
    elapsed = (performance.now() - begin) / 1000;
  }
  return { events, seconds: elapsed };
}

playFor(1, 'warm up');
const { events, seconds } = playFor(3, 'measure');
console.log(JSON.stringify({ movesPerSecond: Math.round(events / seconds) }));

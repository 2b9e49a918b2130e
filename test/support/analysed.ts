/** Games to be looked back at: played by bots, one move of them planted where a test wants it. */

import type { PlayedRecord } from '../../src/analysis/analyse.ts';
import type { Bots, Level } from '../../src/bots/bot.ts';
import { deal, draw } from '../../src/chance.ts';
import {
  type AnyGame,
  type CommonView,
  type Event,
  type GameTypes,
  type Seat,
  seatsOf,
} from '../../src/game.ts';
import { Seeded } from '../../src/random.ts';

export interface Asked {
  readonly seat: Seat;
  readonly at: number;
  readonly view: CommonView;
  readonly moves: readonly GameTypes['move'][];
}

/** What a bot shall play instead of what it would, or undefined. */
export type Plant = (asked: Asked) => GameTypes['move'] | undefined;

export interface Company {
  readonly game: AnyGame;
  readonly bots: Bots;
  readonly seats: number;
  readonly levels: readonly Level[];
  readonly seed: string;
  readonly options?: object;
  readonly plant?: Plant;
}

export function playTogether({
  game,
  bots,
  seats,
  levels,
  seed,
  options = {},
  plant,
}: Company): PlayedRecord {
  const random = new Seeded(seed);
  const chosen = game.options(seats)(options);
  const setup = deal(game, seats, chosen, random);
  const state = game.start(seats, chosen, setup);
  const events: Event[] = [];
  for (;;) {
    const [seat] = seatsOf(game.toMove(state));
    if (seat === undefined) return { seats, options: chosen, setup, events };
    const moves = game.moves(state, seat);
    const view = game.view(state, seat);
    const own = plant?.({ seat, at: events.length, view, moves });
    const move = own ?? bots[levels[seat % levels.length] as Level](view, moves, random);
    game.play(state, seat, game.encode(state, move));
    const chance = game.chance(state);
    if (chance === undefined) {
      events.push({ seat, move });
      continue;
    }
    const values = [...draw(chance, random)];
    events.push({ seat, move, answer: game.answer(state, values) });
    game.settle(state, values);
  }
}

/** Plays on from a state with the same level at every seat; each side's part of the win. */
export function playOn(
  game: AnyGame,
  bots: Bots,
  level: Level,
  seats: number,
  from: unknown,
  random: Seeded,
): readonly number[] {
  const state = game.copy(from);
  for (;;) {
    const [seat] = seatsOf(game.toMove(state));
    if (seat === undefined) break;
    const move = bots[level](game.view(state, seat), game.moves(state, seat), random);
    game.play(state, seat, game.encode(state, move));
    const chance = game.chance(state);
    if (chance !== undefined) game.settle(state, draw(chance, random));
  }
  const won = new Set(game.winners(state).map((seat) => game.side(seats, seat)));
  const sides = new Set(Array.from({ length: seats }, (_, seat) => game.side(seats, seat))).size;
  return Array.from({ length: sides }, (_, side) => (won.has(side) ? 1 / won.size : 0));
}

/**
 * What is run in a bare context: see run.ts.
 */

import { type Bots, LEVELS } from '../../src/bots/bot.ts';
import { deal, draw } from '../../src/chance.ts';
import { type AnyGame, type Seat, seatsOf } from '../../src/game.ts';
import type { Advise } from '../../src/odds.ts';
import { Seeded } from '../../src/random.ts';

/** A game with who thinks about it. */
export interface Mind {
  readonly game: AnyGame;
  readonly bots: Bots;
  readonly odds: Advise;
}

const DECISIONS = 24;

export function play({ game, bots, odds }: Mind): string {
  const random = new Seeded(`anywhere/${game.id}`);
  const options = game.options(2)({});
  let state = game.start(2, options, deal(game, 2, options, random));
  const codes: number[] = [];
  for (let count = 0; count < DECISIONS; count++) {
    const seat = seatsOf(game.toMove(state))[0];
    if (seat === undefined) break;
    const level = LEVELS[count % LEVELS.length] as (typeof LEVELS)[number];
    const [view, moves] = [game.view(state, seat as Seat), game.moves(state, seat as Seat)];
    const best = odds(view, moves).moves[0];
    if (best === undefined) throw new Error(`${game.id}: no odds`);
    const move = bots[level](view, moves, random);
    codes.push(game.encode(state, move), game.encode(state, best.move));
    const moved = game.move(state, seat as Seat, move);
    const chance = game.chance(moved);
    state =
      chance === undefined ? moved : game.answered(moved, game.answer(moved, draw(chance, random)));
  }
  return `${game.id} ${codes.join(' ')}`;
}

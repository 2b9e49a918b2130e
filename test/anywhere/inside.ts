/** What is run in a bare context: see run.ts. Imports the games' parts directly, as a worker's bundle would. */

import { type Bots, LEVELS } from '../../src/bots/bot.ts';
import { deal, draw } from '../../src/chance.ts';
import { type AnyGame, type Seat, seatsOf } from '../../src/game.ts';
import { bots as nextBots } from '../../src/games/next/bot.ts';
import { odds as nextOdds } from '../../src/games/next/odds.ts';
import { next } from '../../src/games/next/rules.ts';
import { bots as pokerdiceBots } from '../../src/games/pokerdice/bot.ts';
import { odds as pokerdiceOdds } from '../../src/games/pokerdice/odds.ts';
import { pokerdice } from '../../src/games/pokerdice/rules.ts';
import { bots as sequenceBots } from '../../src/games/sequence/bot.ts';
import { odds as sequenceOdds } from '../../src/games/sequence/odds.ts';
import { sequence } from '../../src/games/sequence/rules.ts';
import type { Advise } from '../../src/odds.ts';
import { Seeded } from '../../src/random.ts';

const minds: readonly { readonly game: AnyGame; readonly bots: Bots; readonly odds: Advise }[] = [
  { game: pokerdice, bots: pokerdiceBots, odds: pokerdiceOdds },
  { game: next, bots: nextBots, odds: nextOdds },
  { game: sequence, bots: sequenceBots, odds: sequenceOdds },
];
const DECISIONS = 24;

function play({ game, bots, odds }: (typeof minds)[number]): string {
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
    state = chance === undefined ? moved : game.answered(moved, game.answer(moved, draw(chance, random)));
  }
  return `${game.id} ${codes.join(' ')}`;
}

export const played: readonly string[] = minds.map(play);

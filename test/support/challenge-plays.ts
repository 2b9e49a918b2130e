/** Challenges played to their end, for tests: the challenger by a seed, the bots as they think. */

import { type Answer, thinker } from '../../src/bots/thinking.ts';
import { beginningOf } from '../../src/challenge/beginning.ts';
import { ChallengeDice } from '../../src/challenge/dice.ts';
import type { Challenge } from '../../src/challenge/messages.ts';
import type { Choose } from '../../src/challenge/referee.ts';
import type { AnyGame, GameTypes, Seat } from '../../src/game.ts';
import { GameInProgress } from '../../src/game-in-progress.ts';
import { gameEntries } from '../../src/games/index.ts';
import { Seeded } from '../../src/random.ts';
import { makeHeader } from '../../src/record/record.ts';

const answer = thinker(async (game) => {
  const title = gameEntries.find(({ rules }) => rules.id === game);
  if (title === undefined) throw new Error(`there is no game ${game}`);
  return (await title.bot()).bots;
});

export const choose: Choose = async (game, level, view, moves, seed) => {
  const answered: Answer = await answer({ number: 0, game, level, view, moves, seed });
  if ('problem' in answered) throw new Error(answered.problem);
  return moves[answered.index] as GameTypes['move'];
};

export const KEY = '5e'.repeat(32);

/** A challenge that comes from no game. */
export function challengeFor(
  game: AnyGame,
  seats: number,
  seat: Seat = 0,
  key: string = KEY,
): Challenge {
  const levels = Array.from(
    { length: seats },
    (_, at) => (at === seat ? null : at % 2 === 0 ? 'casual' : 'beginner') as 'casual' | null,
  );
  const options = game.options(seats)({}) as Challenge['options'];
  return { challenge: 1, game: game.id, rules: game.version, seats, options, seat, levels, key };
}

export interface Play {
  /** What the challenger plays when he has made so many moves. */
  move(offered: readonly GameTypes['move'][], number: number): GameTypes['move'];
  /** Which of the seats that are asked at once answers first. */
  first?(awaited: readonly Seat[]): Seat;
}

export function byChance(seed: string): Play {
  const random = new Seeded(seed);
  return { move: (offered) => offered[random.below(offered.length)] as GameTypes['move'] };
}

/** The lines of the record. */
export async function playThrough(
  challenge: Challenge,
  game: AnyGame,
  { move, first }: Play,
): Promise<readonly string[]> {
  const dice = new ChallengeDice(challenge, game);
  const start = beginningOf(challenge, game);
  const table = new GameInProgress(
    start,
    [makeHeader(game, start.seats, start.options, start.setup)],
    dice,
  );
  const made = new Array<number>(start.seats).fill(0);
  while (table.toMove.length > 0) {
    const seat = first?.(table.toMove) ?? (table.toMove[0] as Seat);
    const offered = table.moves(seat);
    const level = challenge.levels[seat] ?? null;
    const seed = `${dice.bot(made[seat] as number)}/${seat}`;
    const chosen =
      level === null
        ? move(offered, made[seat] as number)
        : offered.length === 1
          ? (offered[0] as GameTypes['move'])
          : await choose(game.id, level, table.see(seat), offered, seed);
    const played = table.play(seat, chosen);
    if (!played.ok) throw new Error(played.reason);
    made[seat] = (made[seat] as number) + 1;
  }
  return table.record;
}

/** Without the header, as they are sent. */
export function eventsOf(record: readonly string[]): readonly Readonly<Record<string, unknown>>[] {
  return record.slice(1).map((line) => JSON.parse(line) as Record<string, unknown>);
}

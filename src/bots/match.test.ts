import { describe, expect, it } from 'vitest';
import { guess } from '../../test/games/guess/rules/rules.ts';
import type { AnyGame } from '../game.ts';
import { games } from '../games/index.ts';
import { Seeded } from '../random.ts';
import { Replay } from '../record/replay.ts';
import { anyOf } from './choice.ts';
import { arrangements, type BlockResult, type MatchPlan, playBlock } from './match.ts';
import { type Player, randomPlayer, type SeatDecision } from './player.ts';

/** Chooses the same whenever it sees the same. */
const habitual: Player = {
  choose: ({ view, moves }) => ({ move: anyOf(moves, new Seeded(JSON.stringify(view))) }),
};
/** Takes from its source what random does, and makes something else of it. */
const contrary: Player = {
  choose: ({ moves, random }) => ({
    move: moves[moves.length - 1 - random.below(moves.length)] as SeatDecision['moves'][number],
  }),
};

function planOf(game: AnyGame, players: readonly string[], seed = 'match'): MatchPlan {
  return { game: game.id, options: game.options(players.length)({}), seed, players, record: true };
}

function play(
  game: AnyGame,
  players: readonly string[],
  seated: readonly Player[],
  seed = 'match',
): Promise<BlockResult> {
  let clock = 0;
  return playBlock(game, planOf(game, players, seed), seated, 0, () => clock++);
}

describe('arrangements', () => {
  it.each([
    [
      ['a', 'b'],
      [
        [0, 1],
        [1, 0],
      ],
    ],
    [
      ['a', 'b', 'b'],
      [
        [0, 1, 2],
        [1, 2, 0],
        [2, 0, 1],
      ],
    ],
    [
      ['a', 'b', 'a', 'b'],
      [
        [0, 1, 2, 3],
        [1, 2, 3, 0],
      ],
    ],
    [['a', 'a', 'a'], [[0, 1, 2]]],
  ])('%j: each that differs, once', (players, expected) => {
    expect(arrangements(players)).toEqual(expected);
  });
});

describe.each(games)('a block of $id', (game) => {
  const players = Array.from({ length: game.seats.max }, (_, seat) => `player ${seat}`);

  it('is played by everybody at every seat, and its records replay to what it says', async () => {
    const { shares, records, events } = await play(
      game,
      players,
      players.map(() => randomPlayer),
    );
    expect(shares).toHaveLength(players.length);
    const verdicts: { readonly winners: readonly number[]; readonly events: number }[] = [];
    const replay = new Replay(games, (verdict) => {
      if (verdict.ok && verdict.over) verdicts.push(verdict);
    });
    for (const [number, text] of records.entries()) replay.line({ number: number + 1, text });
    replay.end();
    expect(verdicts.map(({ winners }) => winners)).toEqual(
      shares.map((bySeat) => bySeat.flatMap((share, seat) => (share > 0 ? [seat] : []))),
    );
    expect(verdicts.reduce((sum, verdict) => sum + verdict.events, 0)).toBe(events);
  });

  it('has the same setup and the same dice for everybody', async () => {
    // All play alike, so all games of the block must be one game.
    const { records } = await play(
      game,
      players,
      players.map(() => habitual),
    );
    const games = records.join('\n').split(/\n(?=\{"record")/);
    expect(new Set(games).size).toBe(1);
  });

  it('gives each seat its own dice, whatever it and the others do', async () => {
    const facesOf = async (one: Player, other: Player): Promise<readonly unknown[]> => {
      const { records } = await play(game, ['one', 'other'], [one, other]);
      return records
        .slice(
          0,
          records.findIndex((line, at) => at > 0 && line.startsWith('{"record"')),
        )
        .map(
          (line) =>
            JSON.parse(line) as {
              readonly seat?: number;
              readonly type?: string;
              readonly faces?: unknown[];
            },
        )
        .flatMap(({ seat, type, faces = [] }) => (seat === 0 && type === 'roll' ? faces : []));
    };
    const some = await facesOf(randomPlayer, randomPlayer);
    for (const [one, other] of [
      [randomPlayer, contrary],
      [contrary, randomPlayer],
    ] as const) {
      const others = await facesOf(one, other);
      const common = Math.min(some.length, others.length);
      expect(common).toBeGreaterThan(5);
      expect(others.slice(0, common)).toEqual(some.slice(0, common));
    }
  });

  it('the same seed gives the same block, another seed another', async () => {
    const random = players.map(() => randomPlayer);
    const one = await play(game, players, random);
    expect((await play(game, players, random)).records).toEqual(one.records);
    expect((await play(game, players, random, 'other')).records).not.toEqual(one.records);
  });
});

describe('a seat', () => {
  it('is asked at the same time as the others who commit, and none sees that another is ready', async () => {
    const seen: unknown[] = [];
    const player: Player = {
      async choose({ view, moves: [move] }) {
        seen.push((view as unknown as { readonly ready: unknown }).ready);
        return { move: move as SeatDecision['moves'][number] };
      },
    };
    await play(guess, ['a', 'b', 'c'], [player, player, player]);
    expect(seen).toHaveLength(3 * 3 * 3);
    for (const ready of seen) expect(ready).toEqual([false, false, false]);
  });

  it('that fails loses its move to one at random, which is told', async () => {
    const broken: Player = { choose: () => ({ fault: { kind: 'wrong', what: 'nonsense' } }) };
    const { faults, shares, times } = await play(guess, ['a', 'b'], [broken, randomPlayer]);
    expect(shares).toHaveLength(2);
    expect(faults[1]).toEqual([]);
    expect(faults[0]).toHaveLength(6);
    expect(faults[0]?.map(({ game, seat }) => [game, seat])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
    expect(times.map(({ count }) => count)).toEqual([6, 6]);
  });

  it('that holds a bot of ours must choose what it was offered', async () => {
    const cheat: Player = { choose: () => ({ move: { type: 'guess', face: 7 } as never }) };
    await expect(play(guess, ['a', 'b'], [cheat, randomPlayer])).rejects.toThrow(
      'which it was not offered',
    );
  });

  it('is told where it sits and how it ended', async () => {
    const told: unknown[] = [];
    const listener: Player = {
      ...randomPlayer,
      begin: ({ seat, seats, seed }) => void told.push([seat, seats, Number.isInteger(seed)]),
      end: ({ winners }) => void told.push(winners.length > 0),
    };
    await play(guess, ['a', 'b'], [listener, randomPlayer]);
    expect(told).toEqual([[0, 2, true], true, [1, 2, true], true]);
  });
});

it('a game without end is ended at random, which is told', async () => {
  const next = games.find(({ id }) => id === 'next') as AnyGame;
  /** Throws one die after another and takes nothing it need not take. */
  const stubborn: Player = {
    choose: ({ moves }) => ({
      move: (moves.find(({ type }) => type === 'roll') ??
        moves.at(-1)) as SeatDecision['moves'][number],
    }),
  };
  const { events, faults } = await play(next, ['a', 'a'], [stubborn, stubborn], 'stubborn');
  expect(events).toBeGreaterThan(10_000);
  expect(new Set(faults.flat().map(({ kind }) => kind))).toEqual(new Set(['endless']));
}, 60_000);

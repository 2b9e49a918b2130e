import { describe, expect, it } from 'vitest';
import { drawn, type Moment, stateOf } from '../../../../test/support/drawn-board.ts';
import { LEVELS, type Level } from '../../../bots/bot.ts';
import { draw } from '../../../chance.ts';
import { Seeded } from '../../../random.ts';
import { sequence } from '../rules/rules.ts';
import { bots } from './bot.ts';
import type { Cells } from './cells.ts';

const TWO: Moment = { seats: 2, line: 5, turn: 0 };

/** What a level does with a sum, by the name of the square. */
function plays(level: Level, cells: Cells, sum: number, moment = TWO, seed = 'any'): string {
  const state = stateOf(cells, moment);
  sequence.play(state, moment.turn, 0);
  const one = Math.max(1, sum - 6);
  sequence.settle(state, [one - 1, sum - one - 1]);
  const moves = sequence.moves(state, moment.turn);
  const move = bots[level](sequence.view(state, moment.turn), moves, new Seeded(seed));
  expect(moves).toContain(move);
  return move.type === 'roll' ? '' : move.square;
}

/** Row 2 lacks f2 (a 3) for A. Column a lacks a5 (a 3) for B. */
const FOURS = drawn(
  'B . . . . .',
  'B A A A A .',
  'B . . . . .',
  'B . . . . .',
  '. B . . . .',
  '. . . . . .',
);
/** The same without A's four: only B threatens. */
const THREAT = drawn(
  'B . . . . .',
  'B A . A . .',
  'B . . . . .',
  'B . A . . .',
  '. B . . . A',
  '. . . . . .',
);
/** A diagonal of A lacks e5, a 7. */
const DIAGONAL = drawn(
  'A . . . . .',
  '. A . . . .',
  '. . A . . B',
  '. B . A . .',
  '. . . . . .',
  '. B B . . B',
);

const LONELY = drawn(
  'A . . . . .',
  '. . . . . .',
  '. . . . . .',
  '. . . . . .',
  '. . . . . .',
  '. . . . . A',
);

describe('what a level sees', () => {
  it.each(['casual', 'strong', 'master'] as const)('a row that it can complete: %s', (level) => {
    for (const seed of ['one', 'two', 'three'])
      expect(plays(level, FOURS, 3, TWO, seed)).toBe('f2');
  });

  it.each(['strong', 'master'] as const)('a diagonal too: %s', (level) => {
    expect(plays(level, DIAGONAL, 7)).toBe('e5');
    expect(plays(level, DIAGONAL, 11)).toBe('e5');
  });

  it.each(['strong', 'master'] as const)('what must be blocked, or taken away: %s', (level) => {
    expect(plays(level, THREAT, 3)).toBe('a5');
    expect(plays(level, THREAT, 11)).toBe('a5');
    expect(['a2', 'a3', 'a4']).toContain(plays(level, THREAT, 10));
  });

  it('a casual player thinks in rows, sees a column only when nothing but its end is missing, and blocks nothing', () => {
    expect(plays('casual', DIAGONAL, 7)).toBe('e2');
    expect(plays('casual', THREAT, 3)).toBe('f2');
    expect(plays('casual', THREAT, 3, { ...TWO, turn: 1 })).toBe('a5');
  });

  it('a beginner puts a chip where it touches one of its own', () => {
    for (const seed of ['one', 'two', 'three', 'four']) {
      expect(['b2', 'e5']).toContain(plays('beginner', LONELY, 7, TWO, seed));
      expect(plays('beginner', DIAGONAL, 6, TWO, seed)).toBe('a2');
    }
  });

  it.each(['casual', 'strong', 'master'] as const)('a partner’s chips are its own: %s', (level) => {
    expect(plays(level, FOURS, 3, { seats: 4, line: 5, turn: 2 })).toBe('f2');
  });
});

const TABLES = [
  { seats: 2, line: 5 },
  { seats: 2, line: 6 },
  { seats: 3, line: 5 },
  { seats: 4, line: 5 },
  { seats: 4, line: 6 },
] as const;

it.each(TABLES)(
  'every level plays whole games, always a move that was offered, alike from the same seed: %o',
  ({ seats, line }) => {
    const game = (seed: string) => {
      const dice = new Seeded(seed);
      const minds = LEVELS.map((level) => new Seeded(`${seed} ${level}`));
      const state = sequence.start(seats, { line }, {});
      const squares: number[] = [];
      for (;;) {
        const chance = sequence.chance(state);
        if (chance !== undefined) sequence.settle(state, draw(chance, dice));
        const [seat] = sequence.view(state, 'public').toMove;
        if (seat === undefined) {
          if (sequence.chance(state) !== undefined) continue;
          return squares;
        }
        const level = (seat + squares.length) % LEVELS.length;
        const moves = sequence.moves(state, seat);
        const move = bots[LEVELS[level] as Level](
          sequence.view(state, seat),
          moves,
          minds[level] as Seeded,
        );
        expect(moves).toContain(move);
        squares.push(sequence.encode(state, move));
        sequence.play(state, seat, squares.at(-1) as number);
      }
    };
    expect(game('a game')).toEqual(game('a game'));
  },
);

describe('who wins', () => {
  const GAMES = Number(process.env['GAMES'] ?? 40);

  /** The share of games that the first of two players wins: seats changed, the same dice. */
  function share(one: Level, other: Level | 'random'): number {
    let won = 0;
    for (let game = 0; game < GAMES; game++) {
      const dice = new Seeded(`dice ${Math.floor(game / 2)}`);
      const mind = new Seeded(`mind ${game}`);
      const state = sequence.start(2, { line: 5 }, {});
      for (;;) {
        const chance = sequence.chance(state);
        if (chance !== undefined) sequence.settle(state, draw(chance, dice));
        if (state.phase === 'over') break;
        const seat = state.turn;
        const moves = sequence.moves(state, seat);
        const level = (seat + game) % 2 === 0 ? one : other;
        const move =
          level === 'random'
            ? moves[mind.below(moves.length)]
            : bots[level](sequence.view(state, seat), moves, mind);
        if (move !== undefined) sequence.play(state, seat, sequence.encode(state, move));
      }
      if ((state.turn + game) % 2 === 0) won++;
    }
    return won / GAMES;
  }

  it('the master more than random play, by far', () => {
    expect(share('master', 'random')).toBeGreaterThan(0.75);
  });

  it('the master more than the beginner', () => {
    expect(share('master', 'beginner')).toBeGreaterThan(0.55);
  });
});

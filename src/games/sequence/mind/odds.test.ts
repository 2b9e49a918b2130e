import { describe, expect, it } from 'vitest';
import { drawn, type Moment, stateOf } from '../../../../test/support/drawn-board.ts';
import { playout } from '../../../playout.ts';
import { Seeded } from '../../../random.ts';
import { NAMES, SQUARES } from '../rules/board.ts';
import type { Move } from '../rules/moves.ts';
import { sequence } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { type Cells, turned } from './cells.ts';
import { odds } from './odds.ts';
import { chanceThisTurn } from './this-turn.ts';

const TWO: Moment = { seats: 2, line: 5, turn: 0 };

/** What the rules offer once this seat has thrown this sum. */
function thrown(cells: Cells, moment: Moment, sum: number): State {
  const state = stateOf(cells, moment);
  sequence.play(state, moment.turn, 0);
  const one = Math.max(1, sum - 6);
  sequence.settle(state, [one - 1, sum - one - 1]);
  return state;
}

function asked(state: State) {
  return odds(sequence.view(state, state.turn), sequence.moves(state, state.turn));
}

/** A has four in row 2 and lacks f2, a 3. B has four in column a and lacks a5, a 3 too. */
const FOURS = drawn(
  'B . . . . .',
  'B A A A A .',
  'B . . . . .',
  'B . . . . .',
  '. B . . . .',
  '. . . . . .',
);

describe('the odds of a throw', () => {
  it('a square that wins comes first, is worth 1 and has no error', () => {
    const { measure, moves } = asked(thrown(FOURS, TWO, 3));
    expect(measure).toBe('winning');
    expect(moves.map(({ move }) => (move.type === 'roll' ? '' : move.square))).toEqual(
      expect.arrayContaining(['f2', 'a5', 'b1', 'e6']),
    );
    expect(moves[0]).toEqual({
      move: { type: 'place', square: 'f2' },
      value: 1,
      facts: {
        kind: 'square',
        winsNow: true,
        winsNext: 0,
        opponentFirst: 0,
        partnerFirst: 0,
        error: 0,
      },
    });
    expect(moves.slice(1).every(({ facts }) => !facts.winsNow)).toBe(true);
  });

  it('the chances of the coming turns are those of the board that the move leaves', () => {
    const { moves } = asked(thrown(FOURS, TWO, 3));
    for (const { move, facts } of moves) {
      if (facts.winsNow || move.type === 'roll') continue;
      const left = FOURS.with(NAMES.indexOf(move.square), 1);
      expect(facts.opponentFirst).toBe(chanceThisTurn(left, 1, 5));
      expect(facts.winsNext).toBeCloseTo(
        (1 - facts.opponentFirst) * chanceThisTurn(left, 0, 5),
        12,
      );
    }
    const blocks = moves.find(({ move }) => move.type === 'place' && move.square === 'a5');
    const ignores = moves.find(({ move }) => move.type === 'place' && move.square === 'e6');
    expect(blocks?.facts.opponentFirst).toBeLessThan(0.001);
    expect(ignores?.facts.opponentFirst).toBeGreaterThan(4 / 36);
    expect(blocks?.value).toBeGreaterThan(ignores?.value as number);
  });

  it('after a 2 or a 12 this seat throws again: nobody comes before it', () => {
    for (const { facts } of asked(thrown(FOURS, TWO, 12)).moves) {
      expect(facts.opponentFirst).toBe(0);
      expect(facts.winsNext).toBeGreaterThan(4 / 36);
    }
  });

  it('partners: theirs, the partner’s and theirs again come before this seat’s next turn', () => {
    const { moves } = asked(thrown(FOURS, { seats: 4, line: 5, turn: 2 }, 5));
    for (const { move, facts } of moves) {
      if (move.type === 'roll') continue;
      const left = FOURS.with(NAMES.indexOf(move.square), 1);
      const [ours, theirs] = [chanceThisTurn(left, 0, 5), chanceThisTurn(left, 1, 5)];
      expect(facts.partnerFirst).toBeCloseTo((1 - theirs) * ours, 12);
      expect(facts.opponentFirst).toBeCloseTo(theirs + (1 - theirs) * (1 - ours) * theirs, 12);
      expect(facts.winsNext).toBeCloseTo((1 - theirs) * (1 - ours) * (1 - theirs) * ours, 12);
    }
  });

  it('come true: 4 standard errors over many turns thrown by the rules', () => {
    // Every seat completes a line where it can and otherwise moves nothing, as the definition says.
    const left = FOURS.with(NAMES.indexOf('e6'), 1);
    const facts = asked(thrown(FOURS, TWO, 3)).moves.find(
      ({ move }) => move.type === 'place' && move.square === 'e6',
    )?.facts;
    const random = new Seeded('turns');
    let [mine, theirs] = [0, 0];
    const turns = 8_000;
    for (let turn = 0; turn < turns; turn++) {
      if (completes(left, 1, random)) theirs++;
      else if (completes(left, 0, random)) mine++;
    }
    const within = (count: number, chance = 0) =>
      expect(Math.abs(count / turns - chance)).toBeLessThan(
        4 * Math.sqrt((chance * (1 - chance)) / turns),
      );
    within(theirs, facts?.opponentFirst);
    within(mine, facts?.winsNext);
  });

  it('before the throw: one entry, what this turn may bring', () => {
    const state = stateOf(FOURS, TWO);
    const { moves } = asked(state);
    expect(moves).toHaveLength(1);
    expect(moves[0]?.facts).toMatchObject({
      winsNow: false,
      winsNext: chanceThisTurn(FOURS, 0, 5),
      opponentFirst: 0,
    });
    expect(asked(sequence.start(3, { line: 5 }, {})).moves[0]?.value).toBeCloseTo(1 / 3, 12);
  });

  it('a quarter turn changes nothing', () => {
    const quarter = new Int8Array(SQUARES);
    for (const [square, chip] of FOURS.entries()) quarter[turned(square)] = chip;
    const bySquare = (cells: Cells, name: (square: string) => string) =>
      new Map(
        asked(thrown(cells, TWO, 11)).moves.flatMap(({ move, value, facts }) =>
          move.type === 'roll'
            ? []
            : [[name(move.square), [value, facts.winsNext, facts.opponentFirst]]],
        ),
      );
    const there = bySquare(FOURS, (square) => NAMES[turned(NAMES.indexOf(square))] as string);
    const here = bySquare(quarter, (square) => square);
    expect(here.size).toBe(there.size);
    for (const [square, numbers] of here) {
      numbers.forEach((number, index) => {
        expect(number).toBeCloseTo(there.get(square)?.[index] as number, 12);
      });
    }
  });

  it('every throw of random games has them: each move once, the best first, chances between 0 and 1', () => {
    for (const seats of [2, 3, 4]) {
      for (const line of seats === 3 ? [5] : [5, 6]) {
        const state = sequence.start(seats, { line: line as 5 | 6 }, {});
        const questions: { view: ReturnType<typeof sequence.view>; moves: readonly Move[] }[] = [];
        playout(sequence, state, new Seeded(`odds ${seats} ${line}`), {
          move: (now, seat) =>
            questions.push({ view: sequence.view(now, seat), moves: sequence.moves(now, seat) }),
          answer: () => undefined,
        });
        for (const { view, moves } of questions) {
          const answer = odds(view, moves);
          expect(new Set(answer.moves.map(({ move }) => move))).toEqual(new Set(moves));
          const values = answer.moves.map(({ value }) => value);
          expect(values).toEqual([...values].sort((one, other) => other - one));
          for (const { value, facts } of answer.moves) {
            for (const chance of [
              value,
              facts.winsNext,
              facts.opponentFirst,
              facts.partnerFirst,
              facts.error,
            ]) {
              expect(chance).toBeGreaterThanOrEqual(0);
              expect(chance).toBeLessThanOrEqual(1);
            }
          }
        }
      }
    }
  });
});

/** One turn by the rules, throw by throw: whether the seat, playing for it, completes a line. */
function completes(cells: Cells, seat: number, random: Seeded): boolean {
  let state = stateOf(cells, { seats: 2, line: 5, turn: seat });
  for (;;) {
    sequence.play(state, seat, 0);
    sequence.settle(state, [random.below(6), random.below(6)]);
    const boards =
      state.phase === 'roll'
        ? []
        : sequence.moves(state, seat).map((move) => sequence.move(state, seat, move));
    if (boards.some(({ phase }) => phase === 'over')) return true;
    const on = boards.length === 0 ? [state] : boards;
    if (on[0]?.turn !== seat) return false;
    const chance = (board: State) =>
      chanceThisTurn(
        Int8Array.from(sequence.view(board, seat).chips, (side) => (side === null ? 0 : side + 1)),
        seat,
        5,
      );
    state = on.reduce((one, other) => (chance(other) > chance(one) ? other : one));
  }
}

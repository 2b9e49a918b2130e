import { describe, expect, it } from 'vitest';
import { place, put, starts, sum, wild } from '../../../../test/support/events/sequence.ts';
import { Situation } from '../../../../test/support/situation.ts';
import { readHeader } from '../../../record/record.ts';
import { Refusal } from '../../../shape.ts';
import { sequence } from './rules.ts';

const HEADER = { record: 1, game: 'sequence', seats: 2, setup: {} };

function refused(header: Readonly<Record<string, unknown>>): boolean {
  try {
    readHeader(header, [sequence]);
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}

const sides = (seats: number) => Situation.open(sequence, seats, {}).view('public').sides;

describe('the table', () => {
  it('S1 two, three or four seats', () => {
    const accepted = [0, 1, 2, 3, 4, 5, 6].filter((seats) => !refused({ ...HEADER, seats }));
    expect(accepted).toEqual([2, 3, 4]);
    for (const seats of [-2, 2.5, '2', null])
      expect(refused({ ...HEADER, seats }), `${seats}`).toBe(true);
  });

  it('S2 two six-sided dice are thrown together', () => {
    const open = Situation.open(sequence, 2, {});
    const thrown = sequence.move(open.state, 0, { type: 'roll' });
    expect(sequence.waiting(thrown)).toEqual({ type: 'chance', chance: { draws: 2, sides: 6 } });
    expect(sequence.view(sequence.answered(thrown, { faces: [6, 1] }), 'public').dice).toEqual([
      6, 1,
    ]);
    expect(() => sequence.move(thrown, 0, { type: 'roll' })).toThrow('chance has not answered yet');
    expect(() => sequence.answered(open.state, { faces: [6, 1] })).toThrow('chance was not asked');
    expect(sequence.lots(2, { line: 5 })).toEqual([]);
    expect(sequence.deal(2, { line: 5 }, [])).toEqual({});
  });

  it('S8 a chip tells its side, not its seat', () => {
    const { chips } = Situation.open(sequence, 4, {})
      .after(...starts(4, 1), ...put(1, 'b1'), ...put(2, 'c1'), ...put(3, 'd1'), ...put(0, 'e1'))
      .view('public');
    expect(chips.slice(0, 6)).toEqual([null, 1, 0, 1, 0, null]);
  });

  it('S9 with two or three each seat is a side of its own', () => {
    expect(sides(2)).toEqual([0, 1]);
    expect(sides(3)).toEqual([0, 1, 2]);
  });

  it('S10 with four, seats 0 and 2 play against 1 and 3', () => {
    expect(sides(4)).toEqual([0, 1, 0, 1]);
    expect([0, 1, 2, 3].map((seat) => sequence.side(4, seat))).toEqual([0, 1, 0, 1]);
  });

  it('S11 S26 four take turns clockwise, seat by seat, as two and three do', () => {
    const squares = ['b1', 'c1', 'd1', 'e1', 'a2'];
    for (const seats of [2, 3, 4]) {
      let game = Situation.open(sequence, seats, {}).after(...starts(seats, 1));
      for (const [turn, square] of squares.entries()) {
        const seat = (1 + turn) % seats;
        expect(game.toMove).toEqual([seat]);
        game = game.after(...put(seat, square));
      }
    }
  });
});

describe('options and setup', () => {
  it('S12 the only option is line, 5 or 6, and 5 if nothing is said', () => {
    expect(sequence.options(2)({})).toEqual({ line: 5 });
    expect(sequence.options(2)({ line: 5 })).toEqual({ line: 5 });
    expect(sequence.options(2)({ line: 6 })).toEqual({ line: 6 });
    for (const line of [4, 7, 5.5, '5', true, [5]])
      expect(refused({ ...HEADER, options: { line } }), `${line}`).toBe(true);
    for (const other of [{ decks: 1 }, { rounds: 'all' }, { Line: 5 }, { line: 5, chips: 20 }]) {
      expect(refused({ ...HEADER, options: other }), JSON.stringify(other)).toBe(true);
    }
  });

  it('S13 line 6 is for two seats and for four', () => {
    for (const seats of [2, 4]) {
      expect(refused({ ...HEADER, seats, options: { line: 6 } })).toBe(false);
      expect(Situation.open(sequence, seats, {}, { line: 6 }).view('public').line).toBe(6);
    }
  });

  it('S14 with three sides the line is always five', () => {
    expect(refused({ ...HEADER, seats: 3, options: { line: 6 } })).toBe(true);
    expect(refused({ ...HEADER, seats: 3, options: { line: 5 } })).toBe(false);
    expect(Situation.open(sequence, 3, {}).view('public').line).toBe(5);
  });

  it('S15 options may be left out, null is not left out', () => {
    expect(refused(HEADER)).toBe(false);
    expect(refused({ ...HEADER, options: {} })).toBe(false);
    for (const options of [null, { line: null }, [], 5])
      expect(refused({ ...HEADER, options })).toBe(true);
  });

  it('S16 setup is required and empty', () => {
    const { setup: _, ...without } = HEADER;
    expect(refused(without)).toBe(true);
    for (const setup of [null, [], 0, { first: 0 }])
      expect(refused({ ...HEADER, setup })).toBe(true);
  });

  it('S53 S63 no event carries a word', () => {
    expect(Object.keys(sequence.events)).toEqual(['roll', 'place', 'remove']);
    const game = Situation.open(sequence, 4, {}).after(
      ...starts(4, 0),
      ...wild(0, 'c3'),
      sum(1, 8),
    );
    expect(game.refuses({ seat: 1, type: 'chat', text: 'b4!' })).toBeDefined();
    expect(game.refuses({ ...place(1, 'b4'), text: 'b4!' })).toBeDefined();
    expect(game.refuses(place(1, 'b4'))).toBeUndefined();
  });
});

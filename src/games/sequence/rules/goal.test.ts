import { describe, expect, it } from 'vitest';
import {
  place,
  put,
  remove,
  starts,
  sum,
  wild,
  wilds,
} from '../../../../test/support/events/sequence.ts';
import { Situation } from '../../../../test/support/situation.ts';
import { lines, NAMES } from './board.ts';
import { sequence } from './rules.ts';

const open = (seats: number, line?: 5 | 6) =>
  Situation.open(sequence, seats, {}, line === undefined ? {} : { line }).after(
    ...starts(seats, 0),
  );

/** Seat 0 puts its chips on these squares in this order, seat 1 on others that make no line. */
function race(squares: readonly string[], line?: 5 | 6) {
  const others = NAMES.filter((name) => !squares.includes(name));
  const turns = squares.flatMap((square, turn) =>
    turn === 0 ? [square] : [others[turn * 3], square],
  );
  return open(2, line).after(...wilds(2, turns.join(' ')));
}

const named = (length: number) =>
  lines(length).map((squares) => squares.map((square) => `${NAMES[square]}`));
const isColumn = (squares: readonly string[]) => new Set(squares.map((name) => name[0])).size === 1;
const isRow = (squares: readonly string[]) => new Set(squares.map((name) => name[1])).size === 1;

/** Each of these twelve lines wins, in whatever order its chips come. */
function expectWins(twelve: readonly (readonly string[])[]) {
  expect(twelve).toHaveLength(12);
  for (const [a, b, c, d, e] of twelve as string[][]) {
    const squares = [b, e, a, d, c] as string[];
    expect(race(squares.slice(0, 4)).view('public').over).toBe(false);
    const won = race(squares);
    expect(won.view('public')).toMatchObject({
      over: true,
      winners: [0],
      winningLine: [a, b, c, d, e],
    });
  }
}

describe('the line', () => {
  it('S17 five in a column win', () => expectWins(named(5).filter(isColumn)));

  it('S62 five in a row win', () => expectWins(named(5).filter(isRow)));

  it('S18 five on a diagonal win', () => {
    const diagonals = named(5).filter((squares) => !isColumn(squares) && !isRow(squares));
    expect(diagonals).toHaveLength(8);
    for (const squares of diagonals) {
      expect(race(squares.slice(0, 4)).view('public').over).toBe(false);
      const won = race(squares);
      expect(won.view('public')).toMatchObject({ over: true, winners: [0] });
      expect([...won.view('public').winningLine].sort()).toEqual([...squares].sort());
    }
  });

  it('S17 at least five: six at once win too', () => {
    const won = race(['a2', 'b2', 'c2', 'e2', 'f2', 'd2']);
    expect(won.view('public')).toMatchObject({
      over: true,
      winningLine: ['a2', 'b2', 'c2', 'd2', 'e2', 'f2'],
    });
  });

  it('S17 unbroken: neither a gap nor an opponent in between', () => {
    expect(race(['a2', 'b2', 'c2', 'e2', 'f2']).view('public').over).toBe(false);
    expect(
      open(2)
        .after(...wilds(2, 'a2 d2 b2 f6 c2 a6 e2 c5 f2'))
        .view('public').over,
    ).toBe(false);
  });

  it('S17 straight: a line does not go on at the other edge', () => {
    expect(race(['d1', 'e1', 'f1', 'a2', 'b2']).view('public').over).toBe(false);
    expect(race(['e4', 'f5', 'a6', 'd3', 'c2']).view('public').over).toBe(false);
    expect(race(['a4', 'a5', 'a6', 'b1', 'b2']).view('public').over).toBe(false);
  });

  it('S17 of one side: three players’ chips do not add up', () => {
    const game = open(3).after(...wilds(3, 'a2 b2 f6 c2 a6 e5 d2 c5 d6 e2'));
    expect(game.view('public').over).toBe(false);
  });

  it('S10 S44 partners’ chips add up to a line', () => {
    const game = open(4).after(...wilds(4, 'a2 f6 b2 a6 c2 e6 d2 a5 e2'));
    expect(game.view('public')).toMatchObject({ over: true, winners: [0, 2] });
  });

  it('S12 S19 six are asked for only if the option says so', () => {
    for (const squares of named(6)) {
      expect(race(squares.slice(0, 5)).view('public').over).toBe(true);
      const five = race(squares.slice(0, 5), 6);
      expect(five.view('public')).toMatchObject({ over: false, winners: [], winningLine: [] });
      const six = race(squares, 6);
      expect(six.view('public')).toMatchObject({ over: true, winners: [0] });
      expect(six.view('public').winningLine).toHaveLength(6);
    }
    expect(named(6)).toHaveLength(14);
  });

  it('S19 five of a diagonal that has no more are not enough', () => {
    expect(race(['a2', 'b3', 'c4', 'd5', 'e6'], 6).view('public').over).toBe(false);
  });

  it('S17 a chip that replaces may complete the line, of two lines at once too', () => {
    const game = open(2).after(...wilds(2, 'a2 e2 b2 f6 c2 a6 d2 a1 b5 e5 e1 f1 e3 d6 e4'));
    const won = game.after(...put(1, 'b1'), sum(0, 7));
    expect(won.moves(0)).toEqual(
      [place(0, 'e2'), place(0, 'e5')].map(({ seat: _, ...move }) => move),
    );
    expect(won.after(place(0, 'e2')).view('public')).toMatchObject({
      over: true,
      winningLine: ['a2', 'b2', 'c2', 'd2', 'e2'],
    });
    const both = won.after(place(0, 'e5'));
    expect(both.view('public')).toMatchObject({ over: false });
    const cross = both.after(...wild(1, 'c1'), sum(0, 7), place(0, 'e2'));
    expect(cross.view('public').winningLine).toEqual([
      'e1',
      'a2',
      'b2',
      'c2',
      'd2',
      'e2',
      'e3',
      'e4',
      'e5',
    ]);
  });
});

describe('the end', () => {
  const four = () => open(2).after(...wilds(2, 'c1 f1 c2 f3 c4 f4 c5 f5'));

  it('S47 the line wins at once, although a 12 would give another turn', () => {
    const won = four().after(...put(0, 'c3'));
    expect(won.toMove).toEqual([]);
    expect(won.waiting).toEqual({ type: 'over', scores: [1, 0], winners: [0] });
  });

  it('S49 scores are 1 for the winning side, 0 for the others and for all while the game runs', () => {
    expect(Situation.open(sequence, 3, {}).scores).toEqual([0, 0, 0]);
    expect(four().scores).toEqual([0, 0]);
    expect(four().after(...put(0, 'c3')).scores).toEqual([1, 0]);
    const second = open(3).after(...wilds(3, 'f1 c1 a6 f2 c2 b6 f3 c3 d6 f5 c4 e6 a1'));
    expect(second.scores).toEqual([0, 0, 0]);
    expect(second.after(...put(1, 'c5')).scores).toEqual([0, 1, 0]);
    const team = open(4).after(...wilds(4, 'a1 b2 f1 c2 a6 d2 f3 e2 b6'));
    expect(team.after(...wild(1, 'f2')).scores).toEqual([0, 1, 0, 1]);
  });

  it('S50 the winners are the seats of that side, none until then', () => {
    const team = open(4).after(...wilds(4, 'a1 b2 f1 c2 a6 d2 f3 e2 b6'));
    expect(team.view('public').winners).toEqual([]);
    expect(team.after(...wild(1, 'f2')).view('public').winners).toEqual([1, 3]);
    expect(four().view(0).winners).toEqual([]);
    expect(
      four()
        .after(...put(0, 'c3'))
        .view(1).winners,
    ).toEqual([0]);
  });

  it('S51 after the end no seat may act and every event is refused', () => {
    const won = four().after(...put(0, 'c3'));
    for (const seat of [0, 1]) {
      expect(won.moves(seat)).toEqual([]);
      expect(sequence.legal(won.state, seat).codes).toEqual([]);
      for (const event of [sum(seat, 7), place(seat, 'b2'), remove(seat, 'f3')]) {
        expect(won.refuses(event)).toContain('the game is over');
      }
    }
  });

  it('S52 there is no giving up', () => {
    for (const type of ['resign', 'stop', 'finish', 'pass', 'draw', 'toString']) {
      expect(four().refuses({ seat: 0, type }), type).toBeDefined();
    }
    expect(four().moves(0)).toEqual([{ type: 'roll' }]);
  });
});

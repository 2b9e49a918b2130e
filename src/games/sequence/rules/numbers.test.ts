import { describe, expect, it } from 'vitest';
import {
  place,
  put,
  remove,
  starts,
  sum,
  wilds,
} from '../../../../test/support/events/sequence.ts';
import { Situation } from '../../../../test/support/situation.ts';
import { sequence } from './rules.ts';

const open = (seats: number) => Situation.open(sequence, seats, {}).after(...starts(seats, 0));

/** The squares on which this throw lets the seat put a chip, or from which to take one. */
function offered(
  game: ReturnType<typeof open>,
  seat: number,
  type: 'place' | 'remove' = 'place',
): readonly string[] {
  const moves = game.moves(seat);
  for (const move of moves) expect(move.type).toBe(type);
  return moves.map((move) => ('square' in move ? move.square : ''));
}

const squares = (text: string) => text.split(' ');

describe('a throw of 3 to 9', () => {
  it('S27 a turn begins with a throw of both dice, and their sum counts', () => {
    const game = open(2);
    expect(game.moves(0)).toEqual([{ type: 'roll' }]);
    expect(game.refuses(place(0, 'b2'))).toBeDefined();
    expect(game.refuses(remove(0, 'b2'))).toBeDefined();
    for (const faces of [
      [1, 6],
      [2, 5],
      [4, 3],
    ]) {
      expect(offered(game.after({ seat: 0, type: 'roll', faces }), 0)).toEqual(
        squares('b2 e2 b5 e5'),
      );
    }
  });

  it('S28 a chip is put on a free square of that number', () => {
    const printed: readonly (readonly [number, string])[] = [
      [3, 'b1 f2 a5 e6'],
      [4, 'c1 f3 a4 d6'],
      [5, 'd1 a3 f4 c6'],
      [6, 'e1 a2 f5 b6'],
      [7, 'b2 e2 b5 e5'],
      [8, 'c2 e3 b4 d5'],
      [9, 'd2 b3 e4 c5'],
    ];
    for (const [total, where] of printed) {
      const thrown = open(2).after(sum(0, total));
      expect(offered(thrown, 0)).toEqual(squares(where));
      expect(thrown.moves(1)).toEqual([]);
      const [first, ...rest] = squares(where);
      const placed = thrown.after(place(0, `${first}`));
      expect(placed.toMove).toEqual([1]);
      expect(offered(placed.after(sum(1, total)), 1)).toEqual(rest);
    }
  });

  it('S28 not on a square of another number, nor on one that is taken while another is free', () => {
    const thrown = open(2).after(...put(0, 'b2'), ...put(1, 'e2'), ...put(0, 'b5'), sum(1, 7));
    expect(offered(thrown, 1)).toEqual(['e5']);
    for (const square of ['b2', 'e2', 'b5', 'c2', 'a1', 'c3'])
      expect(thrown.refuses(place(1, square)), square).toBeDefined();
  });

  it('S29 all four taken: an opponent chip there is replaced, by one place', () => {
    const full = open(2).after(
      ...put(0, 'b2'),
      ...put(1, 'e2'),
      ...put(0, 'b5'),
      ...put(1, 'e5'),
      sum(0, 7),
    );
    expect(offered(full, 0)).toEqual(['e2', 'e5']);
    const replaced = full.after(place(0, 'e5'));
    expect(replaced.toMove).toEqual([1]);
    expect(replaced.view('public').chips[28]).toBe(0);
    expect(offered(replaced.after(sum(1, 7)), 1)).toEqual(['b2', 'b5', 'e5']);
  });

  it('S29 only on a square of that number, and never his own', () => {
    const full = open(2).after(...wilds(2, 'b2 e2 b5 e5 c2 d2'), sum(0, 7));
    for (const square of ['b2', 'b5', 'c2', 'd2', 'c5'])
      expect(full.refuses(place(0, square)), square).toBeDefined();
    expect(full.refuses(remove(0, 'e2'))).toBeDefined();
  });

  it('S30 placing and replacing are compulsory', () => {
    const free = open(2).after(sum(0, 7));
    expect(free.toMove).toEqual([0]);
    const full = open(2).after(...wilds(2, 'b2 e2 b5 e5'), sum(0, 7));
    for (const game of [free, full]) {
      expect(game.refuses(sum(0, 7))).toBeDefined();
      expect(game.refuses(sum(1, 7))).toBeDefined();
      expect(game.moves(0).every(({ type }) => type === 'place')).toBe(true);
    }
  });

  it('S31 S58 all four his own: nothing happens, and no event says so', () => {
    const own = open(2).after(...wilds(2, 'b2 c1 e2 d1 b5 f3 e5 a4'), sum(0, 7));
    expect(own.toMove).toEqual([1]);
    expect(own.moves(1)).toEqual([{ type: 'roll' }]);
    for (const square of ['b2', 'e2', 'b5', 'e5'])
      expect(own.refuses(place(0, square))).toBeDefined();
    expect(own.view('public').dice).toEqual([1, 6]);
    expect(offered(own.after(sum(1, 7)), 1)).toEqual(['b2', 'e2', 'b5', 'e5']);
  });

  it('S59 the only legal placing is an event all the same', () => {
    const one = open(2).after(...wilds(2, 'b2 e2 b5 c1'), sum(0, 7));
    expect(one.toMove).toEqual([0]);
    expect(offered(one, 0)).toEqual(['e5']);
  });
});

describe('a throw of 2 or 12', () => {
  it('S32 puts or replaces as other numbers do', () => {
    expect(offered(open(2).after(sum(0, 2)), 0)).toEqual(squares('a1 f1 a6 f6'));
    expect(offered(open(2).after(sum(0, 12)), 0)).toEqual(squares('c3 d3 c4 d4'));
    const corners = open(2).after(...wilds(2, 'a1 f1 a6 f6'), sum(0, 2));
    expect(offered(corners, 0)).toEqual(['f1', 'f6']);
    expect(corners.refuses(sum(0, 2))).toBeDefined();
    const middle = open(2).after(...wilds(2, 'c3 d3 c4 d4 b1'), sum(1, 12));
    expect(offered(middle, 1)).toEqual(['c3', 'c4']);
    expect(middle.refuses(place(1, 'd3'))).toBeDefined();
    expect(middle.after(place(1, 'c3')).view('public').chips[14]).toBe(1);
  });

  it('S33 the same player has another turn', () => {
    for (const square of ['a1', 'c3']) {
      const again = open(3).after(...put(0, square));
      expect(again.toMove).toEqual([0]);
      expect(again.moves(0)).toEqual([{ type: 'roll' }]);
      expect(again.refuses(sum(1, 7))).toBeDefined();
      expect(again.after(...put(0, 'b2')).toMove).toEqual([1]);
    }
  });

  it('S34 also when nothing could be placed', () => {
    const corners = open(2).after(
      ...put(0, 'a1'),
      ...put(0, 'f1'),
      ...put(0, 'a6'),
      ...put(0, 'f6'),
      sum(0, 2),
    );
    const middle = open(2).after(
      ...put(0, 'c3'),
      ...put(0, 'd3'),
      ...put(0, 'c4'),
      ...put(0, 'd4'),
      sum(0, 12),
    );
    for (const blocked of [corners, middle]) {
      expect(blocked.toMove).toEqual([0]);
      expect(blocked.moves(0)).toEqual([{ type: 'roll' }]);
      expect(blocked.after(...put(0, 'b2')).toMove).toEqual([1]);
    }
  });

  it('S35 and again each time', () => {
    const thrice = open(2).after(...put(0, 'a1'), ...put(0, 'c3'), ...put(0, 'f6'));
    expect(thrice.toMove).toEqual([0]);
    const blocked = thrice.after(...put(0, 'f1'), ...put(0, 'a6'), sum(0, 2), sum(0, 2), sum(0, 2));
    expect(blocked.toMove).toEqual([0]);
    expect(blocked.after(...put(0, 'c1')).toMove).toEqual([1]);
  });

  it('S36 the other turn is the seat’s, not the side’s', () => {
    const again = open(4).after(...put(0, 'c3'));
    expect(again.toMove).toEqual([0]);
    expect(again.refuses(sum(2, 7))).toBeDefined();
    expect(again.refuses(sum(1, 7))).toBeDefined();
    expect(again.after(...put(0, 'b2')).toMove).toEqual([1]);
  });
});

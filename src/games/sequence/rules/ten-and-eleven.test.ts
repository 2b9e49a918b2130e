import { describe, expect, it } from 'vitest';
import {
  place,
  put,
  remove,
  starts,
  sum,
  take,
  wild,
  wilds,
} from '../../../../test/support/events/sequence.ts';
import { Situation } from '../../../../test/support/situation.ts';
import { NAMES } from './board.ts';
import { sequence } from './rules.ts';

const open = (seats: number) => Situation.open(sequence, seats, {}).after(...starts(seats, 0));

function offered(
  game: ReturnType<typeof open>,
  seat: number,
  type: 'place' | 'remove',
): readonly string[] {
  const moves = game.moves(seat);
  for (const move of moves) expect(move.type).toBe(type);
  return moves.map((move) => ('square' in move ? move.square : ''));
}

/**
 * A full board without a line, in pairs along the rows: a1 and b1 are seat 0's, c1 and d1 seat 1's
 * …
 */
function fullBoard(seats: 2 | 3) {
  const owned = Array.from({ length: seats }, (_, seat) =>
    NAMES.filter(
      (_, square) => (Math.floor((square % 6) / 2) + Math.floor(square / 6)) % seats === seat,
    ),
  );
  const turns = Array.from(
    { length: 36 },
    (_, turn) => owned[turn % seats]?.[Math.floor(turn / seats)],
  );
  return { owned, game: open(seats).after(...wilds(seats, turns.join(' '))) };
}

describe('a ten', () => {
  it('S37 removes an opponent chip, and the square is free again', () => {
    const game = open(2).after(...wilds(2, 'b2 c2 e2 d2'), sum(0, 10));
    expect(offered(game, 0, 'remove')).toEqual(['c2', 'd2']);
    const removed = game.after(remove(0, 'd2'));
    expect(removed.toMove).toEqual([1]);
    expect(
      removed
        .view('public')
        .chips.flatMap((chip, square) => (chip === null ? [] : [NAMES[square]])),
    ).toEqual(['b2', 'c2', 'e2']);
    expect(offered(removed.after(sum(1, 9)), 1, 'place')).toContain('d2');
  });

  it('S37 neither his own chip nor a free square, and nothing is put', () => {
    const game = open(2).after(...wilds(2, 'b2 c2 e2 d2'), sum(0, 10));
    for (const square of ['b2', 'e2', 'c5'])
      expect(game.refuses(remove(0, square)), square).toBeDefined();
    for (const square of ['b2', 'c2', 'c5'])
      expect(game.refuses(place(0, square)), square).toBeDefined();
  });

  it('S38 never from a 2 or a 12', () => {
    const game = open(2).after(
      ...wilds(2, 'b1 a1 c1 c3 d1 d4 e1 f6 b5 f1 b6 a6 c6 c4 d6 d3 f3 f2'),
      sum(0, 10),
    );
    expect(offered(game, 0, 'remove')).toEqual(['f2']);
    for (const square of ['a1', 'f1', 'a6', 'f6', 'c3', 'd3', 'c4', 'd4']) {
      expect(game.refuses(remove(0, square)), square).toBeDefined();
    }
  });

  it('S39 S59 it is compulsory, also where there is but one', () => {
    const game = open(2).after(...wilds(2, 'b2 c2'), sum(0, 10));
    expect(game.toMove).toEqual([0]);
    expect(offered(game, 0, 'remove')).toEqual(['c2']);
    expect(game.refuses(sum(0, 7))).toBeDefined();
    expect(game.refuses(sum(1, 7))).toBeDefined();
  });

  it('S40 S58 if there is none nothing happens, and no event says so', () => {
    const empty = open(2).after(sum(0, 10));
    const ownOnly = open(2).after(
      ...wild(0, 'b2'),
      ...take(1, 'b2'),
      ...wild(0, 'c2'),
      ...wild(1, 'a1'),
      ...wild(0, 'c3'),
      sum(1, 7),
    );
    expect(empty.toMove).toEqual([1]);
    expect(empty.moves(1)).toEqual([{ type: 'roll' }]);
    const sheltered = ownOnly.after(place(1, 'b2'), ...take(0, 'b2'), ...wild(1, 'd3'), sum(0, 10));
    expect(sheltered.toMove).toEqual([1]);
    for (const square of ['a1', 'c2', 'c3', 'd3'])
      expect(sheltered.refuses(remove(0, square)), square).toBeDefined();
  });
});

describe('an eleven', () => {
  it('S41 puts a chip on any free square', () => {
    expect(offered(open(2).after(sum(0, 11)), 0, 'place')).toEqual(NAMES);
    const game = open(2).after(...put(0, 'b2'), ...put(1, 'c2'), sum(0, 11));
    expect(offered(game, 0, 'place')).toEqual(
      NAMES.filter((name) => name !== 'b2' && name !== 'c2'),
    );
    for (const square of ['b2', 'c2']) expect(game.refuses(place(0, square))).toBeDefined();
    expect(game.refuses(remove(0, 'c2'))).toBeDefined();
    expect(game.refuses(sum(1, 7))).toBeDefined();
  });

  it('S41 on a 2 or a 12 it gives no other turn', () => {
    for (const square of ['a1', 'c3'])
      expect(open(2).after(...wild(0, square)).toMove).toEqual([1]);
  });

  it('S41 replaces nothing while one square is free', () => {
    const { game } = fullBoard(2);
    const last = game.after(...take(0, 'c1'), sum(1, 11));
    expect(offered(last, 1, 'place')).toEqual(['c1']);
    expect(last.refuses(place(1, 'b1'))).toBeDefined();
  });

  it('S42 the board full: replaces any opponent chip, on a 2 or a 12 too', () => {
    const { game, owned } = fullBoard(2);
    const thrown = game.after(sum(0, 11));
    expect(offered(thrown, 0, 'place')).toEqual(owned[1]);
    expect(owned[1]).toEqual(expect.arrayContaining(['a6', 'f6', 'c3', 'd3']));
    const replaced = thrown.after(place(0, 'c3'));
    expect(replaced.view('public').chips[14]).toBe(0);
    expect(replaced.toMove).toEqual([1]);
    expect(thrown.refuses(place(0, 'a1'))).toBeDefined();
  });

  it('S43 that is compulsory', () => {
    const thrown = fullBoard(2).game.after(sum(0, 11));
    expect(thrown.toMove).toEqual([0]);
    expect(thrown.refuses(sum(0, 7))).toBeDefined();
    expect(thrown.refuses(sum(1, 7))).toBeDefined();
  });

  it('S48 a full board is played on', () => {
    for (const seats of [2, 3] as const) {
      const { game } = fullBoard(seats);
      expect(game.view('public').chips).not.toContain(null);
      expect(game.view('public').over).toBe(false);
      expect(game.toMove).toEqual([0]);
      expect(game.after(...wild(0, 'c1')).toMove).toEqual([1]);
    }
  });

  it('S45 on a full board both others are opponents', () => {
    const { game, owned } = fullBoard(3);
    expect(offered(game.after(sum(0, 11)), 0, 'place')).toEqual(
      NAMES.filter((name) => !owned[0]?.includes(name)),
    );
  });
});

describe('sides', () => {
  it('S44 a partner’s chips are not removed', () => {
    const game = open(4).after(...wilds(4, 'b2 c2 e2 d2'), sum(0, 10));
    expect(offered(game, 0, 'remove')).toEqual(['c2', 'd2']);
    expect(game.refuses(remove(0, 'e2'))).toBeDefined();
  });

  it('S44 nor replaced', () => {
    const game = open(4).after(...wilds(4, 'b2 c1 e2 b5 e5 d1'), sum(2, 7));
    expect(offered(game, 2, 'place')).toEqual(['b5']);
    expect(game.refuses(place(2, 'b2'))).toBeDefined();
  });

  it('S44 all four between partners: nothing happens', () => {
    const game = open(4).after(...wilds(4, 'b2 c1 e2 d1 b5 f3 e5 a4'), sum(0, 7));
    expect(game.toMove).toEqual([1]);
  });

  it('S45 with three, chips of both others may be removed and replaced', () => {
    const game = open(3).after(...wilds(3, 'b2 e2 b5 c1 e5 c2'));
    expect(offered(game.after(sum(0, 10)), 0, 'remove')).toEqual(['c2', 'e2', 'b5', 'e5']);
    expect(offered(game.after(sum(0, 7)), 0, 'place')).toEqual(['e2', 'b5', 'e5']);
  });

  it('S46 more than twenty chips of one side', () => {
    const corners = ['a1', 'f1', 'a6', 'f6', 'c3', 'd3', 'c4', 'd4'].flatMap((square) =>
      put(0, square),
    );
    const rest =
      'b1 a5 f2 e6 c1 a4 f3 d6 d1 a3 c6 f4 a2 e1 b6 f5 b2 e2 b5 e5 e3 c2 b4 d5 d2 b3 e4 c5';
    const { chips, over } = open(2)
      .after(...corners, ...wilds(2, rest))
      .view('public');
    expect(chips.filter((chip) => chip === 0)).toHaveLength(22);
    expect(over).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import {
  colours,
  fails,
  give,
  kindsOf,
  open,
  roll,
  steal,
  swap,
  take,
  wins,
} from '../../../../test/support/events/next.ts';
import { next } from './rules.ts';

type Table = ReturnType<typeof open>;
const hand = (table: Table, seat: number) => table.view(seat).seats[seat]?.cards;
/** What chance is asked when this move is made, and every card it can answer with. */
function draws(table: Table, seat: number, move: Parameters<typeof next.move>[2]) {
  const drawing = next.move(table.state, seat, move);
  const sides = next.chance(drawing)?.sides ?? 0;
  return {
    chance: next.chance(drawing),
    cards: Array.from({ length: sides }, (_, value) => next.answer(drawing, [value])),
  };
}

describe('actions in general', () => {
  it('N63 a card that is stolen does nothing', () => {
    // seat 0 has a steal
    const table = open(2, ['three-3', 'three-4', 'three-1']).after(...wins(0, 0));
    // seat 0 had a replay
    const stolen = open(2, ['full-3', 'three-3']).after(...wins(0, 0), ...fails(0), ...wins(1, 0));
    expect(stolen.after(steal(1, 0, 'full-3')).toMove).toEqual([0]);
    const swapped = table.after(...wins(1, 0), swap(1, 0, 'three-3'), give(1, 'three-4'));
    expect(swapped.toMove).toEqual([0]);
    expect(kindsOf(swapped, 0)).toEqual(['roll']);
  });

  it('N64 an action that can be done is compulsory', () => {
    const table = open(2, ['three-1', 'three-3', 'three-4']).after(...wins(0, 0), ...wins(1, 0));
    expect(table.toMove).toEqual([1]);
    expect(kindsOf(table, 1)).toEqual(['steal']);
    for (const other of [
      { seat: 1, type: 'end-turn' },
      { seat: 1, type: 'continue' },
      roll(1, 'rgbyop'),
      swap(1, 0, 'three-1'),
    ]) {
      expect(table.refuses(other)).toMatch('not a legal move');
    }
    expect(table.refuses(roll(0, 'rgbyop'))).toMatch('seat 0 is not to move');
  });

  it.each(['three-3', 'three-4', 'four-4'])(
    'N65 N107 %s is skipped by itself when no opponent has cards',
    (card) => {
      const table = open(3, [card]).after(...wins(0, 0));
      expect(table.toMove).toEqual([1]);
      expect(hand(table, 0)).toEqual([card]);
      expect(table.view(0).action).toBeNull();
    },
  );
});

describe('replay', () => {
  const table = open(2, ['full-3', 'three-2'], ['four-1'], ['3green']);

  it('N66 a new full turn at once: six dice, three throws, no locks', () => {
    const locked = table.after(roll(0, 'rrrrgb'), roll(0, '....gg'));
    expect(locked.view(0).piles.map((pile) => pile.locked)).toEqual([false, true, false]);
    const again = locked.after(take(0, 0));
    expect(again.toMove).toEqual([0]);
    expect(again.moves(0)).toEqual([{ type: 'roll', dice: [0, 1, 2, 3, 4, 5] }]);
    expect(again.view(0)).toMatchObject({ lie: 'nothing', power: false });
    const thrown = again.after(roll(0, 'rrrrgb'));
    expect(thrown.view(0)).toMatchObject({ throwsLeft: 2 });
    expect(thrown.after(take(0, 1)).toMove).toEqual([1]);
    expect(again.after(...fails(0)).toMove).toEqual([1]);
  });

  it('N66 a replay can win another', () => {
    const twice = table.after(roll(0, 'rrrggb'), take(0, 0), roll(0, 'gggrby'), take(0, 2));
    expect(twice.toMove).toEqual([0]);
    expect(twice.view(0).seats[0]?.held).toBe(2);
  });

  it('N67 a failed replay is a failed turn', () => {
    const failed = table.after(
      roll(0, 'rrrggb'),
      take(0, 0),
      roll(0, 'rgbyop'),
      roll(0, 'rrrgby'),
      roll(0, 'rrrgby'),
    );
    expect(failed.view(1)).toMatchObject({ turn: 1, lie: 'inherited', dice: colours('rrrgby') });
    expect(failed.after(take(1, 0)).view(1).seats[1]?.cards).toEqual(['three-2']);
  });
});

describe('steal', () => {
  /** Seats 0 and 2 hold cards, seat 1 none, and seat 3 has just won a steal. */
  const table = open(4, ['three-1', 'three-2', 'full-1', 'three-3']).after(
    ...[
      ...wins(0, 0),
      ...fails(1),
      ...wins(2, 0),
      ...fails(3),
      ...wins(0, 0),
      ...fails(1),
      ...fails(2),
      ...wins(3, 0),
    ],
  );

  it('N68 from an opponent who has cards', () => {
    expect(table.moves(3)).toEqual([
      { type: 'steal', from: 0 },
      { type: 'steal', from: 2 },
    ]);
    expect(table.view(3).action).toEqual({ type: 'steal', from: null });
    for (const from of [1, 3, 4])
      expect(table.refuses(steal(3, from, 'three-1'))).toMatch('not a legal move');
    expect(
      table
        .after(steal(3, 2, 'three-2'))
        .view(3)
        .seats.map(({ held }) => held),
    ).toEqual([2, 0, 0, 2]);
  });

  it('N69 blind, each of his cards equally likely', () => {
    const { chance, cards } = draws(table, 3, { type: 'steal', from: 0 });
    expect(chance).toEqual({ draws: 1, sides: 2 });
    expect(cards).toEqual([{ drew: 'three-1' }, { drew: 'full-1' }]);
    for (const drew of ['three-1', 'full-1'])
      expect(hand(table.after(steal(3, 0, drew)), 3)).toContain(drew);
  });

  it('N31 N106 the turn ends with the steal, and a single card and opponent are asked for too', () => {
    expect(table.after(steal(3, 0, 'full-1')).toMove).toEqual([0]);
    const single = open(2, ['three-1', 'three-3']).after(...wins(0, 0), ...wins(1, 0));
    expect(single.moves(1)).toEqual([{ type: 'steal', from: 0 }]);
    expect(draws(single, 1, { type: 'steal', from: 0 })).toEqual({
      chance: { draws: 1, sides: 1 },
      cards: [{ drew: 'three-1' }],
    });
  });
});

describe('swap', () => {
  /** Seat 0 holds two cards, seat 1 one, seat 2 none; seat 0 has just won a swap besides. */
  const table = open(3, ['three-1', 'three-2', 'full-1', 'three-4']).after(
    ...[
      ...wins(0, 0),
      ...wins(1, 0),
      ...fails(2),
      ...wins(0, 0),
      ...fails(1),
      ...fails(2),
      ...wins(0, 0),
    ],
  );

  it('N70 draws one blind from an opponent who has cards', () => {
    expect(table.moves(0)).toEqual([{ type: 'swap', from: 1 }]);
    for (const from of [0, 2])
      expect(table.refuses(swap(0, from, 'three-2'))).toMatch('not a legal move');
    expect(table.refuses(steal(0, 1, 'three-2'))).toMatch('not a legal move');
    expect(draws(table, 0, { type: 'swap', from: 1 })).toEqual({
      chance: { draws: 1, sides: 1 },
      cards: [{ drew: 'three-2' }],
    });
  });

  it('N70 the opponent is chosen, and each of his cards is equally likely', () => {
    const both = table
      .after(swap(0, 1, 'three-2'), give(0, 'full-1'))
      .after(...fails(1), ...fails(2), ...fails(0));
    expect(both.toMove).toEqual([1]);
    const other = open(3, ['three-1', 'full-1', 'full-2', 'three-2', 'three-4']).after(
      ...[...wins(0, 0), ...wins(1, 0), ...wins(2, 0), ...wins(0, 0), ...wins(1, 0)],
    );
    expect(other.moves(1)).toEqual([
      { type: 'swap', from: 2 },
      { type: 'swap', from: 0 },
    ]);
    expect(draws(other, 1, { type: 'swap', from: 0 })).toEqual({
      chance: { draws: 1, sides: 2 },
      cards: [{ drew: 'three-1' }, { drew: 'three-2' }],
    });
  });

  it('N71 N72 then gives one of his other cards, the one just won too, the one just drawn not', () => {
    const drawn = table.after(swap(0, 1, 'three-2'));
    expect(drawn.view(0).drawn).toBe('three-2');
    expect(drawn.moves(0)).toEqual(
      ['three-1', 'three-4', 'full-1'].map((card) => ({ type: 'give', card })),
    );
    for (const card of ['three-2', 'six-1', 'joker'])
      expect(drawn.refuses(give(0, card))).toMatch('not a legal move');
    expect(drawn.refuses(roll(0, 'rgbyop'))).toMatch('not a legal move');
    const given = drawn.after(give(0, 'three-4'));
    expect(hand(given, 0)).toEqual(['three-1', 'three-2', 'full-1']);
    expect(hand(given, 1)).toEqual(['three-4']);
    expect(given.toMove).toEqual([1]);
  });

  it('N106 a give is asked for also when only one card can be given', () => {
    const single = open(2, ['three-1', 'three-4']).after(
      ...wins(0, 0),
      ...wins(1, 0),
      swap(1, 0, 'three-1'),
    );
    expect(single.moves(1)).toEqual([{ type: 'give', card: 'three-4' }]);
  });
});

describe('super-swap', () => {
  /** Everybody but seat 3 holds one card when seat 1 wins the super-swap. */
  const table = open(4, ['three-1', 'three-2', 'full-1', 'four-4']).after(
    ...[...wins(0, 0), ...wins(1, 0), ...wins(2, 0), ...fails(3), ...fails(0), ...wins(1, 0)],
  );

  it('N73 N105 N111 a swap with every opponent who has cards, clockwise from the left', () => {
    expect(table.moves(1)).toEqual([{ type: 'swap', from: 2 }]);
    expect(table.refuses(swap(1, 0, 'three-1'))).toMatch('not a legal move');
    const once = table.after(swap(1, 2, 'full-1'), give(1, 'three-2'));
    expect(once.moves(1)).toEqual([{ type: 'swap', from: 0 }]);
    expect(once.refuses(swap(1, 2, 'three-2'))).toMatch('not a legal move');
    const twice = once.after(swap(1, 0, 'three-1'), give(1, 'four-4'));
    expect(twice.toMove).toEqual([2]);
    expect([0, 1, 2, 3].map((seat) => hand(twice, seat))).toEqual([
      ['four-4'],
      ['three-1', 'full-1'],
      ['three-2'],
      [],
    ]);
  });

  it('N74 a card drawn from one opponent may be given to the next', () => {
    const drawn = table.after(swap(1, 2, 'full-1'), give(1, 'three-2'), swap(1, 0, 'three-1'));
    expect(drawn.moves(1)).toEqual(['full-1', 'four-4'].map((card) => ({ type: 'give', card })));
    expect(hand(drawn.after(give(1, 'full-1')), 0)).toEqual(['full-1']);
  });

  it('N75 each give goes to the opponent just drawn from', () => {
    const once = table.after(swap(1, 2, 'full-1'), give(1, 'four-4'));
    expect(hand(once, 2)).toEqual(['four-4']);
    expect(hand(once, 0)).toEqual(['three-1']);
    expect(once.view(1).action).toEqual({ type: 'super-swap', from: null });
  });
});

import { describe, expect, it } from 'vitest';
import {
  fails,
  finish,
  give,
  goOn,
  kindsOf,
  open,
  roll,
  rounds,
  steal,
  swap,
  wins,
} from '../../../../test/support/events/next.ts';

/** Without an action, all made by six red dice. */
const PLAIN = [
  ...[
    'three-1',
    'three-2',
    'full-1',
    'full-2',
    'four-1',
    'four-2',
    'pairs-1',
    'pairs-2',
    'four-two-1',
  ],
  ...['four-two-2', 'four-two-3', 'threes-1', 'threes-2', 'threes-3', 'five-1'],
];

const LIMITS = [
  [2, 10, 7],
  [3, 8, 5],
  [4, 6, 4],
  [5, 6, 4],
  [6, 6, 4],
] as const;

describe('the limit of cards', () => {
  it.each(LIMITS)('N76 with %i seats the game ends at %i cards', (seats, limit) => {
    const before = rounds(open(seats, PLAIN), limit - 1);
    expect(before.toMove).toEqual([0]);
    const over = before.after(...wins(0, 0));
    expect(over.waiting).toMatchObject({ type: 'over', winners: [0] });
    expect(over.view('public')).toMatchObject({ over: true, phase: 'over', limit });
  });

  it('N77 the limit is looked at after the action: a steal may end above it', () => {
    const table = open(
      4,
      ['three-1', 'three-2', 'full-1', 'full-2', 'four-1', 'three-3'],
      ['six-1'],
    );
    const five = rounds(table, 4).after(
      ...wins(0, 0),
      goOn(0),
      ...wins(1, 1),
      ...fails(2),
      ...fails(3),
    );
    const asked = five.after(...wins(0, 0));
    expect(asked.toMove).toEqual([0]);
    const over = asked.after(steal(0, 1, 'six-1'));
    expect(over.view('public').seats.map(({ held }) => held)).toEqual([7, 0, 0, 0]);
    expect(over.waiting).toEqual({
      type: 'over',
      scores: [1 + 1 + 1 + 1 + 2 + 1 + 6, 0, 0, 0],
      winners: [0],
    });
  });

  it('N78 in between a hand may have one card too many', () => {
    const table = open(4, ['three-1', 'three-2', 'full-1', 'full-2', 'three-4'], ['six-1']);
    const four = rounds(table, 3).after(
      ...wins(0, 0),
      goOn(0),
      ...wins(1, 1),
      ...fails(2),
      ...fails(3),
    );
    const drawn = four.after(...wins(0, 0), swap(0, 1, 'six-1'));
    expect(drawn.view(0).seats[0]?.held).toBe(6);
    expect(drawn.waiting).toEqual({ type: 'seats', seats: [0] });
    const given = drawn.after(give(0, 'three-1'));
    expect(given.view(0).seats[0]?.held).toBe(5);
    expect(given.view(0).phase).toBe('finish');
  });

  it('N77 a swap won with the last card is carried out before the end', () => {
    const table = open(
      4,
      ['three-1', 'three-2', 'full-1', 'full-2', 'four-1', 'three-4'],
      ['six-1'],
    );
    const five = rounds(table, 4).after(
      ...wins(0, 0),
      goOn(0),
      ...wins(1, 1),
      ...fails(2),
      ...fails(3),
    );
    const over = five.after(...wins(0, 0), swap(0, 1, 'six-1'), give(0, 'three-1'));
    expect(over.waiting).toEqual({
      type: 'over',
      scores: [1 + 1 + 1 + 2 + 1 + 6, 1, 0, 0],
      winners: [0],
    });
  });

  it('N79 a replay won with the last card is dropped', () => {
    const over = rounds(open(4, [...PLAIN.slice(0, 5), 'full-3']), 5).after(...wins(0, 0));
    expect(over.waiting).toMatchObject({ type: 'over' });
    expect(over.refuses(roll(0, 'rgbyop'))).toMatch('the game is over');
  });
});

describe('stopping earlier', () => {
  it.each(LIMITS)(
    'N80 N112 with %i seats, limit %i, %i cards let a player stop',
    (seats, _limit, enough) => {
      const before = rounds(open(seats, PLAIN), enough - 2).after(...wins(0, 0));
      expect(before.toMove).toEqual([1]);
      let fewer = before;
      for (let seat = 1; seat < seats; seat++) fewer = fewer.after(...fails(seat));
      const asked = fewer.after(...wins(0, 0));
      expect(asked.view('public')).toMatchObject({ phase: 'finish', turn: 0, enough });
      expect(asked.moves(0)).toEqual([{ type: 'finish' }, { type: 'continue' }]);
      expect(asked.refuses(roll(1, 'rgbyop'))).toMatch('seat 1 is not to move');
      expect(asked.refuses(roll(0, 'rgbyop'))).toMatch('not a legal move');
      expect(asked.after(finish(0)).waiting).toMatchObject({ type: 'over', winners: [0] });
      expect(asked.after(goOn(0)).toMove).toEqual([1]);
    },
  );

  const enough = rounds(open(4, PLAIN), 4);

  it.each(LIMITS)(
    'N81 N82 N113 with %i seats, limit %i, %i cards: also after a turn without a card, which ended by itself',
    (seats, _limit, cards) => {
      const failed = rounds(open(seats, PLAIN), cards).after(...fails(0));
      expect(failed.view('public')).toMatchObject({ phase: 'finish', turn: 0 });
      expect(failed.after(finish(0)).waiting).toMatchObject({ type: 'over' });
      const on = failed.after(goOn(0));
      expect(on.view('public')).toMatchObject({ turn: 1, lie: 'inherited' });
      expect(on.refuses(roll(1, '.gbyop'))).toBeUndefined();
    },
  );

  it('N82 at every such end of a turn, after which the dice are thrown or used as ever', () => {
    const again = enough.after(...wins(0, 0));
    expect(kindsOf(again, 0)).toEqual(['finish', 'continue']);
    expect(again.after(goOn(0)).moves(1)).toEqual([{ type: 'roll', dice: [0, 1, 2, 3, 4, 5] }]);
    const later = again.after(goOn(0), ...fails(1), ...fails(2), ...fails(3), ...fails(0));
    expect(kindsOf(later, 0)).toEqual(['finish', 'continue']);
  });

  it('N80 N112 at the end of one’s own turn only', () => {
    expect(enough.after(...fails(0), goOn(0), ...fails(1)).toMove).toEqual([2]);
    expect(kindsOf(enough, 0)).toEqual(['roll']);
    expect(enough.refuses(finish(0))).toMatch('not a legal move');
    expect(enough.after(...fails(0), goOn(0)).refuses(finish(0))).toMatch('seat 0 is not to move');
  });

  it('N83 not before a replay, but after it', () => {
    const replay = rounds(open(4, [...PLAIN.slice(0, 3), 'full-3']), 3).after(...wins(0, 0));
    expect(replay.moves(0)).toEqual([{ type: 'roll', dice: [0, 1, 2, 3, 4, 5] }]);
    expect(replay.refuses(finish(0))).toMatch('not a legal move');
    expect(kindsOf(replay.after(...fails(0)), 0)).toEqual(['finish', 'continue']);
  });

  it('N84 cards held count: after one is stolen he is not asked', () => {
    const table = rounds(open(4, [...PLAIN.slice(0, 4), 'three-3']), 3).after(
      ...wins(0, 0),
      goOn(0),
    );
    const stolen = table.after(...wins(1, 0), steal(1, 0, 'three-1'), ...fails(2), ...fails(3));
    expect(stolen.after(...fails(0)).toMove).toEqual([1]);
    const kept = table.after(...fails(1), ...fails(2), ...fails(3));
    expect(kindsOf(kept.after(...fails(0)), 0)).toEqual(['finish', 'continue']);
  });

  it('N84 a card that was stolen counts for the thief', () => {
    const table = rounds(open(4, [...PLAIN.slice(0, 8), 'three-3']), 2, [0, 1, 2, 3]);
    const three = table.after(...wins(0, 0), steal(0, 1, 'three-2'));
    expect(kindsOf(three, 0)).toEqual(['finish', 'continue']);
  });
});

describe('the winner', () => {
  it('N85 most points wins, not most cards', () => {
    const table = open(4, ['three-1', 'three-2', 'full-1', 'full-2'], ['six-1']);
    const over = table.after(
      ...[
        ...wins(0, 0),
        ...wins(1, 1),
        ...fails(2),
        ...fails(3),
        ...wins(0, 0),
        ...fails(1),
        ...fails(2),
        ...fails(3),
      ],
      ...[...wins(0, 0), ...fails(1), ...fails(2), ...fails(3), ...wins(0, 0), finish(0)],
    );
    expect(over.waiting).toEqual({ type: 'over', scores: [4, 6, 0, 0], winners: [1] });
  });

  it('N86 ties are shared', () => {
    const table = open(4, ['three-1', 'three-2', 'full-1', 'full-2'], ['four-1', 'four-2']);
    const over = table.after(
      ...[
        ...wins(0, 0),
        ...wins(1, 1),
        ...fails(2),
        ...fails(3),
        ...wins(0, 0),
        ...wins(1, 1),
        ...fails(2),
        ...fails(3),
      ],
      ...[...wins(0, 0), ...fails(1), ...fails(2), ...fails(3), ...wins(0, 0), finish(0)],
    );
    expect(over.waiting).toEqual({ type: 'over', scores: [4, 4, 0, 0], winners: [0, 1] });
    expect(over.view('public').winners).toEqual([0, 1]);
  });
});

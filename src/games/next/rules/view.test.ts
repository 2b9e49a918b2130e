import { describe, expect, it } from 'vitest';
import {
  fails,
  finish,
  give,
  open,
  roll,
  rounds,
  steal,
  swap,
  take,
  wins,
} from '../../../../test/support/events/next.ts';
import { readEvent, tellEvent } from '../../../record/record.ts';
import { next } from './rules.ts';

type Table = ReturnType<typeof open>;
type Line = ReturnType<typeof roll>;
const told = (table: Table, line: Line, viewer: number | 'public') =>
  tellEvent(next, table.state, readEvent(next, line), viewer);
const cards = (table: Table, viewer: number | 'public') =>
  table.view(viewer).seats.map((seat) => seat.cards);
/** The passages as this viewer has them: take three-1, steal ?, … */
const passages = (table: Table, viewer: number | 'public') =>
  table
    .view(viewer)
    .passages.map(
      ({ type, seat, other, card }) =>
        `${seat} ${type} ${card ?? '?'}${other === null ? '' : ` ${other}`}`,
    );

/**
 * Seats 0 and 1 have taken, seat 2 has stolen from 0, who had three-1 and full-1; now seat 0 has
 * won a swap.
 */
const table = open(3, [
  'three-1',
  'three-2',
  'six-1',
  'full-1',
  'five-1',
  'three-3',
  'three-4',
]).after(
  ...[
    ...wins(0, 0),
    ...wins(1, 0),
    ...wins(2, 0),
    ...wins(0, 0),
    ...wins(1, 0),
    ...wins(2, 0),
    steal(2, 0, 'full-1'),
    ...wins(0, 0),
  ],
);

describe('who knows what', () => {
  it('N87 others see how many cards a seat holds, not which and not their points', () => {
    for (const viewer of [0, 1, 2, 'public'] as const) {
      expect(table.view(viewer).seats.map(({ held }) => held)).toEqual([2, 2, 3]);
      table.view(viewer).seats.forEach((seat, index) => {
        if (index !== viewer) expect(seat).toEqual({ held: seat.held, cards: null, points: null });
      });
    }
  });

  it('N88 a take is public, and stays so after the card has moved on', () => {
    for (const viewer of [0, 1, 2, 'public'] as const) {
      expect(passages(table, viewer).filter((passage) => passage.includes('take'))).toEqual([
        ...[
          '0 take three-1',
          '1 take three-2',
          '2 take six-1',
          '0 take full-1',
          '1 take five-1',
          '2 take three-3',
          '0 take three-4',
        ],
      ]);
    }
  });

  it('N89 what a steal moved is known only to the two', () => {
    const stolen = (viewer: number | 'public') =>
      passages(table, viewer).filter((passage) => passage.includes('steal'));
    expect(stolen(2)).toEqual(['2 steal full-1 0']);
    expect(stolen(0)).toEqual(['2 steal full-1 0']);
    expect(stolen(1)).toEqual(['2 steal ? 0']);
    expect(stolen('public')).toEqual(['2 steal ? 0']);
  });

  it('N88 a take and every throw are told as they were', () => {
    const begun = open(3, ['three-1']);
    for (const viewer of [0, 1, 2, 'public'] as const) {
      expect(told(begun, roll(0, 'rrrrrr'), viewer)).toStrictEqual(roll(0, 'rrrrrr'));
      expect(told(begun.after(roll(0, 'rrrrrr')), take(0, 0), viewer)).toStrictEqual(take(0, 0));
    }
  });

  it('N89 what was drawn and given is told to the two only', () => {
    const winning = open(3, ['three-1', 'three-2', 'six-1', 'full-1', 'five-1', 'three-3']).after(
      ...[...wins(0, 0), ...wins(1, 0), ...wins(2, 0), ...wins(0, 0), ...wins(1, 0), ...wins(2, 0)],
    );
    const drawn = table.after(swap(0, 1, 'five-1'));
    for (const [situation, line, parties] of [
      [winning, steal(2, 0, 'full-1'), [2, 0]],
      [table, swap(0, 1, 'five-1'), [0, 1]],
      [drawn, give(0, 'three-1'), [0, 1]],
    ] as const) {
      const { drew, card, ...rest } = line;
      expect(situation.refuses(line)).toBeUndefined();
      for (const viewer of [0, 1, 2, 'public'] as const) {
        expect(told(situation, line, viewer)).toStrictEqual(
          parties.some((seat) => seat === viewer) ? line : rest,
        );
      }
    }
  });

  it('N89 what a swap moved is known only to the two, while it goes on and after', () => {
    const drawn = table.after(swap(0, 1, 'five-1'));
    expect([0, 1, 2, 'public' as const].map((viewer) => drawn.view(viewer).drawn)).toEqual([
      'five-1',
      'five-1',
      null,
      null,
    ]);
    for (const viewer of [0, 1, 2, 'public'] as const)
      expect(drawn.view(viewer).action).toEqual({ type: 'swap', from: 1 });
    const given = drawn.after(give(0, 'three-1'));
    for (const viewer of [0, 1])
      expect(passages(given, viewer).slice(-2)).toEqual(['0 swap five-1 1', '0 give three-1 1']);
    for (const viewer of [2, 'public'] as const)
      expect(passages(given, viewer).slice(-2)).toEqual(['0 swap ? 1', '0 give ? 1']);
    for (const viewer of [0, 1, 2, 'public'] as const) expect(given.view(viewer).drawn).toBeNull();
  });

  it('N89 whatever the swap moved, the others see the same', () => {
    const one = table.after(swap(0, 1, 'five-1'), give(0, 'three-1'));
    const other = table.after(swap(0, 1, 'three-2'), give(0, 'three-4'));
    for (const viewer of [2, 'public'] as const)
      expect(one.view(viewer)).toEqual(other.view(viewer));
    for (const viewer of [0, 1]) expect(one.view(viewer)).not.toEqual(other.view(viewer));
  });

  it('N90 the owner always sees his own cards and their points', () => {
    expect(table.view(0).seats[0]).toEqual({ held: 2, cards: ['three-1', 'three-4'], points: 2 });
    expect(table.view(2).seats[2]).toEqual({
      held: 3,
      cards: ['three-3', 'full-1', 'six-1'],
      points: 8,
    });
    const given = table.after(swap(0, 1, 'five-1'), give(0, 'three-1'));
    expect(given.view(1).seats[1]?.cards).toEqual(['three-1', 'three-2']);
  });

  it('N91 no view moves a card between other hands by name', () => {
    const known = JSON.stringify(table.view(1).passages);
    expect(known.match(/full-1/g)?.length).toBe(1);
    expect(cards(table, 1)).toEqual([null, ['three-2', 'five-1'], null]);
  });

  it('N92 a hand is shown in the order of the deck, however it was won', () => {
    const one = open(2, ['full-1', 'six-1', 'three-1']).after(
      ...wins(0, 0),
      ...fails(1),
      ...wins(0, 0),
      ...fails(1),
      ...wins(0, 0),
    );
    expect(one.view(0).seats[0]?.cards).toEqual(['three-1', 'full-1', 'six-1']);
  });

  it('N93 a spectator sees what everybody sees: the views of seats differ from his in secrets only', () => {
    const spectator = table.view('public');
    expect(cards(table, 'public')).toEqual([null, null, null]);
    for (const seat of [0, 1, 2]) {
      const { viewer, seats, passages: written, ...shared } = table.view(seat);
      expect(viewer).toBe(seat);
      expect({
        ...shared,
        viewer: 'public',
        seats: spectator.seats,
        passages: spectator.passages,
      }).toEqual(spectator);
      expect(written.length).toBe(spectator.passages.length);
      expect(seats.length).toBe(3);
    }
  });

  it('N94 at the end hands, piles and every draw are open to all', () => {
    const four = rounds(
      open(4, ['three-1', 'three-2', 'full-1', 'three-3'], ['six-1', 'five-1', 'five-2']),
      2,
    );
    const more = four.after(...wins(0, 0), ...wins(1, 1), ...fails(2), ...fails(3));
    const over = more.after(...wins(0, 0), steal(0, 1, 'six-1'), finish(0));
    for (const viewer of [0, 3, 'public'] as const) {
      const view = over.view(viewer);
      expect(view.over).toBe(true);
      expect(view.seats[0]).toEqual({
        held: 5,
        cards: ['three-1', 'three-2', 'three-3', 'full-1', 'six-1'],
        points: 10,
      });
      expect(view.seats[1]).toEqual({ held: 0, cards: [], points: 0 });
      expect(view.piles[1]?.top?.id).toBe('five-1');
      expect(view.piles[1]?.under?.length).toBe(13);
      expect(view.piles[1]?.under?.[0]).toBe('five-2');
      expect(view.piles[0]?.under?.length).toBe(10);
      expect(passages(over, viewer)).toContain('0 steal six-1 1');
    }
  });

  it('N22 N87 nothing in a view names a card that the viewer has not seen', () => {
    const seen = ['three-1', 'three-2', 'six-1', 'full-1', 'five-1', 'three-3', 'three-4'];
    const text = JSON.stringify(table.view('public'));
    const tops = table.view('public').piles.map(({ top }) => top?.id);
    for (const { id } of table.state.deck) {
      if (!seen.includes(id) && !tops.includes(id)) expect(text).not.toContain(`"${id}"`);
    }
  });
});

describe('imagining', () => {
  const first = () => 0;
  const last = (n: number) => n - 1;

  it('N91 N93 another game that the viewer cannot tell from this one', () => {
    const drawn = table.after(swap(0, 1, 'five-1'));
    for (const at of [open(3), table, drawn, drawn.after(give(0, 'three-1'))]) {
      for (const viewer of [0, 1, 2, 'public'] as const) {
        for (const below of [first, last]) {
          const imagined = next.imagine(at.state, viewer, below);
          expect(next.view(imagined, viewer)).toEqual(at.view(viewer));
        }
      }
    }
  });

  it('N22 N89 what lies under the tops and what others moved is chosen anew', () => {
    const stolen = (below: (n: number) => number) =>
      next.view(next.imagine(table.state, 1, below), 0).seats[0]?.cards;
    expect(stolen(first)).toEqual(['three-4', 'full-1']);
    expect(stolen(last)).toEqual(['three-1', 'three-4']);
    expect(next.imagine(table.state, 1, first).order).not.toEqual(table.state.order);
  });

  it('N89 a story that contradicts what the viewer saw is told again, or left as it was', () => {
    const watched = open(3, ['three-1', 'full-1', 'full-2', 'three-2', 'three-3', 'full-4']).after(
      ...[
        ...wins(0, 0),
        ...wins(1, 0),
        ...wins(2, 0),
        ...wins(0, 0),
        ...wins(1, 0),
        steal(1, 0, 'three-2'),
        ...wins(2, 0),
      ],
    );
    // Seat 2 draws from seat 1 the very card that seat 1 stole unseen.
    const drawn = watched.after(steal(2, 1, 'three-2'));
    for (const below of [first, last])
      expect(next.view(next.imagine(drawn.state, 2, below), 2)).toEqual(drawn.view(2));
    expect(next.view(next.imagine(drawn.state, 2, first), 1).seats[1]?.cards).toEqual(
      drawn.view(1).seats[1]?.cards,
    );
  });

  it('N72 N89 no story gives back the card just drawn', () => {
    const swapped = open(2, ['three-1', 'three-4']).after(
      ...wins(0, 0),
      ...wins(1, 0),
      swap(1, 0, 'three-1'),
      give(1, 'three-4'),
    );
    for (const below of [first, last]) {
      expect(next.view(next.imagine(swapped.state, 'public', below), 1).seats[1]?.cards).toEqual([
        'three-1',
      ]);
    }
  });

  it('N94 when all is open there is nothing to imagine', () => {
    const four = rounds(open(4, ['three-1', 'three-2', 'full-1', 'full-2']), 3).after(
      roll(0, 'rrrggb'),
      take(0, 0),
      finish(0),
    );
    expect(next.imagine(four.state, 'public', first)).toEqual(four.state);
  });
});

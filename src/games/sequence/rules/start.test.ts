import { describe, expect, it } from 'vitest';
import { place, put, remove, sum } from '../../../../test/support/events/sequence.ts';
import { Situation } from '../../../../test/support/situation.ts';
import { sequence } from './rules.ts';

/** The start throws as they come: the seat, then its sum. */
function thrown(seats: number, ...throws: readonly (readonly [seat: number, total: number])[]) {
  return Situation.open(sequence, seats, {}).after(
    ...throws.map(([seat, total]) => sum(seat, total)),
  );
}

describe('the start', () => {
  it('S20 everybody throws in seat order, only the next may act', () => {
    const open = Situation.open(sequence, 3, {});
    expect(open.toMove).toEqual([0]);
    expect(open.moves(0)).toEqual([{ type: 'roll' }]);
    expect(open.moves(1)).toEqual([]);
    expect(open.refuses(sum(1, 7))).toBeDefined();
    expect(open.refuses(sum(2, 7))).toBeDefined();
    const second = thrown(3, [0, 7]);
    expect(second.toMove).toEqual([1]);
    expect(second.refuses(sum(0, 7))).toBeDefined();
    expect(second.refuses(sum(2, 7))).toBeDefined();
    expect(thrown(3, [0, 7], [1, 7]).toMove).toEqual([2]);
  });

  it('S21 the highest sum begins, wherever it sits', () => {
    expect(thrown(3, [0, 9], [1, 8], [2, 2]).toMove).toEqual([0]);
    expect(thrown(3, [0, 7], [1, 8], [2, 3]).toMove).toEqual([1]);
    expect(thrown(3, [0, 7], [1, 7], [2, 8]).toMove).toEqual([2]);
    expect(thrown(4, [0, 2], [1, 3], [2, 4], [3, 5]).toMove).toEqual([3]);
    expect(thrown(2, [0, 3], [1, 2]).view('public').phase).toBe('roll');
  });

  it('S22 those tied for the highest, and nobody else, throw again in seat order', () => {
    const tied = thrown(4, [0, 5], [1, 9], [2, 5], [3, 9]);
    expect(tied.toMove).toEqual([1]);
    expect(tied.view('public').phase).toBe('start');
    for (const seat of [0, 2, 3]) expect(tied.refuses(sum(seat, 12))).toBeDefined();
    const again = tied.after(sum(1, 4));
    expect(again.toMove).toEqual([3]);
    for (const seat of [0, 1, 2]) expect(again.refuses(sum(seat, 12))).toBeDefined();
    expect(again.after(sum(3, 3)).toMove).toEqual([1]);
    expect(again.after(sum(3, 5)).toMove).toEqual([3]);
  });

  it('S22 until one alone is highest', () => {
    const all = thrown(3, [0, 6], [1, 6], [2, 6]);
    expect(all.toMove).toEqual([0]);
    const two = all.after(sum(0, 8), sum(1, 2), sum(2, 8));
    expect(two.toMove).toEqual([0]);
    expect(two.after(sum(0, 3)).toMove).toEqual([2]);
    const still = two.after(sum(0, 3), sum(2, 3));
    expect(still.toMove).toEqual([0]);
    expect(still.view('public').phase).toBe('start');
    const settled = still.after(sum(0, 2), sum(2, 12));
    expect(settled.toMove).toEqual([2]);
    expect(settled.view('public').phase).toBe('roll');
  });

  it('S23 only the new sums are compared', () => {
    const tied = thrown(3, [0, 11], [1, 4], [2, 11]);
    expect(tied.after(sum(0, 2), sum(2, 3)).toMove).toEqual([2]); // both below the 4 of seat 1
    expect(tied.after(sum(0, 3), sum(2, 2)).toMove).toEqual([0]);
    expect(tied.after(sum(0, 3), sum(2, 2)).view('public').startSums).toEqual([3, 4, 2]);
  });

  it('S24 partners who tie throw against each other', () => {
    const tied = thrown(4, [0, 10], [1, 3], [2, 10], [3, 4]);
    expect(tied.view('public').phase).toBe('start');
    expect(tied.toMove).toEqual([0]);
    expect(tied.after(sum(0, 5)).toMove).toEqual([2]);
    expect(tied.after(sum(0, 5), sum(2, 6)).toMove).toEqual([2]);
  });

  it('S25 a start throw is not played, be it a 12, a 2, a 10 or an 11', () => {
    for (const total of [12, 11, 10, 7]) {
      const begun = thrown(2, [0, 2], [1, total]);
      expect(begun.toMove).toEqual([1]);
      expect(begun.moves(1)).toEqual([{ type: 'roll' }]);
      expect(begun.view('public').chips.every((chip) => chip === null)).toBe(true);
      for (const square of ['c3', 'a1', 'b2']) {
        expect(begun.refuses(place(1, square))).toBeDefined();
        expect(begun.refuses(remove(1, square))).toBeDefined();
      }
      // A 12 at the start gives no other turn: after that seat’s first turn it is the next seat's.
      expect(begun.after(...put(1, 'b2')).toMove).toEqual([0]);
    }
    expect(thrown(2, [0, 12]).toMove).toEqual([1]);
    expect(thrown(2, [0, 2]).toMove).toEqual([1]);
  });
});

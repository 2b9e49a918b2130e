import { describe, expect, it } from 'vitest';
import { ANA, BEN, Planted } from '../../../test/support/online/planted.ts';
import { earliest, nextMoment, overdue, type Pauses } from './timing.ts';

const PAUSES: Pauses = { bot: 700, absence: 300_000, grace: 60_000 };
const here = (): number => Number.POSITIVE_INFINITY;
const gone = (): number => 0;
const live = (): Planted =>
  Planted.running({
    game: 'sequence',
    seats: 2,
    pace: { type: 'live', bank: 60_000, increment: 5000 },
  });

describe('live pace', () => {
  it('a seat’s time runs while it is asked, and each move brings some back', () => {
    const table = live();
    const { clocks } = table.table;
    expect(clocks.left(1000)).toEqual([60_000, 60_000]);
    expect(clocks.left(21_000)).toEqual([40_000, 60_000]);
    table.now = 21_000;
    table.play(0);
    expect(clocks.left(21_000)).toEqual([45_000, 60_000]);
    expect(clocks.left(31_000)).toEqual([45_000, 50_000]);
    expect(clocks.running()).toEqual([1]);
  });

  it('warns, then a bot plays that move; after two in a row it holds the seat', () => {
    const table = live();
    const late = (now: number) => overdue(table.table, here, PAUSES, now);
    expect(nextMoment(table.table, here, PAUSES, 1000)).toBe(61_000 - 12_000);
    expect(late(48_999)).toEqual({ warnings: [], lapses: [], absences: [] });
    expect(late(49_000)).toEqual({
      warnings: [{ seat: 0, left: 12_000 }],
      lapses: [],
      absences: [],
    });
    expect(nextMoment(table.table, here, PAUSES, 49_000)).toBe(61_000);
    expect(late(61_000)).toEqual({ warnings: [], lapses: [0], absences: [] });
    table.now = 61_000;
    table.bot(0, true);
    expect(table.table.clocks.left(61_000)[0]).toBe(5000);
    expect(table.table.seats[0]).toMatchObject({ lapses: 1, isHeld: false });
    table.play(1);
    const [next = 0] = table.table.toMove;
    if (next === 0) {
      table.now += 5000;
      expect(late(table.now).lapses).toEqual([0]);
      table.bot(0, true);
      expect(table.table.seats[0]).toMatchObject({ lapses: 2, isHeld: true });
      expect(table.table.clocks.running()).not.toContain(0);
    }
  });

  it('a move made in time forgives the one that was not', () => {
    const table = live();
    table.now = 61_000;
    table.bot(0, true);
    table.play(1);
    while (table.table.toMove[0] !== 0) table.play(1);
    table.now += 1000;
    table.play(0);
    expect(table.table.seats[0]).toMatchObject({ lapses: 0, isHeld: false });
  });

  it('nothing is overdue while a bot holds the seat, though its clock runs on', () => {
    const table = live();
    table.now = 61_000;
    table.do(ANA, { type: 'stand' });
    expect(overdue(table.table, here, PAUSES, 1e9)).toEqual({
      warnings: [],
      lapses: [],
      absences: [],
    });
    table.now = 90_000;
    table.do(ANA, { type: 'return' });
    expect(overdue(table.table, here, PAUSES, 90_000).lapses).toEqual([0]);
  });

  it('being away neither stops the clock nor starts it anew: the journal alone tells it', () => {
    const table = live();
    table.now = 30_000;
    table.play(0);
    const again = table.again();
    for (const now of [30_000, 45_000, 99_000])
      expect(again.clocks.left(now)).toEqual(table.table.clocks.left(now));
    expect(again.clocks.deadline(1)).toBe(90_000);
  });

  it('seats that commit in secret have their clocks run side by side', () => {
    const table = Planted.running({
      game: 'pokerdice',
      seats: 2,
      pace: { type: 'live', bank: 60_000, increment: 0 },
    });
    table.play(table.table.toMove[0] as number);
    table.now = 11_000;
    table.do(BEN, { type: 'play', move: { type: 'commit', cards: ['pair'] } });
    expect(table.table.clocks.running()).toEqual([0]);
    expect(table.table.clocks.left(21_000)).toEqual([40_000, 50_000]);
  });
});

describe('relaxed pace', () => {
  it('has no clock, but a bot takes the seat of somebody who is away for long while he is asked', () => {
    const table = Planted.running({ game: 'sequence', seats: 2 });
    expect(table.table.clocks.left(5)).toEqual([null, null]);
    expect(nextMoment(table.table, here, PAUSES, 2000)).toBeUndefined();
    expect(nextMoment(table.table, gone, PAUSES, 2000)).toBe(301_000);
    expect(overdue(table.table, gone, PAUSES, 301_000).absences).toEqual([0]);
    expect(overdue(table.table, () => 200_000, PAUSES, 301_000).absences).toEqual([]);
    expect(overdue(table.table, () => 200_000, PAUSES, 500_000).absences).toEqual([0]);
  });
});

describe('days', () => {
  const limit = 2 * 86_400_000;

  it('gives each move as long, and being away is no matter', () => {
    const table = Planted.running({ game: 'sequence', seats: 2, pace: { type: 'days', limit } });
    expect(table.table.clocks.deadline(0)).toBe(1000 + limit);
    expect(overdue(table.table, gone, PAUSES, limit - 10_000_000)).toEqual({
      warnings: [],
      lapses: [],
      absences: [],
    });
    expect(overdue(table.table, gone, PAUSES, limit).warnings).toHaveLength(1);
    table.now = limit;
    table.play(0);
    expect(table.table.clocks.deadline(1)).toBe(2 * limit);
    expect(overdue(table.table, gone, PAUSES, 2 * limit).lapses).toEqual([1]);
  });
});

describe('the index', () => {
  it('never says a time that is later than the true one', () => {
    for (const pace of [
      { type: 'relaxed' },
      { type: 'live', bank: 60_000, increment: 1000 },
      { type: 'days', limit: 86_400_000 },
    ] as const) {
      const table = Planted.running({ game: 'sequence', seats: 2, pace });
      const promised = earliest(table.table, PAUSES) as number;
      for (let moves = 0; moves < 20 && table.table.status === 'running'; moves++) {
        table.now += 2500;
        table.play(table.table.toMove[0] as number);
        const truth = nextMoment(table.table, gone, PAUSES, table.now);
        if (truth !== undefined) expect(promised).toBeLessThanOrEqual(truth);
      }
    }
  });
});

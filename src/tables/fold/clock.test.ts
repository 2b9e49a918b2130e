/** The rules of docs/clocks.md, by their ids. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check } from '../../../test/support/chance.ts';
import { ANA, BEN, Planted } from '../../../test/support/online/planted.ts';
import { Clocks } from './clock.ts';
import { nextMoment, overdue } from './timing.ts';

const PAUSES = { bot: 700, absence: 30_000, grace: 0 };
const here = (): number => Number.POSITIVE_INFINITY;
const LIVE = { type: 'live', bank: 60_000, increment: 5000 } as const;
const DAYS = { type: 'days', limit: 3_600_000 } as const;
const running = (pace: typeof LIVE | typeof DAYS = LIVE, game = 'sequence'): Planted =>
  Planted.running({ game, seats: 2, pace });
const leftOf = (table: Planted, seat = 0): number | null | undefined =>
  table.table.clocks.left(table.now)[seat];

/** The other seat moves until this one is asked again. */
function untilAsked(table: Planted, seat: number): void {
  while (!table.table.toMove.includes(seat)) table.play(table.table.toMove[0] as number);
}

describe('live', () => {
  it('C1 a bank for the game and an increment for each move; days have a limit for each question', () => {
    const table = running();
    expect(table.table.clocks.left(table.now)).toEqual([60_000, 60_000]);
    table.now += 20_000;
    table.play(0);
    expect(leftOf(table)).toBe(45_000);
    const days = running(DAYS);
    days.now += 3_000_000;
    days.play(0);
    untilAsked(days, 0);
    expect(leftOf(days)).toBe(DAYS.limit);
    expect(Planted.running({ game: 'sequence', seats: 2 }).table.clocks.left(9)).toEqual([
      null,
      null,
    ]);
  });

  it('C2 time runs while a seat is asked, side by side if several are', () => {
    const table = running({ ...LIVE }, 'pokerdice');
    table.play(table.table.toMove[0] as number);
    expect(table.table.clocks.running()).toEqual([0, 1]);
    table.now += 10_000;
    table.do(BEN, { type: 'play', move: { type: 'commit', cards: ['pair'] } });
    expect(table.table.clocks.running()).toEqual([0]);
    table.now += 10_000;
    expect(leftOf(table, 1)).toBe(55_000);
  });

  it('C3 who is connected is no matter to a clock', () => {
    const table = running();
    const deadline = table.table.clocks.deadline(0);
    for (const lastHere of [here, () => 0, () => 40_000]) {
      nextMoment(table.table, lastHere, PAUSES, 20_000);
      expect(table.again().clocks.deadline(0)).toBe(deadline);
    }
  });

  it('C4 a bot makes the move whose time is over, and holds the seat after two', () => {
    const table = running({ type: 'live', bank: 60_000, increment: 5000 });
    for (const lapses of [1, 2]) {
      untilAsked(table, 0);
      table.now = table.table.clocks.deadline(0) as number;
      expect(overdue(table.table, here, PAUSES, table.now).lapses).toEqual([0]);
      table.bot(0, true);
      expect(table.table.seats[0]).toMatchObject({ lapses, isHeld: lapses === 2 });
    }
    expect(table.table.clocks.running()).not.toContain(0);
  });
});

describe('leaving and coming back', () => {
  it('C5 the clock of a seat that was left runs on until the bot has moved', () => {
    const table = running();
    table.now += 10_000;
    table.do(ANA, { type: 'stand' });
    expect(table.table.clocks.running()).toEqual([0]);
    table.now += 3000;
    expect(leftOf(table)).toBe(47_000);
    table.bot(0, false);
    expect(leftOf(table)).toBe(47_000);
  });

  it('M5 C6 leaving and coming back neither refills the clock nor begins the question anew', () => {
    for (const pace of [LIVE, DAYS]) {
      const table = running(pace);
      const deadline = table.table.clocks.deadline(0);
      const question = table.table.askedAt[0];
      for (let times = 0; times < 10; times++) {
        table.now += 5900;
        table.do(ANA, { type: 'stand' });
        table.now += 90;
        table.do(ANA, { type: 'return' });
        expect(table.table.clocks.deadline(0)).toBe(deadline);
        expect(table.table.askedAt[0]).toBe(question);
      }
    }
  });

  it('C6 whoever comes back to a question that the bot was asked is asked since then', () => {
    const table = running();
    table.play(0);
    table.do(ANA, { type: 'stand' });
    untilAsked(table, 0);
    const asked = table.now;
    table.now += 600;
    table.do(ANA, { type: 'return' });
    expect(table.table.clocks.since(0)).toBe(asked);
  });

  it('C7 what a bot that holds the seat was asked and has answered costs and brings nothing', () => {
    const table = running();
    table.now += 10_000;
    table.do(ANA, { type: 'stand' });
    table.bot(0, false);
    expect(leftOf(table)).toBe(50_000);
    for (let moves = 0; moves < 20 && table.table.status === 'running'; moves++) {
      table.now += 700;
      const [seat = 0] = table.table.toMove;
      if (seat === 0) table.bot(0, false);
      else table.play(seat);
      expect(leftOf(table)).toBe(50_000);
    }
  });

  /** A table at which Ana's bank is used up and a bot holds her seat. */
  function lapsed(): Planted {
    const table = running({ type: 'live', bank: 60_000, increment: 0 } as unknown as typeof LIVE);
    while (table.table.seats[0]?.isHeld === false) {
      untilAsked(table, 0);
      table.now = table.table.clocks.deadline(0) as number;
      table.bot(0, true);
    }
    return table;
  }

  it('C8 whose time was over has 20 seconds on coming back, once', () => {
    const table = lapsed();
    table.do(ANA, { type: 'return' });
    expect(leftOf(table)).toBe(20_000);
    while (table.table.seats[0]?.isHeld === false) {
      untilAsked(table, 0);
      table.now = table.table.clocks.deadline(0) as number;
      table.bot(0, true);
    }
    table.do(ANA, { type: 'return' });
    expect(leftOf(table)).toBe(0);
  });

  it('C8 whoever left by choice has what was left, though a bot has moved', () => {
    const table = running();
    table.now += 59_000;
    table.do(ANA, { type: 'stand' });
    table.bot(0, false);
    table.do(ANA, { type: 'return' });
    expect(leftOf(table)).toBe(1000);
  });
});

describe('while no server runs', () => {
  const asked = (): Clocks => {
    const clocks = new Clocks(LIVE, 2);
    clocks.ask(0, 1000, false);
    return clocks;
  };

  it('C9 clocks stand, of seats that were asked before and of those that are asked meanwhile', () => {
    const clocks = asked();
    clocks.stand({ from: 11_000, until: 41_000 });
    for (const now of [11_000, 31_000, 41_000]) expect(clocks.left(now)).toEqual([50_000, 60_000]);
    expect(clocks.left(42_000)).toEqual([49_000, 60_000]);
    clocks.answer(0, 35_000, false);
    expect(clocks.left(35_000)).toEqual([55_000, 60_000]);
    clocks.ask(1, 35_000, false);
    expect(clocks.left(40_000)).toEqual([55_000, 60_000]);
    expect(clocks.deadline(1)).toBe(101_000);
  });

  it('C9 a question that a bot was asked, and its owner takes back, has stood as well', () => {
    const clocks = new Clocks(LIVE, 2);
    clocks.ask(0, 1000, true);
    clocks.stand({ from: 2000, until: 52_000 });
    clocks.takeBack(0, 53_000, false, false);
    expect(clocks.left(53_000)[0]).toBe(58_000);
  });

  it('C10 a downtime that is told again, or overlaps another, counts once', () => {
    const clocks = asked();
    clocks.stand({ from: 11_000, until: 41_000 });
    clocks.stand({ from: 11_000, until: 41_000 });
    clocks.stand({ from: 5000, until: 40_000 });
    expect(clocks.deadline(0)).toBe(91_000);
    clocks.stand({ from: 31_000, until: 51_000 });
    expect(clocks.deadline(0)).toBe(101_000);
  });

  it('C10 one that lies before the question is no matter', () => {
    const clocks = asked();
    clocks.stand({ from: 10, until: 1000 });
    expect(clocks.deadline(0)).toBe(61_000);
  });

  it('C11 nobody is warned, lapses or counts as away', () => {
    const table = running({ type: 'live', bank: 15_000, increment: 0 } as unknown as typeof LIVE);
    const gone = (): number => 0;
    const pauses = { ...PAUSES, absence: 5000 };
    table.now = 13_000;
    table.stand({ from: 14_000, until: 44_000 });
    for (const now of [14_000, 30_000, 43_999])
      expect(overdue(table.table, gone, pauses, now)).toEqual({
        warnings: [],
        lapses: [],
        absences: [],
      });
    expect(nextMoment(table.table, gone, pauses, 30_000)).toBe(44_000);
    expect(nextMoment(table.table, here, pauses, 30_000)).toBe(44_000); // the warning
    expect(overdue(table.table, here, pauses, 44_000).warnings).toEqual([{ seat: 0, left: 2000 }]);
    expect(overdue(table.table, here, pauses, 46_000).lapses).toEqual([0]);
  });

  it('C11 not even whose time was over already when the server stopped', () => {
    const table = running();
    table.stand({ from: 70_000, until: 100_000 });
    expect(overdue(table.table, here, PAUSES, 99_999)).toEqual({
      warnings: [],
      lapses: [],
      absences: [],
    });
    expect(overdue(table.table, here, PAUSES, 100_000).lapses).toEqual([0]);
  });
});

describe('somebody who wants to gain time', () => {
  const BOT_PAUSE = 700;
  const step = fc.record({
    wait: fc.oneof(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 30_000 })),
    deed: fc.constantFrom('stand', 'return', 'play', 'nothing', 'nothing'),
  });
  const pace = fc.record({
    type: fc.constant('live' as const),
    bank: fc.integer({ min: 10_000, max: 60_000 }),
    increment: fc.integer({ min: 0, max: 5000 }),
  });

  /**
   * What a server does by itself, in virtual time: a bot that holds a seat moves after its pause,
   * one whose time is over after the same. The pause begins again with each hold, which is the best
   * that leaving and coming back can hope for.
   */
  function wait(table: Planted, until: number, since: { held: number }): void {
    for (;;) {
      const [seat = 1] = table.table.toMove;
      if (table.table.status !== 'running') return;
      if (seat !== 0) {
        table.play(seat); // the others are quick
        continue;
      }
      const isHeld = table.table.isPlayedByBot(0);
      const deadline = table.table.clocks.deadline(0) ?? Number.POSITIVE_INFINITY;
      const moves = isHeld
        ? Math.max(since.held, table.table.at) + BOT_PAUSE
        : deadline + BOT_PAUSE;
      if (moves > until) return;
      table.now = Math.max(moves, table.now);
      table.bot(0, !isHeld);
    }
  }

  it('M5: never keeps a table waiting longer than somebody who just thinks', () => {
    const property = fc.property(
      pace,
      fc.array(step, { minLength: 1, maxLength: 60 }),
      (pace, steps) => {
        const table = Planted.running({ game: 'sequence', seats: 2, pace });
        const begin = table.now;
        const since = { held: 0 };
        for (const { wait: pause, deed } of steps) {
          const until = table.now + pause;
          wait(table, until, since);
          table.now = Math.max(until, table.now);
          if (table.table.status !== 'running') return;
          if (deed === 'play') table.play(0);
          else if (
            deed !== 'nothing' &&
            table.do(ANA, { type: deed }) === undefined &&
            deed === 'stand'
          )
            since.held = table.now;
        }
        const moves = (table.table.table?.record.length ?? 1) - 1;
        const most = pace.bank + 20_000 + moves * pace.increment + (moves + 1) * 2 * BOT_PAUSE;
        const left = table.table.clocks.left(table.now)[0] as number;
        expect(table.now - begin + left).toBeLessThanOrEqual(most);
        expect(table.again().clocks.left(table.now)).toEqual(table.table.clocks.left(table.now));
      },
    );
    check(property, { numRuns: 2000 });
  });

  it('M5: has at no moment more time than somebody who sits and is asked the same', () => {
    const toggles = fc.array(fc.integer({ min: 1, max: 699 }), { minLength: 1, maxLength: 80 });
    const property = fc.property(pace, toggles, (pace, pauses) => {
      const table = Planted.running({ game: 'sequence', seats: 2, pace });
      const thinker = Planted.running({ game: 'sequence', seats: 2, pace });
      for (const [index, pause] of pauses.entries()) {
        table.now += pause;
        table.do(ANA, { type: index % 2 === 0 ? 'stand' : 'return' });
        expect(table.table.clocks.left(table.now)).toEqual(thinker.table.clocks.left(table.now));
        expect(table.table.clocks.deadline(0)).toBe(thinker.table.clocks.deadline(0));
      }
    });
    check(property, { numRuns: 500 });
  });
});

it('C10: a copy of the clocks stands as long as they do', () => {
  const clocks = new Clocks({ type: 'live', bank: 10_000, increment: 0 }, 2);
  clocks.ask(0, 1000, false);
  clocks.stand({ from: 2000, until: 9000 });
  expect(clocks.fork().standUntil).toBe(clocks.standUntil);
  expect(clocks.fork().left(8000)).toEqual(clocks.left(8000));
});

/** One live table, as one of several processes that hold it. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANA, BEN, type Plan, Planted, TABLE } from '../../../test/support/online/planted.ts';
import { games } from '../../games/index.ts';
import { MemoryStore } from '../../web/sources/local/memory-store.ts';
import type { Brain } from '../brain.ts';
import { alone, type TableContext } from '../context.ts';
import { NOTHING } from '../fold/deeds.ts';
import { fold } from '../folding.ts';
import { LocalBus } from '../local-bus.ts';
import { type Append, type Appended, type Downtime, StoreFailure } from '../store.ts';
import { LiveTable } from './live-table.ts';
import type { Watcher } from './watcher.ts';

const quiet = (): void => undefined;
const ABSENCE = 300_000;

class Noting extends MemoryStore {
  readonly appended: Append[] = [];

  override append(append: Append): Promise<Appended> {
    this.appended.push(append);
    return super.append(append);
  }
}

/** What one process has, and the test can change. */
class Process {
  readonly downtimes: Downtime[] = [];
  readonly noted: (readonly [person: string, at: number])[] = [];
  /** What other processes have noted. */
  readonly book = new Map<string, number>();
  readonly gone = new Set<string>();
  failures = 0;
  isAlone = false;
  isSteady = true;
  readonly brain: Brain = {
    choose: async (_game, _level, _view, [first]) => first ?? { type: 'none' },
    close: async () => undefined,
  };
  readonly context: TableContext;

  constructor(store: Noting, name = 'one') {
    const process = this;
    this.context = {
      ...alone(0),
      store,
      bus: new LocalBus(),
      brain: this.brain,
      log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
      pauses: { bot: 0, absence: ABSENCE, grace: 0 },
      process: name,
      now: Date.now,
      attendance: {
        since: 0,
        downtimes: this.downtimes,
        unsure: undefined,
        get isAlone() {
          return process.isAlone;
        },
        isGone: (other) => this.gone.has(other),
        get isSteady() {
          return process.isSteady;
        },
      },
      guestbook: {
        attend: async (_, persons, at) => {
          if (this.failures-- > 0) throw new StoreFailure('busy', 'busy');
          for (const person of persons) this.noted.push([person, at]);
        },
        attended: async () => this.book,
      },
    };
  }
}

class Listener implements Watcher {
  readonly heard: { readonly type: string; readonly n?: number }[] = [];
  readonly isFull = false;
  readonly person: string;

  constructor(person: string) {
    this.person = person;
  }

  send(message: string): void {
    this.heard.push(JSON.parse(message) as { type: string });
  }

  whenFree(): void {}
  turnedAway(): void {}
}

let store: Noting;
beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
  store = new Noting();
});
afterEach(() => {
  vi.useRealTimers();
});

async function planted(plan: Plan): Promise<Planted> {
  const table = Planted.running(plan);
  const summary = table.table.summary(table.now);
  await store.append({ table: TABLE, expected: 0, entries: table.lines, summary });
  store.appended.length = 0;
  return table;
}

async function loaded(process: Process): Promise<LiveTable> {
  const folding = fold(TABLE, await store.read(TABLE), games);
  await vi.advanceTimersByTimeAsync(0);
  return new LiveTable(process.context, await folding);
}

/** As another process would write it. */
async function elsewhere(table: Planted, act: () => void): Promise<void> {
  const before = table.lines.length;
  act();
  const entries = table.lines.slice(before);
  await store.append({ table: TABLE, expected: before, entries });
  store.appended.length = 0;
}

const types = async (): Promise<readonly string[]> =>
  (await store.read(TABLE)).map((line) => (JSON.parse(line) as { type: string }).type);

const RELAXED: Plan = { game: 'sequence', seats: 2 };
const LIVE: Plan = { ...RELAXED, pace: { type: 'live', bank: 60_000, increment: 0 } };

describe('absence', () => {
  it('is noted by the process that has somebody, when half of the time is over, and when they leave', async () => {
    await planted(RELAXED);
    const process = new Process(store);
    const live = await loaded(process);
    const ana = new Listener(ANA);
    live.watch(ana, undefined);
    await vi.advanceTimersByTimeAsync(ABSENCE / 2 - 1);
    expect(process.noted).toEqual([]);
    await vi.advanceTimersByTimeAsync(ABSENCE);
    expect(process.noted.map(([person]) => person)).toEqual([ANA, ANA]);
    live.unwatch(ana);
    expect(process.noted.at(-1)).toEqual([ANA, Date.now()]);
    expect(await types()).not.toContain('held');
    live.close();
  });

  it('is noted again soon if the store did not take it', async () => {
    await planted(RELAXED);
    const process = new Process(store);
    const live = await loaded(process);
    live.watch(new Listener(ANA), undefined);
    process.failures = 2;
    await vi.advanceTimersByTimeAsync(ABSENCE / 2 + 5000);
    expect(process.noted).toHaveLength(1);
    live.close();
  });

  it('of somebody whom another process has noted is waited for', async () => {
    await planted(RELAXED);
    const process = new Process(store);
    process.book.set(ANA, 1000 + ABSENCE - 10);
    const live = await loaded(process);
    await vi.advanceTimersByTimeAsync(ABSENCE + 10_000);
    expect(await types()).not.toContain('held');
    await vi.advanceTimersByTimeAsync(ABSENCE);
    expect(await types()).toContain('held');
    live.close();
  });

  it('is not believed right after the store was away', async () => {
    await planted(RELAXED);
    const process = new Process(store);
    process.isSteady = false;
    const live = await loaded(process);
    await vi.advanceTimersByTimeAsync(ABSENCE + 10_000);
    expect(await types()).not.toContain('held');
    process.isSteady = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(await types()).toContain('held');
    live.close();
  });

  it('of somebody who is elsewhere by the bus is not asked for', async () => {
    await planted(RELAXED);
    const process = new Process(store);
    const live = await loaded(process);
    for (let times = 0; times < 40; times++) {
      live.onPresence(JSON.stringify({ process: 'other', persons: [ANA] }));
      await vi.advanceTimersByTimeAsync(10_000);
      live.repeatPresence();
    }
    expect(await types()).not.toContain('held');
    // the other process says nothing more, and is forgotten
    for (let times = 0; times < 40; times++) {
      await vi.advanceTimersByTimeAsync(10_000);
      live.repeatPresence();
    }
    expect(await types()).toContain('held');
    live.close();
  });
});

describe('who acts first', () => {
  /** A bot holds Ben's seat, and is asked. */
  function leaveToBot(table: Planted): void {
    table.do(BEN, { type: 'stand' });
    while (table.table.toMove[0] === 0) table.play(0);
  }

  async function botToMove(): Promise<Planted> {
    const table = await planted(RELAXED);
    await elsewhere(table, () => leaveToBot(table));
    return table;
  }

  it('a bot is left to the process that asked it, for a while', async () => {
    const table = await botToMove();
    const live = await loaded(new Process(store));
    live.onPresence(JSON.stringify({ process: 'other', persons: [] }));
    await vi.advanceTimersByTimeAsync(1400);
    expect(live.table.n).toBe(table.table.n);
    await vi.advanceTimersByTimeAsync(1500);
    expect(live.table.n).toBeGreaterThan(table.table.n);
    live.close();
  });

  it('what we write meanwhile does not make the bot’s question ours', async () => {
    const { n } = (await botToMove()).table;
    const live = await loaded(new Process(store));
    live.onPresence(JSON.stringify({ process: 'other', persons: [] }));
    await live.happen((_, at) => [
      { type: 'said', at, by: ANA, id: '1', name: 'Ana', text: 'hello' },
    ]);
    await vi.advanceTimersByTimeAsync(1400);
    expect(live.table.n).toBe(n + 1);
    live.close();
  });

  it('nobody is waited for if this process is alone', async () => {
    const table = await botToMove();
    const process = new Process(store);
    process.isAlone = true;
    const live = await loaded(process);
    await vi.advanceTimersByTimeAsync(0);
    expect(live.table.n).toBeGreaterThan(table.table.n);
    live.close();
  });

  it('nor for long if nobody else says to have the table', async () => {
    const table = await botToMove();
    const live = await loaded(new Process(store));
    await vi.advanceTimersByTimeAsync(299);
    expect(live.table.n).toBe(table.table.n);
    await vi.advanceTimersByTimeAsync(301);
    expect(live.table.n).toBeGreaterThan(table.table.n);
    live.close();
  });

  it('what a process that is gone has asked is taken over sooner', async () => {
    const table = await planted(RELAXED);
    const process = new Process(store);
    const live = await loaded(process);
    await elsewhere(table, () => leaveToBot(table));
    live.onGrown({ process: 'other', n: table.table.n, lines: [] });
    await vi.advanceTimersByTimeAsync(0);
    expect(live.table.n).toBe(table.table.n);
    process.gone.add('other');
    live.othersChanged();
    await vi.advanceTimersByTimeAsync(1000);
    expect(live.table.n).toBeGreaterThan(table.table.n);
    live.close();
  });

  it('warnings are told in time by each process to its own people', async () => {
    const table = await planted(LIVE);
    const live = await loaded(new Process(store));
    live.onPresence(JSON.stringify({ process: 'other', persons: [] }));
    const ana = new Listener(ANA);
    live.watch(ana, undefined);
    await vi.advanceTimersByTimeAsync(48_000);
    expect(ana.heard.map(({ type }) => type)).toContain('hurry');
    await vi.advanceTimersByTimeAsync(13_000);
    expect(live.table.n).toBe(table.table.n); // the other has a moment to let the bot move
    await vi.advanceTimersByTimeAsync(2000);
    expect(live.table.n).toBeGreaterThan(table.table.n);
    live.close();
  });
});

describe('what is decided', () => {
  it('by a clock is decided after the times in which no server ran are stored', async () => {
    await planted(LIVE);
    const process = new Process(store);
    process.isAlone = true;
    const live = await loaded(process);
    process.downtimes.push({ from: 2000, until: 20_000 }); // nobody has told the table
    let stood = 0;
    await live.enact(({ clocks }) => {
      stood = clocks.standUntil;
      return NOTHING;
    });
    expect(stood).toBe(20_000);
    expect((await types()).at(-1)).toBe('paused');
    live.close();
  });

  it('is refused if those can’t be stored', async () => {
    await planted(LIVE);
    const process = new Process(store);
    process.isAlone = true;
    const live = await loaded(process);
    process.downtimes.push({ from: 2000, until: 20_000 });
    vi.spyOn(store, 'append').mockRejectedValueOnce(new StoreFailure('full', 'full'));
    expect(await live.enact(() => NOTHING)).toMatchObject({ code: 'not-stored' });
    live.close();
  });
});

it('what is written elsewhere while a journal is read is read, too', async () => {
  const table = await planted(RELAXED);
  const live = await loaded(new Process(store));
  const ana = new Listener(ANA);
  live.watch(ana, live.table.n);
  await elsewhere(table, () => table.do(BEN, { type: 'say', text: 'one' }));
  const answer = Promise.withResolvers<readonly string[]>();
  const lines = (await store.read(TABLE)).slice(-1);
  vi.spyOn(store, 'read').mockReturnValueOnce(answer.promise);
  live.onRemoteAppend(table.table.n);
  await elsewhere(table, () => table.do(BEN, { type: 'say', text: 'two' }));
  live.onRemoteAppend(table.table.n);
  answer.resolve(lines); // as it was when it was asked for
  await vi.advanceTimersByTimeAsync(10);
  expect(ana.heard.filter(({ type }) => type === 'step')).toHaveLength(2);
  live.close();
});

describe('somebody who has seen more than this process', () => {
  it('is told what is stored, and never an older table', async () => {
    const table = await planted(RELAXED);
    const live = await loaded(new Process(store));
    await elsewhere(table, () => table.do(BEN, { type: 'say', text: 'hello' }));
    const ana = new Listener(ANA);
    live.watch(ana, table.table.n);
    await vi.advanceTimersByTimeAsync(300);
    expect(ana.heard.map(({ type }) => type)).toEqual(['presence']);
    const ben = new Listener(BEN);
    live.watch(ben, table.table.n + 7); // a backup was put back
    await vi.advanceTimersByTimeAsync(300);
    expect(ben.heard[0]).toMatchObject({ type: 'table', n: table.table.n });
    live.close();
  });
});

describe('when a table is due', () => {
  it('is postponed by the process that looks after it, and by no other', async () => {
    await planted(RELAXED);
    const process = new Process(store);
    const live = await loaded(process);
    live.claimed(false, Date.now());
    await live.leave();
    expect(store.appended).toEqual([]);
    const again = await loaded(process);
    again.claimed(true, Date.now());
    await again.leave();
    expect(store.appended.map(({ summary }) => summary?.due)).toEqual([1000 + ABSENCE]);
  });

  it('is written anew with a move, if another process may have postponed it', async () => {
    await planted({ ...RELAXED, pace: { type: 'live', bank: 600_000, increment: 0 } });
    const process = new Process(store);
    const live = await loaded(process);
    live.onPresence(JSON.stringify({ process: 'other', persons: [] }));
    const say = (): Promise<unknown> =>
      live.happen((_, at) => [
        { type: 'said', at, by: ANA, id: `${at}`, name: 'Ana', text: 'hello' },
      ]);
    await say();
    await say();
    expect(store.appended.map(({ summary }) => summary !== undefined)).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(10_000);
    live.claimed(false, Date.now());
    await say();
    expect(store.appended.at(-1)?.summary?.due).toBeLessThanOrEqual(Date.now());
    live.close();
  });
});

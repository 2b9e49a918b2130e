import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Attendance, type AttendanceParts } from './attendance.ts';
import type { Attended, Beat, BeatStore, Downtime } from './store.ts';

/** What one file keeps, for several processes. */
class Shelf implements BeatStore {
  readonly beats = new Map<string, Beat>();
  downtimes: Downtime[] = [];
  isFull = false;

  async beat(beat: Beat, since: number, downtime?: Downtime): Promise<Attended> {
    if (this.isFull) throw new Error('full');
    this.beats.set(beat.process, beat);
    if (downtime !== undefined) this.downtimes.push(downtime);
    return {
      others: [...this.beats.values()].filter(({ process }) => process !== beat.process),
      downtimes: this.downtimes.filter(({ until }) => until >= since),
    };
  }
}

const quiet = (): void => undefined;
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet };
let shelf: Shelf;
let running: Attendance[];

function attendance(process: string, more: Partial<AttendanceParts> = {}): Attendance {
  const made = new Attendance({
    store: shelf,
    process,
    log,
    stand: 10_000,
    now: Date.now,
    rested: quiet,
    ...more,
  });
  running.push(made);
  return made;
}

/** The process, or the machine, stands still: time passes and no timer fires. */
function sleep(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  shelf = new Shelf();
  running = [];
});
afterEach(async () => {
  for (const one of running) await one.stop();
  vi.useRealTimers();
});

describe('whether a server was there', () => {
  it('the first that ever starts knows of no downtime', async () => {
    await attendance('a').start();
    expect(shelf.downtimes).toEqual([]);
  });

  it('one that was killed is missed from its last beat on, until a moment after the next is reached', async () => {
    shelf.beats.set('a', { process: 'a', at: 900_000, isOver: false });
    const b = attendance('b');
    await b.start();
    expect(b.downtimes).toEqual([{ from: 900_000, until: 1_010_000 }]);
    expect(b.since).toBe(1_000_000);
  });

  it('one that stopped is missed at once, and so is one that is known to be dead', async () => {
    shelf.beats.set('a', { process: 'a', at: 999_500, isOver: true });
    await attendance('b').start();
    expect(shelf.downtimes).toEqual([{ from: 999_500, until: 1_010_000 }]);
    shelf = new Shelf();
    shelf.beats.set('a', { process: 'a', at: 999_500, isOver: false });
    await attendance('b', { isDead: (process) => process === 'a' }).start();
    expect(shelf.downtimes).toEqual([{ from: 999_500, until: 1_010_000 }]);
  });

  it('a second process that is alive means no downtime', async () => {
    const a = attendance('a');
    await a.start();
    await vi.advanceTimersByTimeAsync(20_000);
    const b = attendance('b');
    await b.start();
    await vi.advanceTimersByTimeAsync(5000);
    await a.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(shelf.downtimes).toEqual([]);
  });

  it('one that runs without a break knows of none, however long', async () => {
    await attendance('a').start();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(shelf.downtimes).toEqual([]);
  });

  it('one that stood still notices it before anything else is decided', async () => {
    const rested = vi.fn();
    const a = attendance('a', { rested });
    await a.start();
    await vi.advanceTimersByTimeAsync(5000);
    sleep(60_000);
    expect(a.unsure).toBeInstanceOf(Promise);
    await a.unsure;
    expect(a.unsure).toBeUndefined();
    expect(a.downtimes).toEqual([{ from: 1_005_000, until: 1_075_000 }]);
    expect(rested).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(a.downtimes).toHaveLength(1);
  });

  it('of two that slept the first to wake notes it, and the other learns it', async () => {
    const [a, b] = [attendance('a'), attendance('b')];
    await a.start();
    await b.start();
    await vi.advanceTimersByTimeAsync(5000);
    sleep(60_000);
    await a.unsure;
    await b.unsure;
    expect(shelf.downtimes).toHaveLength(1);
    expect(b.downtimes).toEqual(a.downtimes);
  });

  it('one that slept while another did not was missed by nobody', async () => {
    const a = attendance('a');
    await a.start();
    await vi.advanceTimersByTimeAsync(2000);
    sleep(60_000);
    shelf.beats.set('b', { process: 'b', at: Date.now() - 500, isOver: false });
    await a.unsure;
    expect(shelf.downtimes).toEqual([]);
  });

  it('what could not be noted is noted when it can', async () => {
    shelf.beats.set('a', { process: 'a', at: 900_000, isOver: false });
    shelf.isFull = true;
    const b = attendance('b');
    await b.start();
    expect(b.downtimes).toEqual([]);
    shelf.isFull = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect(b.downtimes).toEqual([{ from: 900_000, until: 1_010_000 }]);
  });
});

it('one that slept and is stopped as it wakes tells of its sleep first', async () => {
  const a = attendance('a');
  await a.start();
  const asleep = Date.now();
  sleep(10_000);
  await a.stop();
  expect(shelf.downtimes).toEqual([{ from: asleep, until: Date.now() + 10_000 }]);
  expect(shelf.beats.get('a')).toMatchObject({ at: Date.now(), isOver: true });
});

it('and if it can’t, says that it was there until it slept', async () => {
  const a = attendance('a');
  await a.start();
  const asleep = Date.now();
  sleep(10_000);
  const beat = shelf.beat.bind(shelf);
  shelf.beat = async (one, since, downtime) => {
    if (!one.isOver) throw new Error('full');
    return beat(one, since, downtime);
  };
  await a.stop();
  expect(shelf.beats.get('a')).toMatchObject({ at: asleep, isOver: true });
});

describe('the others', () => {
  it('are there while their beats change, whatever their clocks say, and gone when they say so', async () => {
    const changed = vi.fn();
    const a = attendance('a', { othersChanged: changed });
    expect(a.isAlone).toBe(false); // nobody knows yet
    await a.start();
    expect(a.isAlone).toBe(true);
    for (let second = 0; second < 30; second++) {
      shelf.beats.set('b', { process: 'b', at: 77 + second, isOver: false });
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect([a.isAlone, a.isGone('b'), changed.mock.calls.length]).toEqual([false, false, 1]);
    await vi.advanceTimersByTimeAsync(9000);
    expect(a.isAlone).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect([a.isAlone, a.isGone('b'), changed.mock.calls.length]).toEqual([true, true, 2]);
    shelf.beats.set('c', { process: 'c', at: Date.now(), isOver: false });
    await vi.advanceTimersByTimeAsync(1000);
    expect(a.isAlone).toBe(false);
    shelf.beats.set('c', { process: 'c', at: Date.now(), isOver: true });
    await vi.advanceTimersByTimeAsync(1000);
    expect([a.isAlone, a.isGone('c'), a.isGone('nobody')]).toEqual([true, true, false]);
  });

  it('are known at once if the bus tells of them', async () => {
    const changed = vi.fn();
    const a = attendance('a', { othersChanged: changed });
    await a.start();
    shelf.beats.set('b', { process: 'b', at: Date.now(), isOver: false });
    a.came('b');
    await vi.advanceTimersByTimeAsync(0);
    expect([a.isAlone, changed.mock.calls.length]).toEqual([false, 1]);
    a.left('b');
    expect([a.isAlone, a.isGone('b'), changed.mock.calls.length]).toEqual([true, true, 2]);
  });

  it('that start at the same time, after nobody was there, know both of the downtime', async () => {
    shelf.beats.set('x', { process: 'x', at: 900_000, isOver: false });
    const [a, b] = [attendance('a'), attendance('b')];
    let wasBehind = false;
    const beat = shelf.beat.bind(shelf);
    // the second starts between the two questions of the first
    shelf.beat = async (...asked) => {
      const answer = await beat(...asked);
      if (asked[0].process !== 'a' || wasBehind) return answer;
      wasBehind = true;
      await b.start();
      return answer;
    };
    await a.start();
    for (const one of [a, b])
      expect(one.downtimes).toContainEqual({ from: 900_000, until: 1_010_000 });
  });
});

it('the store is steady until it fails, and when it has answered for five seconds again', async () => {
  const a = attendance('a');
  await a.start();
  const steady = async (seconds: number): Promise<boolean> => {
    await vi.advanceTimersByTimeAsync(1000 * seconds);
    return a.isSteady;
  };
  expect(await steady(1)).toBe(true);
  shelf.isFull = true;
  expect(await steady(1)).toBe(false);
  shelf.isFull = false;
  expect([await steady(5), await steady(1)]).toEqual([false, true]);
  const beat = shelf.beat.bind(shelf);
  let isSlow = true;
  shelf.beat = async (...asked) => {
    if (isSlow) await new Promise((resolve) => setTimeout(resolve, 3500));
    isSlow = false;
    return beat(...asked);
  };
  expect([await steady(5), await steady(3), await steady(2)]).toEqual([false, false, true]);
});

describe('the clock of the store', () => {
  const skewed = (by: number, takes = 0): void => {
    const beat = shelf.beat.bind(shelf);
    shelf.beat = async (...asked) => {
      const answer = await beat(...asked);
      const time = Date.now() + by;
      if (takes > 0) vi.setSystemTime(Date.now() + takes);
      return { ...answer, time };
    };
  };

  it.each([
    [251, false],
    [-251, false],
    [250, true],
    [0, true],
  ])('may be %i ms off: %s', async (by, may) => {
    skewed(by);
    const a = attendance('a');
    const started = a.start();
    if (may) await started;
    else await expect(started).rejects.toMatchObject({ name: 'ClockSkew', milliseconds: by });
    expect([a.skew, a.isSkewed]).toEqual([by, !may]);
  });

  it('is not blamed for how long the answer took', async () => {
    skewed(0, 900);
    const a = attendance('a');
    await a.start();
    expect([a.skew, a.isSkewed]).toEqual([-450, false]);
  });

  it('that is wrong makes nobody believe in a downtime', async () => {
    shelf.beats.set('b', { process: 'b', at: 400_000, isOver: false });
    skewed(-600_000);
    await expect(attendance('a').start()).rejects.toMatchObject({ name: 'ClockSkew' });
    expect(shelf.downtimes).toEqual([]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SharedBus } from '../../../test/support/online/neighbours.ts';
import { Metrics } from '../metrics.ts';
import { SETTINGS } from '../settings.ts';
import { Gate } from './gate.ts';
import { Hashed } from './hashed.ts';
import { Buckets } from './limits.ts';
import { SharedLimits } from './shared-limits.ts';
import { Work } from './work.ts';

const quiet = (): void => undefined;
const LOG = { debug: quiet, info: quiet, warn: quiet, error: quiet };
const HERE = '192.0.2.7';
const HOME = '2001:db8:1:2::/64';

let bus: SharedBus;
beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
  bus = new SharedBus();
});
afterEach(() => {
  vi.useRealTimers();
});

function processOf(name: string, isAlone = false) {
  const hashed = new Hashed('a secret of both');
  const parts = { log: LOG, metrics: new Metrics(), room: undefined, hashed, now: Date.now };
  const gate = new Gate({ ...SETTINGS, perAddress: 40 }, parts);
  const work = new Work(SETTINGS.work, Date.now, hashed);
  const codes = new Buckets({ perSecond: 0.1, burst: 10 }, hashed);
  const gone = new Set<string>();
  const attendance = { isAlone, isGone: (process: string) => gone.has(process) };
  const more = { codes };
  const limits = new SharedLimits({
    ...{ bus, process: name, attendance, gate, work, more },
    now: Date.now,
  });
  return { gate, work, codes, gone, limits };
}

const told = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1100);

describe('what is charged in one process counts in the others', () => {
  it('of work, by address and person, also of somebody who has not come there yet', async () => {
    const [one, other] = [processOf('one'), processOf('other')];
    const lea = { address: HERE, person: 'lea' };
    expect(one.work.pay(SETTINGS.work.burst / 4, lea)).toBeUndefined();
    await told();
    const wait = other.work.pay(100_000, lea);
    expect(wait).toBeGreaterThan(2000);
    expect(other.work.pay(100_000, { address: HERE, person: 'noe' })).toBeUndefined();
    expect(other.work.pay(100_000, { address: '192.0.2.8', person: 'lea' })).toBeDefined();
    one.limits.close();
    other.limits.close();
  });

  it('of what an address, its networks or a person may do how often', async () => {
    const [one, other] = [processOf('one'), processOf('other')];
    for (let times = 0; times < SETTINGS.rates.misses.burst; times++)
      expect(one.gate.wait('misses', HOME)).toBe(0);
    await told();
    expect(other.gate.wait('misses', HOME)).toBeGreaterThan(0);
    // the wider network has three quarters left
    expect(other.gate.wait('misses', '2001:db8:1:3::/64')).toBe(0);
    expect(one.codes.take('lea', Date.now())).toBe(true);
    for (let times = 0; times < 9; times++) one.codes.take('lea', Date.now());
    await told();
    expect(other.codes.take('lea', Date.now())).toBe(false);
    one.limits.close();
    other.limits.close();
  });

  it('of sockets at the same time, until that process is gone', async () => {
    const [one, other] = [processOf('one'), processOf('other')];
    for (let times = 0; times < 39; times++) expect(one.gate.enter(HERE)).toBe(true);
    await told();
    expect([other.gate.enter(HERE), other.gate.enter(HERE)]).toEqual([true, false]);
    other.gone.add('one');
    await told();
    expect(other.gate.enter(HERE)).toBe(true);
    other.gone.clear();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(other.gate.enter(HERE)).toBe(false); // it has said it again
    one.limits.close();
    await vi.advanceTimersByTimeAsync(40_000);
    expect(other.gate.enter(HERE)).toBe(true);
    other.limits.close();
  });

  it('and nobody reads an address on the bus, or anything while there is nobody else', async () => {
    const lonely = processOf('lonely', true);
    lonely.work.pay(SETTINGS.work.burst, { address: HERE });
    await told();
    expect(bus.said).toEqual([]);
    lonely.limits.close();
    const one = processOf('one');
    one.work.pay(SETTINGS.work.burst, { address: HERE, person: 'lea' });
    for (let times = 0; times < 30; times++) one.gate.enter(HERE);
    await told();
    const said = JSON.stringify(bus.said);
    expect(said).toContain('work-address');
    for (const secret of [HERE, 'lea', '192']) expect(said).not.toContain(`"${secret}`);
    one.limits.close();
  });
});

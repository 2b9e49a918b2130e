import { describe, expect, it } from 'vitest';
import type { LiveTable } from '../../tables/live/live-table.ts';
import type { Summary } from '../../tables/store.ts';
import { Allotment } from './allotment.ts';

const DAY = 86_400_000;

/** Tables that exist: those in the index of one person, and those in memory with their status. */
function house() {
  const index: Pick<Summary, 'status' | 'changed'>[] = [];
  const memory = new Map<string, { readonly table: { status: Summary['status'] } }>();
  const clock = { now: 10 * DAY };
  const allotment = new Allotment({
    store: { tablesOf: async () => index as Summary[] },
    hub: { at: (table) => memory.get(table) as LiveTable | undefined },
    most: { perPerson: 4, perAddress: 10 },
    now: () => clock.now,
  });
  return { index, memory, clock, allotment };
}

describe('tables of one person', () => {
  it('M2: are so many at a time, those that are over or forgotten apart', async () => {
    const { index, clock, allotment } = house();
    index.push({ status: 'open', changed: clock.now }, { status: 'running', changed: clock.now });
    index.push(
      { status: 'over', changed: clock.now },
      { status: 'running', changed: clock.now - DAY - 1 },
    );
    index.push({ status: 'running', changed: clock.now - DAY });
    expect(await allotment.whyNot('p', 'here')).toBeUndefined();
    index.push({ status: 'open', changed: clock.now });
    expect(await allotment.whyNot('p', 'here')).toEqual({
      code: 'too-many',
      reason: 'too-many-unfinished',
    });
  });
});

describe('tables of one address', () => {
  it('M2: are so many at a time, whoever opens them; other addresses have their own', async () => {
    const { memory, clock, allotment } = house();
    for (let table = 0; table < 10; table++) {
      expect(await allotment.whyNot(`guest ${table}`, 'here')).toBeUndefined();
      allotment.opened('here', `${table}`);
    }
    expect(await allotment.whyNot('guest', 'here')).toEqual({
      code: 'too-many',
      reason: 'too-many-of-address',
    });
    expect(await allotment.whyNot('guest', 'there')).toBeUndefined();
    memory.set('3', { table: { status: 'over' } });
    expect(await allotment.whyNot('guest', 'here')).toBeUndefined();
    allotment.opened('here', 'another');
    memory.set('5', { table: { status: 'running' } });
    clock.now += 3_600_000; // whoever opened the others is gone
    expect(await allotment.whyNot('guest', 'here')).toBeUndefined();
    for (let table = 0; table < 9; table++) allotment.opened('here', `later ${table}`);
    // table 5 is played still
    expect(await allotment.whyNot('guest', 'here')).toMatchObject({ code: 'too-many' });
  });
});

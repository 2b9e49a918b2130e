/**
 * gobelet doctor on a server on which the challenge of the day is played: its dice come from the
 * key of the day.
 */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChallengeApi } from '../../src/client/challenges.ts';
import { games } from '../../src/games/index.ts';
import { Seeded } from '../../src/random.ts';
import { examine } from '../../src/server/doctor/examine.ts';
import type { Fault } from '../../src/server/doctor/fault.ts';
import { examineJournal } from '../../src/server/doctor/journal.ts';
import { gobelet } from '../support/command.ts';
import { arrive, playOut } from '../support/online/players.ts';
import { type House, openHouse } from '../support/online/servers.ts';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 20, 12);
let now = NOON;
let house: House;
/** One of each game, over. */
const tables: string[] = [];

beforeAll(async () => {
  house = await openHouse({}, { now: () => now });
  const api = new ChallengeApi(house.api);
  for (let later = 0; later < games.length; later++) {
    now = NOON + later * DAY;
    const ana = await arrive(house.api, 'Ana');
    const table = await api.play(ana.guest.token);
    await playOut(ana.link.follow(table), ana.guest.person, new Seeded(`day ${later}`));
    tables.push(table);
    ana.link.close();
  }
});
afterAll(() => house.stop());

type Line = { type: string; event?: Record<string, unknown> } & Record<string, unknown>;

async function journalOf(table: string): Promise<readonly Line[]> {
  return (await house.store.read(table)).map((line) => JSON.parse(line) as Line);
}

function faultsOf(table: string, journal: readonly Line[]): readonly Fault[] {
  return examineJournal(
    table,
    journal.map((line) => JSON.stringify(line)),
    games,
  ).faults;
}

/** What is found wrong with a table that has come as far as this entry, which is changed. */
async function found(
  table: string,
  entry: number,
  change: (line: Line) => Line,
): Promise<readonly Fault[]> {
  const journal = await journalOf(table);
  const last = journal[entry - 1] as Line;
  expect(change(last)).not.toEqual(last);
  return faultsOf(table, [...journal.slice(0, entry - 1), change(last)]);
}

const facesOf = ({ event }: Line): readonly unknown[] =>
  (event?.['faces'] ?? []) as readonly unknown[];

describe('doctor, on games for the ranking of a day', () => {
  it('finds nothing wrong with them, and works their dice out again', () => {
    const findings = examine(house.folder, games, () => undefined);
    expect(findings).toMatchObject({ tables: { over: 3 }, faults: [] });
    expect(findings.answers).toBeGreaterThan(30);
    const { code, out } = gobelet(['doctor', '--data', house.folder]);
    expect([code, out.split('\n').at(-2)]).toEqual([0, 'Nothing is wrong.']);
  });

  it.each([0, 1, 2])(
    'finds nothing wrong with one that is under way; and names a throw that is not of the challenge: day %i',
    async (day) => {
      const table = tables[day] as string;
      const journal = await journalOf(table);
      const entry =
        1 + journal.slice(0, -3).findLastIndex((line) => facesOf(line)[0] !== facesOf(line).at(-1));
      expect(faultsOf(table, journal.slice(0, entry))).toEqual([]);
      const turned = (line: Line): Line => ({
        ...line,
        event: { ...line.event, faces: facesOf(line).toReversed() },
      });
      const what = expect.stringMatching(
        /^the throw \{"faces":\[.*\]\} does not follow from the challenge$/,
      );
      expect(await found(table, entry, turned)).toEqual([{ table, entry, what }]);
    },
  );

  it('names a start that the lots of the challenge do not give', async () => {
    const table = tables[1] as string;
    const entry = 1 + (await journalOf(table)).findIndex(({ type }) => type === 'started');
    const next = (line: Line): Line => ({
      ...line,
      setup: { first: ((line['setup'] as { first: number }).first + 1) % 3 },
    });
    const what = expect.stringMatching(
      /^the setup \{"first":\d\} does not follow from the challenge$/,
    );
    expect(await found(table, entry, next)).toEqual([{ table, entry, what }]);
  });

  it('names a key that is not the one of the day, though the dice may follow from it', async () => {
    const [table = ''] = tables;
    const [opened, ...rest] = await journalOf(table);
    const { challenge } = opened as Line & { readonly challenge: object };
    const faults = faultsOf(table, [
      { ...(opened as Line), challenge: { ...challenge, key: 'ab'.repeat(32) } },
      ...rest,
    ]);
    expect(faults[0]?.what).toBe('the challenge is not the one that was announced for its day');
    expect(faults.length).toBeGreaterThan(3);
    for (const { what } of faults.slice(1))
      expect(what).toMatch(/^the throw .* does not follow from the challenge$/);
  });

  it('names a game that is not the one of the challenge', async () => {
    const table = tables[1] as string;
    const journal = await journalOf(table);
    const entry = 1 + journal.findIndex(({ type }) => type === 'started');
    const [opened, ...rest] = journal.slice(0, entry) as [Line, ...Line[]];
    const options = { ...(opened['options'] as object), rounds: 'all' };
    expect(faultsOf(table, [{ ...opened, options }, ...rest])).toEqual([
      { table, entry, what: 'another game is played than the challenge is of' },
    ]);
  });
});

/**
 * Tables whose past a test writes itself, on a server in this process that serves the built page;
 * and people who may sit at them.
 */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { Guest } from '../../../../src/client/api.ts';
import type { AnyGame } from '../../../../src/game.ts';
import { type Event, lineOf } from '../../../../src/record/record.ts';
import { BUILT_PAGE, readAssets } from '../../../../src/server/http/assets.ts';
import { type House, openHouse } from '../../online/servers.ts';
import { launchChromium } from '../chromium.ts';
import { openPage } from '../visit.ts';
import { arrive, type Door, type Person, type PersonOptions } from './company.ts';

export interface Past {
  readonly game: AnyGame;
  readonly options: object;
  readonly setup: object;
  readonly events: readonly Event[];
}

export interface Ground extends Door {
  /** Somebody whom the server knows, without a browser so far. */
  guest(name: string): Promise<Guest>;
  /** A running table with this past: whoever is first sits on seat 0 and is host. */
  plant(table: string, past: Past, people: readonly Guest[]): Promise<void>;
  /** Opens the page on a device that knows it is this guest's. */
  as(guest: Guest, path: string, options?: PersonOptions): Promise<Person>;
}

/** To be called once, at the top of the file. */
export function ground(): Ground {
  let house: House;
  let browser: Browser;
  beforeAll(async () => {
    const page = readAssets(BUILT_PAGE);
    if (page === undefined) throw new Error('the page is not built');
    [house, browser] = await Promise.all([openHouse({}, { page }), launchChromium()]);
  });
  afterAll(async () => {
    await browser.close();
    await house.stop();
  });
  const here: Ground = {
    get url() {
      return house.api.origin;
    },
    open: (path, options) => openPage(browser, house.api.origin + path, options),
    guest: (name) => house.api.beGuest(name),
    plant: (table, past, people) => plant(house, table, past, people),
    as: ({ name, token }, path, options) => arrive(here, path, { ...options, name, token }),
  };
  return here;
}

const SECRET = '5ec2e7'.padEnd(64, '0');

async function plant(
  { store }: House,
  table: string,
  { game, options, setup, events }: Past,
  people: readonly Guest[],
): Promise<void> {
  const at = Date.now();
  const [host] = people;
  const opened = {
    type: 'opened',
    at,
    by: host?.person,
    game: game.id,
    rules: game.version,
    seats: people.length,
    options,
    watch: 'anybody',
    listed: false,
    pace: { type: 'relaxed' },
    secret: SECRET,
  };
  const sat = people.map(({ person, name }, seat) => ({
    type: 'sat',
    at,
    seat,
    person,
    name,
    program: false,
    seed: `seed-${seat}`,
  }));
  const played = events.map((event) => ({ type: 'played', at, event: lineOf(event) }));
  const entries = [opened, ...sat, { type: 'started', at, setup }, ...played].map((entry) =>
    JSON.stringify(entry),
  );
  const summary = {
    id: table,
    game: game.id,
    seats: people.length,
    status: 'running',
    listed: false,
    people: people.map(({ person }) => person),
    due: null,
    opened: at,
    changed: at,
  } as const;
  await store.append({ table, expected: 0, entries, summary });
}

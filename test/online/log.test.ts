/**
 * The log: whoever comes anew is told what those were told who were there from the beginning, and
 * nothing more.
 */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Connection } from '../../src/client/connection.ts';
import type { Following } from '../../src/client/following.ts';
import type { AnyGame } from '../../src/game.ts';
import { games } from '../../src/games/index.ts';
import { LIMITS, type LoggedStep, type MessageOf } from '../../src/protocol.ts';
import { type Random, Seeded } from '../../src/random.ts';
import { type Entry, writeEntry } from '../../src/tables/fold/journal.ts';
import { arrive, type Guests, playOut, until } from '../support/online/players.ts';
import { Wire } from '../support/online/seen-wire.ts';
import { type House, openHouse } from '../support/online/servers.ts';

let house: House;
const links: Connection[] = [];
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  for (const link of links) link.close();
  await house.stop();
});

async function come(name: string): Promise<Guests> {
  const one = await arrive(house.api, name);
  links.push(one.link);
  return one;
}

/** Everything that was told from here on, without what it changed. */
function listenTo(following: Following): LoggedStep[] {
  const steps: LoggedStep[] = [];
  following.listen((news) => {
    if (news.type === 'step') steps.push({ n: news.known.n, at: news.known.at, what: news.what });
  });
  return steps;
}

/** The log as somebody hears it who comes anew, with this person's token. */
async function logOf(token: string, table: string): Promise<readonly LoggedStep[]> {
  const link = new Connection({ url: house.api.socketUrl, token });
  const log = await link.follow(table).log();
  link.close();
  return log;
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  it('is told to a newcomer, at any moment, as it was to those who were there', {
    timeout: 60_000,
  }, async () => {
    // Random games of NEXT! need not have a card that is stolen.
    for (let number = 0; !(await differs(game, new Seeded(`log/${id}/${number}`))); number++)
      expect(number).toBeLessThan(10);
  });
});

/**
 * Plays a game and compares; whether a player was told what the public was not, as it must be where
 * there are secrets.
 */
async function differs({ id, secrets, seats: { max } }: AnyGame, random: Random): Promise<boolean> {
  const seats = Math.min(4, max);
  const people: Guests[] = [];
  for (let seat = 0; seat <= seats; seat++) people.push(await come(`Guest ${seat}`));
  const players = people.slice(0, seats);
  const [host] = people as [Guests];
  const { table } = await house.api.open(host.guest.token, { game: id, seats });
  const all = people.map(({ link }) => link.follow(table));
  await Promise.all(all.map((following) => until(following, () => true)));
  const told = all.map(listenTo);
  const compare = async (): Promise<void> => {
    for (const [place, { guest }] of people.entries()) {
      const heard = told[place] as readonly LoggedStep[];
      const known = heard.at(-1)?.n ?? 0;
      const log = await logOf(guest.token, table);
      const last = log.at(-1)?.n ?? 0;
      expect(last).toBeGreaterThanOrEqual(known);
      await until(all[place] as Following, ({ n }) => n >= last);
      expect(log).toEqual(heard.filter(({ n }) => n <= last));
    }
  };
  for (const [seat] of players.entries()) await all[seat]?.do({ type: 'sit' });
  await all[0]?.do({ type: 'start' });
  await all[seats]?.do({ type: 'say', text: 'I would take the other one' });
  let played = 0;
  const looks: Promise<void>[] = [];
  const over = players.map(({ guest }, seat) =>
    playOut(
      all[seat] as Following,
      guest.person,
      random,
      () => {
        if (++played % 40 === 0) looks.push(compare());
      },
      ['take', 'steal', 'swap'],
    ),
  );
  await Promise.all(over);
  await Promise.all(looks);
  await compare();
  const last = all[seats]?.known?.n;
  expect(told.map((steps) => steps.at(-1)?.n)).toEqual(people.map(() => last));
  const isKept = told[0]?.every(({ what }) => what.type !== 'said');
  expect(isKept).toBe(id === 'sequence'); // partners may not be advised
  expect(told[seats]?.some(({ what }) => what.type === 'said')).toBe(true);
  const texts = told.map((steps) => JSON.stringify(steps));
  return secrets.length === 0 || texts.slice(0, seats).some((text) => text !== texts[seats]);
}

const TABLE = 'kabo-relu-timo-sane';

it('needs a table that is watched, and goes back so far', async () => {
  const guest = await house.api.beGuest('Ana');
  const at = Date.now();
  const by = guest.person;
  const opened: Entry = {
    ...{
      type: 'opened',
      at,
      by,
      game: 'next',
      rules: 1,
      seats: 2,
      options: {},
      watch: 'anybody',
      listed: false,
    },
    ...{ pace: { type: 'relaxed' }, secret: '5e'.repeat(32) },
  };
  const sayings = Array.from(
    { length: LIMITS.log + 100 },
    (_, number): Entry => ({
      type: 'said',
      at,
      by,
      id: `s${number}`,
      name: 'Ana',
      text: `${number}`,
    }),
  );
  const summary = {
    id: TABLE,
    game: 'next',
    seats: 2,
    status: 'open',
    listed: false,
    people: [by],
    due: null,
  } as const;
  const entries = [opened, ...sayings].map((entry) => writeEntry(entry));
  await house.store.append({
    table: TABLE,
    expected: 0,
    entries,
    summary: { ...summary, opened: at, changed: at },
  });
  const wire = await Wire.open(house.port, guest.token);
  const log = { type: 'log', table: TABLE } as const;
  expect(await wire.ask(log, ({ type }) => type === 'refused')).toMatchObject({
    code: 'not-watching',
    table: TABLE,
  });
  await wire.ask({ type: 'watch', table: TABLE }, ({ type }) => type === 'table');
  const { n, steps } = (await wire.ask(log, ({ type }) => type === 'log')) as MessageOf<'log'>;
  expect(n).toBe(LIMITS.log + 101);
  expect(steps.map((step) => step.n)).toEqual(
    Array.from({ length: LIMITS.log }, (_, place) => place + 102),
  );
  wire.close();
});

it('H1: is paid for by whoever asks, on whatever connection, and says after how long to ask again', async () => {
  const busy = await openHouse(
    { work: { perSecond: 1000, burst: 400_000 } },
    { store: house.store },
  );
  const guest = await busy.api.beGuest('Ben');
  const ask = async (wire: Wire) =>
    wire.ask({ type: 'log', table: TABLE }, ({ type }) => type === 'log' || type === 'refused');
  const come = async (): Promise<Wire> => {
    const wire = await Wire.open(busy.port, guest.token);
    await wire.ask({ type: 'watch', table: TABLE }, ({ type }) => type === 'table');
    return wire;
  };
  const [wire, other] = [await come(), await come()];
  let logs = 0;
  while ((await ask(wire)).type === 'log') expect(++logs).toBeLessThan(100);
  expect(logs).toBeGreaterThan(0);
  const again = await ask(other);
  expect(again).toMatchObject({ type: 'refused', code: 'too-many', table: TABLE });
  expect((again as MessageOf<'refused'>).after).toBeGreaterThanOrEqual(250);
  wire.close();
  other.close();
  await busy.stop();
});

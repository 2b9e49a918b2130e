/**
 * What the index says is due, as a server writes it and as gobelet doctor reads it: tables that
 * wait for somebody to come are well.
 */

import { afterEach, beforeEach, expect, it } from 'vitest';
import { ChallengeApi } from '../../src/client/challenges.ts';
import { games } from '../../src/games/index.ts';
import { Seeded } from '../../src/random.ts';
import { examine } from '../../src/server/doctor/examine.ts';
import { examineSummary } from '../../src/server/doctor/index-entry.ts';
import { TableState } from '../../src/tables/fold/table-state.ts';
import type { Summary } from '../../src/tables/store.ts';
import { arrive, offered, playOut, until } from '../support/online/players.ts';
import { type House, openHouse } from '../support/online/servers.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse({ pauses: { bot: 0, absence: 50, grace: 0, call: 600_000 } });
});
afterEach(() => house.stop());

const faults = () => examine(house.folder, games, () => undefined).faults;
const summaryOf = async (table: string) => (await house.store.summary(table)) as Summary;
const said = (table: TableState, found: Summary) =>
  examineSummary(table, found, found.people).map(({ what }) => what);
const NEVER = 'the index says that nothing is ever due, and the game runs';

it('a table that is left to bots, with nobody there, rests', async () => {
  const ana = await arrive(house.api, 'Ana');
  const bots = [{ seat: 1, level: 'casual' }] as const;
  const { table } = await house.api.open(ana.guest.token, {
    game: 'pokerdice',
    seats: 2,
    pace: { type: 'relaxed' },
    bots,
  });
  const following = ana.link.follow(table);
  await following.do({ type: 'sit' });
  await following.do({ type: 'start', first: 0 });
  const playing = TableState.read(table, await house.store.read(table), games);
  expect(said(playing, { ...(await summaryOf(table)), due: null })).toEqual([NEVER]);
  ana.link.close();
  await expect.poll(async () => (await summaryOf(table)).due).toBeNull();
  expect((await summaryOf(table)).status).toBe('running');
  expect(faults()).toEqual([]);
});

it('a game for the ranking of a day waits for its player', async () => {
  const ana = await arrive(house.api, 'Ana');
  const table = await new ChallengeApi(house.api).play(ana.guest.token);
  expect(await summaryOf(table)).toMatchObject({ status: 'running', due: null });
  expect(faults()).toEqual([]); // begun, and nobody has come yet
  const following = ana.link.follow(table);
  await until(following, (known) => offered(known, ana.guest.person).length > 0);
  expect(faults()).toEqual([]);
  const begun = await summaryOf(table);
  await playOut(following, ana.guest.person, new Seeded('ranked'));
  ana.link.close();
  expect(faults()).toEqual([]);

  // At every moment of it: let go of while its player is asked, it is due for nobody; while a bot
  // is, it is due.
  const lines = await house.store.read(table);
  const played = lines.findIndex((line) => line.includes('"type":"played"')) + 1;
  const asked = { player: 0, bot: 0 };
  for (let n = played; n < lines.length; n++) {
    const then = TableState.read(table, lines.slice(0, n), games);
    if (then.status !== 'running') continue;
    const isPlayer = then.toMove.every((seat) => seat === 0);
    asked[isPlayer ? 'player' : 'bot']++;
    expect(said(then, { ...begun, due: null })).toEqual(isPlayer ? [] : [NEVER]);
  }
  expect(asked.player).toBeGreaterThan(0);
  expect(asked.bot).toBeGreaterThan(0);
});

it('a game that is about to start, with seats that are asked for a link, is due when the call ends', async () => {
  const ana = await arrive(house.api, 'Ana');
  const bots = [{ seat: 1, level: 'casual' }] as const;
  const { table } = await house.api.open(ana.guest.token, {
    game: 'pokerdice',
    seats: 2,
    pace: { type: 'relaxed' },
    bots,
  });
  const following = ana.link.follow(table);
  await following.do({ type: 'sit', chain: 'ab'.repeat(32) }); // of which nobody shows a link
  await following.do({ type: 'start' });
  const found = await summaryOf(table);
  expect(found).toMatchObject({ status: 'open', due: expect.any(Number) });
  expect(faults()).toEqual([]);
  const starting = TableState.read(table, await house.store.read(table), games);
  expect(said(starting, { ...found, due: null })).toEqual([
    'the index says that nothing is ever due, and the game is about to start',
  ]);
  ana.link.close();
});

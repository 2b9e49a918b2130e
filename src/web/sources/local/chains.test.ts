/**
 * Tables on this device throw with chains as those on a server do: the device is the house and
 * everybody who plays.
 */

import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { until } from '../../../../test/support/online/players.ts';
import { DiceKeeper } from '../../../client/dice-keeper.ts';
import { readProof } from '../../../dice/proof.ts';
import { verify } from '../../../dice/verify.ts';
import { asksChance } from '../../../game.ts';
import { Seeded } from '../../../random.ts';
import { notesOf } from './begin.ts';
import type { LocalTables } from './local-tables.ts';
import { company, games, houseIn } from './testing.ts';

beforeAll(() => {
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});

/** Somebody on this seat throws with their chain, so often or to the end. */
async function playSeat(
  house: LocalTables,
  table: string,
  seat: number,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  const following = house.follow(table, seat);
  const { about } = await until(following, () => true);
  const game = games.find(({ id }) => id === about.game);
  if (game === undefined) throw new Error(about.game);
  const sitter = about.seats[seat];
  const keeper = new DiceKeeper(following, {
    person: () => (sitter?.type === 'person' ? sitter.person : undefined),
    store: house.notes,
    name: notesOf(table, seat),
    asksChance: (type) => asksChance(game, type),
  });
  const random = new Seeded(`${seat}`);
  for (let moves = 0; moves < most; moves++) {
    const now = await until(
      following,
      (known) => known.about.status === 'over' || known.moves.length > 0,
    );
    if (now.about.status === 'over') break;
    await keeper.do({
      type: 'play',
      move: now.moves[random.below(now.moves.length)] as Readonly<Record<string, unknown>>,
    });
  }
  keeper.close();
}

describe.each(games.map((game) => [game.id, game] as const))('%s on this device', (id, game) => {
  it('is thrown with links of the people and by the house for bots, also after the page was closed', async () => {
    const factory = new IDBFactory();
    const first = await houseIn(factory, id);
    const table = await first.open({ game: id, seats: 2, sitters: company(1, 2) });
    await playSeat(first, table, 0, 3);
    await first.close();
    const house = await houseIn(factory, id);
    await playSeat(house, table, 0);
    const proof = readProof(JSON.parse(await house.proof(table)));
    const found = verify((await house.record(table)).split('\n'), proof, [game]);
    expect(found).toMatchObject({ follows: true, over: true, scheme: 2, misfits: [] });
    expect(found.throws[0]).toMatchObject({ house: 0, withheld: 0 });
    expect(found.throws[0]?.linked).toBeGreaterThan(0);
    expect(found.throws[1]?.linked).toBe(0);
    await house.close();
  });
});

it('two people at one device throw with a chain each', async () => {
  const house = await houseIn(new IDBFactory(), 'two');
  const table = await house.open({ game: 'sequence', seats: 2, sitters: company(2, 2) });
  await Promise.all([playSeat(house, table, 0), playSeat(house, table, 1)]);
  const found = verify(
    (await house.record(table)).split('\n'),
    readProof(JSON.parse(await house.proof(table))),
    games,
  );
  expect(found).toMatchObject({ follows: true, throws: [{ house: 0 }, { house: 0 }] });
  await house.close();
});

it('a device that has lost its chains gives new ones, and goes on', async () => {
  const factory = new IDBFactory();
  const first = await houseIn(factory, 'lost');
  const table = await first.open({ game: 'sequence', seats: 2, sitters: company(2, 2) });
  await first.close();
  factory.deleteDatabase('lost-notes');
  const house = await houseIn(factory, 'lost');
  await Promise.all([playSeat(house, table, 0), playSeat(house, table, 1)]);
  const found = verify(
    (await house.record(table)).split('\n'),
    readProof(JSON.parse(await house.proof(table))),
    games,
  );
  expect(found).toMatchObject({ follows: true, misfits: [] });
  for (const { linked } of found.throws) expect(linked).toBeGreaterThan(0);
  await house.close();
});

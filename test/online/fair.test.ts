/**
 * Dice of the scheme gobelet-dice-2 at a real server: chains, calls, links, and what the proof
 * tells of them.
 */

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Connection } from '../../src/client/connection.ts';
import { judgeNotes } from '../../src/client/dice-judgement.ts';
import type { KnownTable } from '../../src/client/following.ts';
import { type Proof2, readProof } from '../../src/dice/proof.ts';
import type { Verification } from '../../src/dice/verification.ts';
import { verify } from '../../src/dice/verify.ts';
import type { AnyGame } from '../../src/game.ts';
import { games } from '../../src/games/index.ts';
import { sequence } from '../../src/games/sequence/rules/rules.ts';
import { Seeded } from '../../src/random.ts';
import { backUp, restore } from '../../src/server/store/backup.ts';
import { databaseIn } from '../../src/server/store/place.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { Device, gather, known } from '../support/online/fair-people.ts';
import { until } from '../support/online/players.ts';
import { type House, newFolder, openHouse } from '../support/online/servers.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.stop());

async function proved(
  device: Device,
): Promise<{ readonly proof: Proof2; readonly found: Verification }> {
  const { record, proof: text } = await house.api.kept(
    device.who.guest.token,
    device.following.table,
  );
  const proof = readProof(JSON.parse(text)) as Proof2;
  return { proof, found: verify(record.split('\n'), proof, games) };
}

describe.each(games.map((game) => [game.id, game] as const))(
  'scheme 2: a game of %s',
  (_, game) => {
    it('is thrown with a link of every seat, follows, and is what every device noted', async () => {
      const devices = await gather(
        house.api,
        game,
        ['Léa', 'Noé', 'Zoé'].slice(0, Math.min(3, game.seats.max)),
      );
      const [host] = devices as [Device, ...Device[]];
      await host.keeper.do({ type: 'start' });
      await Promise.all(
        devices.map((device, seat) => device.playUntil(new Seeded(`${game.id} ${seat}`))),
      );
      const { proof, found } = await proved(host);
      expect(found).toMatchObject({
        follows: true,
        over: true,
        scheme: 2,
        misfits: [],
        fault: null,
      });
      expect(
        proof.seats.every((given) => given.type === 'chain' && given.first !== undefined),
      ).toBe(true);
      for (const [seat, { keeper, who }] of devices.entries()) {
        expect(found.throws[seat]).toMatchObject({ house: 0, withheld: 0 });
        expect(found.throws[seat]?.linked).toBeGreaterThan(0);
        const judged = judgeNotes(await keeper.notes(), proof, seat);
        expect(judged).toEqual({
          caught: [],
          doubt: undefined,
          isBefore: true,
          isIn: true,
          unanswered: 0,
          lost: 0,
        });
        who.link.close();
      }
    });
  },
);

it('the game waits for links no longer than a moment, and the proof says whose did not come', async () => {
  const quick = await openHouse({ pauses: { bot: 0, absence: 300_000, grace: 0, call: 100 } });
  const [lea, noe] = (await gather(quick.api, sequence, ['Léa', 'Noé'])) as [Device, Device];
  noe.keeper.close(); // a device that sleeps
  await lea.keeper.do({ type: 'start' });
  const { about } = await until(lea.following, ({ about }) => about.status === 'running');
  expect(about.called).toBeUndefined();
  await Promise.all([lea.playUntil(new Seeded('a')), noe.playUntil(new Seeded('b'))]);
  const { record, proof: text } = await quick.api.kept(lea.who.guest.token, lea.following.table);
  const proof = readProof(JSON.parse(text)) as Proof2;
  expect(verify(record.split('\n'), proof, games)).toMatchObject({
    follows: true,
    throws: [{ house: 0 }, { house: 0 }],
  });
  expect(proof.seats.map((given) => given.type === 'chain' && given.first !== undefined)).toEqual([
    true,
    false,
  ]);
  for (const { who } of [lea, noe]) who.link.close();
  await quick.stop();
});

/** Plays a little, keeps a copy of the database, plays on, and puts the copy back. */
describe('a restore', () => {
  it('I: gives running and open tables new dice, tells of it, and the proof has it', async () => {
    const folder = newFolder();
    const database = databaseIn(folder);
    const before = await openHouse({}, { store: await openSqlite(database) });
    const running = (await gather(before.api, sequence, ['Léa', 'Noé'])) as [Device, Device];
    const waiting = (await gather(before.api, sequence, ['Ana', 'Ben'])) as [Device, Device];
    await running[0].keeper.do({ type: 'start' });
    const enough = (events: number) => (known: KnownTable) => known.n > events;
    await Promise.all(
      running.map((device, seat) => device.playUntil(new Seeded(`early ${seat}`), enough(14))),
    );
    const copy = join(folder, 'copy.db');
    backUp(database, copy);
    const seen = running[0].following.known?.n ?? 0;
    await Promise.all(
      running.map((device, seat) =>
        device.playUntil(new Seeded(`later ${seat}`), enough(seen + 12)),
      ),
    );
    const lost = (await before.store.read(running[0].following.table)).slice(seen, seen + 12);
    for (const { who } of [...running, ...waiting]) who.link.close();
    await before.stop();
    await before.store.close();
    restore(copy, database, () => undefined);

    const after = await openHouse({}, { store: await openSqlite(database) });
    const back = (device: Device, game: AnyGame): Device => {
      const { guest } = device.who;
      return new Device(
        { guest, link: new Connection({ url: after.api.socketUrl, token: guest.token }) },
        device.following.table,
        game,
        device.notes,
      );
    };
    const again = running.map((device) => back(device, sequence)) as [Device, Device];
    const open = waiting.map((device) => back(device, sequence)) as [Device, Device];
    await Promise.all([...again, ...open].map(({ following }) => known(following)));
    expect(again[0].following.known?.about.commitment).not.toBe(
      running[0].following.known?.about.commitment,
    );
    expect(open[0].following.known?.about.commitment).not.toBe(
      waiting[0].following.known?.about.commitment,
    );
    await until(open[0].following, ({ about }) =>
      about.seats.every((sitter) => sitter?.type === 'person' && sitter.seeded),
    );
    await open[0].keeper.do({ type: 'start' });
    await Promise.all(
      [...again, ...open].map((device, at) => device.playUntil(new Seeded(`later ${at % 2}`))),
    );

    const kept = async (device: Device): Promise<{ record: string; proof: Proof2 }> => {
      const { record, proof } = await after.api.kept(
        device.who.guest.token,
        device.following.table,
      );
      return { record, proof: readProof(JSON.parse(proof)) as Proof2 };
    };
    const ran = await kept(again[0]);
    const found = verify(ran.record.split('\n'), ran.proof, games);
    expect(found).toMatchObject({ follows: true, over: true, redealt: [{ follows: true }] });
    expect(found.redealt[0]?.event).toBeGreaterThan(0);
    // Links are thrown with again: chains that were all new were called for, and did not wait for
    // ever.
    expect(ran.proof.steps.map(({ type }) => type)).toContain('stirred');
    expect(found.throws.every(({ linked }) => linked > 5)).toBe(true);
    const judged = await Promise.all(
      again.map(async ({ keeper }, seat) => judgeNotes(await keeper.notes(), ran.proof, seat)),
    );
    expect(judged.map(({ caught }) => caught)).toEqual([[], []]);
    expect(judged.some(({ lost: links }) => links > 0)).toBe(true);
    const journal = await after.store.read(again[0].following.table);
    expect(journal[seen]).toContain('"redealt"');
    const facesIn = (lines: readonly string[]): readonly string[] =>
      lines.flatMap((line) => line.match(/"faces":\[[^\]]*\]/) ?? []);
    expect(facesIn(journal.slice(seen)).slice(0, facesIn(lost).length)).not.toEqual(facesIn(lost));

    const begun = await kept(open[0]);
    expect(begun.proof.earlier).toHaveLength(1);
    expect(verify(begun.record.split('\n'), begun.proof, games)).toMatchObject({
      follows: true,
      redealt: [{ event: null }],
    });
    expect(judgeNotes(await open[0].keeper.notes(), begun.proof, 0)).toMatchObject({
      caught: [],
      isBefore: true,
    });
    for (const { who } of [...again, ...open]) who.link.close();
    await after.stop();
    await after.store.close();
    rmSync(folder, { recursive: true, force: true });
  });
});

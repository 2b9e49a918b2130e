/** Dice of the scheme gobelet-dice-2 at a real server: chains, calls, links, and what the proof tells of them. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeNotes } from '../../src/client/dice-judgement.ts';
import { type Proof2, readProof } from '../../src/dice/proof.ts';
import { type Verification, verify } from '../../src/dice/verify.ts';
import { games } from '../../src/games/index.ts';
import { sequence } from '../../src/games/sequence/rules.ts';
import { Seeded } from '../../src/random.ts';
import { type Device, gather } from './fair-people.ts';
import { type House, openHouse } from './house.ts';
import { until } from './players.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.stop());

async function proved(device: Device): Promise<{ readonly proof: Proof2; readonly found: Verification }> {
  const { record, proof: text } = await house.api.kept(device.who.guest.token, device.following.table);
  const proof = readProof(JSON.parse(text)) as Proof2;
  return { proof, found: verify(record.split('\n'), proof, games) };
}

describe.each(games.map((game) => [game.id, game] as const))('scheme 2: a game of %s', (_, game) => {
  it('is thrown with a link of every seat, follows, and is what every device noted', async () => {
    const devices = await gather(house.api, game, ['Léa', 'Noé', 'Zoé'].slice(0, Math.min(3, game.seats.max)));
    const [host] = devices as [Device, ...Device[]];
    await host.keeper.do({ type: 'start' });
    await Promise.all(devices.map((device, seat) => device.playUntil(new Seeded(`${game.id} ${seat}`))));
    const { proof, found } = await proved(host);
    expect(found).toMatchObject({ follows: true, over: true, scheme: 2, misfits: [], fault: null });
    expect(proof.seats.every((given) => given.type === 'chain' && given.first !== undefined)).toBe(true);
    for (const [seat, { keeper, who }] of devices.entries()) {
      expect(found.throws[seat]).toMatchObject({ house: 0, withheld: 0 });
      expect(found.throws[seat]?.linked).toBeGreaterThan(0);
      const judged = judgeNotes(await keeper.notes(), proof, seat);
      expect(judged).toEqual({ caught: [], doubt: undefined, isBefore: true, isIn: true, unanswered: 0 });
      who.link.close();
    }
  });
});

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
  expect(verify(record.split('\n'), proof, games)).toMatchObject({ follows: true, throws: [{ house: 0 }, { house: 0 }] });
  expect(proof.seats.map((given) => given.type === 'chain' && given.first !== undefined)).toEqual([true, false]);
  for (const { who } of [lea, noe]) who.link.close();
  await quick.stop();
});

/** A process that has not heard yet what another has stored, and somebody who comes to it from there. */

import { afterEach, expect, it } from 'vitest';
import type { ServerMessage } from '../../src/protocol.ts';
import { openStreet, type Street } from '../support/online/neighbours.ts';
import { arrive, until } from '../support/online/players.ts';
import { Wire } from '../support/online/seen-wire.ts';
import type { House } from '../support/online/servers.ts';

let street: Street;
afterEach(() => street.stop());

it('tells nobody a table that is older than what they have seen', { timeout: 60_000 }, async () => {
  street = await openStreet(2);
  street.bus.isLost = () => true;
  const [here, there] = street.houses as [House, House];
  const [ann, bob] = [await arrive(here.api, 'Ann'), await arrive(there.api, 'Bob')];
  const { table } = await here.api.open(ann.guest.token, { game: 'sequence', seats: 2 });
  await until(bob.link.follow(table), () => true); // the other process has it in memory
  const following = ann.link.follow(table);
  await following.do({ type: 'sit' });
  for (let times = 0; times < 5; times++) {
    const seen = await following.do({ type: 'react', reaction: 'bravo' });
    const wire = await Wire.open(there.port, ann.guest.token);
    wire.say({ type: 'watch', table, seen });
    await wire.ask({ type: 'ping' }, ({ type }) => type === 'pong');
    const heard = wire.frames
      .map((frame) => JSON.parse(frame) as ServerMessage)
      .filter(({ type }) => type === 'table' || type === 'step');
    expect(heard.map((message) => [message.type, 'n' in message && message.n])).toEqual([]);
    wire.close();
  }
  ann.link.close();
  bob.link.close();
});

/**
 * Looking back together: where somebody looks and points is told to the others who watch, once the
 * game is over; nothing else is.
 */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Guest } from '../../src/client/api.ts';
import type { ClientMessage, MessageOf, ServerMessage } from '../../src/protocol.ts';
import { LocalBus } from '../../src/tables/local-bus.ts';
import { act, codeOf, refusal, watch } from '../support/online/attack-siege.ts';
import { Wire } from '../support/online/seen-wire.ts';
import { type House, openHouse } from '../support/online/servers.ts';

const BOTS = [0, 1].map((seat) => ({ seat, level: 'beginner' }) as const);

/** Two processes with one store and one bus. */
let houses: readonly [House, House];
let host: Guest;
let over = '';
let last = 0;
const wires: Wire[] = [];

beforeAll(async () => {
  const bus = new LocalBus();
  const first = await openHouse({}, { bus });
  houses = [first, await openHouse({}, { bus, store: first.store })];
  host = await first.api.beGuest('Léa');
  over = (await first.api.open(host.token, { game: 'sequence', seats: 2, bots: BOTS.slice(1) }))
    .table;
  const wire = await come(host);
  await watch(wire, over);
  for (const type of ['sit', 'start', 'stand'] as const) await act(wire, over, { type });
  await wire.next((message) => 'about' in message && message.about?.status === 'over');
  last = (await first.api.kept(host.token, over)).record.trimEnd().split('\n').length - 1;
});

afterAll(async () => {
  for (const wire of wires) wire.close();
  await Promise.all(houses.map((house) => house.stop()));
});

async function come(guest: Guest, house: House = houses[0]): Promise<Wire> {
  const wire = await Wire.open(house.port, guest.token);
  wires.push(wire);
  return wire;
}

/** Somebody new who watches the finished table. */
async function onlooker(
  name: string,
  house?: House,
): Promise<{ readonly guest: Guest; readonly wire: Wire }> {
  const guest = await houses[0].api.beGuest(name);
  const wire = await come(guest, house);
  await watch(wire, over);
  return { guest, wire };
}

const here = (more: object = {}): ClientMessage =>
  ({ type: 'review', table: over, at: 3, viewer: 'open', ...more }) as ClientMessage;
const isReviewing = ({ type }: ServerMessage): boolean => type === 'reviewing';
const heard = ({ messages }: Wire): readonly ServerMessage[] => messages.filter(isReviewing);

describe('a finished game', () => {
  it('is led through: all others who watch are told, with the name, in this process and the next', async () => {
    const lea = await come(host);
    await watch(lea, over);
    const noe = await onlooker('Noé');
    const far = await onlooker('Zoé', houses[1]);
    const absent = await come(await houses[0].api.beGuest('Ana'));
    lea.say(here());
    const told = {
      type: 'reviewing',
      table: over,
      person: host.person,
      name: 'Léa',
      at: 3,
      viewer: 'open',
    };
    for (const { wire } of [noe, far]) expect(await wire.next(isReviewing)).toEqual(told);
    noe.wire.say(here({ at: last, viewer: 1, point: { type: 'event', number: last } }));
    const { person } = noe.guest;
    const pointed = {
      ...told,
      person,
      name: 'Noé',
      at: last,
      viewer: 1,
      point: { type: 'event', number: last },
    };
    expect(await lea.next(isReviewing)).toEqual(pointed);
    far.wire.say(here({ viewer: 'public', point: { type: 'seat', seat: 1 } }));
    await lea.next((message) => message.type === 'reviewing' && message.name === 'Zoé');
    await lea.ask({ type: 'ping' }, ({ type }) => type === 'pong');
    expect(heard(lea)).toHaveLength(2);
    expect(heard(absent)).toEqual([]);
  });

  it('stays as it was: nothing of it is stored', async () => {
    const before = await houses[0].store.read(over);
    const { wire } = await onlooker('Eva');
    wire.say(here());
    await wire.ask({ type: 'ping' }, ({ type }) => type === 'pong');
    expect(await houses[0].store.read(over)).toEqual(before);
    const again = await onlooker('Uma');
    expect(heard(again.wire)).toEqual([]);
  });

  it('has no moments, seats or fields but its own', async () => {
    const { wire } = await onlooker('Ida');
    const code = async (message: ClientMessage): Promise<string> =>
      (await refusal(wire, message)).code;
    expect(await code(here({ at: last + 1 }))).toBe('illegal');
    expect(await code(here({ viewer: 2 }))).toBe('illegal');
    expect(await code(here({ point: { type: 'seat', seat: 2 } }))).toBe('illegal');
    expect(await code(here({ point: { type: 'event', number: 0 } }))).toBe('illegal');
    expect(await code(here({ viewer: 'host' }))).toBe('protocol');
    expect(await code(here({ at: -1 }))).toBe('protocol');
    expect(await code(here({ point: { type: 'seat', seat: 0, text: 'you' } }))).toBe('protocol');
    expect(await code(here({ name: 'Léa' }))).toBe('protocol');
  });
});

describe('refused', () => {
  it('at a table that is not watched, or that there is not', async () => {
    const wire = await come(await houses[0].api.beGuest('Kim'));
    expect(await refusal(wire, here())).toMatchObject({ code: 'not-watching', table: over });
    expect(await refusal(wire, here({ table: 'kabo-relu-timo-sane' }))).toMatchObject({
      code: 'not-watching',
    });
    const nobody = await Wire.open(houses[0].port);
    wires.push(nobody);
    expect(await refusal(nobody, here())).toMatchObject({ code: 'unknown-token' });
  });

  it('while a game runs, and before it: pointing would be advice', async () => {
    const [api] = [houses[0].api];
    const { table } = await api.open(host.token, {
      game: 'pokerdice',
      seats: 2,
      bots: BOTS.slice(1),
    });
    const [lea, friend] = [await come(host), await come(await api.beGuest('Tom'))];
    for (const wire of [lea, friend]) await watch(wire, table);
    const code = async (): Promise<string> =>
      (await refusal(friend, here({ table, at: 0, viewer: 'public' }))).code;
    expect(await code()).toBe('not-over');
    await act(lea, table, { type: 'sit' });
    await act(lea, table, { type: 'start' });
    expect(await code()).toBe('not-over');
    await lea.ask({ type: 'ping' }, ({ type }) => type === 'pong');
    expect(heard(lea)).toEqual([]);
  });

  it('to whom the host has muted', async () => {
    const { guest, wire } = await onlooker('Max');
    const lea = await come(host);
    await watch(lea, over);
    const mute = { type: 'mute', person: guest.person, muted: true } as const;
    expect(await codeOf(act(lea, over, mute))).toBe('step');
    expect(await refusal(wire, here())).toMatchObject({ code: 'muted', table: over });
  });

  it('a flood: a few at once are passed on, the rest is not, and the connection stays', async () => {
    const { guest, wire } = await onlooker('Ben');
    const other = await onlooker('Mia');
    for (let count = 0; count < 40; count++) wire.say(here({ at: count % 3 }));
    await wire.ask({ type: 'ping' }, ({ type }) => type === 'pong');
    const refused = wire.messages.filter(
      (message): message is MessageOf<'refused'> => message.type === 'refused',
    );
    expect(refused.length).toBeGreaterThan(10);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['too-many']));
    await other.wire.ask({ type: 'ping' }, ({ type }) => type === 'pong');
    expect(heard(other.wire).length).toBe(40 - refused.length);
    const tab = await come(guest);
    await watch(tab, over);
    // the same person, in however many tabs
    for (let count = 0; count < 30; count++) tab.say(here());
    expect(await refusal(tab, here())).toMatchObject({ code: 'too-many' });
  });
});

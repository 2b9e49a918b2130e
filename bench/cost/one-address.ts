/**
 * What one address can make the server do within its limits, and what somebody elsewhere notices of it:
 * `npm run bench:one-address`. The attackers never wait when they are told to.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Guest } from '../../src/client/api.ts';
import { LIMITS } from '../../src/protocol.ts';
import { Client } from './client.ts';
import { type Planted, plantLong } from './plant.ts';
import { type Measured, serve } from './server.ts';

const SECONDS = Number(process.argv[2] ?? 10);
/** So that what is saved up is spent before it is measured. */
const SPENDING = 4000;
const PERSONS = 12;
const CONNECTIONS = 120;
const BYSTANDER = '127.0.0.2';

interface Siege {
  readonly server: Measured;
  readonly guests: readonly Guest[];
  readonly long: Planted;
  readonly tables: readonly string[];
}

/** Sends one message more; called on each connection as often as it may send. */
type Attack = (client: Client, time: number, siege: Siege) => void;

let deeds = 0;
const doing = (client: Client, table: string, deed: Extract<Parameters<Client['say']>[0], { type: 'do' }>['deed']): void =>
  client.say({ type: 'do', table, id: `a${deeds++}`, seen: 1_000_000, deed });
const one = (list: readonly string[], time: number): string => list[time % list.length] ?? '';

const ATTACKS: Readonly<Record<string, Attack>> = {
  ping: (client) => client.say({ type: 'ping' }),
  watch: (client, _, { long }) => client.say({ type: 'watch', table: long.id }),
  'watch, 100 missed': (client, _, { long }) => client.say({ type: 'watch', table: long.id, seen: long.n - LIMITS.missed }),
  'watch, nothing missed': (client, _, { long }) => client.say({ type: 'watch', table: long.id, seen: long.n }),
  'watch and unwatch': (client, time, { long }) =>
    client.say({ type: time % 2 === 0 ? 'watch' : 'unwatch', table: long.id, ...(time % 2 === 0 && { seen: long.n }) }),
  log: (client, _, { long }) => client.say({ type: 'log', table: long.id }),
  set: (client, time, { tables }) => doing(client, one(tables, time), { type: 'set', listed: time % 2 === 0 }),
  'sit and stand': (client, time, { tables }) => doing(client, one(tables, time), { type: time % 2 === 0 ? 'sit' : 'stand' }),
  say: (client, time, { tables }) => doing(client, one(tables, time), { type: 'say', text: '🎲'.repeat(200) }),
  'play what can’t be': (client, _, { long }) => doing(client, long.id, { type: 'play', move: { type: 'take', pile: 9 } }),
  '16 kB of nothing': (client) => client.raw('['.repeat(16_000)),
  hello: (client, time, { guests }) =>
    client.say({ type: 'hello', protocol: 1, token: guests[time % guests.length]?.token ?? '' }),
};
const KINDS = Object.values(ATTACKS);

const all: Attack = (client, time, siege) => KINDS[(time * 7 + deeds) % KINDS.length]?.(client, time, siege);

/** Requests, as many as the limits let through and more. */
const PATHS = ['/api/me/tables', '/api/tables', '/api/dice', '/api/me/dice', '/openapi.json', '/api', '/ready', '/metrics'];

async function prepare(server: Measured): Promise<Siege> {
  const guests: Guest[] = [];
  for (let number = 0; number < PERSONS; number++) guests.push(await server.api.beGuest(`Guest ${number}`));
  const people = guests.slice(0, 2).map(({ person: id, name }) => ({ id, name, owner: null, generation: 1, since: 0 }));
  const long = await server.plant((store) => plantLong(store, people, 8000));
  const tables: string[] = [];
  for (const { token } of guests.slice(0, 6)) tables.push((await server.api.open(token, { game: 'next', seats: 6 })).table);
  return { server, guests, long, tables };
}

/** Connections that are lost are opened again, as fast as that is let through. */
async function besiege(siege: Siege, attack: Attack, until: number): Promise<void> {
  const { server, guests, long, tables } = siege;
  const one = async (number: number): Promise<void> => {
    for (let time = number; Date.now() < until; ) {
      const token = guests[number % guests.length]?.token ?? '';
      const opening = Client.open(server.port, token).catch(() => undefined);
      const client = await Promise.race([opening, sleep(2000)]);
      if (client === undefined) {
        await sleep(500);
        continue;
      }
      client.say({ type: 'watch', table: long.id, seen: long.n });
      for (const table of tables) client.say({ type: 'watch', table });
      while (client.isOpen && Date.now() < until) {
        attack(client, time++, siege);
        await sleep(52); // as many a second as one connection may
      }
      client.close();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, number) => one(number)));
}

async function request({ server, guests }: Siege, until: number): Promise<void> {
  const one = async (number: number): Promise<void> => {
    for (let time = number; Date.now() < until; time++) {
      const token = guests[time % guests.length]?.token ?? '';
      const asked = { headers: { authorization: `Bearer ${token}` } };
      await fetch(`${server.api.origin}${PATHS[time % PATHS.length]}`, asked).then(
        (answer) => answer.arrayBuffer(),
        () => undefined,
      );
      await sleep(20);
    }
  };
  await Promise.all(Array.from({ length: 10 }, (_, number) => one(number)));
}

interface Felt {
  readonly share: number;
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

/** The processor's share, and how long somebody elsewhere waits for a pong, twenty times a second. */
async function feel(server: Measured, bystander: Client): Promise<Felt> {
  const times: number[] = [];
  const [used, from] = [await server.used(), performance.now()];
  while (performance.now() - from < SECONDS * 1000) {
    const sent = performance.now();
    await bystander.ask({ type: 'ping' }, 'pong');
    times.push(performance.now() - sent);
    await sleep(50);
  }
  const share = ((await server.used()) - used) / 1000 / (performance.now() - from);
  const sorted = times.toSorted((a, b) => a - b);
  const quantile = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  return { share, p50: quantile(0.5), p99: quantile(0.99), most: quantile(1) };
}

function row(name: string, { share, p50, p99, most }: Felt): void {
  const cells = [`${(share * 100).toFixed(1)} %`, ...[p50, p99, most].map((time) => time.toFixed(1))];
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}

async function under(
  name: string,
  siege: Siege,
  bystander: Client,
  ...attacks: ((until: number) => Promise<void>)[]
): Promise<void> {
  const until = Date.now() + SPENDING + SECONDS * 1000;
  const attacking = attacks.map((attack) => attack(until));
  await sleep(SPENDING);
  row(name, await feel(siege.server, bystander));
  await Promise.all(attacking);
  await sleep(1000);
}

const server = await serve([]);
const siege = await prepare(server);
const bystander = await Client.open(server.port, siege.guests.at(-1)?.token, BYSTANDER);
console.log('| what one address sends | processor, of one core | ping p50, ms | p99 | longest |');
console.log('|---|---:|---:|---:|---:|');
await sleep(1000);
row('nothing', await feel(server, bystander));
const named = process.argv[3];
for (const [name, attack] of Object.entries(ATTACKS))
  if (named === undefined || named === name) await under(name, siege, bystander, (until) => besiege(siege, attack, until));
if (named === undefined) {
  await under('requests', siege, bystander, (until) => request(siege, until));
  await under(
    'all of it',
    siege,
    bystander,
    (until) => besiege(siege, all, until),
    (until) => request(siege, until),
  );
}
row('nothing again', await feel(server, bystander));
await server.stop();
process.exit();

/**
 * What one address can make the server do within its limits, and what somebody elsewhere notices of
 * it: `npm run bench:one-address`. The attackers never wait when they are told to.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Guest } from '../../src/client/api.ts';
import { LIMITS } from '../../src/protocol.ts';
import { Bystander, type Waits } from './bystander.ts';
import { Client } from './client.ts';
import { type PlantedTable, plantLong } from './plant.ts';
import { type MeasuredServer, startMeasuredServer } from './server.ts';

const SECONDS = Number(process.argv[2] ?? 10);
/** So that what is saved up is spent before it is measured. */
const SPENDING = 4000;
/** The last one is the bystander. */
const PERSONS = 13;
const CONNECTIONS = 120;

interface Siege {
  readonly server: MeasuredServer;
  readonly guests: readonly Guest[];
  readonly long: PlantedTable;
  readonly tables: readonly string[];
  readonly bystander: string;
}

/** Sends one message more; called on each connection as often as it may send. */
type Attack = (client: Client, time: number, siege: Siege) => void;

let deeds = 0;
const doing = (
  client: Client,
  table: string,
  deed: Extract<Parameters<Client['say']>[0], { type: 'do' }>['deed'],
): void => client.say({ type: 'do', table, id: `a${deeds++}`, seen: 1_000_000, deed });
const one = (list: readonly string[], time: number): string => list[time % list.length] ?? '';

const ATTACKS: Readonly<Record<string, Attack>> = {
  ping: (client) => client.say({ type: 'ping' }),
  watch: (client, _, { long }) => client.say({ type: 'watch', table: long.id }),
  'watch, 100 missed': (client, _, { long }) =>
    client.say({ type: 'watch', table: long.id, seen: long.n - LIMITS.missed }),
  'watch, nothing missed': (client, _, { long }) =>
    client.say({ type: 'watch', table: long.id, seen: long.n }),
  'watch and unwatch': (client, time, { long }) =>
    client.say({
      type: time % 2 === 0 ? 'watch' : 'unwatch',
      table: long.id,
      ...(time % 2 === 0 && { seen: long.n }),
    }),
  log: (client, _, { long }) => client.say({ type: 'log', table: long.id }),
  set: (client, time, { tables }) =>
    doing(client, one(tables, time), { type: 'set', listed: time % 2 === 0 }),
  'sit and stand': (client, time, { tables }) =>
    doing(client, one(tables, time), { type: time % 2 === 0 ? 'sit' : 'stand' }),
  say: (client, time, { tables }) =>
    doing(client, one(tables, time), { type: 'say', text: '🎲'.repeat(200) }),
  'play what can’t be': (client, _, { long }) =>
    doing(client, long.id, { type: 'play', move: { type: 'take', pile: 9 } }),
  '16 kB of nothing': (client) => client.raw('['.repeat(16_000)),
  hello: (client, time, { guests }) =>
    client.say({ type: 'hello', protocol: 1, token: guests[time % guests.length]?.token ?? '' }),
};
const KINDS = Object.values(ATTACKS);

const all: Attack = (client, time, siege) =>
  KINDS[(time * 7 + deeds) % KINDS.length]?.(client, time, siege);

/** Requests, as many as the limits let through and more: what is read, and what is written. */
const PATHS = [
  '/api/me/tables',
  '/api/tables',
  '/api/dice',
  '/api/me/dice',
  '/openapi.json',
  '/api',
  '/ready',
  '/metrics',
];
const WRITING = [
  { method: 'POST', path: '/api/guests', body: () => ({}) },
  { method: 'POST', path: '/api/tables', body: () => ({ game: 'next', seats: 6 }) },
  { method: 'PATCH', path: '/api/me', body: (time: number) => ({ name: `Name ${time}` }) },
] as const;

async function prepare(server: MeasuredServer): Promise<Siege> {
  const guests: Guest[] = [];
  for (let number = 0; number < PERSONS; number++)
    guests.push(await server.api.beGuest(`Guest ${number}`));
  const people = guests
    .slice(0, 2)
    .map(({ person: id, name }) => ({ id, name, owner: null, generation: 1, since: 0 }));
  const long = await server.plant((store) => plantLong(store, people, 8000));
  const tables: string[] = [];
  for (const { token } of guests.slice(0, 6))
    tables.push((await server.api.open(token, { game: 'next', seats: 6 })).table);
  return {
    server,
    guests: guests.slice(0, -1),
    long,
    tables,
    bystander: guests.at(-1)?.token ?? '',
  };
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
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const written = time % 3 === 0 ? WRITING[(time / 3) % WRITING.length] : undefined;
      const path = written?.path ?? PATHS[time % PATHS.length];
      const asked =
        written === undefined
          ? { headers }
          : { headers, method: written.method, body: JSON.stringify(written.body(time)) };
      await fetch(`${server.api.origin}${path}`, asked).then(
        (answer) => answer.arrayBuffer(),
        () => undefined,
      );
      await sleep(20);
    }
  };
  await Promise.all(Array.from({ length: 10 }, (_, number) => one(number)));
}

interface Felt extends Waits {
  /** Of one core. */
  readonly share: number;
}

async function feel(
  server: MeasuredServer,
  bystander: Bystander,
  seconds = SECONDS,
): Promise<Felt> {
  const [used, from] = [await server.used(), performance.now()];
  const waits = await bystander.feel(seconds);
  return { share: ((await server.used()) - used) / 1000 / (performance.now() - from), ...waits };
}

function row(name: string, { share, p50, p99, longest }: Felt): void {
  const cells = [
    `${(share * 100).toFixed(1)} %`,
    ...[p50, p99, longest].map((time) => time.toFixed(1)),
  ];
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}

async function under(
  name: string,
  siege: Siege,
  bystander: Bystander,
  ...attacks: ((until: number) => Promise<void>)[]
): Promise<void> {
  const until = Date.now() + SPENDING + SECONDS * 1000;
  const attacking = attacks.map((attack) => attack(until));
  if (attacks.length > 1)
    row(`${name}, at first`, await feel(siege.server, bystander, SPENDING / 1000));
  else await sleep(SPENDING);
  row(name, await feel(siege.server, bystander));
  await Promise.all(attacking);
  await sleep(1000);
}

const server = await startMeasuredServer([]);
const siege = await prepare(server);
const bystander = new Bystander(server.port, siege.bystander);
console.log('| what one address sends | processor, of one core | ping p50, ms | p99 | longest |');
console.log('|---|---:|---:|---:|---:|');
await sleep(1000);
row('nothing', await feel(server, bystander));
const named = process.argv[3];
for (const [name, attack] of Object.entries(ATTACKS))
  if (named === undefined || named === name)
    await under(name, siege, bystander, (until) => besiege(siege, attack, until));
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

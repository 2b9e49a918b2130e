/** Every kind of message and request, each in the dearest form that was found. */

import type { Guest } from '../../src/client/api.ts';
import { LIMITS, PROTOCOL } from '../../src/protocol.ts';
import { Client } from './client.ts';
import { type PlantedTable, plantLong, plantOver } from './plant.ts';
import type { MeasuredServer } from './server.ts';

export interface MessageKind {
  readonly name: string;
  readonly times: number;
  /** Sends one, and resolves with the bytes of what came back when all of it is there. */
  once(time: number): Promise<number>;
}

/** What a player is told with each step of the game. */
interface Game {
  readonly n: number;
  readonly moves: readonly { readonly type: string }[];
}

const ENTRIES = 8000;
const CROWD = 100;
const PEOPLE = 60;

export async function messageKinds(server: MeasuredServer): Promise<readonly MessageKind[]> {
  const { api, port } = server;
  const guests: Guest[] = [];
  for (let number = 0; number < PEOPLE; number++) guests.push(await api.beGuest(`Guest ${number}`));
  const leavers: Guest[] = [];
  for (let number = 0; number < 19; number++) leavers.push(await api.beGuest('Gone soon'));
  const [ana, ben] = guests as [Guest, Guest];
  const people = [ana, ben].map(({ person: id, name }) => ({
    id,
    name,
    owner: null,
    generation: 1,
    since: 0,
  }));
  const [long, over, ...cold] = await server.plant(async (store) => {
    const tables: PlantedTable[] = [
      await plantLong(store, people, ENTRIES),
      await plantOver(store, people),
    ];
    for (let number = 0; number < 6; number++) tables.push(await plantLong(store, people, ENTRIES));
    return tables;
  });
  if (long === undefined || over === undefined) throw new Error('nothing was planted');
  const open = async (token: string): Promise<string> =>
    (await api.open(token, { game: 'next', seats: 6 })).table;

  const me = await Client.open(port, ana.token);
  const other = await Client.open(port, ben.token);
  const small = await open(ana.token);
  const crowded = await open(ana.token);
  for (const table of [long.id, over.id, small, crowded])
    await me.ask({ type: 'watch', table }, 'table');
  await other.ask({ type: 'watch', table: long.id }, 'table');
  const crowd: Client[] = [];
  for (let number = 0; number < CROWD; number++) {
    const guest = guests[2 + (number % (PEOPLE - 2))] as Guest;
    const client = await Client.open(port, guest.token);
    for (const table of [crowded, over.id]) await client.ask({ type: 'watch', table }, 'table');
    crowd.push(client);
  }

  let deeds = 0;
  let seen = long.n;
  const bytesOf = async (client: Client, act: () => Promise<unknown>): Promise<number> => {
    const before = client.bytes;
    await act();
    return client.bytes - before;
  };
  const deed = (
    client: Client,
    table: string,
    what: Parameters<Client['say']>[0] & { type: 'do' },
  ): Promise<number> =>
    bytesOf(client, async () => {
      const isMine = (text: string): boolean =>
        text.includes(`"id":"${what.id}"`) && text.includes(table);
      const heard = client.hear(isMine);
      client.say(what);
      const told = JSON.parse(await heard) as { readonly type: string; readonly n?: number };
      if (table === long.id && told.n !== undefined) seen = told.n;
    });
  const doing =
    (
      table: string,
      act: (time: number) => Extract<Parameters<Client['say']>[0], { type: 'do' }>['deed'],
      by = me,
    ) =>
    (time: number): Promise<number> =>
      deed(by, table, { type: 'do', table, id: `b${deeds++}`, seen, deed: act(time) });
  const asking =
    (message: Parameters<Client['say']>[0], ...types: Parameters<Client['ask']>[1][]) =>
    (): Promise<number> =>
      bytesOf(me, () => me.ask(message, ...types));
  const http =
    (method: string, path: string, token?: string, body?: (time: number) => object) =>
    async (time: number) => {
      const headers = {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      };
      const answer = await fetch(`${api.origin}${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body(time)) }),
      });
      return (await answer.arrayBuffer()).byteLength;
    };
  /** The seat to move throws, or ends the turn. */
  const playing = async (): Promise<number> => {
    const games = [me, other].map((client) => JSON.parse(client.game) as Game);
    const mover = games[0]?.moves.length === 0 ? 1 : 0;
    const { moves, n } = games[mover] as Game;
    seen = n;
    const move = moves.find(({ type }) => type !== 'take') ?? moves[0];
    return doing(long.id, () => ({ type: 'play', move: { ...move } }), mover === 0 ? me : other)(0);
  };
  const tableMine = { type: 'watch', table: long.id } as const;
  const junk = `{"type":"do","deed":${'['.repeat(8000)}`;

  return [
    { name: 'ping', times: 4000, once: asking({ type: 'ping' }, 'pong') },
    {
      name: 'hello again',
      times: 1000,
      once: asking({ type: 'hello', protocol: PROTOCOL, token: ana.token }, 'welcome'),
    },
    {
      name: `16 kB that are no message`,
      times: 18,
      once: () =>
        bytesOf(crowd[99] as Client, async () => {
          const heard = (crowd[99] as Client).hear((text) => text.includes('refused'));
          (crowd[99] as Client).raw(junk.padEnd(16_000, '['));
          await heard;
        }),
    },
    { name: 'watch', times: 400, once: asking(tableMine, 'table') },
    {
      name: 'watch, nothing missed',
      times: 400,
      once: async () => {
        me.say({ ...tableMine, seen });
        return asking({ type: 'ping' }, 'pong')();
      },
    },
    {
      name: `watch, ${LIMITS.missed} steps missed`,
      times: 40,
      once: () =>
        bytesOf(me, async () => {
          const heard = me.hear(
            (text) => text.startsWith('{"type":"step"') && text.includes(`"n":${seen},`),
          );
          me.say({ ...tableMine, seen: seen - LIMITS.missed });
          await heard;
        }),
    },
    {
      name: `watch, ${ENTRIES} steps missed`,
      times: 200,
      once: asking({ ...tableMine, seen: 1 }, 'table'),
    },
    {
      name: `watch, a table of ${ENTRIES} entries that is not in memory`,
      times: cold.length,
      once: (time) => asking({ type: 'watch', table: cold[time]?.id ?? '' }, 'table')(),
    },
    {
      name: 'log of 2,000 steps',
      times: 100,
      once: asking({ type: 'log', table: long.id }, 'log'),
    },
    { name: 'play, told to two', times: 400, once: playing },
    {
      name: 'play that the rules don’t have',
      times: 1000,
      once: doing(long.id, () => ({ type: 'play', move: { type: 'take', pile: 99 } })),
    },
    {
      name: 'set, told to one',
      times: 400,
      once: doing(small, (time) => ({ type: 'set', listed: time % 2 === 0 })),
    },
    {
      name: 'set, at the long table',
      times: 400,
      once: doing(long.id, (time) => ({ type: 'set', listed: time % 2 === 0 })),
    },
    {
      name: 'sit and stand, told to one',
      times: 400,
      once: doing(small, (time) => ({ type: time % 2 === 0 ? 'sit' : 'stand' })),
    },
    {
      name: `set, told to ${CROWD}`,
      times: 200,
      once: doing(crowded, (time) => ({ type: 'set', listed: time % 2 === 0 })),
    },
    {
      name: `say, told to ${CROWD}`,
      times: 60,
      once: (time) =>
        doing(
          crowded,
          () => ({ type: 'say', text: '🎲'.repeat(200) }),
          crowd[time % 50] as Client,
        )(time),
    },
    {
      name: `review, told to ${CROWD}`,
      times: 150,
      once: (time) =>
        bytesOf(crowd[0] as Client, async () => {
          const from = crowd[1 + (time % (CROWD - 1))] as Client;
          const heard = (crowd[0] as Client).hear((text) => text.startsWith('{"type":"reviewing"'));
          from.say({ type: 'review', table: over.id, at: time % 9, viewer: 'open' });
          await heard;
        }),
    },
    { name: 'rematch', times: 1, once: doing(over.id, () => ({ type: 'rematch' })) },
    {
      name: 'a socket, opened and closed',
      times: 200,
      once: async () => {
        (await Client.open(port)).close();
        return 0;
      },
    },
    { name: 'GET /health', times: 1000, once: http('GET', '/health') },
    { name: 'GET /ready', times: 300, once: http('GET', '/ready') },
    { name: 'GET /metrics', times: 500, once: http('GET', '/metrics') },
    { name: 'GET /', times: 500, once: http('GET', '/') },
    { name: 'GET /api', times: 200, once: http('GET', '/api') },
    { name: 'GET /openapi.json', times: 200, once: http('GET', '/openapi.json') },
    { name: 'GET /nothing', times: 500, once: http('GET', '/nothing') },
    {
      name: 'POST /api/guests',
      times: 300,
      once: http('POST', '/api/guests', undefined, () => ({})),
    },
    {
      name: 'POST /api/tables',
      times: 300,
      once: http('POST', '/api/tables', ana.token, () => ({
        game: 'next',
        seats: 6,
        listed: true,
        options: { deck: DECK },
      })),
    },
    { name: 'GET /api/me', times: 500, once: http('GET', '/api/me', ana.token) },
    {
      name: 'PATCH /api/me, at 4 tables in memory',
      times: 100,
      once: http('PATCH', '/api/me', ana.token, (time) => ({ name: `Ana ${time}` })),
    },
    { name: 'GET /api/me/tables, 200', times: 100, once: http('GET', '/api/me/tables', ana.token) },
    { name: 'GET /api/tables, 200', times: 100, once: http('GET', '/api/tables') },
    { name: 'GET /api/me/dice', times: 100, once: http('GET', '/api/me/dice', ana.token) },
    { name: 'GET /api/dice', times: 200, once: http('GET', '/api/dice') },
    {
      name: 'GET /api/tables/{long}',
      times: 200,
      once: http('GET', `/api/tables/${long.id}`, ana.token),
    },
    {
      name: 'GET /api/tables/{over}/record',
      times: 200,
      once: http('GET', `/api/tables/${over.id}/record`, ana.token),
    },
    {
      name: 'GET /api/tables/{over}/proof',
      times: 200,
      once: http('GET', `/api/tables/${over.id}/proof`, ana.token),
    },
    {
      name: 'GET /api/tables/{unknown}',
      times: 15,
      once: http('GET', '/api/tables/baba-baba-baba-baba', ana.token),
    },
    { name: 'GET /api/challenges/daily', times: 200, once: http('GET', '/api/challenges/daily') },
    {
      name: 'DELETE /api/me/tokens',
      times: leavers.length,
      once: (time) => http('DELETE', '/api/me/tokens', leavers[time]?.token)(time),
    },
  ];
}

const DECK = Array.from({ length: 45 }, (_, card) => ({
  id: `${card} ${'card '.repeat(20)}`.trim(),
  points: 0,
  groups: [6],
}));

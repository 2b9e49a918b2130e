/** Every route of the API: what it gives, what it refuses, and that both are as its schemas say. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Guest } from '../src/client/api.ts';
import { readProof } from '../src/dice/proof.ts';
import { verify } from '../src/dice/verify.ts';
import { games } from '../src/games/index.ts';
import { CODES, refusedAnswer, type ServerMessage } from '../src/protocol.ts';
import { Seeded } from '../src/random.ts';
import type { DiceTotals } from '../src/server/dice-totals.ts';
import { STATUS } from '../src/server/http/route.ts';
import { routesOf } from '../src/server/http/routes.ts';
import { Metrics } from '../src/server/metrics.ts';
import type { Codes } from '../src/server/people/codes.ts';
import type { PublicList } from '../src/server/public-list.ts';
import type { ServerContext } from '../src/server/sockets/connection.ts';
import { type ServerStore, StoreFailure } from '../src/tables/store.ts';
import { readExposition } from './support/exposition.ts';
import { Line } from './support/online/attack-raw.ts';
import { act, watch } from './support/online/attack-siege.ts';
import { arrive, beginGame, playOut } from './support/online/players.ts';
import { Wire } from './support/online/seen-wire.ts';
import { type House, openHouse } from './support/online/servers.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.stop());

/** The routes as they are written; nobody is asked through these. */
const routes = routesOf({
  lobby: {} as ServerContext,
  store: {} as ServerStore,
  codes: {} as Codes,
  totals: {} as DiceTotals,
  metrics: new Metrics(),
  publicList: {} as PublicList,
  skew: () => undefined,
  origin: () => '',
});

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: unknown;
}

/** Asks, and holds the answer against what the route says of itself. */
async function ask(method: string, path: string, token?: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${house.api.origin}${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const [{ status, headers }, text] = [answer, await answer.text()];
  const json: unknown = headers.get('content-type')?.startsWith('application/json;')
    ? JSON.parse(text)
    : undefined;
  const route = routes.find(
    (one) =>
      one.method === method && new RegExp(`^${one.path.replace(/\{\w+\}/, '[^/]+')}$`).test(path),
  );
  if (status >= 400) {
    const { code } = refusedAnswer(json);
    if (route !== undefined) {
      expect(status).toBe(STATUS[code] ?? 400);
      const needed = route.token === 'none' ? [] : ['unknown-token'];
      expect(['protocol', 'too-many', 'not-stored', ...needed, ...(route.refuses ?? [])]).toContain(
        code,
      );
    }
  } else if (route?.answer !== undefined) route.answer(json);
  else if (route !== undefined)
    expect(headers.get('content-type')).toContain(route.answerType?.split(';')[0]);
  return { status, headers, text, json };
}

const guest = (name?: string): Promise<Guest> => house.api.beGuest(name);

describe('persons', () => {
  it('POST /api/guests gives a person, with the name asked for or another', async () => {
    expect(await ask('POST', '/api/guests', undefined, { name: '  Ana  Maria ' })).toMatchObject({
      status: 201,
      json: { name: 'Ana Maria' },
    });
    const { status, json } = await ask('POST', '/api/guests', undefined, {});
    expect(status).toBe(201);
    expect((json as Guest).name).toMatch(/^\p{L}+ \d\d$/u);
    expect((await ask('POST', '/api/guests', undefined, { name: '' })).status).toBe(400);
    expect((await ask('POST', '/api/guests', undefined, { nick: 'x' })).status).toBe(400);
  });

  it('POST /api/programs gives a person who is a program, but not to a program', async () => {
    const { token } = await guest();
    const { status, json } = await ask('POST', '/api/programs', token, { name: 'Robot' });
    expect(status).toBe(201);
    const program = json as Guest;
    expect((await ask('GET', '/api/me', program.token)).json).toEqual({
      person: program.person,
      name: 'Robot',
      program: true,
    });
    expect(await ask('POST', '/api/programs', program.token, { name: 'Child' })).toMatchObject({
      status: 400,
      json: { code: 'illegal' },
    });
    expect((await ask('POST', '/api/programs', undefined, { name: 'x' })).status).toBe(401);
    expect((await ask('POST', '/api/programs', token, {})).status).toBe(400);
  });

  it('GET /api/me says who one is', async () => {
    const { person, name, token } = await guest('Bo');
    expect((await ask('GET', '/api/me', token)).json).toEqual({ person, name, program: false });
    expect((await ask('GET', '/api/me')).status).toBe(401);
    expect((await ask('GET', '/api/me', `${token}x`)).status).toBe(401);
  });

  it('PATCH /api/me shows at once at every table where one sits', async () => {
    const { person, token } = await guest('Before');
    const { table } = await house.api.open(token, {
      game: 'sequence',
      seats: 2,
      bots: [{ seat: 1, level: 'beginner' }],
    });
    const { table: other } = await house.api.open(token, { game: 'next', seats: 2 });
    const wire = await Wire.open(house.port, token);
    for (const id of [table, other]) {
      await watch(wire, id);
      await act(wire, id, { type: 'sit' });
    }
    await act(wire, table, { type: 'start' });
    const from = wire.frames.length;
    expect(await ask('PATCH', '/api/me', token, { name: 'After' })).toMatchObject({
      status: 200,
      json: { person, name: 'After' },
    });
    for (const id of [table, other]) {
      const isRenamed = (message: ServerMessage): boolean =>
        message.type === 'step' && message.table === id && message.what.type === 'renamed';
      const step = await wire.next(isRenamed, from);
      expect(step).toMatchObject({ what: { person, name: 'After' } });
      expect((await watch(wire, id)).about.seats).toContainEqual(
        expect.objectContaining({ name: 'After' }),
      );
    }
    expect(await act(wire, table, { type: 'say', text: 'it is me' })).toMatchObject({
      what: { name: 'After' },
    });
    expect((await ask('PATCH', '/api/me', token, { name: '\u200b' })).status).toBe(400);
    expect((await ask('PATCH', '/api/me', undefined, { name: 'x' })).status).toBe(401);
    wire.close();
  });

  it('DELETE /api/me/tokens gives a new token and takes the old ones back', async () => {
    const { person, token } = await guest();
    const { status, json } = await ask('DELETE', '/api/me/tokens', token);
    expect([status, (json as Guest).person]).toEqual([200, person]);
    expect((await ask('GET', '/api/me', token)).status).toBe(401);
    expect((await ask('GET', '/api/me', (json as Guest).token)).status).toBe(200);
    expect((await ask('DELETE', '/api/me/tokens')).status).toBe(401);
  });
});

describe('tables', () => {
  it('POST /api/tables opens one, with its commitment and its link', async () => {
    const { token } = await guest();
    const { status, json } = await ask('POST', '/api/tables', token, {
      game: 'next',
      seats: 3,
      bots: [{ seat: 2, level: 'master' }],
    });
    expect(status).toBe(201);
    const { table, commitment, link } = json as { table: string; commitment: string; link: string };
    expect(link).toBe(`${house.api.origin}/t/${table}`);
    const { json: about } = await ask('GET', `/api/tables/${table}`);
    expect(about).toMatchObject({
      about: { commitment, status: 'open', seats: [null, null, { type: 'bot', level: 'master' }] },
    });
    expect((await ask('POST', '/api/tables', undefined, { game: 'next', seats: 3 })).status).toBe(
      401,
    );
    expect((await ask('POST', '/api/tables', token, { game: 'next', seats: 9 })).status).toBe(400);
  });

  it('GET /api/tables has those that are listed and not over, while their host is there', async () => {
    const { token } = await guest();
    const open = (listed: boolean) => house.api.open(token, { game: 'next', seats: 2, listed });
    const [shown, hidden] = [await open(true), await open(false)];
    const wire = await Wire.open(house.port, token);
    await watch(wire, shown.table);
    await watch(wire, hidden.table);
    const { status, text } = await ask('GET', '/api/tables');
    wire.close();
    expect(status).toBe(200);
    expect(text).toContain(shown.table);
    expect(text).not.toContain(hidden.table);
  });

  it('GET /api/tables/{table} is the same that the socket tells; what is not there is refused', async () => {
    const people = await Promise.all([arrive(house.api, 'A'), arrive(house.api, 'B')]);
    const [one] = await beginGame(house.api, people, { game: 'pokerdice' });
    const wire = await Wire.open(house.port, people[0]?.guest.token);
    const table = one?.table ?? '';
    await watch(wire, table);
    expect((await ask('GET', `/api/tables/${table}`, people[0]?.guest.token)).text).toBe(
      wire.frames.find((frame) => frame.startsWith('{"type":"table"')),
    );
    expect((await ask('GET', `/api/tables/${table}`)).json).toMatchObject({
      view: { viewer: 'public' },
    });
    expect(await ask('GET', '/api/tables/kabo-relu-timo-sane')).toMatchObject({
      status: 404,
      json: { code: 'unknown-table' },
    });
    expect(await ask('GET', '/api/tables/whatever')).toMatchObject({
      status: 400,
      json: { code: 'protocol' },
    });
    expect((await ask('GET', `/api/tables/${table}`, 'wrong')).status).toBe(401);
    await act(wire, table, { type: 'set', watch: 'nobody' });
    expect(await ask('GET', `/api/tables/${table}`)).toMatchObject({
      status: 403,
      json: { code: 'closed' },
    });
    for (const { link } of people) link.close();
    wire.close();
  });

  it('a finished game: among one’s own as one that is over, with a record and a proof that can be checked', async () => {
    const people = await Promise.all([arrive(house.api, 'A'), arrive(house.api, 'B')]);
    const token = people[0]?.guest.token ?? '';
    const { table: open } = await house.api.open(token, { game: 'next', seats: 2 });
    const [running] = await beginGame(house.api, people, { game: 'next' });
    const following = await beginGame(house.api, people, { game: 'pokerdice' });
    const table = following[0]?.table ?? '';
    for (const what of ['record', 'proof']) {
      expect(await ask('GET', `/api/tables/${table}/${what}`, token)).toMatchObject({
        status: 409,
        json: { code: 'not-over' },
      });
      expect(await ask('GET', `/api/tables/kabo-relu-timo-sane/${what}`)).toMatchObject({
        status: 404,
      });
    }
    await Promise.all(
      following.map((one, seat) =>
        playOut(one, people[seat]?.guest.person ?? '', new Seeded(`http/${seat}`)),
      ),
    );
    const { json } = await ask('GET', '/api/me/tables', token);
    const mine = new Map(
      (json as { tables: { table: string; status: string }[] }).tables.map((one) => [
        one.table,
        one.status,
      ]),
    );
    expect([mine.get(open), mine.get(running?.table ?? ''), mine.get(table)]).toEqual([
      'open',
      'running',
      'over',
    ]);
    expect((await ask('GET', '/api/me/tables')).status).toBe(401);
    const [record, proof] = [
      await ask('GET', `/api/tables/${table}/record`),
      await ask('GET', `/api/tables/${table}/proof`),
    ];
    expect(record.headers.get('content-disposition')).toBe(`attachment; filename="${table}.jsonl"`);
    expect(proof.headers.get('content-disposition')).toBe(
      `attachment; filename="${table}.proof.json"`,
    );
    expect(verify(record.text.trim().split('\n'), readProof(proof.json), games)).toMatchObject({
      follows: true,
      over: true,
    });
    for (const { link } of people) link.close();
  });

  it('the same person in several tabs gets the same steps, each deed acknowledged in all of them', async () => {
    const { token } = await guest();
    const { table } = await house.api.open(token, {
      game: 'sequence',
      seats: 2,
      bots: [{ seat: 1, level: 'beginner' }],
    });
    const tabs = await Promise.all([1, 2, 3].map(() => Wire.open(house.port, token)));
    for (const tab of tabs) await watch(tab, table);
    const [first] = tabs as [Wire, ...Wire[]];
    await act(first, table, { type: 'sit', seat: 0 });
    await act(first, table, { type: 'start' });
    for (
      let number = 0;
      first.frames.filter((frame) => frame.startsWith('{"type":"step"')).length < 10;
      number++
    ) {
      const tab = tabs[number % 3] as Wire;
      const { moves = [] } = await watch(tab, table);
      if (moves[0] !== undefined) await act(tab, table, { type: 'play', move: moves[0] });
    }
    const steps = await Promise.all(
      tabs.map(async (tab) => {
        await tab.ask({ type: 'ping' }, ({ type }) => type === 'pong');
        return tab.frames.filter((frame) => frame.startsWith('{"type":"step"'));
      }),
    );
    const shortest = Math.min(...steps.map(({ length }) => length));
    expect(shortest).toBeGreaterThan(5);
    for (const told of steps) expect(told.slice(0, shortest)).toEqual(steps[0]?.slice(0, shortest));
    expect(steps[1]?.some((step) => step.includes('"id":'))).toBe(true);
    for (const tab of tabs) tab.close();
  });
});

describe('looking after it', () => {
  it('/health, /ready and /metrics', async () => {
    expect(await ask('GET', '/health')).toMatchObject({ status: 200, text: 'ok\n' });
    expect(await ask('GET', '/ready')).toMatchObject({ status: 200, text: 'ready\n' });
    const { status, text } = await ask('GET', '/metrics');
    expect(status).toBe(200);
    expect(readExposition(text).length).toBeGreaterThan(20);
  });

  it('pages', async () => {
    for (const path of ['/', '/api', '/t/kabo-relu-timo-sane']) {
      const { status, headers } = await ask('GET', path);
      expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    }
    expect((await ask('GET', '/t/nonsense')).status).toBe(400);
    expect((await ask('GET', '/nothing')).status).toBe(404);
    expect((await ask('POST', '/health')).status).toBe(405);
  });

  it('/ready says no while the store fails, without saying where things are; /health goes on saying yes', async () => {
    let isBroken = false;
    const store = new Proxy(house.store, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...args: readonly unknown[]) =>
          isBroken
            ? Promise.reject(new StoreFailure('full', 'no room is left for /srv/hidden/place.db'))
            : value.apply(target, args);
      },
    });
    let later = 0; // the answer of /ready is remembered for a second
    const other = await openHouse(
      {},
      {
        now: () => Date.now() + later,
        store: new Proxy(store, {
          get: (target, name) =>
            name === 'close' ? async () => undefined : Reflect.get(target, name),
        }),
      },
    );
    const status = async (path: string): Promise<readonly [number, string]> => {
      const answer = await fetch(`${other.api.origin}${path}`);
      return [answer.status, await answer.text()];
    };
    expect((await status('/ready'))[0]).toBe(200);
    const { token } = await other.api.beGuest();
    const { table } = await other.api.open(token, { game: 'next', seats: 2 });
    const wire = await Wire.open(other.port, token);
    await watch(wire, table);
    isBroken = true;
    later += 1000;
    const [code, text] = await status('/ready');
    expect(code).toBe(503);
    expect(text).not.toContain('/srv');
    expect((await status('/health'))[0]).toBe(200);
    const refused = await act(wire, table, { type: 'sit' });
    expect(refused).toMatchObject({ type: 'refused', code: 'not-stored' });
    expect(JSON.stringify(refused)).not.toContain('/srv');
    expect(other.log.join('')).toContain('/srv/hidden'); // whoever looks after it is told
    isBroken = false;
    later += 1000;
    expect((await status('/ready'))[0]).toBe(200);
    expect((await act(wire, table, { type: 'sit' })).type).toBe('step');
    wire.close();
    await other.stop();
  });

  it('/ready says no while the server is about to stop, and everybody is told', async () => {
    const gate = Promise.withResolvers<void>();
    let isHeld = false;
    const store = new Proxy(house.store, {
      get(target, name) {
        if (name === 'close') return async () => undefined;
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        if (name !== 'append') return value.bind(target);
        return async (...args: readonly unknown[]) => {
          if (isHeld) await gate.promise; // a write under way, for which the server waits
          return value.apply(target, args) as unknown;
        };
      },
    });
    const other = await openHouse({}, { store });
    const { token } = await other.api.beGuest();
    const { table } = await other.api.open(token, { game: 'next', seats: 2 });
    const wire = await Wire.open(other.port, token);
    await watch(wire, table);
    const line = await Line.open(other.port);
    line.send('GET /ready HTTP/1.1\r\nhost: here\r\n'); // a request that is on its way
    isHeld = true;
    const sitting = act(wire, table, { type: 'sit' });
    await wire.ask({ type: 'ping' }, ({ type }) => type === 'pong');
    const stopped = other.stop();
    expect(await act(wire, table, { type: 'seed', seed: 'another-seed' })).toMatchObject({
      type: 'refused',
      code: 'draining',
    });
    line.send('\r\n');
    expect(await line.until((text) => text.includes('}'))).toMatch(/^HTTP\/1\.1 503.*draining/s);
    gate.resolve();
    expect((await sitting).type).toBe('step'); // what was under way is stored
    expect(await wire.end()).toMatchObject({ code: 1012 });
    expect(wire.messages.at(-1)).toMatchObject({ type: 'bye' });
    await stopped;
  });

  it('every code that HTTP may answer with is one of the protocol', () => {
    for (const { refuses = [] } of routes)
      for (const code of refuses) expect(CODES).toContain(code);
  });
});

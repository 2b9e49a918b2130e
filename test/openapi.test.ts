/**
 * The OpenAPI document: its structure by the book (OpenAPI 3.1.0, JSON Schema 2020-12), and that
 * what it says is so.
 */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '../src/games/index.ts';
import { clientMessage, serverMessage } from '../src/protocol.ts';
import { Seeded } from '../src/random.ts';
import { Company } from './support/online/seen-games.ts';
import { conforms, resolved, unknownKeywords } from './support/online/seen-schema.ts';
import { type House, openHouse } from './support/online/servers.ts';

type Json = Readonly<Record<string, unknown>>;

let house: House;
let document: Json;
beforeAll(async () => {
  house = await openHouse();
  document = (await (await fetch(`${house.api.origin}/openapi.json`)).json()) as Json;
});
afterAll(() => house.stop());

function at(pointer: string): unknown {
  return pointer
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>(
      (here, key) => (here as Json | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    );
}

function* everywhere(node: unknown): Generator<Json> {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) yield node as Json;
  for (const child of Object.values(node)) yield* everywhere(child);
}

function operations(): readonly {
  readonly path: string;
  readonly method: string;
  readonly operation: Json;
}[] {
  return Object.entries(document['paths'] as Record<string, Record<string, Json>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
}

function schemas(): readonly Json[] {
  const found: Json[] = Object.values(
    (document['components'] as { schemas: Record<string, Json> }).schemas,
  );
  for (const node of everywhere(document['paths']))
    if ('schema' in node) found.push(node['schema'] as Json);
  return found;
}

describe('structure', () => {
  it('is OpenAPI 3.1 with the fields that there must and may be', () => {
    expect(document['openapi']).toMatch(/^3\.1\.\d$/);
    expect(Object.keys(document)).toEqual([
      ...['openapi', 'info', 'servers', 'tags', 'paths', 'components'],
    ]);
    expect(document['info']).toEqual({
      title: 'Gobelet',
      version: 'test',
      description: expect.any(String),
      license: { name: 'MIT', identifier: 'MIT' },
    });
    expect(document['servers']).toEqual([{ url: '/', description: 'This server.' }]);
  });

  it('every reference is to something', () => {
    const references = [...everywhere(document)].flatMap((node) =>
      typeof node['$ref'] === 'string' ? [node['$ref']] : [],
    );
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references)
      expect([reference, at(reference)]).toEqual([reference, expect.any(Object)]);
  });

  it('every operation has a name of its own, answers, and the parameters that its path names', () => {
    const names = operations().map(({ operation }) => operation['operationId']);
    expect(new Set(names).size).toBe(names.length);
    for (const { path, method, operation } of operations()) {
      expect(['get', 'post', 'patch', 'delete']).toContain(method);
      expect(path).toMatch(/^\//);
      expect(operation['operationId']).toMatch(/^[a-zA-Z]+$/);
      expect(operation['summary']).toMatch(/\.$/);
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const parameters = (operation['parameters'] ?? []) as readonly Json[];
      expect(parameters.map(({ name }) => name)).toEqual(named);
      for (const parameter of parameters)
        expect(parameter).toMatchObject({ in: 'path', required: true, schema: { type: 'string' } });
      const responses = resolved(operation['responses'] as Json, document) as Record<
        string,
        { description: string; content: Record<string, Json> }
      >;
      expect(Object.keys(responses).some((status) => /^20\d$/.test(status))).toBe(true);
      for (const [status, { description, content }] of Object.entries(responses)) {
        expect(status).toMatch(/^[1-5]\d\d$/);
        expect(description).not.toBe('');
        for (const type of Object.keys(content))
          expect(type).toMatch(/^[\w-]+\/[\w.+-]+(; \w+=[\w.]+)?$/);
      }
      if (method === 'get' || method === 'delete')
        expect(operation).not.toHaveProperty('requestBody');
    }
  });

  it('every operation says whether it needs a token, and every way to show one is there', () => {
    const { securitySchemes } = document['components'] as { securitySchemes: Json };
    for (const { path, operation } of operations()) {
      expect(operation['security'], path).toEqual(expect.any(Array));
      for (const way of (operation['security'] ?? []) as readonly Json[])
        for (const name of Object.keys(way)) expect(securitySchemes).toHaveProperty(name);
    }
  });

  it('every tag of an operation is told of, and every one that is told of is used', () => {
    const told = (document['tags'] as readonly Json[]).map(({ name }) => name);
    const used = operations().flatMap(({ operation }) => operation['tags'] as readonly string[]);
    expect([...new Set(used)].toSorted()).toEqual(told.toSorted());
    for (const { description } of document['tags'] as readonly Json[])
      expect(description).toMatch(/./);
  });

  it('every schema that has a name is used, and everything of each game has one', () => {
    const { schemas } = document['components'] as { schemas: Json };
    const used = new Set([...everywhere(document)].map(({ $ref }) => $ref));
    expect(
      Object.keys(schemas).filter((name) => !used.has(`#/components/schemas/${name}`)),
    ).toEqual([]);
    for (const { id } of games)
      for (const part of ['View', 'Move', 'Event', 'Options'])
        expect(Object.keys(schemas)).toContain(id.charAt(0).toUpperCase() + id.slice(1) + part);
  });

  it('every choice of a closed set says what kind of value it is', () => {
    for (const node of everywhere(document))
      if (Array.isArray(node['enum'])) expect(node).toHaveProperty('type');
  });

  it('every operation says what is told to whoever asks wrongly', () => {
    for (const { path, operation } of operations()) {
      const statuses = Object.keys(operation['responses'] as Json);
      expect([path, statuses.filter((status) => status.startsWith('4')).length > 0]).toEqual([
        path,
        true,
      ]);
      if (path === '/socket')
        expect(statuses).toEqual(['101', '200', '403', '426', '429', '503'].toSorted());
      else expect(statuses).toEqual(expect.arrayContaining(['405', '429', '503']));
      expect(statuses.includes('413')).toBe('requestBody' in operation);
    }
  });

  it('every schema is made of keywords of JSON Schema, rightly used', () => {
    expect(schemas().length).toBeGreaterThan(20);
    for (const schema of schemas()) expect(unknownKeywords(schema)).toEqual([]);
    expect(unknownKeywords({ type: 'object', propertys: {} })).not.toEqual([]);
    expect(unknownKeywords({ type: 'strange' })).not.toEqual([]);
  });

  it('everything that is answered to is in it', async () => {
    for (const { path, method } of operations()) {
      const answer = await fetch(
        `${house.api.origin}${path.replace('{table}', 'kabo-relu-timo-sane')}`,
        {
          method: method.toUpperCase(),
        },
      );
      expect([path, method, answer.status]).not.toEqual([path, method, 405]);
      const { reason } = (await answer.json().catch(() => ({}))) as { reason?: string };
      expect(reason).not.toBe('there is nothing here');
    }
  });
});

describe('what is said', () => {
  it.each(games.map((game) => [game.id, game] as const))(
    '%s: every frame is as the document has it',
    async (_, game) => {
      const schema = resolved({ $ref: '#/components/schemas/ServerMessage' }, document);
      const company = await Company.gather(house, game.seats.max + 1);
      const kinds = new Set<string>();
      for (let number = 0; number < 6; number++) {
        const { before, after } = await company.play(
          game,
          number,
          new Seeded(`openapi/${game.id}/${number}`),
        );
        for (const { text, path } of [...before, ...after]) {
          if (path !== undefined) continue;
          const message = JSON.parse(text) as Json;
          kinds.add(String(message['type']));
          serverMessage(message);
          expect(conforms(message, schema)).toEqual([]);
        }
      }
      company.leave();
      expect(kinds).toContain('step');
      expect(kinds).toContain('table');
    },
  );

  it('and what is not is found', () => {
    const schema = resolved({ $ref: '#/components/schemas/ServerMessage' }, document);
    expect(conforms({ type: 'pong', now: 1 }, schema)).toEqual([]);
    for (const wrong of [
      { type: 'pong' },
      { type: 'pong', now: -1 },
      { type: 'pong', now: 1, more: 1 },
      { type: 'song', now: 1 },
      null,
    ]) {
      expect(conforms(wrong, schema)).not.toEqual([]);
    }
    expect(conforms({ type: 'ping' }, clientMessage.schema as Json)).toEqual([]);
  });
});

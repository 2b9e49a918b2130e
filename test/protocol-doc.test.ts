/**
 * docs/protocol.md can't lie: its conversation is held with a real server, its examples are read by
 * the schemas.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '../src/games/index.ts';
import {
  about,
  CODES,
  clientMessage,
  deed,
  guestAsked,
  happening,
  LIMITS,
  opened,
  opening,
  pace,
  refusedAnswer,
  SOCKET_PATH,
  serverMessage,
} from '../src/protocol.ts';
import { readMove } from '../src/record/record.ts';
import { SETTINGS } from '../src/server/settings.ts';
import { CLOSING } from '../src/server/sockets/connection.ts';
import { isObject, Refusal, type Shape } from '../src/shape.ts';
import { root } from './support/command.ts';
import { type House, openHouse } from './support/online/servers.ts';

const page = readFileSync(join(root, 'docs', 'protocol.md'), 'utf8');
const [, conversation = ''] = /```text\n(.*?)```/s.exec(page) ?? [];
const lines = conversation.trim().split('\n');
const spans = [...page.replace(/```.*?```/gs, '').matchAll(/`([^`]+)`/g)].map(
  ([, span = '']) => span,
);

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.stop());

// The examples ------------------------------------------------------------------------------------

const ANY: readonly Shape<unknown>[] = [
  clientMessage,
  serverMessage,
  deed,
  happening,
  pace,
  opening,
  opened,
  guestAsked,
  refusedAnswer,
];

/** Read by one of the schemas, with all of its fields. */
function isRead(json: unknown): boolean {
  return ANY.some((shape) => {
    try {
      shape(json);
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  });
}

describe('the examples of docs/protocol.md', () => {
  const examples = spans.filter((span) => span.startsWith('{'));

  it.each(examples)('%s is what a schema reads', (span) =>
    expect(isRead(JSON.parse(span))).toBe(true),
  );

  it('whose moves are moves of a game', () => {
    const moves = examples
      .map((span) => JSON.parse(span) as unknown)
      .flatMap((json) => (isObject(json) && json['move'] ? [json['move']] : []));
    expect(moves.length).toBeGreaterThan(0);
    for (const move of moves) expect(games.some((game) => isMove(game, move))).toBe(true);
  });

  it('name every deed, every code and every happening', () => {
    const types = (shape: Shape<unknown>): readonly string[] =>
      ((shape.schema?.['oneOf'] ?? []) as readonly { title: string }[]).map(({ title }) => title);
    const deeds = examples.map((span) => (JSON.parse(span) as { type?: string }).type);
    expect(types(deed).filter((type) => !deeds.includes(type))).toEqual([]);
    expect(CODES.filter((code) => !spans.includes(code))).toEqual([]);
    expect(types(happening).filter((type) => !spans.includes(type))).toEqual([]);
    const told = [...types(clientMessage), ...types(serverMessage)];
    expect(
      told.filter(
        (type) =>
          !page.includes(`"type":"${type}"`) &&
          !page.includes(`**${type}**`) &&
          !spans.includes(type),
      ),
    ).toEqual([]);
  });

  it('name every route of the API, and none that is not there', async () => {
    const { paths } = (await (await fetch(`${house.api.origin}/openapi.json`)).json()) as {
      paths: Record<string, object>;
    };
    const routes = Object.entries(paths)
      .filter(([path]) => path.startsWith('/api/'))
      .flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      );
    const told = new Set(spans.filter((span) => /^(GET|POST|PATCH|DELETE) /.test(span)));
    expect([...told].sort()).toEqual(routes.sort());
    expect(spans).toContain(SOCKET_PATH);
  });
});

describe('the limits of docs/protocol.md', () => {
  const rows = [
    ...page.matchAll(/^\| `(\w+)` \| (?:address|person|connection)[\w ]* \| (\d+) \| (\d+) s \|/gm),
  ].map(([, limit, burst, seconds]) => [limit, Number(burst), Number(seconds)]);
  const sizes = [...page.matchAll(/^\| `(\w+)` \| (\d+) \w/gm)].map(([, size, most]) => [
    size,
    Number(most),
  ]);

  it('are those that the server has unless told otherwise, all of them', () => {
    const rates = Object.entries(SETTINGS.rates).map(([limit, { burst, perSecond }]) => [
      limit,
      burst,
      Math.round(burst / perSecond),
    ]);
    expect(rows.toSorted()).toEqual(rates.toSorted());
    expect(sizes).toEqual(Object.entries(LIMITS));
  });

  it('and so are those in the text', () => {
    const { perAddress, connections, unfinished, work } = SETTINGS;
    const plain = page.replaceAll(/\s+/g, ' ');
    expect(plain).toContain(
      `${perAddress} sockets of an address at a time and ${connections.toLocaleString('en')} in all`,
    );
    expect(plain).toContain(
      `${unfinished.perPerson} unfinished tables of a person and ${unfinished.perAddress} of an address`,
    );
    expect(plain).toContain(
      `${work.perSecond / 1000} milliseconds of the server's processor a second`,
    );
    expect(work.burst / work.perSecond).toBe(13);
  });

  it('how sockets are closed is told, every way of ours', () => {
    for (const code of Object.values(CLOSING))
      expect(page).toMatch(new RegExp(`^\\| ${code}\\b`, 'm'));
  });

  it('every value that a seat, a status or a move in place of somebody may have is told', () => {
    const told = (schema: unknown): readonly string[] =>
      [...JSON.stringify(schema).matchAll(/"enum":(\[[^\]]*\])/g)].flatMap(
        ([, values = '[]']) => JSON.parse(values) as string[],
      );
    const { properties } = about.schema as { properties: Record<string, unknown> };
    const kinds = (happening.schema as { oneOf: readonly Record<string, unknown>[] }).oneOf;
    const played = kinds.find(({ title }) => title === 'played')?.['properties'] as Record<
      string,
      unknown
    >;
    for (const value of [
      ...told(properties['status']),
      ...told(played['instead']),
      ...['self', 'bot', 'person', 'program'],
    ])
      expect(spans).toContain(JSON.stringify(value));
    for (const field of ['instead', 'playing', 'seeded', 'reserved', 'about.status', 'about.seats'])
      expect(spans).toContain(field);
  });
});

function isMove(game: (typeof games)[number], move: unknown): boolean {
  try {
    readMove(game, move);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

// The conversation --------------------------------------------------------------------------------

/** One of the two, with what he was told and has not looked at. Presence comes when it likes. */
class Talker {
  readonly #url: string;
  readonly #told: unknown[] = [];
  #socket: WebSocket | undefined;
  #wake: () => void = () => undefined;

  constructor(url: string) {
    this.#url = url;
  }

  async say(text: string): Promise<void> {
    if (this.#socket === undefined) {
      const socket = new WebSocket(this.#url);
      this.#socket = socket;
      socket.onmessage = ({ data }) => {
        const message = serverMessage(JSON.parse(String(data)));
        if (message.type !== 'presence') this.#told.push(message);
        this.#wake();
      };
      await new Promise<void>((resolve) => {
        socket.onopen = () => resolve();
      });
    }
    this.#socket.send(text);
  }

  async hear(): Promise<unknown> {
    while (this.#told.length === 0) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return this.#told.shift();
  }

  hangUp(): void {
    this.#socket?.close();
    this.#socket = undefined;
  }
}

/** What is another each time is left out of the comparison. */
const CHANGING: ReadonlySet<string> = new Set([
  'at',
  'now',
  'opened',
  'commitment',
  'faces',
  'person',
  'host',
  'left',
]);

function lasting(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(lasting);
  if (!isObject(json)) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [
      key,
      CHANGING.has(key) ? typeof value : lasting(value),
    ]),
  );
}

describe('the conversation of docs/protocol.md', () => {
  it('is what the schemas read', () => {
    for (const line of lines) {
      const [, isTold, json] = /^(→ )?\S+ (\{.*\})$/.exec(line) ?? [];
      if (json !== undefined)
        (isTold === undefined ? clientMessage : serverMessage)(JSON.parse(json));
    }
    expect(lines.filter((line) => line.includes('{')).length).toBeGreaterThan(20);
  });

  it('is what a server says', async () => {
    const [lea, noe] = [await house.api.beGuest('Léa'), await house.api.beGuest('Noé')];
    const { table } = await house.api.open(lea.token, {
      game: 'sequence',
      seats: 2,
      pace: { type: 'live', bank: 300_000, increment: 10_000 },
    });
    const real = (text: string): string =>
      text
        .replaceAll('kabo-relu-timo-sane', table)
        .replace('TOKEN-OF-LÉA', lea.token)
        .replace('TOKEN-OF-NOÉ', noe.token);
    const talkers = new Map(['Léa', 'Noé'].map((name) => [name, new Talker(house.api.socketUrl)]));
    for (const line of lines) {
      const [, , name = '', text = ''] = /^(→ )?([^\s:]+):? (.*)$/.exec(line) ?? [];
      const talker = talkers.get(name) as Talker;
      if (line.startsWith('→'))
        expect(lasting(await talker.hear()), line).toMatchObject(
          lasting(JSON.parse(real(text))) as object,
        );
      else if (text.startsWith('{')) await talker.say(real(text));
      else talker.hangUp();
    }
    for (const talker of talkers.values()) talker.hangUp();
  });
});

/**
 * Messages that were valid once, and then had something happen to them. Nothing but an answer, or a
 * close with a reason, comes of them.
 */

import { expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { serverMessage } from '../../src/protocol.ts';
import { type Random, Seeded } from '../../src/random.ts';
import { seedFor } from '../support/chance.ts';
import {
  act,
  comeIn,
  openTable,
  type Someone,
  siege,
  watch,
} from '../support/online/attack-siege.ts';
import type { Wire } from '../support/online/seen-wire.ts';

const FUZZ = Number(process.env['FUZZ'] ?? 10_000);
const here = siege();

const WORDS = [
  '__proto__',
  'constructor',
  'toString',
  'type',
  'seat',
  'cards',
  '',
  'roll',
  'commit',
  'x'.repeat(300),
  '\u0000',
  '💣',
  'null',
];
const VALUES = [
  'null',
  'true',
  '-1',
  '1e999',
  '0.5',
  '99999999999999999999',
  '""',
  '[]',
  '{}',
  '"x"',
  '[[[[]]]]',
  '{"__proto__":1}',
  '6',
  '0',
];

/** One change: of a letter, a value, a name, or of how much there is. */
function mutated(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  switch (random.below(7)) {
    case 0:
      return text.slice(0, at) + String.fromCharCode(random.below(128)) + text.slice(at + 1);
    case 1:
      return text.slice(0, at) + text.slice(at + 1 + random.below(8));
    case 2:
      return text.slice(0, at) + text.slice(random.below(text.length)) + text.slice(at);
    case 3:
      return replaceOne(
        text,
        /:(?:"[^"]*"|-?\d+|true|false|null)/g,
        () => `:${VALUES[random.below(VALUES.length)]}`,
        random,
      );
    case 4:
      return replaceOne(
        text,
        /"[^"]*":/g,
        () => `${JSON.stringify(WORDS[random.below(WORDS.length)])}:`,
        random,
      );
    case 5:
      return replaceOne(
        text,
        /"[^"]*"(?!:)/g,
        () => JSON.stringify(WORDS[random.below(WORDS.length)]),
        random,
      );
    default:
      return replaceOne(
        text,
        /[{,]/g,
        (found) =>
          `${found}"${WORDS[random.below(WORDS.length)]}":${VALUES[random.below(VALUES.length)]},`,
        random,
      );
  }
}

function replaceOne(
  text: string,
  pattern: RegExp,
  by: (found: string) => string,
  random: Random,
): string {
  const all = [...text.matchAll(pattern)];
  const found = all[random.below(Math.max(1, all.length))];
  return found === undefined
    ? text
    : text.slice(0, found.index) + by(found[0]) + text.slice(found.index + found[0].length);
}

/** Everything that can be said, most of it at this table. */
function valid(table: string, moves: readonly object[], number: number, random: Random): object {
  const deeds = [
    { type: 'sit', seat: random.below(3), seed: 'seed' },
    { type: 'stand' },
    { type: 'swap', seat: 0, with: 1 },
    { type: 'bot', seat: random.below(3), level: 'beginner' },
    { type: 'remove', seat: 2 },
    { type: 'host', seat: 0 },
    { type: 'set', watch: 'anybody', listed: false },
    { type: 'seed', seed: 'abc' },
    { type: 'start', first: 0 },
    { type: 'return' },
    { type: 'rematch' },
    { type: 'say', text: 'hello' },
    { type: 'react', reaction: 'wow' },
    { type: 'mute', person: 'abcdefghijkl', muted: true },
    ...Array.from({ length: 20 }, () => ({
      type: 'play',
      move: moves[random.below(Math.max(1, moves.length))] ?? { type: 'roll' },
    })),
  ];
  const deed = deeds[random.below(deeds.length)];
  const all = [
    { type: 'ping' },
    { type: 'watch', table },
    { type: 'watch', table, seen: random.below(9) },
    { type: 'unwatch', table: 'kabo-relu-timo-sane' },
    { type: 'log', table },
    { type: 'log', table: 'kabo-relu-timo-sane' },
    ...Array.from({ length: 12 }, () => ({
      type: 'do',
      table,
      id: `f${number}`,
      seen: 1_000_000,
      deed,
    })),
  ];
  return all[random.below(all.length)] as object;
}

it.each(games.map(({ id }) => id))(
  '%s: whatever is sent, it is answered or the line is closed with a reason',
  { timeout: 3_600_000 },
  async (game) => {
    const random = new Seeded(seedFor(`fuzz/${game}`));
    let [sent, answered, closed] = [0, 0, 0];
    while (sent < FUZZ / games.length) {
      const [someone] = await comeIn(here, 1);
      const table = await openTable(here, someone.guest, { game });
      await watch(someone.wire, table);
      await act(someone.wire, table, { type: 'sit', seat: 0 });
      await act(someone.wire, table, { type: 'bot', seat: 1, level: 'beginner' });
      if (random.below(4) > 0) await act(someone.wire, table, { type: 'start' });
      let wire = someone.wire;
      for (let number = 0; number < 200; number++) {
        const { moves = [] } = (await watch(wire, table)) as { readonly moves?: readonly object[] };
        const batch = Array.from({ length: 5 }, () =>
          mutated(JSON.stringify(valid(table, moves, random.below(50), random)), random),
        );
        sent += batch.length;
        const end = await sendAll(wire, batch);
        for (const frame of wire.frames) serverMessage(JSON.parse(frame));
        answered += wire.frames.length;
        wire.frames.length = 0;
        if (end === undefined) continue;
        expect([1002, 1007, 1009, 4001, 4002]).toContain(end.code);
        expect(end.reason === '' && end.code > 4000).toBe(false);
        closed++;
        wire = await again(someone, table);
      }
      wire.close();
    }
    expect(answered).toBeGreaterThan(sent / 2);
    expect(closed).toBeGreaterThan(0);
  },
);

/**
 * Until the answer to something of our own says that everything before was heard, or the line was
 * closed.
 */
async function sendAll(wire: Wire, batch: readonly string[]): Promise<Wire['closed']> {
  const from = wire.frames.length;
  const id = `last-${lasts++}`;
  for (const text of batch) wire.raw(text);
  wire.raw(
    `{"type":"do","table":"zuzu-zuzu-zuzu-zuzu","id":"${id}","seen":0,"deed":{"type":"stand"}}`,
  );
  await wire
    .next((message) => message.type === 'refused' && message.id === id, from)
    .catch(() => undefined);
  return wire.closed;
}

let lasts = 0;

async function again({ guest }: Someone, table: string): Promise<Wire> {
  const wire = await here.wire(guest);
  await watch(wire, table);
  return wire;
}

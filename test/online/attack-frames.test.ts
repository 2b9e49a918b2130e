/**
 * Frames and messages that make no sense: each is answered or the line is closed with a reason, and
 * nothing else happens.
 */

import { describe, expect, it } from 'vitest';
import { LIMITS, PROTOCOL, serverMessage } from '../../src/protocol.ts';
import { frame, Line } from '../support/online/attack-raw.ts';
import {
  act,
  codeOf,
  comeIn,
  openTable,
  refusal,
  siege,
  watch,
} from '../support/online/attack-siege.ts';

const here = siege();

describe('frames', () => {
  it.each([
    ['a byte too many', frame('text', 'x'.repeat(LIMITS.frame + 1)), 1009],
    ['a megabyte', frame('text', 'x'.repeat(1 << 20)), 1009],
    ['a hundred megabytes, as it says', frame('text', 'x', true, 100n << 20n), 1009],
    ['more than there is in the world', frame('text', 'x', true, (1n << 63n) - 1n), 1009],
    ['a length that is less than nothing', frame('text', 'x', true, 1n << 63n), 1009],
    ['letters that are none', frame('text', Buffer.of(0xff, 0xfe, 0xc0, 0x80)), 1007],
    ['half a surrogate', frame('text', Buffer.of(0xed, 0xa0, 0x80)), 1007],
    ['more of what was not begun', frame('more', 'x'), 1002],
    [
      'a beginning within a beginning',
      Buffer.concat([frame('text', 'x', false), frame('text', 'y', false)]),
      1002,
    ],
    ['a ping in pieces', frame('ping', 'x', false), 1002],
    ['a ping that is too long', frame('ping', 'x'.repeat(126)), 1002],
    ['a close that says nonsense', frame('close', Buffer.of(0x03)), 1002],
    ['a close with a code that is none', frame('close', Buffer.of(0, 1)), 1002],
    ['a frame without a mask', Buffer.of(0x81, 1, 0x78), 1002],
    ['a frame of no kind', Buffer.of(0x83, 0x80, 0, 0, 0, 0), 1002],
    ['a frame with all flags', Buffer.of(0xf1, 0x80, 0, 0, 0, 0), 1002],
  ] as const)('%s', async (_name, bytes, code) => {
    const line = await Line.upgraded(here.house.port);
    line.send(bytes);
    expect(await line.closeCode()).toBe(code);
  });

  it('something else than frames after the handshake', async () => {
    for (const text of [
      'GET / HTTP/1.1\r\nhost: here\r\n\r\n',
      '\0'.repeat(1000),
      '{"type":"ping"}',
      'x'.repeat(100_000),
    ]) {
      const line = await Line.upgraded(here.house.port);
      line.send(text);
      expect([1002, 1007, 1009]).toContain(await line.closeCode());
    }
  });

  it('a message in pieces without end', async () => {
    const line = await Line.upgraded(here.house.port);
    line.send(frame('text', 'x', false));
    for (let piece = 0; piece < LIMITS.frame + 10; piece++) line.send(frame('more', 'x', false));
    expect(await line.closeCode()).toBe(1009);
  });

  it('a message of which nothing ever comes, and the line goes', async () => {
    const line = await Line.upgraded(here.house.port);
    line.send(frame('text', 'x'.repeat(10), true, 1000n));
    line.socket.destroy();
    await line.end();
  });
});

const DEEP = 5000;
const NONSENSE: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['a word', 'hello'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a number that is none', '{"type":"watch","table":"kabo-relu-timo-sane","seen":1e999}'],
  ['a number below nought', '{"type":"watch","table":"kabo-relu-timo-sane","seen":-1}'],
  ['half a number', '{"type":"watch","table":"kabo-relu-timo-sane","seen":0.5}'],
  ['a number too great', '{"type":"watch","table":"kabo-relu-timo-sane","seen":9007199254740993}'],
  ['brackets', '['.repeat(8000) + ']'.repeat(8000)],
  ['brackets that do not close', '['.repeat(16_000)],
  ['objects in objects', `${'{"a":'.repeat(DEEP / 2)}1${'}'.repeat(DEEP / 2)}`],
  ['a type twice', '{"type":"ping","type":"hello"}'],
  ['__proto__', '{"type":"__proto__"}'],
  ['constructor', '{"type":"constructor"}'],
  ['toString', '{"type":"toString"}'],
  ['hasOwnProperty', '{"type":"hasOwnProperty"}'],
  ['a type that is an object', '{"type":{"toString":"ping"}}'],
  ['a prototype', '{"type":"ping","__proto__":{"isAdmin":true}}'],
  ['a constructor', '{"type":"ping","constructor":{"prototype":{}}}'],
  [
    'a deed __proto__',
    '{"type":"do","table":"kabo-relu-timo-sane","id":"x","seen":1,"deed":{"type":"__proto__"}}',
  ],
  [
    'a deed toString',
    '{"type":"do","table":"kabo-relu-timo-sane","id":"x","seen":1,"deed":{"type":"toString"}}',
  ],
  [
    'an id __proto__ with spaces',
    '{"type":"do","table":"kabo-relu-timo-sane","id":"__proto__ x","seen":1,"deed":{"type":"stand"}}',
  ],
  [
    'an id that is too long',
    `{"type":"do","table":"kabo-relu-timo-sane","id":"${'x'.repeat(41)}","seen":1,"deed":{"type":"stand"}}`,
  ],
  ['a table __proto__', '{"type":"watch","table":"__proto__"}'],
  ['a table of another form', '{"type":"watch","table":"../../etc/passwd"}'],
  ['a table in capitals', '{"type":"watch","table":"KABO-RELU-TIMO-SANE"}'],
  ['a table and a line', '{"type":"watch","table":"kabo-relu-timo-sane\\n"}'],
  ['a field too many', '{"type":"ping","more":1}'],
  [
    'a seat too many',
    '{"type":"do","table":"kabo-relu-timo-sane","id":"x","seen":1,"deed":{"type":"sit","seat":6}}',
  ],
  [
    'a seed with a line',
    '{"type":"do","table":"kabo-relu-timo-sane","id":"x","seen":1,"deed":{"type":"sit","seed":"a\\nb"}}',
  ],
];

describe('messages', () => {
  it.each(NONSENSE)(
    '%s is not understood, and the answer is one that the protocol knows',
    async (_name, text) => {
      const { wire } = (await comeIn(here, 1))[0];
      const answer = await refusal(wire, text);
      expect(serverMessage(answer)).toMatchObject({ code: 'protocol' });
      expect(answer.reason.length).toBeLessThan(300);
      expect(await wire.ask({ type: 'ping' }, ({ type }) => type === 'pong')).toBeDefined();
    },
  );

  it('bytes are not understood', async () => {
    const { wire } = (await comeIn(here, 1))[0];
    const from = wire.frames.length;
    wire.raw(Buffer.from('{"type":"ping"}'));
    expect(await wire.next(({ type }) => type === 'refused', from)).toMatchObject({
      code: 'protocol',
    });
  });

  it('whoever goes on like this is not listened to any more', async () => {
    const { wire } = (await comeIn(here, 1))[0];
    for (let number = 0; number < 100; number++) wire.raw('{');
    expect(await wire.end()).toMatchObject({ code: 4002 });
    expect(wire.messages.filter(({ type }) => type === 'refused')).toHaveLength(20);
  });

  it('whoever was shown the door and stays is not listened to either', async () => {
    const [host] = await comeIn(here, 1);
    const table = await openTable(here, host.guest);
    const line = await Line.upgraded(here.house.port);
    line.send(
      frame('text', JSON.stringify({ type: 'hello', protocol: PROTOCOL, token: host.guest.token })),
    );
    line.send(frame('text', JSON.stringify({ type: 'watch', table })));
    await line.until((text) => text.includes('"type":"table"'));
    for (let number = 0; number < 20; number++) line.send(frame('text', '{'));
    const deed = { type: 'do', table, id: 'late', seen: 9, deed: { type: 'sit' } };
    line.send(frame('text', JSON.stringify(deed)));
    await line.until((text) => text.includes('can\u00e2')); // the reason, as bytes
    await watch(host.wire, table);
    await act(host.wire, table, { type: 'say', text: 'whatever came before is done by now' });
    expect((await watch(host.wire, table)).about.seats).toEqual([null, null]);
    line.socket.destroy();
  });

  it.each(['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'])(
    'a move of the type %s, or with such a field, is no move',
    async (word) => {
      const people = await comeIn(here, 2);
      const table = await openTable(here, people[0].guest);
      for (const { wire } of people) {
        await watch(wire, table);
        await act(wire, table, { type: 'sit' });
      }
      await act(people[0].wire, table, { type: 'start' });
      for (const { wire } of people) {
        const move = (text: string) =>
          refusal(
            wire,
            `{"type":"do","table":"${table}","id":"${word}","seen":99,"deed":{"type":"play","move":${text}}}`,
          );
        for (const text of [
          `{"type":"${word}"}`,
          `{"type":"roll","${word}":1}`,
          `{"type":"place","square":"${word}"}`,
          `{"${word}":{"type":"roll"}}`,
          '{"type":["roll"]}',
          `{"type":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`,
          '{}',
        ]) {
          expect(await move(text)).toMatchObject({ code: 'illegal', id: word });
        }
      }
      expect(await codeOf(act(people[0].wire, table, { type: 'say', text: 'fine' }, word))).toBe(
        'step',
      ); // an id like any other
      expect(await codeOf(act(people[0].wire, table, { type: 'say', text: 'fine' }, word))).toBe(
        'done',
      );
    },
  );
});

describe('texts', () => {
  it.each([
    ['markup', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['an image', '"><img src=x onerror=alert(1)>', '"><img src=x onerror=alert(1)>'],
    ['quotes', `'"\`\\ \${1} %s {{x}}`, `'"\`\\ \${1} %s {{x}}`],
    ['SQL', `'; DROP TABLE person; --`, `'; DROP TABLE person; --`],
    ['JSON', '{"type":"step"}', '{"type":"step"}'],
    ['emoji', '👩‍🚀 ❤️ 🎲 👍🏽', '👩‍🚀 ❤️ 🎲 👍🏽'],
    ['other alphabets', 'Ζωή 小さい صباح', 'Ζωή 小さい صباح'],
    ['lines', 'one\ntwo\r\n  three', 'one two three'],
    ['the same letters otherwise', 'e\u0301', '\u00e9'],
  ])('%s is said as it is', async (_name, text, kept) => {
    const [host] = await comeIn(here, 1);
    const table = await openTable(here, host.guest);
    await watch(host.wire, table);
    expect(await act(host.wire, table, { type: 'say', text })).toMatchObject({
      what: { text: kept },
    });
    expect((await watch(host.wire, table)).said).toMatchObject([{ text: kept }]);
  });

  it.each([
    ['from right to left', 'abc\u202Edef'],
    ['isolated', '\u2066abc\u2069'],
    ['with nothing in it', 'Ana\u200B'],
    ['with a joiner', 'An\u200Da'],
    ['with a byte order mark within', 'a\u00ADb'],
    ['with a null', 'a\0b'],
    ['with an escape', '\u001B[31mred'],
    ['with a bell', 'a\u0007'],
    ['with tags', 'a\u{E0041}'],
    ['with a variation', 'Ana\u{E0100}'],
    ['with a selector', 'Ana\uFE0F'],
    ['with a filler', '\u3164'],
    ['with another filler', 'Ana\u115F'],
    ['with a joiner of graphemes', 'An\u034Fa'],
    ['of empty braille', '\u2800\u2800'],
    ['of blanks', ' \u00A0\u3000 '],
    ['of half a letter', 'a\uD800'],
    ['private', '\uE000'],
    ['empty', ''],
    ['too long', 'x'.repeat(LIMITS.chat + 1)],
    ['far too long', '👩‍🚀'.repeat(400)],
  ])('a text %s is refused, and a name too', async (_name, text) => {
    const [host] = await comeIn(here, 1);
    const table = await openTable(here, host.guest);
    await watch(host.wire, table);
    expect(await codeOf(act(host.wire, table, { type: 'say', text }))).toBe('protocol');
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${here.house.api.origin}/api/guests`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ name: text }),
    });
    expect(answer.status).toBe(400);
  });
});

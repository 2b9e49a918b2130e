/** Programs that do all a program should not. The match must end, and say what they did. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type BlockResult, type MatchPlan, playBlock } from '../../bots/match.ts';
import { type Player, randomPlayer } from '../../bots/player.ts';
import type { AnyGame } from '../../game.ts';
import { games } from '../../games/index.ts';
import { Children, shareChildren } from './children.ts';
import { Engine } from './engine.ts';

const [pokerdice, next, sequence] = games as [AnyGame, AnyGame, AnyGame];
const folder = mkdtempSync(join(tmpdir(), 'gobelet-engine-'));
const children = new Children(shareChildren());
afterAll(() => {
  children.endAll();
  rmSync(folder, { recursive: true });
});

/** The frame of a program: says ready, then does something with each question. */
const frame = (body: string): string => `
const say = (message) => process.stdout.write(JSON.stringify(message) + '\\n');
let [asked, rest] = [0, ''];
process.stdin.on('data', (chunk) => {
  const lines = (rest + chunk).split('\\n');
  rest = lines.pop();
  for (const line of lines) {
    const message = JSON.parse(line);
    heard(line);
    if (message.type === 'hello') say({ type: 'ready' });
    if (message.type === 'quit') process.exit();
    if (message.type !== 'choose') continue;
    asked++;
    const { id, moves } = message;
    ${body}
  }
});
function heard() {}`;

/** Two blocks against random, the program at both seats; and how it was left. */
async function meet(
  game: AnyGame,
  text: string,
  think = 10_000,
  starting = 10_000,
  options: object = {},
): Promise<readonly BlockResult[]> {
  const file = join(folder, `${Math.floor(performance.now() * 1000)}.cjs`);
  writeFileSync(file, text);
  const engine = new Engine(`"${process.execPath}" "${file}"`, { think, children, starting });
  const plan: MatchPlan = {
    game: game.id,
    options: game.options(2)(options),
    seed: 'a',
    players: ['a', 'b'],
    record: false,
  };
  const players: readonly Player[] = [engine, randomPlayer];
  try {
    const first = await playBlock(game, plan, players, 0, () => performance.now());
    return [first, await playBlock(game, plan, players, 1, () => performance.now())];
  } finally {
    await engine.close();
  }
}

function expectTold(blocks: readonly BlockResult[], expected: RegExp): void {
  expect(blocks.map(({ shares }) => shares.length)).toEqual([2, 2]);
  expect(
    blocks
      .flatMap(({ faults }) => faults[0]?.map(({ kind, what }) => `${kind}: ${what}\n`) ?? [])
      .join(''),
  ).toMatch(expected);
  expect(blocks.flatMap(({ faults }) => faults[1])).toEqual([]);
}

describe('a program that', () => {
  it.each([
    [
      'never answers',
      frame(''),
      /^((late: no answer within 40 ms\n){10}dead: ended after 10 late answers in a row\n){4}(gone: died 4 times, last of ended.*\n)*$/,
    ],
    [
      'never reads',
      `console.log('{"type":"ready"}'); setInterval(() => {}, 1000);`,
      /^late: no answer within 40 ms\n/,
    ],
    [
      'answers late',
      frame('setTimeout(() => say({ id, index: 0 }), 60);'),
      /^late: no answer within 40 ms\n/,
    ],
    [
      'floods with answers to old questions',
      frame('say({ id, index: 0 }); if (asked === 2) for (;;) say({ id: 1, index: 0 });'),
      /^(late: no answer within 40 ms\n)+/,
    ],
    [
      'writes a line without end',
      `console.log('{"type":"ready"}'); const more = () => process.stdout.write('x'.repeat(1 << 16), more); more();`,
      /wrong: the line is longer than 1 MiB\n/,
    ],
  ])('%s does not stop the match, and it is told', async (_name, text, expected) => {
    expectTold(await meet(sequence, text, 40), expected);
  });

  it.each([
    [
      'begins with something else',
      'console.log("Engine 3.1 by me");',
      /^dead: its first line must be \{"type":"ready"\}; not JSON/,
    ],
    [
      'writes garbage',
      frame("process.stdout.write('what?\\n');"),
      /^wrong: not JSON: "what\?"\n(wrong.*\n)*$/,
    ],
    [
      'answers with a list',
      frame('say([id]);'),
      /^wrong: an answer is an object, not a list\n(wrong.*\n)*$/,
    ],
    [
      'moves illegally',
      frame("say({ id, move: { type: 'place', square: 'z9' } });"),
      /^wrong: move \{.*z9.*\} was not offered\n/,
    ],
    [
      'adds to a move',
      frame('say({ id, move: { ...moves[0], faces: [6, 6] } });'),
      /^wrong: move \{.*faces.*\} was not offered\n/,
    ],
    [
      'names an index out of range',
      frame('say({ id, index: moves.length });'),
      /^wrong: index \d+ is none of 0 to \d+\n/,
    ],
    [
      'names no number',
      frame("say({ id, index: 'length' });"),
      /^wrong: index "length" is none of/,
    ],
    [
      'answers no question',
      frame('say({ id: id + 1, index: 0 });'),
      /^wrong: id 2 was not asked\n/,
    ],
    ['says nothing of the move', frame('say({ id });'), /^wrong: move nothing was not offered\n/],
    [
      'is no UTF-8',
      frame('process.stdout.write(Buffer.from([0xff, 0xfe, 10]));'),
      /^wrong: not valid UTF-8\n/,
    ],
    [
      'floods its output',
      `console.log('{"type":"ready"}'); for (;;) console.log('flood'.repeat(100));`,
      /^wrong: not JSON: "flood/,
    ],
    [
      'dies at once',
      "console.error('no licence'); process.exit(3);",
      /^dead: exit code 3, saying "no licence"\n(dead.*\n){3}(gone.*\n)*$/,
    ],
    [
      'dies in mid-game',
      frame('if (asked > 3) process.exit(4); say({ id, index: 0 });'),
      /^dead: exit code 4\n(dead.*\n){3}(gone.*\n)*$/,
    ],
    [
      'is killed',
      frame("if (asked > 3) process.kill(process.pid, 'SIGKILL'); else say({ id, index: 0 });"),
      /^dead: (ended by SIGKILL|exit code 137)/,
    ],
  ])('%s does not stop the match, and it is told', async (_name, text, expected) => {
    expectTold(await meet(sequence, text), expected);
  });

  it('writes without reading is ended before what it is sent fills the memory', async () => {
    const text = `console.log('{"type":"ready"}'); const more = () => process.stdout.write('{"id":0}\\n'.repeat(1000), more); more();`;
    const deck = Array.from({ length: 45 }, (_, card) => ({
      id: `card ${card} ${'x'.repeat(2000)}`,
      points: 1,
      groups: [3],
    }));
    const blocks = await meet(next, text, 10_000, 10_000, { deck });
    expectTold(blocks, /^(wrong: id 0 was not asked\n)+dead: it does not read what it is sent\n/);
  });

  it('is never ready is given up', async () => {
    const blocks = await meet(sequence, 'setInterval(() => {}, 1000);', 10_000, 300);
    expectTold(blocks, /^(dead: not ready: no answer within 300 ms\n){4}(gone.*\n)+$/);
  });

  it('is late once is heard again, and its late answer is passed over', async () => {
    const text = frame(
      'if (asked === 1) setTimeout(() => say({ id, index: 0 }), 1200); else say({ id, index: moves.length - 1 });',
    );
    const blocks = await meet(sequence, text, 1000);
    expect(blocks.flatMap(({ faults }) => faults[0]?.map(({ kind }) => kind))).toEqual(['late']);
  });

  it('dies once is started again and goes on in the middle of the game', async () => {
    const mark = join(folder, 'died');
    const text = `const fs = require('node:fs'); ${frame(
      `if (asked === 5 && !fs.existsSync(${JSON.stringify(mark)})) { fs.writeFileSync(${JSON.stringify(mark)}, ''); process.exit(1); } say({ id, move: moves[0] });`,
    )}`;
    const blocks = await meet(sequence, text);
    expect(blocks.flatMap(({ faults }) => faults[0]?.map(({ kind }) => kind))).toEqual(['dead']);
  });

  it('listens hears just what docs/engine-protocol.md says, and no more than its seat may know', async () => {
    const log = join(folder, 'heard.jsonl');
    await meet(
      pokerdice,
      frame('say({ id, index: 0 });').replace(
        'function heard() {}',
        `function heard(line) { require('node:fs').appendFileSync(${JSON.stringify(log)}, line + '\\n'); }`,
      ),
    );
    const heard = readFileSync(log, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const types = heard
      .map(({ type }) => type)
      .filter((type, index, all) => type !== all[index - 1]);
    const game = ['new-game', 'choose', 'game-over'];
    expect(types).toEqual(['hello', ...game, ...game, ...game, ...game, 'quit']);

    const page = readFileSync(new URL('../../../docs/engine-protocol.md', import.meta.url), 'utf8');
    for (const message of heard) {
      const [, fields = ''] =
        new RegExp(`\`\\{"type":"${message['type']}"(.*?)\\}\``).exec(page) ?? [];
      expect(['type', ...[...fields.matchAll(/"([\w-]+)":/g)].map(([, name]) => name)]).toEqual(
        Object.keys(message),
      );
    }
    const seats = heard.filter(({ type }) => type === 'new-game').map(({ seat }) => seat);
    expect(seats).toEqual([0, 1, 0, 1]);
    for (const message of heard) {
      if (message['type'] !== 'choose') continue;
      const view = message['view'] as {
        readonly viewer: number;
        readonly phase: string;
        readonly seats: readonly object[];
      };
      expect(Object.keys(view)).not.toContain('commits');
      const other = view.seats[1 - view.viewer] as { readonly turnedUp: unknown };
      expect(other.turnedUp).toBe(null); // it is asked while nothing of the other's is turned up
    }
  });
});

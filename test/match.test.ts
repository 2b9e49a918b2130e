/**
 * gobelet match from outside: what it prints, that nothing it starts outlives it, and the examples
 * of the protocol's page.
 */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { Misuse, readWords } from '../src/cli/command.ts';
import { matchCommand } from '../src/cli/match.ts';
import { speak } from '../src/cli/words.ts';
import { games } from '../src/games/index.ts';
import type { RecordVerdict } from '../src/record/record.ts';
import { bin, gobelet, root } from './support/command.ts';

await speak('en');

const folder = mkdtempSync(join(tmpdir(), 'gobelet-match-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program in a file, and the player it is. */
function program(name: string, text: string): string {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, text);
  return `cmd:"${process.execPath}" "${path}"`;
}

/** Answers so many questions with the first move, and says a word when the next one comes. */
const obedient = (questions: number, word = ''): string => `
import { createInterface } from 'node:readline';
createInterface({ input: process.stdin }).on('line', (line) => {
  const { type, id } = JSON.parse(line);
  if (type === 'hello') console.log('{"type":"ready"}');
  if (type === 'choose' && id <= ${questions}) console.log(JSON.stringify({ id, index: 0 }));
  if (type === 'choose' && id === ${questions} + 1) console.error('${word}');
});`;

interface Result {
  readonly games: number;
  readonly players: readonly {
    readonly wins: number;
    readonly faults: readonly object[];
    readonly decisions: { readonly count: number };
  }[];
  readonly turns: readonly {
    readonly wins: number;
    readonly interval: readonly [number, number];
  }[];
}

function result(...args: readonly string[]): Result {
  const { code, out, err } = gobelet(['match', ...args, '--json']);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as Result;
}

describe('gobelet match', () => {
  it('the same seed gives the same games on any number of cores, and they replay', () => {
    const run = (workers: string): readonly [string, string] => {
      const path = join(folder, `on-${workers}.jsonl`);
      const args = [
        '--players',
        'random',
        '--seats',
        '3',
        '--games',
        '7',
        '--seed',
        'a',
        '--workers',
        workers,
        '--out',
        path,
      ];
      const { out, err } = gobelet(['match', 'pokerdice', ...args]);
      expect(err).toBe('');
      expect(out).toContain('7 games, 7 blocks of 1 with the same dice');
      return [path, out.slice(out.indexOf('player'), out.indexOf('decisions'))];
    };
    const [[one, report], [three, sameReport]] = [run('1'), run('3')];
    expect(readFileSync(three)).toEqual(readFileSync(one));
    expect(sameReport).toBe(report);
    expect(gobelet(['replay', one]).out.match(/"ok":true.*"over":true/g)).toHaveLength(7);
  });

  it('counts wins by turn order, from the seat that began', () => {
    // Pokerdice names it in the setup, Séquence Dés throws for it; in each a game is won once.
    for (const [game, seats] of [
      ['pokerdice', '4'],
      ['sequence', '3'],
    ] as const) {
      const { turns } = result(
        game,
        '--players',
        'beginner',
        '--seats',
        seats,
        '--games',
        '40',
        '--seed',
        'order',
      );
      expect(turns).toHaveLength(Number(seats));
      expect(turns.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(1);
      for (const { wins, interval } of turns)
        expect(interval[0] <= wins && wins <= interval[1]).toBe(true);
    }
    const path = join(folder, 'order.jsonl');
    const args = [
      '--players',
      'beginner',
      '--seats',
      '3',
      '--games',
      '30',
      '--seed',
      'order',
      '--out',
      path,
    ];
    const { turns } = result('pokerdice', ...args);
    const won = [0, 0, 0];
    const verdicts = gobelet(['replay', path])
      .out.trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Extract<RecordVerdict, { ok: true }>);
    const firsts = [...readFileSync(path, 'utf8').matchAll(/"setup":\{"first":(\d)\}/g)].map(
      ([, first]) => Number(first),
    );
    for (const [game, first] of firsts.entries()) {
      const turn = ((verdicts[game]?.winners[0] as number) - first + 3) % 3;
      won[turn] = (won[turn] as number) + 1;
    }
    for (const [turn, wins] of won.entries()) expect(turns[turn]?.wins).toBeCloseTo(wins / 30);
  });

  it('plays whole blocks, merges players of one name, counts from the last and tells what a program did', () => {
    const args = [
      'match',
      'pokerdice',
      '--players',
      'random,random,cmd:true',
      '--games',
      '4',
      '--seed',
      'a',
    ];
    const { code, out, err } = gobelet(args);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(
      'pokerdice, 3 seats, {"decks":1,"rounds":"equal"}, seed "a"\n6 games (4 rounded up), 2 blocks of 3 with',
    );
    // once for its wins, once for its decisions
    expect(out.match(/^ {2}random /gm)).toHaveLength(2);
    expect(out.replaceAll('\n', ' ')).toContain('33.3 % is even. Elo is counted from cmd:true.');
    expect(out).toMatch(/^cmd:true: \d+ moves were played at random, not by it$/m);
    expect(out).toMatch(/^ {2}dead +\d+ +block 1, game 1, seat 2: exit code 0$/m);
    for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  });

  it('shows what programs write to standard error when asked', () => {
    const player = program('talker', `console.error('thinking'); ${obedient(1e9)}`);
    const { err } = gobelet([
      'match',
      'sequence',
      '--players',
      `${player},random`,
      '--games',
      '2',
      '--workers',
      '1',
      '--verbose',
    ]);
    expect(err).toContain('] thinking\n');
  });

  it.each([
    [['chess', '--players', 'random', '--games', '1'], 'there is no game "chess"'],
    [['next', '--games', '1'], 'match: --players LIST is missing'],
    [['next', '--players', 'random,random'], 'match: --games N is missing'],
    [['next', '--players', 'random,random', '--games', 'many'], '--games must be a whole number'],
    [['next', '--players', 'random,best', '--games', '1'], 'no player is called "best"'],
    [['next', '--players', 'random', '--games', '1'], 'next has 2 to 6 seats, not 1'],
    [
      ['sequence', '--players', 'random,random,random,random,random', '--games', '1'],
      'sequence has 2 to 4 seats, not 5',
    ],
    [
      ['next', '--players', 'random,random,random', '--seats', '2', '--games', '1'],
      '3 players for 2 seats',
    ],
    [
      ['next', '--players', 'random', '--seats', '7', '--games', '1'],
      '--seats must be a whole number, 2 to 6',
    ],
    [
      ['next', '--players', 'random,random', '--games', '1', '--think', '0'],
      '--think must be a whole number, 1 to',
    ],
    [
      ['next', '--players', 'random,random', '--games', '1', '--workers', '0'],
      '--workers must be a whole number, 1 to',
    ],
    [
      [
        'pokerdice',
        '--players',
        'random',
        '--seats',
        '3',
        '--games',
        '1',
        '--options',
        '{"decks":2}',
      ],
      '--options: decks: must be 1 with more than two seats',
    ],
    [
      ['next', '--players', 'random,random', '--games', '1', '--out', '/no/such/x'],
      'can’t write /no/such/x',
    ],
    [
      ['next', '--players', 'random,cmd:no-such-program', '--games', '1'],
      'can’t run "no-such-program": exit code 127',
    ],
  ])('%j is a misuse', async (args, message) => {
    const { words, flags } = readWords(matchCommand, args);
    const misuse = await matchCommand.run(words, flags).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(misuse).toBeInstanceOf(Misuse);
    expect((misuse as Misuse).message).toContain(message);
    expect((misuse as Misuse).message).not.toContain('\n');
  });

  it('leaves nothing behind that a program has started', () => {
    const pids = join(folder, 'pids');
    const text = `import { spawn } from 'node:child_process'; import { appendFileSync } from 'node:fs';
const child = spawn('sleep', ['1000']); appendFileSync(${JSON.stringify(pids)}, process.pid + ' ' + child.pid + ' '); ${obedient(1e9)}`;
    expect(
      result('sequence', '--players', `${program('parent', text)},random`, '--games', '4')
        .players[0]?.faults,
    ).toEqual([]);
    expectGone(pids);
  });

  it('Ctrl-C prints what was done and ends programs that hang', { timeout: 60_000 }, async () => {
    const pids = join(folder, 'hanging');
    const text = `import { appendFileSync } from 'node:fs'; appendFileSync(${JSON.stringify(pids)}, process.pid + ' ');
process.on('SIGINT', () => {}); process.on('SIGTERM', () => {}); ${obedient(100, 'hangs')}`;
    const args = [
      '--players',
      `${program('hanging', text)},random`,
      '--games',
      '100000',
      '--think',
      '3600000',
      '--workers',
      '2',
      '--verbose',
    ];
    const child = spawn(process.execPath, [bin, 'match', 'sequence', ...args], {
      cwd: root,
      stdio: 'pipe',
    });
    let [printed, said] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk));
    // Each core has a program that was asked a question it does not answer, with an hour to think.
    while (said.split('hangs\n').length < 3) await pause(50);
    child.kill('SIGINT');
    const [code] = await once(child, 'close'); // within the time for this test, not the hour
    expect(code).toBe(130);
    const own = said.split('\n').filter((line) => !line.endsWith('] hangs'));
    expect(own.join('\n')).toMatch(/^gobelet: stopped after \d+ of 100,000 games\n$/);
    expect(printed).toMatch(/^\d+ games?, /m);
    expectGone(pids);
  });
});

/**
 * Not one of the processes in this file is there any more, but for those ended and not yet cleared
 * away.
 */
function expectGone(file: string): void {
  const pids = readFileSync(file, 'utf8').trim().split(' ');
  expect(pids.length).toBeGreaterThan(1);
  const states = spawnSync('ps', ['-o', 'stat=', ...pids.flatMap((pid) => ['-p', pid])], {
    encoding: 'utf8',
  }).stdout;
  expect(
    states.split('\n').filter((state) => state.trim() !== '' && !state.startsWith('Z')),
  ).toEqual([]);
}

/** However busy the machine is. */
const AT_LEISURE = ['--think', '10000', '--workers', '1'];

describe('the examples of docs/engine-protocol.md', () => {
  const page = readFileSync(join(root, 'docs/engine-protocol.md'), 'utf8');
  const hasPython = spawnSync('python3', ['--version']).status === 0;
  const ours = [
    ...(hasPython ? ['cmd:python3 docs/examples/bot.py'] : []),
    `cmd:"${process.execPath}" docs/examples/bot.ts`,
  ];

  it.each(['examples/bot.py', 'examples/bot.ts'])(
    '%s is named there, run there, and has less than 40 lines',
    (file) => {
      expect(page).toContain(`(${file})`);
      expect(page).toMatch(new RegExp(`cmd:"\\w+ docs/${file}"`));
      expect(
        readFileSync(join(root, 'docs', file), 'utf8')
          .trimEnd()
          .split('\n').length,
      ).toBeLessThan(40);
    },
  );

  // Enough games for random to be last by far; those of NEXT! are long.
  it.each(games.map(({ id }) => [id, id === 'next' ? '30' : '60']))(
    'they play %s without a fault, and better than random',
    (id, count) => {
      const args = ['--games', count, '--seed', 'example', ...AT_LEISURE];
      const standings = result(id, '--players', [...ours, 'random'].join(','), ...args).players;
      const random = standings.at(-1);
      for (const { wins, faults } of standings.slice(0, -1)) {
        expect(faults).toEqual([]);
        expect(wins).toBeGreaterThan(random?.wins as number);
      }
    },
  );

  it.each([
    ['sequence', '4', '{"line":6}'],
    ['pokerdice', '2', '{"decks":2}'],
  ])('they play %s with %s seats and %s', (id, seats, options) => {
    const args = [
      '--players',
      ours.join(','),
      '--seats',
      seats,
      '--options',
      options,
      '--games',
      '4',
      ...AT_LEISURE,
    ];
    for (const { faults } of result(id, ...args).players) expect(faults).toEqual([]);
  });
});

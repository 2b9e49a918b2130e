import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { games } from '../src/games/index.ts';
import { bin, gobelet, plainEnv, root } from './support/command.ts';
import { recordedGames } from './support/recorded.ts';

const folder = mkdtempSync(join(tmpdir(), 'gobelet-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const HEADER = '{"record":1,"game":"sequence","seats":2,"setup":{}}';
const THROW = '{"seat":0,"type":"roll","faces":[1,2]}';
const GOOD =
  '{"ok":true,"line":1,"game":"sequence","events":1,"over":false,"toMove":[1],"scores":[0,0],"winners":[]}';

describe('gobelet', () => {
  it.each([['--help'], ['-h'], ['help']])('%s lists the commands', (flag) => {
    const { code, out, err } = gobelet([flag]);
    expect([code, err]).toEqual([0, '']);
    for (const command of ['replay', 'view', 'simulate', 'play'])
      expect(out).toContain(`  ${command} `);
  });

  it.each(['replay', 'view', 'simulate', 'play'])(
    '%s --help shows its usage and flags in 80 columns',
    (command) => {
      const { code, out, err } = gobelet([command, '--help']);
      expect([code, err]).toEqual([0, '']);
      expect(out).toMatch(new RegExp(`^Usage: gobelet ${command} `));
      expect(gobelet(['help', command]).out).toBe(out);
      for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
    },
  );

  it('H3: runs no code that a neighbour left in the temporary folder', () => {
    const shared = join(folder, 'shared');
    mkdirSync(shared);
    const { stdout } = spawnSync(process.execPath, [bin, '--version'], {
      encoding: 'utf8',
      env: { ...plainEnv, TMPDIR: shared, TMP: shared, TEMP: shared },
    });
    expect(stdout).toMatch(/^\d/);
    expect(readdirSync(shared), 'nothing is kept there, so nothing is taken from there').toEqual(
      [],
    );
  });

  it('--version prints the version', () => {
    expect(gobelet(['--version']).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it.each([
    [[], 'which command?'],
    [['toString'], 'unknown command "toString"'],
    [['--nope'], 'unknown flag "--nope"'],
    [['replay'], 'replay: FILE… is missing'],
    [['replay', '--loud', 'x'], 'replay: unknown flag --loud'],
    [['replay', '/no/such/file'], 'can’t open /no/such/file: there is no such file'],
    [['replay', '/'], 'can’t open /: it is a folder'],
    [['view', 'x', 'y', '--seat', '0'], 'view: unexpected "y"'],
    [['view', '/no/such', '--seat', '0'], 'can’t open /no/such: there is no such file'],
    [['view', '/no/such'], 'view: --seat N or --seat public is missing'],
    [
      ['simulate', 'chess', '--games', '1'],
      'there is no game "chess"; there are pokerdice, next, sequence',
    ],
    [['simulate', '__proto__', '--games', '1'], 'there is no game "__proto__"'],
    [['simulate', 'next'], 'simulate: --games N is missing'],
    [['simulate', 'next', '--games'], 'simulate: --games needs a value (N)'],
    [['simulate', 'next', '--games', '0'], '--games must be a whole number, 1 or more, not "0"'],
    [['simulate', 'next', '--games', '1e3'], '--games must be a whole number'],
    [
      ['simulate', 'next', '--games', '1', '--seats', '7'],
      '--seats must be a whole number, 2 to 6, not "7"',
    ],
    [['simulate', 'sequence', '--games', '1', '--options', '{line:6}'], '--options must be JSON'],
    [
      ['simulate', 'sequence', '--games', '1', '--options', '{"line":7}'],
      '--options: line: must be 5 or 6, not 7',
    ],
    [
      ['simulate', 'sequence', '--games', '1', '--seats', '3', '--options', '{"line":6}'],
      '--options: line: must be 5 with three seats',
    ],
    [
      ['simulate', 'next', '--games', '1', '--out', '/no/such/folder/x'],
      'can’t write /no/such/folder/x: there is no such folder',
    ],
    [
      ['play', 'next', '--save', '/no/such/folder/x'],
      'can’t write /no/such/folder/x: there is no such folder',
    ],
  ])('%j: one clear line on standard error, exit code 2', (args, message) => {
    const { code, out, err } = gobelet(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(/^gobelet: [^\n]+\n$/);
    expect(err).toContain(message);
  });
});

describe.skipIf(!existsSync('/dev/full'))('a full disk', () => {
  it.each([['--help'], ['replay', '-'], ['simulate', 'pokerdice', '--games', '10']])(
    '%s: one clear line, exit code 2',
    (...args) => {
      const command = `"${process.execPath}" "${bin}" ${args.join(' ')} > /dev/full`;
      const { status, stderr } = spawnSync('sh', ['-c', command], {
        input: HEADER,
        encoding: 'utf8',
        env: plainEnv,
      });
      expect([status, stderr]).toEqual([
        2,
        'gobelet: can’t write to standard output: the disk is full\n',
      ]);
    },
  );

  it('while records are written: one clear line, exit code 2', () => {
    const { code, err } = gobelet(['simulate', 'next', '--games', '50', '--out', '/dev/full']);
    expect([code, err]).toEqual([2, 'gobelet: can’t write /dev/full: the disk is full\n']);
  });
});

describe('gobelet replay', () => {
  it('prints one line a record and goes on after a bad one; exit code 1', () => {
    const path = file(
      'mixed.jsonl',
      `${THROW}\n\n${HEADER}\n${THROW}\n{"seat":0}\nrubbish\n${HEADER}\n${THROW}\n`,
    );
    const { code, out, err } = gobelet(['replay', path]);
    expect([code, err]).toEqual([1, '']);
    const verdicts = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(verdicts).toEqual([
      { ok: false, line: 1, error: 'an event before any header' },
      { ok: false, line: 5, error: 'type: no event of sequence has the type nothing' },
      { ...(JSON.parse(GOOD) as object), line: 7 },
    ]);
  });

  it('reads standard input, several files, and an empty file, which is fine', () => {
    expect(gobelet(['replay', '-'], `${HEADER}\n${THROW}`)).toEqual({
      code: 0,
      out: `${GOOD}\n`,
      err: '',
    });
    const [one, empty] = [file('one.jsonl', `${HEADER}\n${THROW}\n`), file('empty.jsonl', '')];
    expect(gobelet(['replay', one, empty, one])).toEqual({
      code: 0,
      out: `${GOOD}\n${GOOD}\n`,
      err: '',
    });
  });

  it('reads what it can when one of several files is missing; exit code 2', () => {
    const path = file('there.jsonl', `${HEADER}\n${THROW}\n`);
    const { code, out, err } = gobelet(['replay', path, join(folder, 'missing'), path]);
    expect([code, out]).toEqual([2, `${GOOD}\n${GOOD}\n`]);
    expect(err).toContain('missing: there is no such file');
  });

  it('says nothing when its reader has seen enough', () => {
    const path = file('many.jsonl', `${HEADER}\n`.repeat(200_000));
    const { stdout, stderr, status } = spawnSync(
      'sh',
      ['-c', `"${process.execPath}" "${bin}" replay "${path}" | head -n 1`],
      {
        encoding: 'utf8',
      },
    );
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^\{"ok":true,"line":1,/);
  });

  /** LARGE=1073741824 npm test -- cli replays a whole gigabyte; see BENCHMARKS.md. */
  it('replays a large stream of records in constant memory', { timeout: 3_600_000 }, async () => {
    const size = Number(process.env['LARGE'] ?? 48 << 20);
    const records = Buffer.from(
      games
        .flatMap((game) => [...recordedGames(game, 40, 'large')].flat())
        .map((line) => `${line}\n`)
        .join(''),
    );
    const child = spawn(process.execPath, ['--max-old-space-size=64', bin, 'replay', '-'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let verdicts = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      for (const byte of chunk) if (byte === 10) verdicts++;
    });
    let rounds = 0;
    for (let sent = 0; sent < size; sent += records.length, rounds++)
      if (!child.stdin.write(records)) await once(child.stdin, 'drain');
    child.stdin.end();
    const [code] = await once(child, 'close');
    expect(code).toBe(0);
    expect(verdicts).toBe(rounds * games.length * 40);
  });
});

describe('gobelet view', () => {
  const path = file(
    'view.jsonl',
    `${HEADER}\n${THROW}\n{"seat":1,"type":"roll","faces":[6,5]}\n${HEADER}\n`,
  );

  it('shows the view after K events of the first record', () => {
    const view = (...args: readonly string[]): Record<string, unknown> =>
      JSON.parse(gobelet(['view', path, ...args]).out) as Record<string, unknown>;
    expect(view('--seat', '0', '--at', '0')).toMatchObject({ viewer: 0, toMove: [0], dice: null });
    expect(view('--seat', 'public', '--at', '1')).toMatchObject({
      viewer: 'public',
      toMove: [1],
      dice: [1, 2],
    });
    expect(view('--seat', '1')).toMatchObject({
      viewer: 1,
      toMove: [1],
      phase: 'roll',
      startSums: [3, 11],
    });
  });

  it.each([
    [['--seat', '2'], '--seat must be a whole number, 0 to 1, not "2"'],
    [['--seat', 'nobody'], '--seat must be a whole number, 0 to 1, not "nobody"'],
    [['--seat', '0', '--at', '3'], 'view.jsonl: --at 3 is beyond the end, the record has 2 events'],
    [['--seat', '0', '--at', '-1'], '--at must be a whole number, 0 or more, not "-1"'],
  ])('%j: exit code 2', (args, message) => {
    const { code, out, err } = gobelet(['view', path, ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });

  it('names the line of a bad record, unless it comes after what was asked for', () => {
    const bad = file('bad.jsonl', `${HEADER}\n${THROW}\n${THROW}\n`);
    expect(gobelet(['view', bad, '--seat', '0']).err).toMatch(
      /bad\.jsonl:3: roll: seat 0 is not to move: waiting for seat 1\n$/,
    );
    expect(gobelet(['view', bad, '--seat', '0', '--at', '1']).code).toBe(0);
    expect(gobelet(['view', file('nothing.jsonl', ''), '--seat', '0']).err).toContain(
      'nothing.jsonl: there is no record in this file',
    );
  });
});

describe('gobelet simulate', () => {
  it.each(games.map(({ id }) => id))(
    '%s: the same seed gives the same records, which replay to the end',
    (id) => {
      const [one, two, other] = ['one', 'two', 'other'].map((name) =>
        join(folder, `${id}-${name}.jsonl`),
      ) as [string, string, string];
      const run = (seed: string, out: string): string =>
        gobelet(['simulate', id, '--games', '300', '--seed', seed, '--out', out]).out;
      const report = run('a', one);
      expect(run('a', two).replace(/ in .* s\n/, '')).toBe(report.replace(/ in .* s\n/, ''));
      run('b', other);
      expect(readFileSync(one)).toEqual(readFileSync(two));
      expect(readFileSync(one)).not.toEqual(readFileSync(other));
      const verdicts = gobelet(['replay', one])
        .out.trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { ok: boolean; over: boolean; winners: number[] });
      expect(verdicts).toHaveLength(300);
      for (const { ok, over } of verdicts) expect([ok, over]).toEqual([true, true]);
      // What it prints is what the records say.
      const wins = verdicts.reduce(
        (sum, { winners }) => sum + (winners.includes(0) ? 1 / winners.length : 0),
        0,
      );
      expect(report).toContain(`  seat 0  ${`${(wins / 3).toFixed(2)} %`.padStart(8)}  (`);
      expect(report).toMatch(/^300 games, /m);
    },
  );

  it('takes seats and options', () => {
    const out = join(folder, 'six.jsonl');
    const { code } = gobelet([
      'simulate',
      'sequence',
      '--games',
      '3',
      '--seats',
      '4',
      '--options',
      '{"line":6}',
      '--out',
      out,
    ]);
    expect(code).toBe(0);
    expect(readFileSync(out, 'utf8')).toMatch(
      /^\{"record":1,"game":"sequence","seats":4,"options":\{"line":6\},"setup":\{\}\}\n/,
    );
  });

  it('prints what is done so far when interrupted', { timeout: 60_000 }, async () => {
    const out = join(folder, 'interrupted.jsonl');
    const child = spawn(
      process.execPath,
      [bin, 'simulate', 'next', '--games', '10000000', '--out', out],
      {
        cwd: root,
        stdio: 'pipe',
      },
    );
    let [printed, said] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk));
    await expect
      .poll(() => statSync(out, { throwIfNoEntry: false })?.size, { timeout: 30_000 })
      .toBeGreaterThan(0);
    child.kill('SIGINT');
    const [code] = await once(child, 'close');
    expect(code).toBe(130);
    const games = Number(/^([\d,]+) games/m.exec(printed)?.[1]?.replaceAll(',', ''));
    expect(games).toBeGreaterThan(0);
    expect(said).toContain(`stopped after ${games.toLocaleString('en')} of 10,000,000 games`);
    const { code: replayed, out: verdicts } = gobelet(['replay', out]);
    expect(replayed).toBe(0);
    expect(verdicts.trim().split('\n')).toHaveLength(games);
  });
});

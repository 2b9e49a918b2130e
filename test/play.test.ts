/**
 * gobelet play, started as a person or a script would: through a pipe, by number, Enter and
 * notation.
 */

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faceOf } from '../src/cli/choose.ts';
import { speak } from '../src/cli/words.ts';
import type { GameTypes } from '../src/game.ts';
import { games } from '../src/games/index.ts';
import { Seeded } from '../src/random.ts';
import { Lines } from '../src/record/lines.ts';
import type { OpenRecord, RecordVerdict } from '../src/record/record.ts';
import { Replay } from '../src/record/replay.ts';
import { bin } from './support/command.ts';

await speak('en');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gobelet-play-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function start(
  args: readonly string[],
  env: Record<string, string> = {},
): ChildProcessWithoutNullStreams {
  const { NO_COLOR, FORCE_COLOR, COLUMNS, GOBELET_LANG, ...own } = process.env;
  return spawn(process.execPath, [bin, 'play', ...args], {
    cwd: folder,
    env: { ...own, LC_ALL: 'C', ...env },
  });
}

interface Ended {
  readonly out: string;
  readonly error: string;
  readonly code: number | null;
}

async function ended(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  let [out, error] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    error += text;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { out, error, code };
}

async function run(
  args: readonly string[],
  input = '',
  env: Record<string, string> = {},
): Promise<Ended> {
  const child = start(args, env);
  child.stdin.on('error', () => {}); // a game that is over reads no further
  child.stdin.end(input);
  return await ended(child);
}

function replay(file: string): {
  readonly verdicts: readonly RecordVerdict[];
  readonly record: OpenRecord | undefined;
} {
  const verdicts: RecordVerdict[] = [];
  const lines = new Lines();
  const replay = new Replay(games, (verdict) => verdicts.push(verdict));
  for (const line of [...lines.push(readFileSync(join(folder, file))), ...lines.end()])
    replay.line(line);
  const { record } = replay;
  replay.end();
  return { verdicts, record };
}

/** Enter where one thing can be done, else the first of the list, and now and then all dice. */
const SIMPLE = '\n1\nall\n'.repeat(2000);

/**
 * Plays a person's seat by what the saved record says, as a patient script would; a notation or a
 * number by turns.
 */
async function playByNotation(id: string, args: readonly string[], file: string): Promise<Ended> {
  const face = await faceOf(id);
  const random = new Seeded(id);
  const child = start([id, ...args, '--save', file]);
  let seen = '';
  child.stdout.on('data', (text: Buffer) => {
    seen += text.toString();
    if (!seen.endsWith('> ')) return;
    seen = '';
    const { record } = replay(file);
    if (record === undefined) return;
    const moves = record.game.moves(record.state, 0);
    const kinds = [...new Set(moves.map(({ type }) => type))];
    const kind = kinds[random.below(kinds.length)];
    const choice = moves.filter(({ type }) => type === kind);
    const move = choice[random.below(choice.length)] as GameTypes['move'];
    const spellings = [
      ...face.notations(move, record.game.view(record.state, 0)),
      `${moves.indexOf(move) + 1}`,
    ];
    child.stdin.write(`${spellings[random.below(spellings.length)]}\n`);
  });
  return await ended(child);
}

describe.each(games.map(({ id, seats }) => [id, seats.max] as const))('%s', (id, most) => {
  it('is played to the end by number and Enter, and its record replays', async () => {
    const { out, code, error } = await run([id, '--seed', '7', '--save', `${id}.jsonl`], SIMPLE);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(replay(`${id}.jsonl`).verdicts).toEqual([
      expect.objectContaining({ ok: true, over: true, game: id }),
    ]);
    expect(out).toContain(`Saved in ${id}.jsonl`);
    expect(out).toMatch(/wins? /);
    expect(out).not.toContain('\u001b');
  });

  it('is played to the end by notation', async () => {
    const file = `${id}-notation.jsonl`;
    const { out, code } = await playByNotation(id, ['--seed', '3'], file);
    expect(code).toBe(0);
    expect(out).not.toContain('not a move here');
    expect(replay(file).verdicts).toEqual([expect.objectContaining({ ok: true, over: true })]);
  });

  it('is played by several at one screen, who are asked to look one by one', async () => {
    const file = `${id}-shared.jsonl`;
    const { out, code } = await run(
      [id, '--humans', '2', '--names', 'Léa,Noé', '--seed', '5', '--save', file],
      SIMPLE,
    );
    expect(code).toBe(0);
    expect(replay(file).verdicts).toEqual([expect.objectContaining({ over: true })]);
    expect(out.includes('Pass to Noé')).toBe(id !== 'sequence');
    expect(out).toContain('Léa > ');
  });

  it('lets bots play alone, the same for the same seed', async () => {
    const args = (file: string): string[] => [
      id,
      '--humans',
      '0',
      '--seats',
      `${most}`,
      '--seed',
      'x',
      '--save',
      file,
    ];
    await run(args(`${id}-a.jsonl`));
    await run(args(`${id}-b.jsonl`));
    const record = readFileSync(join(folder, `${id}-a.jsonl`), 'utf8');
    expect(replay(`${id}-a.jsonl`).verdicts).toEqual([expect.objectContaining({ over: true })]);
    expect(readFileSync(join(folder, `${id}-b.jsonl`), 'utf8')).toBe(record);
  });

  it('lets bots of different levels play', async () => {
    const file = `${id}-levels.jsonl`;
    const { code } = await run([
      id,
      '--humans',
      '0',
      '--bots',
      'beginner,strong',
      '--seed',
      'x',
      '--save',
      file,
    ]);
    expect(code).toBe(0);
    expect(replay(file).verdicts).toEqual([expect.objectContaining({ over: true })]);
  });

  it('goes on from a record that was cut, and keeps what was there', async () => {
    await run([id, '--seed', '9', '--save', `${id}-cut.jsonl`], SIMPLE);
    const whole = readFileSync(join(folder, `${id}-cut.jsonl`), 'utf8');
    const kept = whole.split('\n').slice(0, 6).join('\n'); // the last line left open, too
    writeFileSync(join(folder, `${id}-cut.jsonl`), kept);
    const { code, out } = await run(
      ['--resume', `${id}-cut.jsonl`, '--seed', '9'],
      `log\n${SIMPLE}`,
    );
    expect(code).toBe(0);
    expect(out).toContain('What happened so far');
    expect(readFileSync(join(folder, `${id}-cut.jsonl`), 'utf8').startsWith(`${kept}\n`)).toBe(
      true,
    );
    expect(replay(`${id}-cut.jsonl`).verdicts).toEqual([
      expect.objectContaining({ ok: true, over: true }),
    ]);
    const again = await run(['--resume', `${id}-cut.jsonl`]);
    expect(again).toMatchObject({ code: 0, error: '' });
    expect(again.out).toContain('This game is finished');
  });
});

describe('leaving', () => {
  it('by a signal while only bots play and nothing can be typed', async () => {
    const child = start([
      'next',
      '--humans',
      '0',
      '--seats',
      '6',
      '--bots',
      'master',
      '--seed',
      '1',
      '--save',
      'signal.jsonl',
    ]);
    child.stdin.end();
    child.stdout.once('data', () => setTimeout(() => child.kill('SIGINT'), 100));
    const { code, out } = await ended(child);
    expect(code).toBe(130);
    expect(out).toContain('Go on with: npx gobelet play --resume signal.jsonl');
    expect(replay('signal.jsonl').verdicts).toEqual([
      expect.objectContaining({ ok: true, over: false }),
    ]);
  });

  it.each([
    ['quit', 0],
    ['', 0],
  ])('by %j saves the record and says how to go on', async (last, code) => {
    const file = `leave-${last}.jsonl`;
    const left = await run(
      ['sequence', '--save', file, '--names', "Zoé d'A"],
      `\n?\n\n${last}${last === '' ? '' : '\n'}`,
    );
    expect(left).toMatchObject({ code, error: '' });
    expect(left.out).toContain(
      `Go on with: npx gobelet play --resume ${file} --names 'Zoé d'\\''A'`,
    );
    expect(replay(file).verdicts).toEqual([expect.objectContaining({ ok: true, over: false })]);
    expect(replay(file).record?.events).toBeGreaterThan(0);
  });

  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
    ['SIGHUP', 129],
  ] as const)('by %s, too', async (signal, code) => {
    const file = `${signal}.jsonl`;
    const child = start(['pokerdice', '--seed', '1', '--save', file]);
    const end = ended(child);
    await new Promise<void>((resolve) =>
      child.stdout.on('data', (text: Buffer) => `${text}`.endsWith('> ') && resolve()),
    );
    child.kill(signal);
    expect(await end).toMatchObject({ code, out: expect.stringContaining(`--resume ${file}`) });
    expect(replay(file).verdicts).toEqual([expect.objectContaining({ ok: true, over: false })]);
  });

  it('by kill -9 loses nothing that was shown', async () => {
    const child = start(['pokerdice', '--seed', '1', '--save', 'killed.jsonl']);
    const end = ended(child);
    await new Promise<void>((resolve) =>
      child.stdout.on('data', (text: Buffer) => `${text}`.endsWith('> ') && resolve()),
    );
    child.kill('SIGKILL');
    const { out } = await end;
    expect(out).toContain('Bot 2 throws');
    expect(readFileSync(join(folder, 'killed.jsonl'), 'utf8')).toMatch(
      /"type":"roll".*\n.*"type":"commit".*\n$/,
    );
  });

  it('names a file of its own where none is given', async () => {
    const { out } = await run(['next'], 'quit\n');
    const file = /Saved in (gobelet-next-\d{8}-\d{6}\.jsonl)/.exec(out)?.[1];
    expect(readdirSync(folder)).toContain(file);
  });
});

describe('what is typed', () => {
  it('is explained, listed and told on request, and never ends the game', async () => {
    const { out } = await run(
      ['sequence', '--seed', '1', '--save', 'typed.jsonl'],
      'nonsense\n?\n\nlist\n\nlog\n\nTHROW\nquit\n',
    );
    expect(out).toContain('not a move here: nonsense');
    expect(out).toContain('A straight line of five chips of one colour wins');
    expect(out).toContain('1 throw');
    expect(out).toContain('Nothing yet.');
    expect(out).toContain('You throw');
  });

  it('shows the odds to a person alone, and to nobody where people play each other', async () => {
    const args = ['sequence', '--seed', '1', '--save'];
    const alone = await run([...args, 'alone.jsonl'], 'odds\n\nquit\n');
    expect(alone.out).toContain('What each move is worth');
    const shared = await run([...args, 'together.jsonl', '--humans', '2'], 'odds\nquit\n');
    expect(shared.out).toContain('not a move here: odds');
    expect(shared.out).not.toContain('What each move is worth');
  });

  it('forgives the order of letters, case and accents', async () => {
    const { out } = await run(
      ['pokerdice', '--seed', '4', '--save', 'letters.jsonl'],
      'FOu\u0308R\n\n1\nca\nquit\n',
    );
    expect(out).toContain('You lay four of a kind face down.');
    expect(out).toContain('You throw a and c again');
  });
});

describe('the screen', () => {
  it('has colour when it is asked for, and never with NO_COLOR', async () => {
    const args = (file: string): string[] => ['next', '--seed', '1', '--save', file];
    expect((await run(args('c1.jsonl'), 'quit\n', { FORCE_COLOR: '1' })).out).toContain('\u001b[');
    expect(
      (await run(args('c2.jsonl'), 'quit\n', { FORCE_COLOR: '1', NO_COLOR: '1' })).out,
    ).not.toContain('\u001b');
  });

  it('marks bots, by a word where there is no colour', async () => {
    const { out } = await run(['sequence', '--names', 'Léa,Zoé', '--save', 'bots.jsonl'], 'quit\n');
    expect(out).toContain('Zoé (bot)');
  });

  it('shows several at one screen nothing of a secret but to its owner', async () => {
    const names = ['--humans', '2', '--names', 'Léa,Noé'];
    const { out } = await run(
      ['pokerdice', '--seed', '5', '--save', 'secret.jsonl', ...names],
      '\n\nfull\n\n',
    );
    const [, afterwards] = out.split(/Pass to Noé/);
    expect(out.split('Pass to')).toHaveLength(3);
    expect(afterwards).toContain('Léa');
    expect(afterwards).not.toContain('You lay full');
    expect(afterwards).not.toMatch(/laid|lay full/);
    expect(replay('secret.jsonl').record?.events).toBe(2);
  });
});

describe('without a game', () => {
  it('asks which, by number or name', async () => {
    for (const [typed, title] of [
      ['2', 'NEXT!'],
      ['pok', 'POKERDICE'],
      ['nothing\n3', 'SÉQUENCE DÉS'],
    ]) {
      const { out, code } = await run(['--save', `chosen-${title}.jsonl`], `${typed}\nquit\n`);
      expect(code).toBe(0);
      expect(out).toMatch(/^Which game\?/);
      expect(out).toContain(`── ${title} ──`);
    }
    expect(await run([], 'quit\n')).toMatchObject({ code: 0 });
  });

  it('says so when nobody answers', async () => {
    const { code, error } = await run([]);
    expect([code, error]).toEqual([2, 'gobelet: play: name a game: pokerdice, next, sequence\n']);
  });
});

describe('bad usage', () => {
  beforeAll(() => {
    writeFileSync(join(folder, 'taken.jsonl'), '');
    writeFileSync(
      join(folder, 'bad.jsonl'),
      '{"record":1,"game":"sequence","seats":2,"setup":{}}\n{"seat":1,"type":"roll","faces":[1,2]}\n',
    );
    writeFileSync(
      join(folder, 'good.jsonl'),
      '{"record":1,"game":"sequence","seats":2,"setup":{}}\n',
    );
  });

  it.each([
    [['chess'], /there is no game "chess"; there are pokerdice, next, sequence/],
    [['toString'], /there is no game/],
    [['next', '--seats', '7'], /--seats must be a whole number, 2 to 6/],
    [['next', '--humans', '3'], /--humans must be a whole number, 0 to 2/],
    [['next', '--names', 'a,b,c'], /3 names for 2 seats/],
    [['next', '--names', 'a,'], /a name has/],
    [['next', '--names', 'a,a'], /the same name/],
    [['next', '--names', 'Bot 2'], /the same name/],
    [
      ['next', '--bots', 'grandmaster'],
      /there is no level "grandmaster"; there are beginner, casual, strong, master/,
    ],
    [['next', '--bots', 'strong,master'], /2 levels for one bot/],
    [['next', '--bots', '--humans', '1'], /--bots needs a value/],
    [['sequence', '--options', '{"line":7}'], /--options: line: must be 5 or 6/],
    [['sequence', '--options', 'line=6'], /--options must be JSON/],
    [['sequence', '--save', 'taken.jsonl'], /taken\.jsonl already exists/],
    [['sequence', '--save', 'no/such/folder.jsonl'], /no\/such\/folder\.jsonl/],
    [['--resume', 'missing.jsonl'], /missing\.jsonl.*no such file/],
    [['--resume', 'taken.jsonl'], /taken\.jsonl:1: there is no record/],
    [['--resume', 'bad.jsonl'], /bad\.jsonl:2: roll: seat 1 is not to move/],
    [['next', '--resume', 'good.jsonl'], /a record of sequence, not of "next"/],
    [['--resume', 'good.jsonl', '--seats', '2'], /--seats can’t be given with --resume/],
  ])('%j is refused in one line', async (args, message) => {
    const { out, error, code } = await run(args);
    expect({ out, code }).toEqual({ out: '', code: 2 });
    expect(error).toMatch(message);
    expect(error.trimEnd().split('\n')).toHaveLength(1);
  });

  it('leaves files alone that hold more than the record gone on with', async () => {
    const two = `${readFileSync(join(folder, 'good.jsonl'), 'utf8')}{"record":1,"game":"sequence","seats":3,"setup":{}}\n`;
    writeFileSync(join(folder, 'two.jsonl'), two);
    const { out, code } = await run(['--resume', 'two.jsonl'], '\nquit\n');
    expect(code).toBe(0);
    expect(out).toMatch(
      /two\.jsonl holds more than this record: the game goes on in gobelet-sequence/,
    );
    expect(readFileSync(join(folder, 'two.jsonl'), 'utf8')).toBe(two);
    expect((await run(['--resume', 'two.jsonl', '--save', 'two.jsonl'])).code).toBe(2);
  });

  it('moves on to another file when somebody else writes into this one', async () => {
    const header = '{"record":1,"game":"sequence","seats":2,"setup":{}}\n';
    writeFileSync(join(folder, 'shared.jsonl'), header);
    const child = start(['--resume', 'shared.jsonl', '--humans', '2']);
    await once(child.stdout, 'data');
    child.stdin.write('\n');
    await expect.poll(() => replay('shared.jsonl').record?.events).toBe(1);
    appendFileSync(join(folder, 'shared.jsonl'), '{"seat":1,"type":"roll","faces":[6,6]}\n');
    child.stdin.end('\nquit\n');
    const { out } = await ended(child);
    expect(out).toContain('Saved in shared-2.jsonl');
    expect(replay('shared.jsonl').record?.events).toBe(2);
    expect(replay('shared-2.jsonl').record?.events).toBe(2);
  });

  it('copies the record where it is gone on with in a new file', async () => {
    appendFileSync(join(folder, 'good.jsonl'), '{"seat":0,"type":"roll","faces":[6,6]}\n');
    const before = readFileSync(join(folder, 'good.jsonl'), 'utf8');
    await run(['--resume', 'good.jsonl', '--save', 'copy.jsonl', '--humans', '2'], '\nquit\n');
    expect(readFileSync(join(folder, 'good.jsonl'), 'utf8')).toBe(before);
    expect(existsSync(join(folder, 'copy.jsonl'))).toBe(true);
    expect(replay('copy.jsonl').record?.events).toBe(2);
  });
});

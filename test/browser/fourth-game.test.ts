/**
 * A fourth game is one folder and one line. A copy of the project gets the toy of the tests as
 * src/games/guess and a line in the registry, and nothing else is edited: then it compiles, keeps
 * the floors, obeys the laws of every game, and is played on the page. Whoever writes a list of the
 * games somewhere is found out here.
 */

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/words/languages.ts';
import { SEED } from '../support/chance.ts';
import { root } from '../support/command.ts';

const copy = mkdtempSync(join(tmpdir(), 'gobelet-fourth-'));
afterAll(() => rmSync(copy, { recursive: true }));

const LEFT_OUT = new Set(['.git', 'node_modules', 'dist', 'bench', 'docs']);
for (const entry of readdirSync(root)) {
  if (!LEFT_OUT.has(entry)) cpSync(join(root, entry), join(copy, entry), { recursive: true });
}
for (const part of ['node_modules', 'bench', 'docs'])
  symlinkSync(join(root, part), join(copy, part));

const folder = join(copy, 'src/games/guess');
cpSync(join(root, 'test/games/guess'), folder, { recursive: true });
// It lies as deep as in the test tree, where the way to src is one folder longer.
for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (/\.tsx?$/.test(path)) edit(join(folder, path), /\.\.\/src\//g, '');
}
// The toy speaks two languages: in the others English stands in, as it does for a translator.
for (const { id } of LANGUAGES) {
  const words = join(folder, 'words', id);
  if (!readdirSync(join(folder, 'words')).includes(id))
    cpSync(join(folder, 'words/en'), words, { recursive: true });
}
// The one line.
edit(
  join(copy, 'src/games/index.ts'),
  /^( *)import\('\.\/sequence\/entry\.ts'\),$/m,
  "$&\n$1import('./guess/entry.ts'),",
);

function edit(file: string, from: RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(new RegExp(from, `${from.flags.replace('g', '')}g`), to));
}

/** What a command of the project says, run in the copy; nothing if all is well. */
function troubleOf(tool: string, ...words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(copy, 'node_modules', tool), ...words],
    { cwd: copy, encoding: 'utf8', env: { ...process.env, RUNS: '3', SEED } },
  );
  return status === 0 ? '' : `${stdout}\n${stderr}`;
}

const vitest = (project: string, name: string, ...files: readonly string[]): string =>
  troubleOf('vitest/vitest.mjs', 'run', '--project', project, '-t', name, ...files);

it('compiles', () => {
  expect(troubleOf('typescript/bin/tsc', '--build')).toBe('');
});

it('keeps the rules of the house', () => {
  expect(troubleOf('@biomejs/biome/bin/biome', 'check', 'src/games')).toBe('');
  expect(troubleOf('../lint/check-imports.ts')).not.toContain('src/games/');
});

/** All of the toy's, but that an introduction takes two minutes; and those of all games together. */
const LAWS = 'guess(?!.*two minutes)|has every folder|every game|bots and odds';

it('obeys the laws of every game', () => {
  const laws = [
    'test/contract.test.ts',
    'test/bots.test.ts',
    'test/corpus.test.ts',
    'test/anywhere.test.ts',
    'src/terminal/tongues.test.ts',
    'src/web/stage/coach/counsel.test.ts',
    'src/web/screens/intro/course.test.ts',
  ];
  expect(vitest('node', LAWS, ...laws)).toBe('');
});

it('is played on the page against bots, from home to the result', () => {
  expect(vitest('browser', 'guess: left', 'test/browser/device-bots.test.ts')).toBe('');
});

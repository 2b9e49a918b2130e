/** The lint rules that keep the house in order do fire: each bad line below is refused, each good one is not. */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const house = mkdtempSync(join(tmpdir(), 'gobelet-lint-'));
for (const part of ['biome.json', 'lint', '.gitignore']) cpSync(here(`../${part}`), join(house, part), { recursive: true });
afterAll(() => rmSync(house, { recursive: true }));

/** What the linter says of a file at this place with this text. */
function lint(path: string, text: string): string {
  const file = join(house, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  const { stdout, stderr } = spawnSync(here('../node_modules/.bin/biome'), ['lint', path], { cwd: house, encoding: 'utf8' });
  rmSync(file);
  return stdout + stderr;
}

const RULES = 'src/games/pokerdice/rules.ts';

describe('rules code', () => {
  it.each([
    ['a clock', 'export const now = Date.now();', 'noRestrictedGlobals'],
    ['another clock', 'export const now = performance.now();', 'noRestrictedGlobals'],
    ['a generator', 'export const face = Math.random();', 'no generator of its own'],
    ['a generator by its name', "export const face = Math['random']();", 'no generator of its own'],
    ['a generator taken out', 'const { random } = Math;\nexport const face = random();', 'no generator of its own'],
    ['a Node module', "import { readFileSync } from 'node:fs';\nexport const file = readFileSync;", 'noRestrictedImports'],
    ['Node itself', 'export const id = process.pid;', 'noRestrictedGlobals'],
    ['the page', "export const body = document.querySelector('body');", 'noRestrictedGlobals'],
    ['the way round', 'export const page = globalThis;', 'noRestrictedGlobals'],
    ['the table', "import { Table } from '../../table.ts';\nexport const table = Table;", 'noRestrictedImports'],
    ['another game', "import { next } from '../next/rules.ts';\nexport const other = next;", 'noRestrictedImports'],
    ['the terminal', "import { face } from './terminal.ts';\nexport const drawn = face;", 'noRestrictedImports'],
    ['a package', "import fc from 'fast-check';\nexport const check = fc;", 'noRestrictedImports'],
  ])('may not touch %s', (_, text, rule) => {
    expect(lint(RULES, text)).toContain(rule);
  });

  it('may use the contract, shapes and its own folder', () => {
    const text =
      "import { offer } from '../../game.ts';\nimport { made } from './objectives.ts';\nexport const both = [offer, made];\n";
    expect(lint(RULES, text)).not.toContain('noRestricted');
  });
});

describe('imports point one way', () => {
  it.each([
    ['src/game.ts', "import { games } from './games/index.ts';\nexport const all = games;"],
    ['src/shape.ts', "import { offer } from './game.ts';\nexport const made = offer;"],
    ['src/record.ts', "import { games } from './games/index.ts';\nexport const all = games;"],
    ['src/table.ts', "import { main } from './cli/main.ts';\nexport const run = main;"],
    ['src/table.ts', "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;"],
    ['src/games/index.ts', "import { main } from '../cli/main.ts';\nexport const run = main;"],
    ['src/games/next/terminal.ts', "import { main } from '../../cli/main.ts';\nexport const run = main;"],
    ['src/terminal/screen.ts', "import { main } from '../cli/main.ts';\nexport const run = main;"],
  ])('%s: %s', (path, text) => {
    expect(lint(path, text)).toContain('noRestrictedImports');
  });
});

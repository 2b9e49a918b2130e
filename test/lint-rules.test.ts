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
    ['the odds', "import { odds } from './odds.ts';\nexport const known = odds;", 'noRestrictedImports'],
    ['the bots', "import { bots } from './bot.ts';\nexport const known = bots;", 'noRestrictedImports'],
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

describe('analyses', () => {
  it.each([
    ['src/analysis/moments.ts', 'a single game', "import { next } from '../games/next/rules.ts';\nexport const one = next;"],
    ['src/analysis/moments.ts', 'Node', "import { cpus } from 'node:os';\nexport const many = cpus;"],
    ['src/games/next/analysis.ts', 'the page', "import { Button } from '../../web/kit/button.tsx';\nexport const one = Button;"],
    ['src/games/next/analysis.ts', 'another game', "import { bots } from '../pokerdice/bot.ts';\nexport const one = bots;"],
    ['src/games/next/analysis-worth.ts', 'words', "import { nameOf } from './board-naming.ts';\nexport const one = nameOf;"],
  ])('%s may not touch %s', (path, _, text) => {
    expect(lint(path, text)).toContain('noRestrictedImports');
  });

  it('may use the mind and the state of their game', () => {
    const text =
      "import { know } from './mind/known.ts';\nimport { topOf } from './state.ts';\nexport const both = [know, topOf];\n";
    expect(lint('src/games/next/analysis.ts', text)).not.toContain('noRestricted');
  });
});

describe('odds and bots', () => {
  it.each([
    ['src/games/next/bot.ts', 'a clock', 'export const now = performance.now();', 'noRestrictedGlobals'],
    ['src/games/next/mind/turn.ts', 'a generator', 'export const face = Math.random();', 'no generator of its own'],
    ['src/games/next/odds.ts', 'Node', "import { cpus } from 'node:os';\nexport const many = cpus;", 'noRestrictedImports'],
    [
      'src/games/next/bot.ts',
      'the table',
      "import { Table } from '../../table.ts';\nexport const t = Table;",
      'noRestrictedImports',
    ],
    [
      'src/games/next/mind/turn.ts',
      'another game',
      "import { a } from '../../pokerdice/bot.ts';\nexport const b = a;",
      'noRestrictedImports',
    ],
    ['src/games/next/odds.ts', 'words', "import { face } from './terminal.ts';\nexport const f = face;", 'noRestrictedImports'],
    [
      'src/bots/match.ts',
      'a game',
      "import { next } from '../games/next/rules.ts';\nexport const n = next;",
      'noRestrictedImports',
    ],
    ['src/bots/match.ts', 'a clock', 'export const now = Date.now();', 'noRestrictedGlobals'],
  ])('%s may not touch %s', (path, _, text, rule) => {
    expect(lint(path, text)).toContain(rule);
  });

  it('may use the contract, chance, what bots share and their own folder', () => {
    const text =
      "import { bestOf } from '../../bots/choice.ts';\nimport { ways } from '../../chance.ts';\nimport { value } from './mind/turn.ts';\nexport const all = [bestOf, ways, value];\n";
    expect(lint('src/games/next/bot.ts', text)).not.toContain('noRestricted');
  });
});

it.each(['clock', 'timing', 'deeds', 'online-table', 'journal', 'show'])('a table looks at no watch: %s', (name) => {
  expect(lint(`src/tables/${name}.ts`, 'export const now = Date.now();')).toContain('noRestrictedGlobals');
});

it.each(['process.pid', 'setImmediate', 'document.title'])('a table runs anywhere, and so knows no %s', (what) => {
  expect(lint('src/tables/live.ts', `export const known = ${what};`)).toContain('noRestrictedGlobals');
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
    ['src/dice/fair.ts', "import { next } from '../games/next/rules.ts';\nexport const n = next;"],
    ['src/challenge/turns.ts', "import { OnlineTable } from '../tables/online-table.ts';\nexport const t = OnlineTable;"],
    ['src/dice/fair.ts', "import { createHmac } from 'node:crypto';\nexport const h = createHmac;"],
    ['src/protocol.ts', "import { Hub } from './tables/hub.ts';\nexport const h = Hub;"],
    ['src/client/link.ts', "import { Hub } from '../tables/hub.ts';\nexport const h = Hub;"],
    ['src/client/link.ts', "import { WebSocket } from 'ws';\nexport const w = WebSocket;"],
    ['src/server/server.ts', "import { main } from '../cli/main.ts';\nexport const run = main;"],
    ['src/tables/hub.ts', "import { next } from '../games/next/rules.ts';\nexport const n = next;"],
    ['src/tables/live.ts', "import { Connection } from '../server/connection.ts';\nexport const c = Connection;"],
    ['src/tables/live.ts', "import { openSqlite } from '../server/store/sqlite.ts';\nexport const o = openSqlite;"],
    ['src/tables/ids.ts', "import { randomInt } from 'node:crypto';\nexport const r = randomInt;"],
    ['src/tables/live.ts', "import { openHouse } from '../web/local/house.ts';\nexport const o = openHouse;"],
    ['src/server/server.ts', "import { theHouse } from '../web/local/the-house.ts';\nexport const t = theHouse;"],
    ['src/web/kit/die.tsx', "import { t } from '../app/words.ts';\nexport const words = t;"],
    ['src/web/kit/card.tsx', "import { GOBELET_1 } from '../../games/next/deck.ts';\nexport const deck = GOBELET_1;"],
    ['src/web/table/play.tsx', "import { board } from '../../games/next/board.tsx';\nexport const b = board;"],
    ['src/web/online/link.ts', "import { startServer } from '../../server/server.ts';\nexport const s = startServer;"],
    ['src/games/next/coach.ts', "import { reach } from './mind/reach.ts';\nexport const r = reach;"],
    ['src/games/next/coach.ts', "import { Panel } from '../../web/coach/panel.tsx';\nexport const p = Panel;"],
    ['src/games/next/board.tsx', "import { go } from '../../web/app/route.ts';\nexport const g = go;"],
    ['src/games/next/intro.ts', "import { Course } from '../../web/intro/course.ts';\nexport const c = Course;"],
    ['src/i18n/fr/page.ts', "import { go } from '../../web/app/route.ts';\nexport const g = go;"],
    ['src/server/store/sqlite.ts', "import { Hub } from '../../tables/hub.ts';\nexport const h = Hub;"],
    ['src/tables/local-bus.ts', "import { Hub } from './hub.ts';\nexport const h = Hub;"],
  ])('%s: %s', (path, text) => {
    expect(lint(path, text)).toContain('noRestrictedImports');
  });
});

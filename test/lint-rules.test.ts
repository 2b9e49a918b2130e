/**
 * The lint rules that keep the house in order do fire: each bad line below is refused, each good
 * one is not.
 */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { circleIn, forbiddenIn, importsOf } from '../lint/imports.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const house = mkdtempSync(join(tmpdir(), 'gobelet-lint-'));
afterAll(() => rmSync(house, { recursive: true }));

/**
 * The settings of the house for a street of houses, p0, p1, p2 …, one for each bad line, so that
 * one run of the linter looks at all of them: many are lines of the same file.
 */
function streetSettings(): string {
  const settings = JSON.parse(readFileSync(here('../biome.json'), 'utf8')) as {
    readonly overrides: readonly { readonly includes: readonly string[] }[];
  };
  const inStreet = (glob: string): string => glob.replace(/^(!?)(?!!|\*\*)/, '$1p*/');
  const overrides = settings.overrides.map((one) => ({
    ...one,
    includes: one.includes.map(inStreet),
  }));
  return JSON.stringify({ ...settings, overrides });
}

let houses = 0;
let said: ReadonlyMap<string, string> | undefined;

/** What the linter says of every house, by its name. */
function lintAll(): ReadonlyMap<string, string> {
  writeFileSync(join(house, 'biome.json'), streetSettings());
  for (const part of ['lint', '.gitignore'])
    cpSync(here(`../${part}`), join(house, part), { recursive: true });
  const biome = here('../node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, ['lint', '--reporter=json', '--max-diagnostics=none'], {
    cwd: house,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
  const { diagnostics } = JSON.parse(stdout) as {
    readonly diagnostics: readonly { readonly location: { readonly path: string } }[];
  };
  const byHouse = Map.groupBy(diagnostics, ({ location }) => location.path.split('/')[0] as string);
  return new Map([...byHouse].map(([name, all]) => [name, JSON.stringify(all)]));
}

/** What the linter says of a file at this place with this text, once the tests run. */
function lint(path: string, text: string): () => string {
  const name = `p${houses++}`;
  const file = join(house, name, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return () => {
    said ??= lintAll();
    return said.get(name) ?? '';
  };
}

/** The rule of lint/floors.ts, which needs no linter to be asked. */
const IMPORTS = 'imports';

/** A test whose line is refused by this rule. */
function refused(name: string, path: string, text: string, rule: string): void {
  if (rule === IMPORTS) {
    it(name, () => {
      expect(forbiddenIn(path, text)).toHaveLength(1);
    });
    return;
  }
  const answer = lint(path, text);
  it(name, () => {
    expect(answer()).toContain(rule);
  });
}

/** A test whose lines are not. */
function allowed(name: string, path: string, text: string, rule = 'noRestricted'): void {
  const answer = lint(path, text);
  it(name, () => {
    expect(answer()).not.toContain(rule);
    expect(forbiddenIn(path, text)).toEqual([]);
  });
}

const RULES = 'src/games/pokerdice/rules/rules.ts';

describe('rules code', () => {
  for (const [what, text, rule] of [
    ['a clock', 'export const now = Date.now();', 'noRestrictedGlobals'],
    ['another clock', 'export const now = performance.now();', 'noRestrictedGlobals'],
    ['a generator', 'export const face = Math.random();', 'no generator of its own'],
    ['a generator by its name', "export const face = Math['random']();", 'no generator of its own'],
    [
      'a generator taken out',
      'const { random } = Math;\nexport const face = random();',
      'no generator of its own',
    ],
    [
      'a Node module',
      "import { readFileSync } from 'node:fs';\nexport const file = readFileSync;",
      IMPORTS,
    ],
    ['Node itself', 'export const id = process.pid;', 'noRestrictedGlobals'],
    ['the page', "export const body = document.querySelector('body');", 'noRestrictedGlobals'],
    ['the way round', 'export const page = globalThis;', 'noRestrictedGlobals'],
    [
      'the table',
      "import { GameInProgress } from '../../../game-in-progress.ts';\nexport const table = GameInProgress;",
      IMPORTS,
    ],
    [
      'another game',
      "import { next } from '../../next/rules/rules.ts';\nexport const other = next;",
      IMPORTS,
    ],
    ['the odds', "import { odds } from '../mind/odds.ts';\nexport const known = odds;", IMPORTS],
    ['the bots', "import { bots } from '../mind/bot.ts';\nexport const known = bots;", IMPORTS],
    [
      'the terminal',
      "import { face } from '../terminal/terminal.ts';\nexport const drawn = face;",
      IMPORTS,
    ],
    ['a package', "import fc from 'fast-check';\nexport const check = fc;", IMPORTS],
  ] as const)
    refused(`may not touch ${what}`, RULES, text, rule);

  allowed(
    'may use the contract, shapes and its own folder',
    RULES,
    "import { offer } from '../../../game.ts';\nimport { made } from './objectives.ts';\nexport const both = [offer, made];\n",
  );
});

describe('analyses', () => {
  for (const [path, what, text] of [
    [
      'src/analysis/moments.ts',
      'a single game',
      "import { next } from '../games/next/rules/rules.ts';\nexport const one = next;",
    ],
    [
      'src/analysis/moments.ts',
      'Node',
      "import { cpus } from 'node:os';\nexport const many = cpus;",
    ],
    [
      'src/games/next/mind/analysis.ts',
      'the page',
      "import { Button } from '../../../web/kit/controls/button.tsx';\nexport const one = Button;",
    ],
    [
      'src/games/next/mind/analysis.ts',
      'another game',
      "import { bots } from '../../pokerdice/mind/bot.ts';\nexport const one = bots;",
    ],
    [
      'src/games/next/mind/analysis/worth.ts',
      'words',
      "import { nameOf } from '../../words/naming.ts';\nexport const one = nameOf;",
    ],
  ] as const)
    refused(`${path} may not touch ${what}`, path, text, IMPORTS);

  allowed(
    'may use the mind and the state of their game',
    'src/games/next/mind/analysis.ts',
    "import { know } from './known.ts';\nimport { topOf } from '../rules/state.ts';\nexport const both = [know, topOf];\n",
  );
});

describe('odds and bots', () => {
  for (const [path, what, text, rule] of [
    [
      'src/games/next/mind/bot.ts',
      'a clock',
      'export const now = performance.now();',
      'noRestrictedGlobals',
    ],
    [
      'src/games/next/mind/turn.ts',
      'a generator',
      'export const face = Math.random();',
      'no generator of its own',
    ],
    [
      'src/games/next/mind/odds.ts',
      'Node',
      "import { cpus } from 'node:os';\nexport const many = cpus;",
      IMPORTS,
    ],
    [
      'src/games/next/mind/bot.ts',
      'the table',
      "import { GameInProgress } from '../../../game-in-progress.ts';\nexport const t = GameInProgress;",
      IMPORTS,
    ],
    [
      'src/games/next/mind/turn.ts',
      'another game',
      "import { a } from '../../pokerdice/mind/bot.ts';\nexport const b = a;",
      IMPORTS,
    ],
    [
      'src/games/next/mind/odds.ts',
      'words',
      "import { face } from '../terminal/terminal.ts';\nexport const f = face;",
      IMPORTS,
    ],
    [
      'src/bots/match.ts',
      'a game',
      "import { next } from '../games/next/rules/rules.ts';\nexport const n = next;",
      IMPORTS,
    ],
    ['src/bots/match.ts', 'a clock', 'export const now = Date.now();', 'noRestrictedGlobals'],
  ] as const)
    refused(`${path} may not touch ${what}`, path, text, rule);

  allowed(
    'may use the contract, chance, what bots share and their own folder',
    'src/games/next/mind/bot.ts',
    "import { bestOf } from '../../../bots/choice.ts';\nimport { ways } from '../../../chance.ts';\nimport { value } from './turn.ts';\nexport const all = [bestOf, ways, value];\n",
  );
});

for (const name of ['clock', 'timing', 'deeds', 'table-state', 'journal', 'show']) {
  refused(
    `a table looks at no watch: ${name}`,
    `src/tables/fold/${name}.ts`,
    'export const now = Date.now();',
    'noRestrictedGlobals',
  );
}

describe.each([
  'hub',
  'live/live-table',
  'fold/clock',
  'fold/timing',
  'fold/deeds',
  'fold/table-state',
  'fold/journal',
  'fold/show',
])('src/tables/%s.ts runs anywhere', (name) => {
  for (const what of [
    'process.pid',
    'setImmediate',
    'document.title',
    'window.name',
    'Buffer.from',
  ]) {
    const text = `export const known = ${what};`;
    refused(`and so knows no ${what}`, `src/tables/${name}.ts`, text, 'noRestrictedGlobals');
  }
});

describe('tests', () => {
  for (const path of ['test/online/crash.test.ts', 'test/support/recorded.ts', 'src/shape.test.ts'])
    for (const text of [
      "import fc from 'fast-check';\nfc.assert(fc.property(fc.nat(), (n) => n >= 0));",
      "import fc from 'fast-check';\nexport const some = fc.sample(fc.nat());",
      'export const face = Math.random();',
      "import { randomUUID } from 'node:crypto';\nexport const seed = randomUUID();",
      'export const seed = crypto.randomUUID();',
      "import { randomBytes } from 'node:crypto';\nexport const seed = randomBytes(4);",
      "import { randomInt } from 'node:crypto';\nexport const face = randomInt(6);",
    ])
      refused(`${path} draws no chance of its own: ${text}`, path, text, 'comes from the seed');

  allowed(
    'may ask for chance from the seed',
    'test/fuzz.test.ts',
    "import { check, seedFor } from './support/chance.ts';\nexport const all = [check, seedFor('a')];\n",
    'comes from the seed',
  );

  for (const path of ['test/online/crash.test.ts', 'src/shape.test.tsx'])
    refused(
      `${path} is not tried again without a reason`,
      path,
      "import { it } from 'vitest';\nit('is sometimes green', { timeout: 1, retry: 2 }, () => {});",
      'mayBeLate',
    );
});

describe('imports point one way', () => {
  for (const [path, text] of [
    ['src/game.ts', "import { games } from './games/index.ts';\nexport const all = games;"],
    ['src/shape.ts', "import { offer } from './game.ts';\nexport const made = offer;"],
    [
      'src/record/record.ts',
      "import { games } from '../games/index.ts';\nexport const all = games;",
    ],
    ['src/game-in-progress.ts', "import { main } from './cli/main.ts';\nexport const run = main;"],
    [
      'src/game-in-progress.ts',
      "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;",
    ],
    ['src/games/index.ts', "import { main } from '../cli/main.ts';\nexport const run = main;"],
    [
      'src/games/next/entry.ts',
      "import { main } from '../../cli/main.ts';\nexport const run = main;",
    ],
    [
      'src/games/next/terminal/terminal.ts',
      "import { main } from '../../../cli/main.ts';\nexport const run = main;",
    ],
    ['src/terminal/screen.ts', "import { main } from '../cli/main.ts';\nexport const run = main;"],
    [
      'src/dice/fair.ts',
      "import { next } from '../games/next/rules/rules.ts';\nexport const n = next;",
    ],
    [
      'src/challenge/turns.ts',
      "import { TableState } from '../tables/fold/table-state.ts';\nexport const t = TableState;",
    ],
    ['src/dice/fair.ts', "import { createHmac } from 'node:crypto';\nexport const h = createHmac;"],
    ['src/protocol.ts', "import { Hub } from './tables/hub.ts';\nexport const h = Hub;"],
    ['src/client/connection.ts', "import { Hub } from '../tables/hub.ts';\nexport const h = Hub;"],
    ['src/client/connection.ts', "import { WebSocket } from 'ws';\nexport const w = WebSocket;"],
    ['src/server/server.ts', "import { main } from '../cli/main.ts';\nexport const run = main;"],
    [
      'src/tables/hub.ts',
      "import { next } from '../games/next/rules/rules.ts';\nexport const n = next;",
    ],
    [
      'src/tables/live/live-table.ts',
      "import { Connection } from '../../server/sockets/connection.ts';\nexport const c = Connection;",
    ],
    [
      'src/tables/live/live-table.ts',
      "import { openSqlite } from '../../server/store/sqlite.ts';\nexport const o = openSqlite;",
    ],
    ['src/tables/ids.ts', "import { randomInt } from 'node:crypto';\nexport const r = randomInt;"],
    [
      'src/tables/live/live-table.ts',
      "import { openLocalTables } from '../../web/sources/local/local-tables.ts';\nexport const o = openLocalTables;",
    ],
    [
      'src/tables/fold/deeds.ts',
      "import { LiveTable } from '../live/live-table.ts';\nexport const l = LiveTable;",
    ],
    ['src/tables/fold/show.ts', "import { Hub } from '../hub.ts';\nexport const h = Hub;"],
    [
      'src/tables/fold/journal.ts',
      "import { randomInt } from 'node:crypto';\nexport const r = randomInt;",
    ],
    [
      'src/tables/fold/deeds.ts',
      "import { LiveTable } from '../live/live-table.ts';\nexport const l = LiveTable;",
    ],
    ['src/tables/fold/show.ts', "import { Hub } from '../hub.ts';\nexport const h = Hub;"],
    [
      'src/server/server.ts',
      "import { localTables } from '../web/sources/local/the-local-tables.ts';\nexport const t = localTables;",
    ],
    [
      'src/web/kit/things/die.tsx',
      "import { t } from '../../shell/words.ts';\nexport const words = t;",
    ],
    [
      'src/web/kit/things/card.tsx',
      "import { GOBELET_1 } from '../../../games/next/rules/deck.ts';\nexport const deck = GOBELET_1;",
    ],
    [
      'src/web/screens/table/play.tsx',
      "import { board } from '../../../games/next/page/board.tsx';\nexport const b = board;",
    ],
    [
      'src/web/sources/online/connection.ts',
      "import { startServer } from '../../../server/server.ts';\nexport const s = startServer;",
    ],
    [
      'src/games/next/page/coach.ts',
      "import { reach } from '../mind/reach.ts';\nexport const r = reach;",
    ],
    [
      'src/games/next/page/coach.ts',
      "import { Panel } from '../../../web/stage/coach/panel.tsx';\nexport const p = Panel;",
    ],
    [
      'src/games/next/page/board.tsx',
      "import { go } from '../../../web/shell/route.ts';\nexport const g = go;",
    ],
    [
      'src/games/next/page/intro.ts',
      "import { Course } from '../../../web/screens/intro/course.ts';\nexport const c = Course;",
    ],
    [
      'src/words/fr/page.ts',
      "import { go } from '../../web/shell/route.ts';\nexport const g = go;",
    ],
    [
      'src/server/store/sqlite.ts',
      "import { Hub } from '../../tables/hub.ts';\nexport const h = Hub;",
    ],
    [
      'src/games/next/words/fr/page.ts',
      "import { go } from '../../../../web/shell/route.ts';\nexport const g = go;",
    ],
    [
      'src/web/shell/route.ts',
      "import { Session } from '../stage/session.ts';\nexport const s = Session;",
    ],
    [
      'src/web/stage/session.ts',
      "import { theConnection } from '../sources/online/connection.ts';\nexport const c = theConnection;",
    ],
    [
      'src/web/sources/online/connection.ts',
      "import { Home } from '../../screens/home/home.tsx';\nexport const h = Home;",
    ],
    [
      'src/web/screens/table/play.tsx',
      "import { Home } from '../home/home.tsx';\nexport const h = Home;",
    ],
    ['src/tables/local-bus.ts', "import { Hub } from './hub.ts';\nexport const h = Hub;"],
  ] as const)
    refused(`${path}: ${text}`, path, text, IMPORTS);
});

describe('the floors', () => {
  it('find every way to import', () => {
    const text = [
      "import { a } from './a.ts';",
      "import type { B } from '../b.ts';",
      "import {\n  c,\n  d,\n} from 'node:fs';",
      "export { e } from './e.ts';",
      "import './f.css';",
      "const g = () => import('./g.ts');",
      "export const no = 'import x from y';",
      "// import { h } from './h.ts';",
    ].join('\n');
    expect(importsOf('src/x/y.ts', text).map(({ target, line }) => `${line} ${target}`)).toEqual([
      '1 src/x/a.ts',
      '2 src/b.ts',
      '6 node:fs',
      '7 src/x/e.ts',
      '8 src/x/f.css',
      '9 src/x/g.ts',
    ]);
  });

  it('have a place for every file', () => {
    expect(forbiddenIn('src/attic/box.ts', '')).toHaveLength(1);
    expect(forbiddenIn('src/attic/box.test.ts', "import '../server/server.ts';")).toEqual([]);
  });

  it('let a game import its own rules and not another’s', () => {
    const text = "import { view } from '../rules/view.ts';";
    expect(forbiddenIn('src/games/next/mind/bot.ts', text)).toEqual([]);
    const other = "import { view } from '../../sequence/rules/view.ts';";
    expect(forbiddenIn('src/games/next/mind/bot.ts', other)).toHaveLength(1);
  });

  it('find a circle, and say how it runs', () => {
    const imports = { a: ['b'], b: ['c', 'd'], c: ['a'], d: [] };
    expect(circleIn(new Map(Object.entries(imports)))).toEqual(['a', 'b', 'c', 'a']);
    expect(circleIn(new Map(Object.entries({ ...imports, c: ['d'] })))).toBeUndefined();
  });
});

/**
 * Every rule of every game's README, and of docs/clocks.md, has an id, and every id begins the name
 * of a test.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';

interface Rules {
  readonly name: string;
  /** Where the rules are, from the root of the project. */
  readonly page: string;
  /** The folder with the tests. */
  readonly folder: string;
  readonly isTest: (file: string) => boolean;
  readonly least: number;
}

const root = new URL('../../', import.meta.url);
const isAnyTest = (file: string): boolean => file.endsWith('.test.ts');
const all: readonly Rules[] = [
  ...games.map(({ id }) => ({
    name: id,
    page: `src/games/${id}/README.md`,
    folder: `src/games/${id}/`,
    isTest: isAnyTest,
    least: 21,
  })),
  {
    name: 'clocks',
    page: 'docs/clocks.md',
    folder: 'src/tables/fold/',
    isTest: (file) => file === 'clock.test.ts',
    least: 10,
  },
];

describe.each(all)('$name', ({ page, folder, isTest, least }) => {
  const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
  const rules = [...read(page).matchAll(/^\| ([A-Z]\d+) *\|/gm)].map(([, id]) => id as string);
  const own = rules[0]?.[0];
  const tested = new Set(
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter(isTest)
      .flatMap((name) => [
        ...read(folder + name).matchAll(/\bit(?:\.each\([^)]*\))?\(\s*['"`]((?:[A-Z]\d+ )+)/g),
      ])
      .flatMap(([, ids]) => (ids as string).trim().split(' '))
      .filter((id) => folder.startsWith('src/games/') || id.startsWith(own ?? '')),
  );

  it('numbers its rules without a gap', () => {
    expect(rules.length).toBeGreaterThanOrEqual(least);
    expect(rules).toEqual(rules.map((_, index) => `${own}${index + 1}`));
  });

  it('tests every rule under its id', () => {
    expect(rules.filter((id) => !tested.has(id))).toEqual([]);
  });

  it('names no rule in a test that the page does not have', () => {
    expect([...tested].filter((id) => !rules.includes(id))).toEqual([]);
  });
});

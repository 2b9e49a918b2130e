/** Every rule of every game's README has an id, and every id begins the name of a test. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '../src/games/index.ts';

describe.each(games.map(({ id }) => id))('%s', (game) => {
  const folder = new URL(`../src/games/${game}/`, import.meta.url);
  const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
  const rules = [...read('README.md').matchAll(/^\| ([A-Z]\d+) *\|/gm)].map(([, id]) => id as string);
  const tested = new Set(
    readdirSync(folder)
      .filter((name) => name.endsWith('.test.ts'))
      .flatMap((name) => [...read(name).matchAll(/\bit(?:\.each\([^)]*\))?\(\s*['"`]((?:[A-Z]\d+ )+)/g)])
      .flatMap(([, ids]) => (ids as string).trim().split(' ')),
  );

  it('numbers its rules without a gap', () => {
    expect(rules.length).toBeGreaterThan(20);
    expect(rules).toEqual(rules.map((_, index) => `${rules[0]?.[0]}${index + 1}`));
  });

  it('tests every rule under its id', () => {
    expect(rules.filter((id) => !tested.has(id))).toEqual([]);
  });

  it('names no rule in a test that the README does not have', () => {
    expect([...tested].filter((id) => !rules.includes(id))).toEqual([]);
  });
});

import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games as ours } from '../src/games/index.ts';
import { gameEntries, games } from './games/index.ts';
import { contractSuite } from './suites/contract.ts';

const RUNS = Number(process.env['RUNS'] ?? 30);

for (const { rules, schemas } of gameEntries) contractSuite(rules, (await schemas()).view, RUNS);

describe('the registry', () => {
  const folders = (of: string): readonly string[] =>
    readdirSync(new URL(of, import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort();

  it('has every folder in src/games, under the same name', () => {
    expect(ours.map(({ id }) => id).sort()).toEqual(folders('../src/games'));
  });

  it('takes a fourth game, the toy of the test tree, by one folder and one line', () => {
    expect(games.filter((game) => !ours.includes(game)).map(({ id }) => id)).toEqual(
      folders('games'),
    );
  });

  it('has no two games of one name', () => {
    expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
  });
});

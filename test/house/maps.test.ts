/** The README of every game has a map of its folder: it names every file, and none that is not there. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { games } from '../games/index.ts';

/** Named by what they are, not one by one. */
const BY_PATTERN = /^(?:words|records)\/|^README\.md$|\.test\.tsx?$|\.css$/;

function folderOf(id: string): URL {
  const own = new URL(`../../src/games/${id}/`, import.meta.url);
  return existsSync(own) ? own : new URL(`../games/${id}/`, import.meta.url);
}

/**
 * The files that a map names. An item that begins with a folder speaks of what is in it, and so do
 * the items below it.
 */
function filesIn(map: string): readonly string[] {
  let room = '';
  return map.split(/\n(?= *- )/).flatMap((item) => {
    const isBelow = item.startsWith('  ');
    const own = /^ *- `([\w-]+\/)`/.exec(item)?.[1] ?? '';
    if (!isBelow) room = own;
    const files = [...item.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, name]) => name as string);
    return files
      .filter((name) => !name.includes('/')) // of other folders
      .map((name) => room + (isBelow ? own : '') + name);
  });
}

it.each(games.map(({ id }) => id))('%s: its map is true', (id) => {
  const folder = folderOf(id);
  const readme = readFileSync(new URL('README.md', folder), 'utf8');
  const map = /^## The folder\n([\s\S]*)$/m.exec(readme)?.[1] ?? '';
  const there = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'))
    .map((path) =>
      path.slice(path.indexOf(`games/${id}/`) + `games/${id}/`.length).replace(/^\//, ''),
    );
  const named = filesIn(map).filter((path) => !BY_PATTERN.test(path));
  expect(named.toSorted()).toEqual(there.filter((path) => !BY_PATTERN.test(path)).toSorted());
});

/** The decisions: each is listed, has the same five parts, and names nothing that is not there. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}docs/decisions/`;
const files = readdirSync(folder).toSorted();
const decisions = files.filter((file) => file !== 'README.md');
const PARTS = ['Context', 'Options', 'Decision', 'Why', 'Consequences'];

function read(file: string): string {
  return readFileSync(`${folder}${file}`, 'utf8');
}

describe('the decisions', () => {
  it('have numbers, each once and none left out', () => {
    expect(decisions.map((file) => Number(/^(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1]))).toEqual(
      decisions.map((_, at) => at + 1),
    );
  });

  it('are listed under their titles', () => {
    const links = [...read('README.md').matchAll(/\[([^\]]+)\]\((\d{4}-[^)]+)\)/g)];
    expect(links.map(([, , file]) => file)).toEqual(decisions);
    for (const [, title, file = ''] of links) expect(read(file).split('\n')[0]).toBe(`# ${title}`);
  });

  it.each(decisions)('%s has its five parts', (file) => {
    expect([...read(file).matchAll(/^## (.+)$/gm)].map(([, part]) => part)).toEqual(PARTS);
    expect(read(file)).toMatch(/^(?:Decided|Replaced)/m);
  });

  it.each(files)('%s is not wider than 100 columns and names only what is there', (file) => {
    const text = read(file);
    expect(text.split('\n').filter((line) => [...line].length > 100)).toEqual([]);
    const paths = [
      ...text.matchAll(/`((?:src|test|docs|bench|scripts|build|lint)\/[\w./-]*)`/g),
    ].map(([, path]) => path);
    expect(paths.filter((path) => !existsSync(`${root}${path}`))).toEqual([]);
    const links = [...text.matchAll(/\]\(([\w./-]+)\)/g)].map(([, path]) => path);
    expect(links.filter((path) => !existsSync(`${folder}${path}`))).toEqual([]);
  });
});

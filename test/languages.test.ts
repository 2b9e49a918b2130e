/** Every language that can be chosen has every file of words that English has; that each file has every message is the checker's to say. */

import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/i18n/languages.ts';

const filesOf = (language: string): readonly string[] =>
  readdirSync(new URL(`../src/i18n/${language}/`, import.meta.url))
    .filter((name) => name.endsWith('.ts'))
    .toSorted();

describe.each(LANGUAGES)('$name', ({ id, name }) => {
  it('has every file of words', () => {
    expect(filesOf(id)).toEqual(filesOf('en'));
  });

  it('is called as it calls itself', () => {
    const own = new Intl.DisplayNames(id, { type: 'language' }).of(id) ?? '';
    expect(name.toLowerCase()).toBe(own.toLowerCase());
  });
});

it('no folder of words is left out', () => {
  const folders = readdirSync(new URL('../src/i18n/', import.meta.url), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(folders.map(({ name }) => name).toSorted()).toEqual(LANGUAGES.map(({ id }) => id).toSorted());
});

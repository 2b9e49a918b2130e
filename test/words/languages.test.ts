/**
 * Every language as it is today: how much can be exported, and that a file that was not touched
 * changes nothing.
 */

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { catalogueOf, readLibrary } from '../../scripts/words/catalogue.ts';
import { exportPo } from '../../scripts/words/export.ts';
import { readImport, rewritten } from '../../scripts/words/import.ts';
import { formsOf, localeOf, pluralForms } from '../../scripts/words/plurals.ts';
import { readPo } from '../../scripts/words/po.ts';
import { rewrite } from '../../scripts/words/rewrite.ts';
import { GOAL, shareOf } from '../../scripts/words/status.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { root } from '../support/command.ts';

const library = readLibrary(root);
const folder = mkdtempSync(join(tmpdir(), 'gobelet-words-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(LANGUAGES)('$name', ({ id }) => {
  const parts = library.get(id) ?? [];
  const catalogue = catalogueOf(library, id);
  const file = exportPo(id, catalogue);

  it('can be exported, nine texts in ten', () => {
    const { exported, all } = shareOf(parts);
    expect(exported).toBeGreaterThan(2000);
    expect(exported / all).toBeGreaterThanOrEqual(GOAL);
  });

  it('has each text once, with words in English and its own', () => {
    const entries = readPo(file).slice(1);
    expect(entries.length).toBe(catalogue.length);
    expect(new Set(entries.map(({ context }) => context)).size).toBe(entries.length);
    expect(
      entries.filter(({ id: english, strings }) => english === '' || strings.includes('')),
    ).toEqual([]);
  });

  it('has English beside nearly every text', () => {
    const alone = catalogue.filter(({ english }) => english.match === 'none');
    expect(alone.length / catalogue.length).toBeLessThan(0.05);
  });

  it('does not change if nothing in the file was', () => {
    expect(readImport(id, catalogue, readPo(file))).toEqual({
      changes: [],
      skipped: [],
      refused: [],
    });
  });

  it('is the same to the byte when every literal has been written anew and formatted', () => {
    mkdirSync(join(folder, id));
    for (const { name, content, texts } of parts) {
      const all = texts.flatMap((text) =>
        [...text.forms].map(([form, literal]) => ({ text, form, to: literal.text })),
      );
      writeFileSync(join(folder, id, `${name}.ts`), rewrite(content, all));
    }
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
    const settings = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')) as Record<
      string,
      unknown
    >;
    const { formatter, javascript } = settings;
    writeFileSync(
      join(folder, 'biome.json'),
      JSON.stringify({ root: true, formatter, javascript }),
    );
    const ran = spawnSync(process.execPath, [biome, 'format', '--write', id], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(ran.status, ran.stderr).toBe(0);
    for (const { name, content } of parts)
      expect(readFileSync(join(folder, id, `${name}.ts`), 'utf8')).toBe(content);
  });

  it('says every text that it is told to', () => {
    const changes = catalogue.flatMap(({ part, text }) =>
      [...text.forms].map(([form, literal]) => ({
        part,
        text,
        form,
        from: literal.text,
        to: `${literal.text} ’n\\"\u00a0`,
      })),
    );
    expect(rewritten(changes).size).toBeGreaterThan(30);
  });

  it('counts as Intl does', () => {
    const rules = new Intl.PluralRules(localeOf(id));
    const forms = formsOf(id);
    const [, count, expression = ''] =
      /^nplurals=(\d); plural=\((.*)\);$/.exec(pluralForms(id)) ?? [];
    expect(Number(count)).toBe(forms.length);
    const indexOf = new Function('n', `return Number(${expression})`) as (n: number) => number;
    for (let number = 0; number < 1000; number += 1)
      expect(forms[indexOf(number)], `${number}`).toBe(rules.select(number));
  });
});

it('Russian has four forms, the last for fractions; others have two', () => {
  expect(formsOf('ru')).toEqual(['one', 'few', 'many', 'other']);
  for (const { id } of LANGUAGES) if (id !== 'ru') expect(formsOf(id)).toEqual(['one', 'other']);
});

it('languages count by the locale of their grammar', () => {
  for (const { id } of LANGUAGES)
    expect(readFileSync(join(root, `src/words/${id}/grammar.ts`), 'utf8')).toContain(
      `grammar('${localeOf(id)}')`,
    );
});

/**
 * The rules pages: read in two languages and both lights, searched, printed on one sheet, and one
 * tap away at the table.
 */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { examples as next } from '../../src/games/next/page/guide/examples.ts';
import { examples as pokerdice } from '../../src/games/pokerdice/page/guide/examples.ts';
import { examples as sequence } from '../../src/games/sequence/page/guide/examples.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { expectAccessible } from '../support/browser/axe.ts';
import { tongues } from '../support/browser/keys/tongues.ts';
import { stage } from '../support/browser/stage.ts';
import { SIZES, type Visit, type VisitOptions } from '../support/browser/visit.ts';

const here = stage();

/** The rules with most words, in the language that needs most room. */
const LONGEST = { game: 'next', locale: 'ru-RU' } as const;
const GAMES = { pokerdice, next, sequence } as const;
const BY_DAY: VisitOptions = { locale: 'en-GB', theme: 'light', ...SIZES.desktop };
const BY_NIGHT: VisitOptions = { locale: 'fr-FR', theme: 'dark', ...SIZES.small };

async function openRules(game: string, options: VisitOptions, anchor = ''): Promise<Visit> {
  const visit = await here.open(`/rules/${game}${anchor}`, { worker: false, ...options });
  await visit.page.getByRole('heading', { level: 1 }).waitFor();
  return visit;
}

/** The titles of the sections that are to be seen. */
function titles(page: Page): Promise<readonly string[]> {
  return page.getByRole('region').getByRole('heading', { level: 2 }).allInnerTexts();
}

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

describe.each(Object.entries(GAMES))('the rules of %s', (game, examples) => {
  it.each([
    ['in English by day', BY_DAY],
    ['in French by night, on a small phone', BY_NIGHT],
  ])('can be read %s, with every example drawn', async (_, options) => {
    const { page } = await openRules(game, options);
    for (const [name, { moments }] of Object.entries(examples)) {
      const example = page.locator(`[data-example="${name}"]`);
      expect(await example.getByRole('figure').count(), name).toBe(Object.keys(moments).length);
      expect(await example.locator('figure svg').count(), name).toBeGreaterThan(0);
    }
    expect(await page.locator('.rules-chapter .rules-badge').count()).toBeGreaterThan(3);
    const ranks = await page
      .locator('h1, h2, h3')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.charAt(1))));
    for (const [at, rank] of ranks.entries())
      expect(rank - (ranks[at - 1] ?? 0), `heading ${at}`).toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      options.width ?? 0,
    );
    await expectAccessible(page);
  });

  it.each(game === LONGEST.game ? ['en-GB', 'fr-FR', LONGEST.locale] : ['en-GB', 'fr-FR'])(
    'fill one sheet of paper, whatever the screen shows, %s',
    async (locale) => {
      const { page } = await openRules(game, { ...BY_NIGHT, locale });
      await page.getByRole('textbox').fill('brelan'); // a search hides nothing on paper
      const wanted = await page.getByRole('region', { includeHidden: true }).count();
      expect(pagesOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))).toBe(1);
      await page.emulateMedia({ media: 'print' });
      expect((await titles(page)).length).toBe(wanted);
      const size = await page.evaluate(() =>
        Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      );
      expect(size, 'large enough to be read').toBeGreaterThan(5.5 * (96 / 72));
    },
  );
});

it.each(Object.keys(GAMES))('the rules of %s fit a small phone in every language', async (game) => {
  const { page } = await openRules(game, SIZES.small);
  const speak = await tongues(page, here.site.url);
  for (const { id } of LANGUAGES) {
    await speak(id);
    await page.getByRole('region').last().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), id).toBeLessThanOrEqual(
      SIZES.small.width,
    );
  }
});

describe('the search', () => {
  it.each([
    ['pokerdice', 'en-GB', 'THREE', /three/i],
    ['pokerdice', 'fr-FR', 'brelan', /brelan/i],
    ['next', 'en-GB', 'three', /three/i],
    ['next', 'fr-FR', 'BRÉLAN', /brelan/i],
    ['sequence', 'fr-FR', 'dés', /d[ée]s/i],
  ])('in %s, %s: %s', async (game, locale, query, hit) => {
    const { page } = await openRules(game, { locale });
    const all = (await titles(page)).length;
    await page.keyboard.press('/');
    await page.keyboard.type(query);
    const found = await titles(page);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(all);
    await expect.poll(() => page.getByRole('status').innerText()).toContain(`${found.length}`);
    const marks = await page.getByRole('region').locator('mark').allInnerTexts();
    expect(marks.length).toBeGreaterThanOrEqual(found.length);
    for (const mark of marks) expect(mark).toMatch(hit);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(found[0]);
  });

  it('says so where nothing is found, and gives everything back', async () => {
    const { page } = await openRules('next', {});
    const all = await titles(page);
    await page.getByRole('textbox').fill('zebra');
    await page.getByText('Nothing found').waitFor();
    expect(await titles(page)).toEqual([]);
    await page.getByRole('textbox').press('Escape');
    expect(await titles(page)).toEqual(all);
  });
});

describe('the way there', () => {
  it('leads from home, and back', async () => {
    const { page } = await here.open('/');
    await page.getByRole('link', { name: 'Rules: NEXT!' }).click();
    await page.getByRole('heading', { level: 1, name: 'NEXT!: the rules' }).waitFor();
    await expect.poll(() => page.title()).toContain('Rules: NEXT!');
    await page.getByRole('link', { name: 'The two black dice' }).click();
    expect(new URL(page.url()).hash).toBe('#black');
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('heading', { level: 1, name: 'Gobelet' }).waitFor();
  });

  it('is one tap at the table, to the section that applies now, and the table is there again', async () => {
    const { page } = await here.open('/', SIZES.phone);
    await page.getByRole('button', { name: /^Play now: Séquence/ }).click();
    await page.getByRole('button', { name: 'The rules right now' }).click();
    await page.getByRole('link', { name: 'All the rules' }).click();
    await page.getByRole('heading', { level: 1, name: 'Séquence Dés: the rules' }).waitFor();
    expect(new URL(page.url()).hash).toMatch(/^#(start|turn|numbers|again|ten|eleven)$/);
    const id = new URL(page.url()).hash.slice(1);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(`${id}-title`);
    await page.goBack();
    await page.getByRole('button', { name: 'The rules right now' }).waitFor();
  });

  it('leads nowhere for a game that there is not', async () => {
    const { page } = await here.open('/rules/chess');
    await page.getByRole('heading', { level: 1, name: 'Nothing here' }).waitFor();
  });
});

/** Every screen has a title of its own, in the language in use: tabs and histories are told apart. */

import { expect, it } from 'vitest';
import { PAGES, type PageName } from '../../src/pages.ts';
import { EXAMPLES } from '../support/browser/keys/pages.ts';
import { beginTour, EXPECTED } from '../support/browser/keys/screens.ts';
import { catalogueOf } from '../support/browser/players/catalogue.ts';
import { stage } from '../support/browser/stage.ts';

const here = stage();

/** No such table: called as any other dice, or as any other table that is not there. */
const ALIKE: readonly PageName[] = ['dice-table', 'replay-table'];

it.each(['en', 'ru'] as const)('no two are alike, in %s', { timeout: 120_000 }, async (locale) => {
  const words = await catalogueOf(locale);
  const { page } = await here.open('/', { locale, allow: EXPECTED });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.title()).toBe(words.page.appName);
  const tour = await beginTour(page, here.site.url, words);
  const seen = new Set([words.page.appName]);
  for (const name of Object.keys(PAGES) as PageName[]) {
    if (name === 'home') continue;
    await page.goto(here.site.url + EXAMPLES[name](tour));
    await expect
      .poll(() => page.title(), { message: name })
      .toSatisfy(
        (title: string) => /. · Gobelet$/.test(title) && (ALIKE.includes(name) || !seen.has(title)),
      );
    seen.add(await page.title());
  }
});

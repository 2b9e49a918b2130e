/** axe finds nothing wrong, on any screen, in either theme. */

import { expect, it } from 'vitest';
import { axeFindings, COLOURS } from './axe.ts';
import { beginTour, EXPECTED, SCREENS } from './keys/screens.ts';
import { catalogueOf } from './players/catalogue.ts';
import { stage } from './stage.ts';

const here = stage();

/** What does not depend on the colours is looked at once. */
const TOURS = [
  ['in English, by day', 'en', 'light', undefined],
  ['in French, by lamplight', 'fr', 'dark', COLOURS],
] as const;

it.each(TOURS)('%s', { timeout: 240_000 }, async (_, language, theme, rules) => {
  const { page } = await here.open('/', { theme, locale: language, reducedMotion: true, allow: EXPECTED });
  const tour = await beginTour(page, here.site.url, await catalogueOf(language));
  const found: string[] = [];
  for (const [name, reach] of Object.entries(SCREENS)) {
    await reach(tour);
    found.push(...(await axeFindings(page, rules)).map((finding) => `${name}: ${finding}`));
  }
  expect(found).toEqual([]);
});

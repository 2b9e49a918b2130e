/** Every screen fits in every language, where there is least room. */

import { expect, it } from 'vitest';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { type Measures, misfits } from './keys/fitting.ts';
import { beginTour, EXPECTED, SCREENS } from './keys/screens.ts';
import { tongues } from './keys/tongues.ts';
import { catalogueOf } from './players/catalogue.ts';
import { stage } from './stage.ts';
import { SIZES } from './visit.ts';

const here = stage();

/** A board of 36 squares on the smallest of phones has 38 px for each, and no other place to press: see everyone-fits. */
const MEASURES: Measures = { target: 44, exceptions: ['.sequence-square'], mayScroll: false };

it('on the smallest phone', { timeout: 480_000 }, async () => {
  const { page } = await here.open('/', { locale: 'en', reducedMotion: true, allow: EXPECTED });
  const tour = await beginTour(page, here.site.url, await catalogueOf('en'));
  const speak = await tongues(page, here.site.url);
  const found: string[] = [];
  for (const [name, reach] of Object.entries(SCREENS)) {
    if (name === 'design') continue;
    await page.setViewportSize(SIZES.phone);
    await speak('en'); // in which the tour finds its way
    await reach(tour);
    await page.setViewportSize(SIZES.small);
    for (const { id } of LANGUAGES) {
      await speak(id);
      found.push(...(await misfits(page, MEASURES)).map((misfit) => `${name}, ${id}: ${misfit}`));
    }
  }
  expect(found).toEqual([]);
});

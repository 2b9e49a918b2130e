/** Every screen fits, from small phones to desks, also with letters twice as large. */

import { expect, it } from 'vitest';
import { type Measures, misfits } from './keys/fitting.ts';
import { beginTour, EXPECTED, SCREENS } from './keys/screens.ts';
import { catalogueOf } from './players/catalogue.ts';
import { stage } from './stage.ts';

const here = stage();

/** French, whose words are longer. */
const LANGUAGE = 'fr';
const PHONE = { width: 360, height: 740 };
const TARGET = 44;

interface Room extends Measures {
  readonly width: number;
  readonly height: number;
  /** In per cent of what is usual. */
  readonly letters: number;
}

const room = (width: number, height: number, more: Partial<Room> = {}): Room => ({
  ...{ width, height, letters: 100, target: TARGET, exceptions: [], mayScroll: false },
  ...more,
});

const ROOMS = [
  // WCAG 2.5.8 asks for 24 px. A board of 36 squares on the smallest of phones has 38 for each, and no other place to press.
  room(320, 568, { exceptions: ['.sequence-square'] }),
  room(360, 740),
  room(844, 390),
  room(820, 1180),
  room(1440, 900),
  // Ten cards, or 36 squares, and letters twice as large on a phone: 34 px and more.
  room(360, 740, { letters: 200, mayScroll: true, exceptions: ['.sequence-square', '.pokerdice-hand .card'] }),
  room(1440, 900, { letters: 200, mayScroll: true }),
] as const;

it('in every size', { timeout: 240_000 }, async () => {
  const { page, context } = await here.open('/', { locale: LANGUAGE, reducedMotion: true, allow: EXPECTED });
  const browser = await context.newCDPSession(page); // in which people set how large letters are
  const tour = await beginTour(page, here.site.url, await catalogueOf(LANGUAGE));
  const found: string[] = [];
  for (const [name, reach] of Object.entries(SCREENS)) {
    if (name === 'design') continue; // for those who make the page, side by side in two lights
    await page.setViewportSize(PHONE);
    await reach(tour);
    for (const { width, height, letters, ...measures } of ROOMS) {
      await page.setViewportSize({ width, height });
      await browser.send('Page.setFontSizes', { fontSizes: { standard: (16 * letters) / 100 } });
      await page.evaluate(() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))));
      const where = `${name}, ${width} × ${height}${letters === 100 ? '' : `, ${letters} %`}`;
      found.push(...(await misfits(page, measures)).map((misfit) => `${where}: ${misfit}`));
    }
  }
  expect(found).toEqual([]);
});

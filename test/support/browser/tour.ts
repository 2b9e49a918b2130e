/**
 * A tour of screens: each is brought up once, and everybody who judges screens looks at it. axe in
 * both themes; whether it fits, in every size in French, whose words are longer, and in every
 * language where there is least room; whether the tab says where one is.
 */

import type { CDPSession } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/words/languages.ts';
import { axeFindings, COLOURS } from './axe.ts';
import { type Measures, misfits } from './keys/fitting.ts';
import { beginTour, EXPECTED, type Reach, type Tour } from './keys/screens.ts';
import { type Speak, tongues } from './keys/tongues.ts';
import { catalogueOf } from './players/catalogue.ts';
import { stage } from './stage.ts';
import { pictureOfFailure, SIZES, type Visit, visitAs } from './visit.ts';

interface Room extends Measures {
  readonly width: number;
  readonly height: number;
  /** In per cent of what is usual. */
  readonly letters: number;
}

const TARGET = 44;
const room = (width: number, height: number, more: Partial<Room> = {}): Room => ({
  ...{ width, height, letters: 100, target: TARGET, exceptions: [], mayScroll: false },
  ...more,
});

/** In which the tour finds its way, and is measured in every room. */
const LANGUAGE = 'fr';

/**
 * Every language is measured here. WCAG 2.5.8 asks for 24 px. A board of 36 squares on the smallest
 * of phones has 38 for each, and no other place to press.
 */
const SMALLEST = room(SIZES.small.width, SIZES.small.height, { exceptions: ['.sequence-square'] });

const ROOMS = [
  room(360, 740),
  room(844, 390),
  room(820, 1180),
  room(1440, 900),
  // Ten cards, or 36 squares, and letters twice as large on a phone: 34 px and more.
  room(360, 740, {
    letters: 200,
    mayScroll: true,
    exceptions: ['.sequence-square', '.pokerdice-hand .card'],
  }),
  room(1440, 900, { letters: 200, mayScroll: true }),
] as const;

/** For those who make the page, side by side in two lights: it need not fit. */
const UNMEASURED = 'design';

interface Guide {
  readonly visit: Visit;
  readonly tour: Tour;
  readonly speak: Speak;
  /** In which people set how large letters are. */
  readonly browser: CDPSession;
}

/** To be called once, at the top of a file: a test for each screen, in one browser, in order. */
export function tourOf(screens: Readonly<Record<string, Reach>>): void {
  const here = stage();
  let guide: Guide;
  beforeAll(async () => {
    const visit = await visitAs(here.browser, {
      locale: LANGUAGE,
      reducedMotion: true,
      allow: EXPECTED,
    });
    const { page, context } = visit;
    const { url } = here.site;
    await page.goto(url);
    guide = {
      visit,
      tour: await beginTour(page, url, await catalogueOf(LANGUAGE)),
      speak: await tongues(page, url),
      browser: await context.newCDPSession(page),
    };
  });
  afterAll(() => guide.visit.context.close());
  afterEach(async ({ task }) => {
    const { visit } = guide;
    if (task.result?.state === 'fail') await pictureOfFailure(visit.page, task.fullTestName);
    const problems = [...visit.problems];
    visit.forgive(/./u); // they were this screen's, and are not the next one's
    expect(problems, 'what the browser complained about').toEqual([]);
  });

  it.each(Object.entries(screens))('%s', async (name, reach) => {
    const found = await byLamplight(guide, reach);
    found.push(...(await byDay(guide)));
    if (name !== UNMEASURED) found.push(...(await measured(guide, name)));
    expect(found).toEqual([]);
  });
}

/** Brings the screen up, on a phone, and looks at what depends on the theme. */
async function byLamplight(guide: Guide, reach: Reach): Promise<string[]> {
  const { visit, tour, speak } = guide;
  const { page } = visit;
  await furnish(guide, room(SIZES.phone.width, SIZES.phone.height));
  await page.emulateMedia({ colorScheme: 'dark' });
  await speak(LANGUAGE);
  await reach(tour);
  return told(`${LANGUAGE}, dark`, await axeFindings(page, COLOURS));
}

async function byDay({ visit: { page }, speak }: Guide): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  await speak('en');
  return told('en, light', await axeFindings(page));
}

/** From the smallest room to the largest: in large ones some sheets are beside the table. */
async function measured(guide: Guide, name: string): Promise<readonly string[]> {
  const { page } = guide.visit;
  const found: string[] = [];
  await furnish(guide, SMALLEST);
  for (const { id } of LANGUAGES) {
    await guide.speak(id);
    found.push(
      ...told(`${id}, ${nameOf(SMALLEST)}`, await misfits(page, SMALLEST)),
      ...told(id, mistitled(name, await page.title())),
    );
  }
  await guide.speak(LANGUAGE);
  for (const one of ROOMS) {
    await furnish(guide, one);
    found.push(...told(`${LANGUAGE}, ${nameOf(one)}`, await misfits(page, one)));
  }
  return found;
}

/** WCAG 2.4.2: the tab says where one is; at home the name of the page is enough. */
function mistitled(name: string, title: string): readonly string[] {
  const isTold = name.startsWith('home') ? title === 'Gobelet' : /^\S.* · Gobelet$/u.test(title);
  return isTold ? [] : [`the tab says “${title}”`];
}

async function furnish({ visit: { page }, browser }: Guide, to: Room): Promise<void> {
  await page.setViewportSize({ width: to.width, height: to.height });
  await browser.send('Page.setFontSizes', { fontSizes: { standard: (16 * to.letters) / 100 } });
  await page.evaluate(
    () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))),
  );
}

function nameOf({ width, height, letters }: Room): string {
  return `${width} × ${height}${letters === 100 ? '' : `, ${letters} %`}`;
}

function told(where: string, findings: readonly string[]): string[] {
  return findings.map((finding) => `${where}: ${finding}`);
}

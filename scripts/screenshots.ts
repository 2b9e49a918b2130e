/**
 * npm run screenshots: every screen at three sizes, by day and by lamplight, as pictures in
 * screenshots/, to be looked at. It starts a server of its own. `npm run screenshots -- fr next`
 * speaks French and takes only screens with “next” in their names; `npm run screenshots -- readme`
 * draws docs/page.png, the README's picture, instead.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { LANGUAGES } from '../src/words/languages.ts';
import { launchChromium } from '../test/support/browser/chromium.ts';
import { type SceneName, store } from '../test/support/browser/keys/scenes.ts';
import { beginTour, SCREENS } from '../test/support/browser/keys/screens.ts';
import { catalogueOf } from '../test/support/browser/players/catalogue.ts';
import { startSite } from '../test/support/browser/site.ts';
import { inPalette } from './palette.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const SIZES = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;
const THEMES = ['light', 'dark'] as const;

async function takeAll(browser: Browser, url: string, words: readonly string[]): Promise<void> {
  const language = LANGUAGES.find(({ id }) => words.includes(id))?.id ?? 'en';
  const wanted = words.filter((word) => word !== language);
  const page = await newPage(browser, language, 1);
  await page.goto(url);
  const tour = await beginTour(page, url, await catalogueOf(language));
  for (const [name, reach] of Object.entries(SCREENS)) {
    if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
    await page.setViewportSize(SIZES[0]);
    await reach(tour);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const path = join(
          here('../screenshots'),
          `${size.width}x${size.height}-${theme}`,
          `${name}.png`,
        );
        mkdirSync(dirname(path), { recursive: true });
        const isTable = (await page.locator('main.table, dialog[open]').count()) > 0;
        await page.screenshot({ path, animations: 'disabled', caret: 'hide', fullPage: !isTable });
      }
    }
    console.log(name);
  }
}

async function newPage(browser: Browser, locale: string, scale: number): Promise<Page> {
  const context = await browser.newContext({
    locale,
    viewport: SIZES[0],
    deviceScaleFactor: scale,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

// The README's picture ----------------------------------------------------------------------------

/** Pixels for each of CSS: as sharp as 250 kB allow. */
const SCALE = 1.5;

/** A moment of each game, and what is touched before it is taken. */
const SHOWN: readonly { readonly scene: SceneName; touch(page: Page): Promise<void> }[] = [
  {
    scene: 'pokerdice-rethrow',
    touch: async (page) => {
      for (const key of ['1', '3']) await page.keyboard.press(key); // two dice are kept
    },
  },
  { scene: 'next-take', touch: async () => undefined },
  {
    scene: 'sequence-place',
    touch: (page) => page.locator('.sequence-square.is-lit').last().click(),
  },
];

/** A phone for each game, side by side. */
async function drawReadme(browser: Browser, url: string): Promise<void> {
  const page = await newPage(browser, 'en', SCALE);
  await page.goto(url);
  const paths = await store(
    page,
    SHOWN.map(({ scene }) => scene),
  );
  const phones: string[] = [];
  for (const [at, { touch }] of SHOWN.entries()) {
    await page.goto(url + paths[at]);
    await page.locator('.zone-middle').waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await touch(page);
    const picture = await page.screenshot({ animations: 'disabled' });
    phones.push(`<img alt="" src="data:image/png;base64,${picture.toString('base64')}">`);
  }
  const paper = await browser.newPage({
    viewport: { width: 1240, height: 826 },
    deviceScaleFactor: SCALE,
  });
  await paper.setContent(`<!doctype html><style>
    body { margin: 0; display: flex; gap: 28px; padding: 36px; justify-content: center; background: #e4d9be }
    img { width: 360px; height: 740px; border-radius: 30px; border: 7px solid #2a211a; box-shadow: 0 10px 24px #2a211a40 }
  </style>${phones.join('')}`);
  await Promise.all(
    (await paper.locator('img').all()).map((image) =>
      image.evaluate((one: HTMLImageElement) => one.decode()),
    ),
  );
  writeFileSync(here('../docs/page.png'), await inPalette(paper, await paper.screenshot()));
}

const [what = '', ...words] = process.argv.slice(2);
const [site, browser] = await Promise.all([startSite(), launchChromium()]);
try {
  if (what === 'readme') await drawReadme(browser, site.url);
  else
    await takeAll(
      browser,
      site.url,
      [what, ...words].filter((word) => word !== ''),
    );
} finally {
  await browser.close();
  await site.stop();
}

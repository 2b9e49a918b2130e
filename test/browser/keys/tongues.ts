/** One page in all languages, one after another: what is set in one tab holds in the others, at once. */

import type { Page } from 'playwright-core';
import { SETTINGS_KEY } from '../../../src/web/app/settings-key.ts';

/** Makes the page speak another language, and waits until it does. */
export type Speak = (language: string) => Promise<void>;

export async function tongues(page: Page, url: string): Promise<Speak> {
  const otherTab = await page.context().newPage();
  await otherTab.goto(`${url}/robots.txt`);
  await page.bringToFront(); // a tab behind another is hardly drawn
  return async (language) => {
    await otherTab.evaluate(
      ([key, language]) => {
        const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
        localStorage.setItem(key, JSON.stringify({ ...kept, language }));
      },
      [SETTINGS_KEY, language] as const,
    );
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
    await page.evaluate(untilStill);
  };
}

/** In the page. Its own words come first, then those of its parts: until nothing has changed for some frames. */
async function untilStill(): Promise<void> {
  for (let said = '', still = 0; still < 4; ) {
    await new Promise((then) => requestAnimationFrame(then));
    const now = document.body.innerText;
    still = now === said ? still + 1 : 0;
    said = now;
  }
}

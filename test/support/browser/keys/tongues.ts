/**
 * One page in all languages, one after another: what is set in one tab holds in the others, at
 * once.
 */

import type { Page } from 'playwright-core';
import { SETTINGS_KEY } from '../../../../src/web/shell/settings-key.ts';

/** Makes the page speak another language, and waits until it does. */
export type Speak = (language: string) => Promise<void>;

export async function tongues(page: Page, url: string): Promise<Speak> {
  const otherTab = await page.context().newPage();
  await otherTab.goto(`${url}/robots.txt`);
  await page.bringToFront(); // a tab behind another is hardly drawn
  const loading = loads(page);
  return async (language) => {
    await otherTab.evaluate(
      ([key, language]) => {
        const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
        localStorage.setItem(key, JSON.stringify({ ...kept, language }));
      },
      [SETTINGS_KEY, language] as const,
    );
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
    // Its own words come first, then those of its parts, each when it is loaded.
    for (let before = -1; before !== loading.begun || loading.begun !== loading.ended; ) {
      before = loading.begun;
      await page.evaluate(untilStill);
    }
  };
}

/** How many requests the page has begun so far, and how many of them have ended. */
function loads(page: Page): { readonly begun: number; readonly ended: number } {
  const count = { begun: 0, ended: 0 };
  page.on('request', () => count.begun++);
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', () => count.ended++);
  return count;
}

/** In the page: until nothing in it has changed for some frames. */
async function untilStill(): Promise<void> {
  let still = 0;
  const observer = new MutationObserver(() => {
    still = 0;
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  for (; still < 4; still++) await new Promise((then) => requestAnimationFrame(then));
  observer.disconnect();
}

/**
 * From the tap on Play to the table drawn, on a simulated phone: with what the table needs already
 * there, and over slow 4G for the first time.
 */

import type { Browser } from 'playwright-core';
import { newPhone } from './phone.ts';

/**
 * Runs in the page: from the next touch until the first frame in which there is a table with
 * something to do on it.
 */
function awaitTable(): void {
  const opened = new Promise<number>((resolve) => {
    let touched = 0;
    addEventListener('pointerdown', ({ timeStamp }) => {
      touched = timeStamp;
    });
    const looking = new MutationObserver(() => {
      if (document.querySelector('.table .zone-actions') === null) return;
      looking.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - touched)));
    });
    looking.observe(document, { subtree: true, childList: true });
  });
  (window as unknown as { opened: Promise<number> }).opened = opened;
}

/**
 * `isFirst`: over the slow line, with nothing kept but the home page. Otherwise everything comes at
 * once.
 */
export async function measureOpening(
  browser: Browser,
  url: string,
  game: string,
  isFirst: boolean,
): Promise<number> {
  const phone = await newPhone(browser, { isLineSlow: isFirst });
  try {
    const { page } = phone;
    await page.goto(url);
    const play = page.locator(`.game-card-${game} .button-main`);
    await play.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await page.evaluate(awaitTable);
    await play.tap();
    return await page.evaluate(() => (window as unknown as { opened: Promise<number> }).opened);
  } finally {
    await phone.throwAway();
  }
}

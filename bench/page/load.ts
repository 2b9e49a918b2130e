/**
 * How long the page takes to be there, on a simulated phone with slow 4G: the first visit with
 * nothing kept, the second one out of the service worker, and for comparison a page of the same
 * server that is nothing but text, in turns.
 */

import type { Browser, CDPSession, Page } from 'playwright-core';
import { newPage, newPhone } from './phone.ts';
import { interactiveAt, QUIET, watchPage } from './watching.ts';

export interface Load {
  readonly paint: number;
  readonly contentful: number;
  readonly largest: number;
  readonly interactive: number;
  /** When the awaited button was there. */
  readonly ready: number;
  /** Milliseconds of tasks of more than 50. */
  readonly long: number;
  /**
   * Milliseconds of processor that the page's thread had until all was quiet, on a processor so
   * slow.
   */
  readonly processor: number;
  readonly requests: readonly Request[];
}

export interface Request {
  readonly path: string;
  readonly begin: number;
  readonly end: number;
  readonly bytes: number;
}

export const PLAY = '.game-card .button-main';
const SETTLED = QUIET + 500;

/**
 * `isLineSlow`: the browser simulates it; otherwise `url` is at the end of one that is, and the
 * service worker is let on it.
 */
export async function firstVisit(
  browser: Browser,
  url: string,
  awaited: string,
  isLineSlow = true,
): Promise<Load> {
  const phone = await newPhone(browser, { isLineSlow, withServiceWorker: !isLineSlow });
  try {
    return await load(phone, url, awaited);
  } finally {
    await phone.throwAway();
  }
}

/**
 * The first visit is left to keep everything, without throttling: how long that takes is nobody's
 * wait.
 */
export async function secondVisit(browser: Browser, url: string, awaited: string): Promise<Load> {
  const phone = await newPhone(browser, { withServiceWorker: true, slower: 1 });
  try {
    await phone.page.goto(url);
    // when it has kept everything
    await phone.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await phone.page.waitForLoadState('networkidle'); // the words of the language come last
    await phone.page.close();
    return await load(await newPage(phone.context, { isLineSlow: true }), url, awaited);
  } finally {
    await phone.throwAway();
  }
}

interface Opened {
  readonly page: Page;
  readonly protocol: CDPSession;
}

async function load({ page, protocol }: Opened, url: string, awaited: string): Promise<Load> {
  await page.addInitScript(watchPage, awaited);
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  await page.waitForFunction(
    (settled) => {
      const { ready, long } = window.noted;
      return (
        ready > 0 && performance.now() > Math.max(ready, ...long.map(([, end]) => end)) + settled
      );
    },
    SETTLED,
    { polling: 100 },
  );
  const { noted, paints, requests } = await page.evaluate(() => ({
    noted: window.noted,
    paints: performance
      .getEntriesByType('paint')
      .map(({ name, startTime }) => [name, startTime] as const),
    requests: [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ].map((entry) => {
      const { name, startTime, responseEnd, transferSize } = entry as PerformanceResourceTiming;
      return {
        path: new URL(name).pathname,
        begin: startTime,
        end: responseEnd,
        bytes: transferSize,
      };
    }),
  }));
  const { metrics } = await protocol.send('Performance.getMetrics');
  const painted = new Map(paints);
  return {
    paint: painted.get('first-paint') ?? Number.NaN,
    contentful: painted.get('first-contentful-paint') ?? Number.NaN,
    largest: noted.largest,
    interactive: interactiveAt(noted),
    ready: noted.ready,
    long: noted.long.reduce((sum, [begin, end]) => sum + end - begin, 0),
    processor: 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN),
    requests,
  };
}

/**
 * A mid-range phone with a small screen, simulated: a slow processor and, if wanted, a slow line.
 */

import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/**
 * A processor this many times slower than this machine's. Slows the page's own thread, not the
 * compositor nor workers.
 */
export const SLOWER = Number(process.env['SLOWER'] ?? 4);
/** Slow 4G. The round trip is added to every request; a new connection costs nothing extra. */
export const NETWORK = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
} as const;
export const SCREEN = { width: 360, height: 740 } as const;

export interface PhoneOptions {
  readonly slower?: number;
  readonly isLineSlow?: boolean;
  readonly withServiceWorker?: boolean;
}

export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly protocol: CDPSession;
  /** With everything it has kept. */
  throwAway(): Promise<void>;
}

export async function newPhone(browser: Browser, options: PhoneOptions = {}): Promise<Phone> {
  const context = await browser.newContext({
    viewport: SCREEN,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
    serviceWorkers: options.withServiceWorker === true ? 'allow' : 'block',
  });
  const { page, protocol } = await newPage(context, options);
  return { context, page, protocol, throwAway: () => context.close() };
}

/** Another page on the same phone. */
export async function newPage(
  context: BrowserContext,
  { slower = SLOWER, isLineSlow = false }: PhoneOptions,
): Promise<{ readonly page: Page; readonly protocol: CDPSession }> {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slower });
  if (isLineSlow)
    await protocol.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  return { page, protocol };
}

/**
 * Somebody who opens the page: a browser of his own, in which every error, warning and failed
 * request fails the test.
 */

import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { savePicture } from './pictures.ts';

export const SIZES = {
  small: { width: 320, height: 568 },
  phone: { width: 360, height: 740 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;

export interface VisitOptions {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  /** en-GB, fr-FR */
  readonly locale?: string;
  readonly reducedMotion?: boolean;
  readonly offline?: boolean;
  readonly touch?: boolean;
  /**
   * False: the page is opened once and read, and no service worker fetches all of its files
   * meanwhile, which would take longer than most of what is tested.
   */
  readonly worker?: boolean;
  /** What somebody else's browser has stored, as context.storageState() gives it: a twin of his. */
  readonly storage?: Awaited<ReturnType<BrowserContext['storageState']>>;
  /** What may go wrong in this test because it is meant to. */
  readonly allow?: readonly RegExp[];
}

/** What a browser says when the network is taken from it. */
export const NETWORK_LOSS: readonly RegExp[] = [
  /net::ERR_(ABORTED|INTERNET_DISCONNECTED|CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|NETWORK_CHANGED|SOCKET_NOT_CONNECTED)/,
  /WebSocket connection to '[^']*' failed/,
  /An unknown error occurred when fetching the script/, // the service worker’s
];

/** What Playwright says when the page asks for the worker. */
const WORKER_BLOCKED = /Service Worker registration blocked by Playwright/;

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong so far, without what was allowed. */
  readonly problems: readonly string[];
  /** From now on this may happen. */
  allow(...patterns: readonly RegExp[]): void;
  /** What went wrong in this way was wanted. */
  forgive(pattern: RegExp): void;
}

/** Somebody with a window in which nothing is open yet; whoever asks for it closes its context. */
export async function visitAs(browser: Browser, options: VisitOptions = {}): Promise<Visit> {
  const { width, height } = { ...SIZES.phone, ...options };
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: options.theme ?? 'light',
    locale: options.locale ?? 'en-GB',
    reducedMotion: options.reducedMotion === true ? 'reduce' : 'no-preference',
    hasTouch: options.touch ?? false,
    offline: options.offline ?? false,
    serviceWorkers: options.worker === false ? 'block' : 'allow',
    ...(options.storage !== undefined && { storageState: options.storage }),
  });
  const allowed = [...(options.allow ?? []), ...(options.worker === false ? [WORKER_BLOCKED] : [])];
  return watched(context, await context.newPage(), allowed);
}

/**
 * To be called in a test: when it ends the browser's windows are closed, and whatever went wrong in
 * them fails it.
 */
export async function openPage(
  browser: Browser,
  url: string,
  options: VisitOptions = {},
): Promise<Visit> {
  const visit = await visitAs(browser, options);
  const { context } = visit;
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail')
      await pictureOfFailure(context.pages().at(-1) ?? visit.page, task.fullTestName);
    await context.close();
    expect(visit.problems, 'what the browser complained about').toEqual([]);
  });
  await visit.page.goto(url);
  return visit;
}

function watched(context: BrowserContext, page: Page, allowed: readonly RegExp[]): Visit {
  const problems: string[] = [];
  const patterns = [...allowed];
  let isOver = false; // closing a window breaks off what it was loading
  const note = (problem: string): void => {
    if (!isOver && !patterns.some((pattern) => pattern.test(problem))) problems.push(problem);
  };
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      note(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) =>
    note(`uncaught: ${error.error().stack || `${error.error().name} ${error.error().message}`}`),
  );
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // The browser broke it off itself: a page was left, or closed, while it still fetched what may
    // be wanted later.
    if (why !== 'net::ERR_ABORTED') note(`failed: ${request.method()} ${request.url()} ${why}`);
  });
  const close = context.close.bind(context);
  context.close = (options) => {
    isOver = true;
    return close(options);
  };
  page.setDefaultTimeout(15_000);
  return {
    page,
    context,
    problems,
    allow: (...more) => patterns.push(...more),
    forgive: (pattern) =>
      problems.splice(0, problems.length, ...problems.filter((problem) => !pattern.test(problem))),
  };
}

/** To be called when a test has failed: says where the picture is. */
export async function pictureOfFailure(page: Page, test: string): Promise<void> {
  const name = test.replaceAll(/[^\p{L}\d]+/gu, '-').slice(0, 80);
  const path = await savePicture(page, join('failed', name)).catch(
    (error: unknown) => `not at all, ${String(error)}`,
  );
  console.log(`The page looked like this: ${path}`);
}

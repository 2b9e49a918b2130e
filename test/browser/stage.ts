/** What a file of tests in a browser begins with: one site and one Chromium for all of its tests. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchChromium } from './chromium.ts';
import { type Site, startSite } from './site.ts';
import { openPage, type Visit, type VisitOptions } from './visit.ts';

export interface Stage {
  readonly site: Site;
  readonly browser: Browser;
  /** Somebody opens the page at this path: /settings */
  open(path: string, options?: VisitOptions): Promise<Visit>;
}

/** To be called once, at the top of the file; what it gives is there when the tests run. */
export function stage(...flags: readonly string[]): Stage {
  let site: Site | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite(...flags), launchChromium()]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });
  return {
    get site() {
      return there(site);
    },
    get browser() {
      return there(browser);
    },
    open: (path, options) => openPage(there(browser), there(site).url + path, options),
  };
}

function there<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('the stage is set when the tests run, not before');
  return thing;
}

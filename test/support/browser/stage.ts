/**
 * What a file of tests in a browser begins with. All files share one Chromium, and everybody in a
 * test has windows of their own in it. Most files share one server, too, with people of their own;
 * who stops the server, gives it flags, or counts everything on it has one of their own.
 */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { connectChromium } from './chromium.ts';
import { type Address, addressAt, type Site, startSite } from './site.ts';
import { openPage, type Visit, type VisitOptions } from './visit.ts';

export interface Stage {
  readonly site: Address;
  readonly browser: Browser;
  /** Somebody opens the page at this path: /settings */
  open(path: string, options?: VisitOptions): Promise<Visit>;
}

export interface OwnStage extends Stage {
  readonly site: Site;
}

// Each is called once, at the top of a file; what it gives is there when the tests run.

/** The Chromium of all files. */
export function sharedChromium(): Pick<Stage, 'browser'> {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await connectChromium(inject('chromium'));
  });
  afterAll(() => browser?.close());
  return {
    get browser() {
      return there(browser);
    },
  };
}

/** With the server of all files. */
export function stage(): Stage {
  return staged(() => addressAt(inject('port')));
}

/** With a server of its own, which may be killed. */
export function ownStage(...flags: readonly string[]): OwnStage {
  let site: Site | undefined;
  beforeAll(async () => {
    site = await startSite(...flags);
  });
  afterAll(() => site?.stop());
  return staged(() => there(site));
}

function staged<S extends Address>(site: () => S): Stage & { readonly site: S } {
  const chromium = sharedChromium();
  return {
    get site() {
      return site();
    },
    get browser() {
      return chromium.browser;
    },
    open: (path, options) => openPage(chromium.browser, site().url + path, options),
  };
}

function there<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('the stage is set when the tests run, not before');
  return thing;
}

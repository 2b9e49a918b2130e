/**
 * A page in which nobody waits, and nothing is left to chance: its timers run many times as fast,
 * so that whole games take seconds, and its noise comes from a seed, so that a game goes the same
 * way each time.
 */

import type { Stage } from '../stage.ts';
import { openPage, type Visit, type VisitOptions } from '../visit.ts';

const TIMES_AS_FAST = 20;

declare global {
  interface Window {
    /** How often the page has changed since it was opened. */
    changes: number;
  }
}

/**
 * Runs in the page before anything else. Counts changes, too, so that one can wait for the next.
 */
function hurry({ times, seed }: { readonly times: number; readonly seed: number }): void {
  const { setTimeout: later } = window;
  window.setTimeout = ((then: () => void, after = 0, ...rest: readonly unknown[]) =>
    later(then, after / times, ...rest)) as typeof setTimeout;
  let state = seed;
  // Mulberry32: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
  const noise = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const again = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return again ^ (again >>> 14);
  };
  crypto.getRandomValues = <T extends ArrayBufferView>(array: T): T => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let at = 0; at < bytes.length; at++) bytes[at] = noise();
    return array;
  };
  window.changes = 0;
  const count = (): void => {
    window.changes++;
  };
  new MutationObserver(count).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}

export interface QuickOptions extends VisitOptions {
  readonly seed?: number;
}

export async function openQuick(
  { browser, site }: Stage,
  path: string,
  options: QuickOptions = {},
): Promise<Visit> {
  const { seed = 1, ...rest } = options;
  const visit = await openPage(browser, 'about:blank', { reducedMotion: true, ...rest });
  await visit.context.addInitScript(hurry, { times: TIMES_AS_FAST, seed });
  await visit.page.goto(site.url + path);
  return visit;
}

export interface Glance {
  readonly changes: number;
  readonly title: string;
  /** Nothing is asked: something moves, or what was pressed is on its way. */
  readonly isBusy: boolean;
  /** The name of the sheet that is open. */
  readonly sheet: string | null;
}

/** What costs little to look at. */
export function glance({ page }: Visit): Promise<Glance> {
  return page.evaluate(() => ({
    changes: window.changes,
    title: document.title,
    isBusy: document.querySelector('main[data-busy]') !== null,
    sheet: document.querySelector('dialog[open]')?.getAttribute('aria-label') ?? null,
  }));
}

/** Until the page is another than it was after so many changes. */
export async function changed({ page }: Visit, since: number): Promise<void> {
  await page.waitForFunction((count) => window.changes !== count, since);
}

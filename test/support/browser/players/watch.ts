/**
 * Waiting for a page without asking it over and over: it is looked at in the page itself, whenever
 * something in it changes.
 */

import type { Page } from 'playwright-core';

/**
 * What is written on the tab, the names of open sheets, what is written on buttons; and how often
 * the page has changed so far.
 */
export interface Glance {
  readonly title: string;
  /** Nothing is asked: something moves, or what was pressed is on its way. */
  readonly isBusy: boolean;
  readonly sheets: readonly string[];
  readonly buttons: readonly string[];
  readonly changes: number;
}

interface Watch {
  changes: number;
  readonly waiting: Set<() => void>;
  glance(): Glance;
}

declare global {
  interface Window {
    watchOfTest?: Watch;
  }
}

/** In the page: from now on its changes are counted. */
function install(): void {
  if (window.watchOfTest !== undefined) return;
  const watch: Watch = {
    changes: 0,
    waiting: new Set(),
    glance: () => ({
      title: document.title,
      isBusy: document.querySelector('main[data-busy]') !== null,
      sheets: [...document.querySelectorAll('dialog[open]')].map((sheet) => sheet.ariaLabel ?? ''),
      buttons: [...document.querySelectorAll('button')].map((button) => button.textContent),
      changes: watch.changes,
    }),
  };
  window.watchOfTest = watch;
  const observer = new MutationObserver(() => {
    watch.changes++;
    for (const look of watch.waiting) look();
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}

/** Waits until the tab, a sheet or a button says one of these. */
export async function waitForWords(page: Page, words: readonly string[]): Promise<Glance> {
  await page.evaluate(install);
  return page.evaluate(
    (wanted) =>
      new Promise<Glance>((resolve) => {
        const { waiting, glance } = window.watchOfTest as Watch;
        const look = (): void => {
          const now = glance();
          const said = [...now.sheets, ...now.buttons];
          if (!wanted.some((words) => now.title.includes(words) || said.includes(words))) return;
          waiting.delete(look);
          resolve(now);
        };
        waiting.add(look);
        look();
      }),
    words,
  );
}

/** Until something on the page is otherwise than it was at that glance. */
export async function waitForChange(page: Page, { changes }: Glance): Promise<void> {
  await page.evaluate(
    (before) =>
      new Promise<void>((resolve) => {
        const watch = window.watchOfTest;
        if (watch === undefined) return resolve(); // another page by now
        const look = (): void => {
          if (watch.changes === before) return;
          watch.waiting.delete(look);
          resolve();
        };
        watch.waiting.add(look);
        look();
      }),
    changes,
  );
}

/** What axe, which knows the rules of WCAG, finds wrong with a page: nothing. */

import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What depends on the theme alone. */
export const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;

/** One line for each element, with how to find it and what axe says. */
export async function axeFindings(
  page: Page,
  runOnly: readonly string[] | typeof COLOURS = TAGS,
): Promise<readonly string[]> {
  // Evaluated from outside, which the content security policy does not forbid as it does a script
  // in the page.
  if (await page.evaluate(`globalThis.axe === undefined`)) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, { runOnly: ${JSON.stringify(runOnly)}, resultTypes: ['violations'] })`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  );
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFindings(page), `axe at ${page.url()}`).toEqual([]);
}

/**
 * Somebody with a keyboard and nothing else: Tab from thing to thing, arrows inside a grid or a
 * hand, Enter to press.
 */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Press, Sitting } from './playing.ts';

/** What is not there for so long is gone. */
const PATIENCE = 4000;

/**
 * How to get from where the focus is to a button: so many times Tab, or Shift+Tab, then these
 * arrows.
 */
interface Path {
  readonly tabs: number;
  readonly arrows: readonly string[];
}

export function byKeyboard({ visit: { page } }: Sitting): Press {
  return async (name) => {
    const target = page.getByRole('button', { name, exact: true }).first();
    const key = await target.getAttribute('aria-keyshortcuts', { timeout: PATIENCE });
    if (key === null) await walkTo(page, target);
    await expectSensible(page);
    await page.keyboard.press(key ?? 'Enter');
  };
}

/** Only by keys; that it is there in the end is checked. */
export async function walkTo(page: Page, target: Locator): Promise<void> {
  await settled(page);
  const { tabs, arrows } = await target.evaluate(pathTo);
  const key = tabs < 0 ? 'Shift+Tab' : 'Tab';
  for (let count = 0; count < Math.abs(tabs); count++) await page.keyboard.press(key);
  for (const arrow of arrows) await page.keyboard.press(arrow);
  const isThere = await target.evaluate((element) => element === document.activeElement);
  expect(
    isThere,
    `the keyboard leads to ${await target.getAttribute('aria-label')}, and not to ${await focused(page)}`,
  ).toBe(true);
}

/**
 * Something has the focus: the page sets it when what had it is gone, in the time it takes to draw.
 */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement !== document.body);
}

/**
 * In the page. A button that Tab does not stop at is one of several with one stop: arrows lead to
 * it from there.
 */
function pathTo(target: Element): Path {
  const scope: ParentNode = document.querySelector('dialog[open]') ?? document;
  const stops = [
    ...scope.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    ),
  ].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [type=radio]:not(:checked)') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  const isRadio = target.matches('[type=radio]');
  const group = isRadio
    ? target.closest('fieldset')
    : (target as HTMLElement).tabIndex >= 0
      ? null
      : target.closest('ul, ol, table');
  const buttons = [...(group?.querySelectorAll<HTMLElement>('button, [type=radio]') ?? [])];
  const isStop = (element: HTMLElement): boolean =>
    isRadio ? element.matches(':checked') : element.tabIndex >= 0;
  const stop = group === null ? target : buttons.find(isStop);
  const { activeElement: active } = document;
  // What has the focus may be no stop itself: then Tab leads to the next one, Shift+Tab to the one
  // before.
  const isBefore = (element: Element): boolean =>
    ((active?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const before = stops.filter(isBefore).length;
  const isOnStop = stops.includes(active as HTMLElement);
  const to = stops.indexOf(stop as HTMLElement);
  if (to < 0) throw new Error(`no key leads to ${target.outerHTML.slice(0, 200)}`);
  const width =
    group?.matches('table') === true
      ? (group.querySelector('tr')?.querySelectorAll('button').length ?? 1)
      : 0;
  const [fromAt, toAt] = [
    buttons.indexOf(stop as HTMLElement),
    buttons.indexOf(target as HTMLElement),
  ];
  const [down, right] =
    width === 0
      ? [0, toAt - fromAt]
      : [Math.floor(toAt / width) - Math.floor(fromAt / width), (toAt % width) - (fromAt % width)];
  const arrows = [
    ...new Array<string>(Math.abs(down)).fill(down < 0 ? 'ArrowUp' : 'ArrowDown'),
    ...new Array<string>(Math.abs(right)).fill(right < 0 ? 'ArrowLeft' : 'ArrowRight'),
  ];
  return { tabs: to - before + (isOnStop || to < before ? 0 : 1), arrows };
}

/** What has the focus, in words. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: element } = document;
    if (element === null || element === document.body) return 'nothing';
    return `${element.tagName.toLowerCase()}.${element.className} ${element.getAttribute('aria-label') ?? element.textContent}`;
  });
}

/**
 * Something has the focus, it is in sight, and one sees that it has it; if not at once, as soon as
 * the page is drawn.
 */
export async function expectSensible(page: Page): Promise<void> {
  await page
    .waitForFunction(isFocusSensible, undefined, { timeout: 2000 })
    .catch(async () => expect.fail(`the focus is not sensible: ${await focused(page)}`));
}

/** In the page. What is read and not pressed needs no ring. */
function isFocusSensible(): boolean {
  const { activeElement: element } = document;
  if (!(element instanceof HTMLElement) || element === document.body) return false;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const isInSight = left > -2 && top > -2 && right < innerWidth + 2 && bottom < innerHeight + 2;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  return isInSight && (hasRing || (element.tabIndex < 0 && element.matches('.table-status, h1')));
}

/**
 * Whether a screen fits: nothing to scroll sideways, no words cut off, the main action in sight,
 * things large enough to touch.
 */

import type { Page } from 'playwright-core';

export interface Measures {
  /** Smaller ones are told, but for what is listed here by a selector. */
  readonly target: number;
  readonly exceptions: readonly string[];
  /** With large letters the main action may have to be scrolled to. */
  readonly mayScroll: boolean;
}

/** One line for each thing that does not fit. */
export function misfits(page: Page, measures: Measures): Promise<readonly string[]> {
  return page.evaluate(measure, measures);
}

/** In the page. */
function measure({ target, exceptions, mayScroll }: Measures): readonly string[] {
  const found: string[] = [];
  const top = document.querySelector('dialog[open]') ?? document.body;
  const named = (element: Element): string => {
    const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${text.trim().slice(0, 40)}”`;
  };
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('.visually-hidden, .next-unseen, [hidden]') === null &&
    getComputedStyle(element).clipPath !== 'inset(50%)'; // for screen readers alone

  // Sideways --------------------------------------------------------------------------------------
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
  const table = document.querySelector('main.table');
  const tooHigh =
    table === null
      ? 0
      : Math.max(scrollHeight - innerHeight, table.scrollHeight - table.clientHeight);
  if (!mayScroll && tooHigh > 1) found.push(`the table is ${tooHigh} too high`);

  // Words -----------------------------------------------------------------------------------------
  /** What an element does with what is too large for it: computed once for each. */
  const edges = new Map<Element, 'open' | 'scrolls' | 'shortens' | 'cuts'>();
  const edgeOf = (box: Element): 'open' | 'scrolls' | 'shortens' | 'cuts' => {
    const known = edges.get(box);
    if (known !== undefined) return known;
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
    const does = (...what: readonly string[]): boolean =>
      what.includes(overflowX) || what.includes(overflowY);
    // Shortened with dots: names, and the last line of the log, which may be long.
    const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    const edge = does('auto', 'scroll')
      ? 'scrolls'
      : !does('hidden', 'clip')
        ? 'open'
        : isShortened
          ? 'shortens'
          : 'cuts';
    edges.set(box, edge);
    return edge;
  };
  const range = document.createRange();
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const holder = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (holder === null || text === '' || text === '…' || !isSeen(holder)) continue;
    range.selectNodeContents(node);
    const room = range.getBoundingClientRect();
    let box: Element | null = holder;
    while (box !== null && edgeOf(box) === 'open') box = box.parentElement;
    if (box !== null && edgeOf(box) === 'cuts') {
      const edge = box.getBoundingClientRect();
      const isAside = room.right > edge.right + 1 || room.left < edge.left - 1;
      if (isAside || room.bottom > edge.bottom + 3 || room.top < edge.top - 3)
        found.push(`words are cut off: ${named(holder)}`);
    }
    const isOutside = room.right > innerWidth + 1 || room.left < -1;
    // Tables of data may be wider than a phone, and scroll: WCAG 1.4.10.
    if (
      isOutside &&
      (box === null || box.matches('.table, .sheet-body')) &&
      holder.closest('.sheet table') === null
    )
      found.push(`words are beyond the edge: ${named(holder)}`);
  }

  // The main action -------------------------------------------------------------------------------
  for (const button of top.querySelectorAll(
    'main.table .zone-actions .button-main, .curtain .button-main',
  )) {
    if (mayScroll) button.scrollIntoView({ block: 'nearest' });
    const { left, right, top: above, bottom } = button.getBoundingClientRect();
    if (left < -1 || above < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      found.push(`the main action is out of sight: ${named(button)}`);
    const there = document.elementFromPoint((left + right) / 2, (above + bottom) / 2);
    if (there === null || !button.contains(there))
      found.push(`the main action is covered: ${named(button)}`);
  }

  // Targets ---------------------------------------------------------------------------------------
  const things = [...top.querySelectorAll('button, a[href], select, summary, input')].filter(
    isSeen,
  );
  for (const thing of things) {
    if (exceptions.some((selector) => thing.matches(selector))) continue;
    const touched = thing.matches('[type=radio], [type=checkbox]')
      ? (thing.closest('label, .toggle') ?? thing)
      : thing;
    const { width, height } = touched.getBoundingClientRect();
    if (width > 0 && (width < target - 0.5 || height < target - 0.5))
      found.push(
        `too small to touch, ${Math.round(width)} × ${Math.round(height)}: ${named(thing)}`,
      );
  }
  return [...new Set(found)];
}

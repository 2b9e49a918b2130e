/**
 * What a page notes about itself while it loads. It is put into the page before anything else, so
 * it must not need what is around it.
 */

export interface Noted {
  /** When the awaited button was in the document and listened to clicks; 0 until then. */
  ready: number;
  /** When each task of more than 50 ms began and ended. */
  readonly long: (readonly [number, number])[];
  /** When the largest thing so far was painted. */
  largest: number;
}

declare global {
  interface Window {
    noted: Noted;
  }
}

/** `awaited` is a selector; an empty one awaits the document itself. */
export function watchPage(awaited: string): void {
  const noted: Noted = { ready: 0, long: [], largest: 0 };
  window.noted = noted;
  const observe = (type: string, take: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  };
  observe('longtask', ({ startTime, duration }) =>
    noted.long.push([startTime, startTime + duration]),
  );
  observe('largest-contentful-paint', ({ startTime }) => {
    noted.largest = startTime;
  });
  if (awaited === '') {
    document.addEventListener('DOMContentLoaded', () => {
      noted.ready = performance.now();
    });
    return;
  }
  const listening = new WeakSet<EventTarget>();
  const listen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (
    this: EventTarget,
    ...args: Parameters<typeof listen>
  ): void {
    if (args[0] === 'click') listening.add(this);
    listen.apply(this, args);
  };
  const looking = new MutationObserver(() => {
    const found = document.querySelector(awaited);
    if (found === null || !listening.has(found)) return;
    looking.disconnect();
    noted.ready = performance.now();
  });
  looking.observe(document, { subtree: true, childList: true });
}

/** Milliseconds without a long task after which the page counts as interactive. */
export const QUIET = 500;

/**
 * When it was ready, or when the last of the long tasks had ended that came before it was quiet.
 */
export function interactiveAt({ ready, long }: Noted): number {
  return long
    .toSorted(([one], [other]) => one - other)
    .reduce((at, [begin, end]) => (begin < at + QUIET ? Math.max(at, end) : at), ready);
}

/**
 * Who plays by keyboard is never left nowhere: when the thing they pressed is gone, the focus goes
 * to what can be done now.
 */

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

const SENTENCE = '.table-status';
/** The one thing to do; else where arrows begin, in a hand or on a board. */
const TO_DO = [
  '.zone-actions button',
  '.zone-mine button[tabindex="0"]',
  '.zone-middle button[tabindex="0"]',
];

/** Milliseconds that a board has to say where the focus belongs before it is looked for here. */
const BOARD_FIRST = 40;

/**
 * Looks after each drawing that is told apart by `key`, and after whatever else changes. While
 * others are asked the sentence has the focus.
 */
export function useKeptFocus(key: unknown, isAsked: boolean): void {
  const now = useRef({ wasInside: false, isAsked });
  now.current.isAsked = isAsked;
  useEffect(() => {
    const noted = (event: FocusEvent): void => {
      now.current.wasInside =
        event.target instanceof Element && event.target.closest('.table') !== null;
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changed = (): void => {
      if (document.activeElement !== document.body || !now.current.wasInside) return;
      clearTimeout(timer);
      timer = setTimeout(() => restore(now.current.isAsked), BOARD_FIRST);
    };
    const observer = new MutationObserver(changed);
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('focusin', noted);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      removeEventListener('focusin', noted);
    };
  }, []);
  // Before the effects of the board, which may know better where it belongs; what it leaves is set
  // above.
  useLayoutEffect(() => {
    const { activeElement: active } = document;
    if (isAsked && active instanceof HTMLElement && active.matches(SENTENCE)) active.blur();
  }, [key, isAsked]);
}

function restore(isAsked: boolean): void {
  if (document.activeElement !== document.body) return;
  for (const selector of [...(isAsked ? TO_DO : TO_DO.slice(0, 1)), SENTENCE]) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found === null) continue;
    found.focus();
    return;
  }
}

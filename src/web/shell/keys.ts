/**
 * Single keys that act: digits for dice, letters in a replay. Who speaks to his device, or leans on
 * the keyboard, can switch them off (WCAG 2.1.4); Tab, Enter, Space, Escape and the arrows stay
 * what they are.
 */

import { settings } from './settings.ts';

/** Before anybody else listens: what is not wanted reaches nobody. */
export function mindShortcuts(): void {
  addEventListener(
    'keydown',
    (event) => {
      if (!settings.value.keys && isShortcut(event)) event.stopImmediatePropagation();
    },
    true,
  );
}

function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || key === ' ' || [...key].length !== 1) return false;
  return !(target instanceof Element && target.closest('input, textarea, select') !== null);
}

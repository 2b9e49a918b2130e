/** Clocks stand still on the page while nothing is heard: what they would show then is a guess. */

import { computed, type ReadonlySignal } from '@preact/signals';

/**
 * Since when the connection is gone, by the clock of the table; undefined while it is there. Trying
 * again does not move it.
 */
export function lostSince(
  isOpen: () => boolean,
  now: () => number,
): ReadonlySignal<number | undefined> {
  const isLost = computed(() => !isOpen());
  return computed(() => (isLost.value ? now() : undefined));
}

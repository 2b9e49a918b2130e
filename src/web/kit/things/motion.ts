/** How things move: how long, and whether they move at all. */

import { computed, signal } from '@preact/signals';

const query = '(prefers-reduced-motion: reduce)';
const isWantedBySystem = signal(globalThis.matchMedia?.(query).matches ?? false);
globalThis.matchMedia?.(query).addEventListener('change', (event) => {
  isWantedBySystem.value = event.matches;
});

/** What the player set. */
export const wantedMotion = signal<'system' | 'less' | 'full'>('system');

/** The player, or his system, wants less motion: cross-fades of 120 ms instead. */
export const isMotionReduced = computed(
  () =>
    wantedMotion.value === 'less' || (wantedMotion.value === 'system' && isWantedBySystem.value),
);

export const TIMES = { throw: 850, turn: 300, capture: 600, fade: 120, joy: 2000 } as const;

/** Comes out of nothing in 120 ms: what takes the place of a motion. */
export function fadeIn(element: Element | null): readonly Animation[] {
  return element === null
    ? []
    : [element.animate({ opacity: [0, 1] }, { duration: TIMES.fade, easing: 'ease-out' })];
}

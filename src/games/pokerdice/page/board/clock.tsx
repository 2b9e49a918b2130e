/**
 * Time while an event is shown: how far its timetable has come, at once at the end when nothing
 * moves any more.
 */

import { useEffect, useState } from 'preact/hooks';
import { isMotionReduced } from '../../../../web/kit/things/motion.ts';

/** With less motion the page shows an event for a third of its time. */
const HURRY = 1 / 3;

/**
 * The latest of these marks, in milliseconds since the event of this number, that has passed;
 * endless when nothing moves.
 */
export function useClock(n: number, isRunning: boolean, marks: readonly number[]): number {
  const [passed, setPassed] = useState({ n, at: 0 });
  const pace = isMotionReduced.value ? HURRY : 1;
  useEffect(() => {
    if (!isRunning) return;
    const timers = marks.map((at) => setTimeout(() => setPassed({ n, at }), at * pace));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [n, isRunning]);
  if (!isRunning) return Number.POSITIVE_INFINITY;
  return passed.n === n ? passed.at : 0;
}

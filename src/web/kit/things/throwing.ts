/**
 * When a thing of the table is thrown or turned: once for each new id, and it lies still as soon as
 * it is told so.
 */

import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * The throw that was seen last, and when: a die drawn anew while it already lies (moved to the
 * tray, say) does not fly again.
 */
let latest = { id: 0, at: 0 };
const LATE_MS = 300;

function isLate(id: number): boolean {
  const now = performance.now();
  if (latest.id !== id) latest = { id, at: now };
  return now - latest.at > LATE_MS;
}

/**
 * The id of the throw that is in the air, 0 at rest. `start` is called once the parts for the
 * flight are drawn, and hands back its animations; when they have ended, or the id goes back to 0,
 * or the part is gone, all is at rest. All that fly together are measured before the first of them
 * starts: measuring after a start would style the page anew for each.
 */
export function useThrow(
  id: number,
  start: (size: number) => readonly Animation[],
  measure: () => number = () => 0,
): number {
  const [landed, setLanded] = useState(() => (isLate(id) ? id : 0));
  const flying = id === landed ? 0 : id;
  useLayoutEffect(() => {
    if (flying === 0) return;
    isLate(flying);
    const size = measure();
    let animations: readonly Animation[] | 'cancelled' = [];
    const land = (): void => setLanded(flying);
    queueMicrotask(() => {
      if (animations === 'cancelled') return;
      animations = start(size);
      Promise.all(animations.map((animation) => animation.finished)).then(land, land);
    });
    return () => {
      if (animations !== 'cancelled') for (const animation of animations) animation.cancel();
      animations = 'cancelled';
    };
  }, [flying]);
  return flying;
}

/** Which of many choices are looked at first. */

import type { Advice, Counsel } from '../../kit/contracts/coach.ts';

/** So many are taken in at a glance. */
const FEW = 6;

/**
 * Those that are in question, in the order of all: the strongest few, which one it is they don't
 * tell, and what is chosen.
 */
export function fewOf(
  { choices, ranking }: Counsel,
  chosen: Advice | undefined,
): readonly Advice[] {
  if (choices.length <= FEW + 1) return choices;
  const few = new Set(ranking.slice(0, FEW).map((place) => choices[place]));
  return choices.filter((choice) => few.has(choice) || choice === chosen);
}

/** What a choice is compared with: what is chosen, else the first of the others that are shown. */
export function otherThan(
  choice: Advice,
  chosen: Advice | undefined,
  shown: readonly Advice[],
): Advice | undefined {
  return chosen !== undefined && chosen !== choice
    ? chosen
    : shown.find((other) => other !== choice);
}

/**
 * What kind of mistake a choice was, from the two exact chances that the odds tell of each square.
 */

import type { Facts } from '../odds.ts';

export const KINDS = ['missed-win', 'missed-block', 'missed-line', 'other-square'] as const;
export type Kind = (typeof KINDS)[number];

/** What one of the two must be apart before it is called the reason. */
const APART = 0.04;

export function kindOf(chosen: Facts, better: Facts): Kind {
  if (better.winsNow) return 'missed-win';
  const block = chosen.opponentFirst - better.opponentFirst;
  const line = better.winsNext - chosen.winsNext;
  if (Math.max(block, line) < APART) return 'other-square';
  return block >= line ? 'missed-block' : 'missed-line';
}

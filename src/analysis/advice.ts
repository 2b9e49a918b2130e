/**
 * One thing to try next time: the kind of choice that cost a seat most in this game, all its cases
 * together.
 */

import type { Seat } from '../game.ts';
import type { Analysis, Slip } from './contract.ts';
import { WORTH_MENTIONING } from './turning-points.ts';

export interface SlipAdvice {
  readonly kind: string;
  readonly loss: number;
  readonly times: number;
  /** The case that cost most. */
  readonly worst: Slip;
}

/** A choice that cost less than this is no case of anything. */
const A_CASE = 0.005;

/** Undefined if no habit cost enough to speak of. */
export function adviceFor({ slips }: Analysis, seat: Seat): SlipAdvice | undefined {
  const kinds = new Map<string, Slip[]>();
  for (const slip of slips) {
    if (slip.seat === seat && slip.loss >= A_CASE)
      kinds.set(slip.kind, [...(kinds.get(slip.kind) ?? []), slip]);
  }
  const habits = [...kinds].map(([kind, cases]): SlipAdvice => {
    const worst = cases.reduce((one, other) => (other.loss > one.loss ? other : one));
    return {
      kind,
      loss: cases.reduce((total, { loss }) => total + loss, 0),
      times: cases.length,
      worst,
    };
  });
  const [most] = habits.toSorted((one, other) => other.loss - one.loss);
  return most !== undefined && most.loss >= WORTH_MENTIONING ? most : undefined;
}

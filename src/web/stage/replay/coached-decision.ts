/** The decision that the coach of a replay may speak of: through these eyes, and no others'. */

import type { Eyes } from '../../../protocol.ts';
import type { Decision, Timeline } from '../timeline/timeline.ts';

/**
 * One's own decisions, or anybody's with everything open: the odds of what somebody else decides in
 * secret would tell what they knew.
 */
export function coachedDecision(
  timeline: Timeline,
  at: number,
  eyes: Eyes,
): Decision | 'nothingToDecide' | 'notTheseEyes' {
  const decision = timeline.decision(at);
  if (decision === undefined) return 'nothingToDecide';
  return !timeline.hasSecrets || eyes === 'open' || eyes === decision.seat
    ? decision
    : 'notTheseEyes';
}

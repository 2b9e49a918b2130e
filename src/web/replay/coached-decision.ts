/** The decision that the coach of a replay may speak of: through these eyes, and no others'. */

import type { Eyes } from '../../protocol.ts';
import type { Decision, Film } from './film.ts';

/** One's own decisions, or anybody's with everything open: the odds of what somebody else decides in secret would tell what he knew. */
export function coachedDecision(film: Film, at: number, eyes: Eyes): Decision | 'nothingToDecide' | 'notTheseEyes' {
  const decision = film.decision(at);
  if (decision === undefined) return 'nothingToDecide';
  return !film.hasSecrets || eyes === 'open' || eyes === decision.seat ? decision : 'notTheseEyes';
}

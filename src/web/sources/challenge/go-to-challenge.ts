/**
 * The way to the screen of a challenge: by its link, or handed over where it is too long for an
 * address.
 */

import type { Challenge } from '../../../challenge/messages.ts';
import { go } from '../../shell/route.ts';
import { encodeLink, handOver } from './challenge-link.ts';
import { forOneself } from './daily.ts';

export async function showChallenge(challenge: Challenge): Promise<void> {
  const hash = await encodeLink({ challenge });
  handOver({ challenge });
  go(hash === undefined ? { type: 'challenge' } : { type: 'challenge', hash });
}

/** The dice of an earlier day, for whoever plays for themselves. */
export function showEarlier(told: Challenge): Promise<void> {
  return showChallenge(forOneself(told));
}

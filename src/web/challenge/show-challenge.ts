/** The way to the screen of a challenge: by its link, or handed over where it is too long for an address. */

import type { Challenge } from '../../challenge/messages.ts';
import { go } from '../app/route.ts';
import { forOneself } from './daily.ts';
import { handOver, sealed } from './letter.ts';

export async function showChallenge(challenge: Challenge): Promise<void> {
  const data = await sealed({ challenge });
  handOver({ challenge });
  go(data === undefined ? { at: 'challenge' } : { at: 'challenge', data });
}

/** The dice of an earlier day, for whoever plays for themselves. */
export function showEarlier(told: Challenge): Promise<void> {
  return showChallenge(forOneself(told));
}

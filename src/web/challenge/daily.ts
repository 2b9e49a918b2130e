/** The challenge of the day: fetched once, then kept for days without a network. */

import { type Daily, daily } from '../../challenge/messages.ts';
import { ChallengeApi } from '../../client/challenges.ts';
import { api } from '../online/me.ts';

const KEY = 'gobelet daily';

export const challengeApi = new ChallengeApi(api);

/** Undefined where it can't be had. The one that is kept counts on its own day only. */
export async function todays(): Promise<Daily | undefined> {
  try {
    const fetched = await challengeApi.daily();
    keep(fetched);
    return fetched;
  } catch {
    const kept = known();
    return kept?.day === new Date().toISOString().slice(0, 10) ? kept : undefined;
  }
}

function known(): Daily | undefined {
  try {
    return daily(JSON.parse(localStorage.getItem(KEY) ?? ''));
  } catch {
    return undefined;
  }
}

function keep(fetched: Daily): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(fetched));
  } catch {
    // it holds for this visit
  }
}

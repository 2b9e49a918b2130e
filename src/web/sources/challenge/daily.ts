/**
 * The challenge of the day as the server tells it; and the last one whose dice are told, kept for
 * days without a network.
 */

import { idOf } from '../../../challenge/id.ts';
import { type Challenge, challenge, type Daily } from '../../../challenge/messages.ts';
import { ChallengeApi } from '../../../client/challenges.ts';
import { readStoredJson, store } from '../../shell/storage.ts';
import { api, token, withToken } from '../online/me.ts';

const KEY = 'gobelet daily';

export const challengeApi = new ChallengeApi(api);

/** Undefined where it can't be had. */
export async function todays(): Promise<Daily | undefined> {
  try {
    const fetched = await (token.value === undefined
      ? challengeApi.daily()
      : withToken((mine) => challengeApi.daily(mine)));
    keep(fetched.told);
    return fetched;
  } catch {
    return undefined;
  }
}

/**
 * The challenge of this id with its key, if that is told already; undefined before, and later than
 * the server looks back.
 */
export async function toldOf(id: string): Promise<Challenge | undefined> {
  const told = (await todays())?.told ?? keptTold();
  return told !== undefined && idOf(told) === id ? told : undefined;
}

/** The last one that was told when there was a network. */
export function keptTold(): Challenge | undefined {
  try {
    return challenge(readStoredJson(KEY));
  } catch {
    return undefined;
  }
}

/**
 * Its dice for whoever plays for themselves: a challenge like any other, which has a list of its
 * own.
 */
export function forOneself({ day, ...rest }: Challenge): Challenge {
  return rest;
}

function keep(told: Challenge): void {
  store(KEY, JSON.stringify(told));
}

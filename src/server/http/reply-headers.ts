/** What an answer says besides its body: who may read it, how often one may ask, how to ask rightly. */

import type { Limit } from '../limits/gate.ts';
import type { Rate } from '../limits/limits.ts';
import type { Headers, Route } from './route.ts';

/**
 * Pages of other sites may read what anybody may read without a token. None of this is ever asked
 * for with one from there: a header of authorization needs a leave that nobody gives.
 */
export function isForOtherSites({ method, token, path }: Route): boolean {
  const isData = path.startsWith('/api/') || path === '/openapi.json';
  return method === 'GET' && token !== 'needed' && isData && path !== '/api/door';
}

export const FOR_OTHER_SITES: Headers = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after,ratelimit,ratelimit-policy',
};

/** How one says who one is; a token that was sent and is worth nothing is called so. */
export function asksForToken(wasSent: boolean): Headers {
  return {
    'www-authenticate': `Bearer realm="gobelet"${wasSent ? ', error="invalid_token"' : ''}`,
  };
}

/** What is left of a limit, and in how many milliseconds there is all of it, or enough again. */
export interface Standing {
  readonly limit: Limit;
  readonly rate: Rate;
  readonly left: number;
  readonly after: number;
}

/**
 * As the draft of the IETF has them (draft-ietf-httpapi-ratelimit-headers): a quota q in a window
 * of w seconds; r of it remain, and t seconds are to wait.
 */
export function rateHeaders(standings: readonly Standing[]): Headers {
  const list = (each: (standing: Standing) => string): string => standings.map(each).join(', ');
  return {
    'ratelimit-policy': list(
      ({ limit, rate }) =>
        `"${limit}";q=${Math.floor(rate.burst)};w=${Math.max(1, Math.round(rate.burst / rate.perSecond))}`,
    ),
    ratelimit: list(
      ({ limit, left, after }) =>
        `"${limit}";r=${Math.max(0, Math.floor(left))};t=${Math.ceil(after / 1000)}`,
    ),
  };
}

/**
 * The public list: tables whose host is there, a few of each person and each address, so that
 * nobody fills it alone. It is chosen from what a process knows of its own tables; several
 * processes would put their candidates together and choose by the same rule.
 */

import type { Summary } from '../tables/store.ts';
import { NetworkCounts } from './limits/network-limits.ts';

export interface Candidate {
  readonly summary: Summary;
  readonly host: string;
  /** From where its host is connected. */
  readonly address: string;
}

export interface ListLimits {
  readonly perPerson: number;
  readonly perAddress: number;
}

const MOST = 200;

/**
 * Those changed last first. Of one person or address the oldest stay: whoever opens more does not
 * push out what is listed.
 */
export function listedOf(
  candidates: readonly Candidate[],
  { perPerson, perAddress }: ListLimits,
): readonly Summary[] {
  const people = new NetworkCounts(perPerson);
  const addresses = new NetworkCounts(perAddress);
  const oldestFirst = candidates.toSorted(
    (one, other) => one.summary.opened - other.summary.opened,
  );
  const chosen = oldestFirst.filter(({ host, address }) => {
    if (!people.enter(host)) return false;
    if (addresses.enter(address)) return true;
    people.leave(host);
    return false;
  });
  return chosen
    .map(({ summary }) => summary)
    .toSorted((one, other) => other.changed - one.changed)
    .slice(0, MOST);
}

/**
 * What a round is about, as chances to win: by the cards that all have committed and the kind of
 * the final throw.
 */

import type { Chances } from '../../../../analysis/contract.ts';
import type { Seat } from '../../../../game.ts';
import type { Commit } from '../hands.ts';
import { KINDS, MAKES } from '../throws.ts';
import { chancesWith, type Rest, score } from './rest.ts';
import type { RoundModel } from './round.ts';

export interface Stakes {
  /** Each seat's chance once the dice are final. */
  after(deal: readonly Commit[], kind: number): Chances;
  /** Each seat's chance when the kinds of final throws have these chances. */
  over(deal: readonly Commit[], kinds: Float64Array): Chances;
}

/**
 * `played` is what was really committed: the rest of the game was played on from the hands that
 * left, so another card counts by as many points more or fewer as the cards then left are worth
 * later.
 */
export function stakesOf(
  model: RoundModel,
  points: readonly number[],
  rest: Rest,
  played: readonly Commit[],
): Stakes {
  const known = new Map<string, Chances>();
  const kept = model.commits.map((_, seat) => model.later(seat, played[seat] as Commit));
  const stakes: Stakes = {
    after(deal, kind) {
      const sums = points.map((sum, seat) => sum + laterThan(seat, deal[seat] as Commit));
      deal.forEach((commit, seat) => {
        score(sums, commit, MAKES[kind] as number, seat, model.active);
      });
      const key = sums.join();
      const found = known.get(key) ?? chancesWith(rest, sums);
      known.set(key, found);
      return found;
    },
    over(deal, kinds) {
      const mean = points.map(() => 0);
      for (let kind = 0; kind < KINDS; kind++) {
        const weight = kinds[kind] as number;
        if (weight === 0) continue;
        const chances = stakes.after(deal, kind);
        for (let seat = 0; seat < mean.length; seat++)
          mean[seat] = (mean[seat] as number) + weight * (chances[seat] as number);
      }
      return mean;
    },
  };
  return stakes;

  function laterThan(seat: Seat, commit: Commit): number {
    if (commit.join() === played[seat]?.join()) return 0;
    return Math.round(GRAIN * (model.later(seat, commit) - (kept[seat] as number))) / GRAIN;
  }
}

/**
 * Points are told apart by this part of one, so that sums come again and need not be worked out
 * anew.
 */
const GRAIN = 4;

/**
 * How the game stands, as chances to win: cards held, points, and who is about to throw. Two
 * players are judged by the duel's table, more by playing out the field.
 */

import type { Seat } from '../../../game.ts';
import type { Card } from '../rules/cards.ts';
import { GOBELET_1 } from '../rules/deck.ts';
import { field } from './field.ts';
import { duel } from './race.ts';

export interface Standing {
  readonly held: readonly number[];
  /** Believed points if they are not known. */
  readonly points: readonly number[];
}

export interface Judge {
  readonly limit: number;
  readonly enough: number;
  /** The chances of all seats when one of them is about to throw six dice. */
  before(standing: Standing, mover: Seat): readonly number[];
  /** What the game is worth to a seat if it ends now: ties are shared. */
  result(standing: Standing, seat: Seat): number;
  /** The chance of a seat whose turn is over and which may now finish, if it holds enough. */
  after(standing: Standing, seat: Seat): number;
}

/** Mean points of a deck's cards: the unit in which races are run. */
function meanOf(deck: readonly Card[]): number {
  return deck.reduce((sum, { points }) => sum + points, 0) / deck.length;
}

const OURS = meanOf(GOBELET_1);

export function judgeOf(deck: readonly Card[], limit: number, enough: number): Judge {
  const unit = deck === GOBELET_1 ? 1 : meanOf(deck) / OURS || 1;
  const judge: Judge = {
    limit,
    enough,
    before({ held, points }, mover) {
      if (held.length > 2) {
        return field(
          held,
          points.map((sum) => sum / unit),
          mover,
          limit,
          enough,
        );
      }
      const other = 1 - mover;
      const lead = ((points[mover] as number) - (points[other] as number)) / unit;
      const chance = duel(held[mover] as number, held[other] as number, lead);
      return mover === 0 ? [chance, 1 - chance] : [1 - chance, chance];
    },
    result({ points }, seat) {
      const mine = points[seat] as number;
      let tied = 0;
      for (const sum of points) {
        if (sum > mine + ROUNDING) return 0;
        if (sum > mine - ROUNDING) tied++;
      }
      return 1 / tied;
    },
    after(standing, seat) {
      const count = standing.held[seat] as number;
      if (count >= limit) return judge.result(standing, seat);
      const on = judge.before(standing, (seat + 1) % standing.held.length)[seat] as number;
      return count >= enough ? Math.max(judge.result(standing, seat), on) : on;
    },
  };
  return judge;
}

const ROUNDING = 1e-9;

/** Cards and points move to a seat, from another or from the table. */
export function moved(
  { held, points }: Standing,
  to: Seat,
  cards: number,
  sum: number,
  from?: Seat,
): Standing {
  return {
    held: held.map((count, seat) =>
      seat === to ? count + cards : seat === from ? count - cards : count,
    ),
    points: points.map((score, seat) =>
      seat === to ? score + sum : seat === from ? score - sum : score,
    ),
  };
}

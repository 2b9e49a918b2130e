/**
 * The challenge of a day, the same for everybody on a server. It follows from a secret that the
 * server keeps, so nobody can know tomorrow's dice; and from the day, so that it need not be
 * stored.
 *
 * The key of a day is told when nobody can play for its ranking any more. Until then the server
 * throws, and all that is known of the challenge is its id, which is a hash of the key: whoever
 * noted it can check the key later.
 */

import type { Level } from '../../bots/bot.ts';
import { idOf } from '../../challenge/id.ts';
import type { Challenge, Sealed } from '../../challenge/messages.ts';
import { bytesOfHex, bytesOfText, hexOf } from '../../dice/bytes.ts';
import { Hmac } from '../../dice/sha256.ts';
import { Stream } from '../../dice/stream.ts';
import { type AnyGame, openingOptions } from '../../game.ts';
import { newTableId } from '../../tables/ids.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/**
 * Whoever begins in the last minute of the day has this long to finish. The longest game takes an
 * hour.
 */
const GRACE = 3 * HOUR;
/** One round of all games against each. */
const LEVELS: readonly Level[] = ['casual', 'strong'];
/** Three make a good table if a game takes that many. */
const SEATS = 3;

/**
 * From this day on a challenge plays what a newly opened table does. Those before it played the
 * defaults, and stay the same: their results are kept under ids in which the options are counted.
 */
const OPENED_SINCE = '2026-11-19';

/** The day by UTC, as it is written. */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

export function dayBefore(day: string): string {
  return dayOf(Date.parse(day) - DAY);
}

/** From then on no game counts for this day, and its key is told. */
export function closingOf(day: string): number {
  return Date.parse(day) + DAY + GRACE;
}

/** The last day whose key may be told. */
export function lastClosed(now: number): string {
  return dayBefore(dayOf(now - GRACE));
}

/**
 * What anybody may know of a challenge before its day is closed: field by field, for everything
 * else is a secret.
 */
export function sealedOf(challenge: Challenge): Sealed {
  const { game, rules, seats, options, seat, levels, day = '' } = challenge;
  return {
    challenge: 1,
    game,
    rules,
    seats,
    options,
    seat,
    levels,
    id: idOf(challenge),
    day,
    closes: closingOf(day),
  };
}

/**
 * The one table at which a person plays the challenge of a day, by a name that nobody else can
 * guess.
 */
export function rankedTableOf(secret: string, day: string, person: string): string {
  return newTableId(new Stream(new Hmac(bytesOfHex(secret)), `ranked ${day} ${person}`));
}

/** The games take turns, day by day. */
export function dailyOf(secret: string, day: string, games: readonly AnyGame[]): Challenge {
  const number = Math.floor(Date.parse(day) / DAY);
  const game = games[number % games.length];
  if (game === undefined) throw new Error('there are no games');
  const seats = Math.min(SEATS, game.seats.max);
  const level = LEVELS[Math.floor(number / games.length) % LEVELS.length] ?? 'casual';
  return {
    challenge: 1,
    game: game.id,
    rules: game.version,
    seats,
    options: (day < OPENED_SINCE
      ? game.options(seats)({})
      : openingOptions(game, seats)) as Challenge['options'],
    seat: 0,
    levels: Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : level)),
    key: hexOf(new Hmac(bytesOfHex(secret)).sign(bytesOfText(`daily ${day}`))),
    day,
  };
}

/**
 * The challenge of a day, the same for everybody on a server. It follows from a secret that the server keeps, so nobody can
 * know tomorrow's dice; and from the day, so that it need not be stored.
 */

import type { Level } from '../bots/bot.ts';
import type { Challenge } from '../challenge/messages.ts';
import { bytesOfHex, bytesOfText, hexOf } from '../dice/bytes.ts';
import { Hmac } from '../dice/sha256.ts';
import { type AnyGame, openingOptions } from '../game.ts';

const DAY = 86_400_000;
/** One round of all games against each. */
const LEVELS: readonly Level[] = ['casual', 'strong'];
/** Three make a good table where a game takes so many. */
const SEATS = 3;

/**
 * From this day on a challenge plays what a newly opened table does. Those before it played the defaults, and stay the same:
 * their results are kept under ids in which the options are counted.
 */
const OPENED_SINCE = '2026-11-19';

/** The day by UTC, as it is written. */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

export function dayBefore(day: string): string {
  return dayOf(Date.parse(day) - DAY);
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
    options: (day < OPENED_SINCE ? game.options(seats)({}) : openingOptions(game, seats)) as Challenge['options'],
    seat: 0,
    levels: Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : level)),
    key: hexOf(new Hmac(bytesOfHex(secret)).sign(bytesOfText(`daily ${day}`))),
    day,
  };
}

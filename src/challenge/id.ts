/** The name of a challenge. */

import { bytesOfText, hexOf } from '../dice/bytes.ts';
import { sha256 } from '../dice/sha256.ts';
import type { Challenge } from './messages.ts';

/** By which a challenge is found: two that differ in anything have different ones. */
export function idOf(challenge: Challenge): string {
  const { game, rules, seats, options, seat, levels, key, day, from } = challenge;
  const origin = from && {
    name: from.name,
    setup: from.setup,
    events: from.events,
    people: from.people,
  };
  const text = JSON.stringify({
    game,
    rules,
    seats,
    options,
    seat,
    levels,
    key,
    day,
    from: origin,
  });
  return hexOf(sha256(bytesOfText(text.replaceAll(/[^\0-\x7f]/g, escaped)))).slice(0, 32);
}

/** Names have letters of all kinds; what is hashed has none. */
function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

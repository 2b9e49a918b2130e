/**
 * A challenge that somebody sent: read, and held against the rules, before anything of it is
 * believed.
 */

import type { AnyGame } from '../game.ts';
import { Refusal, whole } from '../shape.ts';
import { type Challenge, challenge as challengeShape } from './messages.ts';
import { storyOf } from './story.ts';

export interface KnownChallenge {
  readonly challenge: Challenge;
  readonly game: AnyGame;
}

/**
 * Throws a Refusal if it makes no sense, names an unknown game, or comes from a game that the rules
 * don't allow.
 */
export function readChallenge(json: unknown, games: readonly AnyGame[]): KnownChallenge {
  const challenge = challengeShape(json);
  const { seats, seat, levels, from } = challenge;
  const game = games.find(
    ({ id, version }) => id === challenge.game && version === challenge.rules,
  );
  if (game === undefined) throw new Refusal('there are no such rules here', 'game');
  whole(game.seats.min, game.seats.max)(seats);
  game.options(seats)(challenge.options);
  if (levels.length !== seats)
    throw new Refusal(`${seats} seats, and ${levels.length} who sit`, 'levels');
  if (levels.some((level, at) => (level === null) !== (at === seat)))
    throw new Refusal('one seat is free, and no other', 'levels');
  if (from !== undefined) storyOf(challenge, game, from.events);
  return { challenge, game };
}

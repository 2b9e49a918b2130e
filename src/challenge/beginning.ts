/** Every play of a challenge begins here. */

import { deal } from '../chance.ts';
import { RootDice } from '../dice/fair.ts';
import type { AnyGame } from '../game.ts';
import { OpenRecord } from '../record/record.ts';
import type { Challenge } from './messages.ts';

export function beginningOf(challenge: Challenge, game: AnyGame): OpenRecord {
  const { seats, key, from } = challenge;
  const options = game.options(seats)(challenge.options);
  const setup =
    from === undefined
      ? deal(game, seats, options, new RootDice(key).setup())
      : game.setup(seats, options)(from.setup);
  return new OpenRecord(game, seats, options, setup);
}

/**
 * Makes a challenge of a finished game: its dice, for anybody who takes the seat of one of its
 * players. If all others were bots that played for nobody, the game itself is the first play of it:
 * bots think with the same numbers again.
 */

import type { Level } from '../bots/bot.ts';
import { type Proof, type Proof2, potOf } from '../dice/proof.ts';
import type { AnyGame, Seat } from '../game.ts';
import type { Challenge } from './messages.ts';

/**
 * The level that plays for people: they are not at hand, and what they would have done is not
 * known.
 */
export const FOR_PEOPLE: Level = 'strong';

export interface Finished {
  /** JSON Lines. */
  readonly record: string;
  readonly proof: Proof;
  /** By seat: the level of a bot, null for a person. */
  readonly levels: readonly (Level | null)[];
}

/** For the seat of this person. */
export function challengeOf(
  game: AnyGame,
  { record, proof, levels }: Finished,
  seat: Seat,
  name: string,
): Challenge {
  const [header = '', ...lines] = record.split('\n').filter((line) => line !== '');
  const { seats, options, setup } = JSON.parse(header) as Pick<Challenge, 'seats' | 'options'> & {
    readonly setup: Challenge['options'];
  };
  return {
    challenge: 1,
    game: game.id,
    rules: game.version,
    seats,
    options,
    seat,
    levels: levels.map((level, at) => (at === seat ? null : (level ?? FOR_PEOPLE))),
    key: potOf(proof).root,
    from: {
      name,
      setup,
      events: lines.map((line) => JSON.parse(line) as Challenge['options']),
      people: levels.flatMap((level, at) => (level === null && at !== seat ? [at] : [])),
      ...(proof.proof === 2 && { chains: chainsOf(proof) }),
    },
  };
}

/** Those who get the link need not learn at which table it was: others may have talked there. */
function chainsOf({
  seats,
  steps,
  table,
}: Proof2): NonNullable<NonNullable<Challenge['from']>['chains']> {
  return { seats, steps, ...(steps.some(({ type }) => type === 'redealt') && { table }) };
}

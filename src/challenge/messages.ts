/**
 * Challenges, and what goes over HTTP about them, as schemas: the part of the protocol that only
 * those need who take one.
 */

import { givenShape, stepsShape } from '../dice/pot.ts';
import {
  day,
  event,
  LIMITS,
  level,
  number,
  options,
  personId,
  personName,
  rankedFields,
  seat,
  tableId,
  time,
} from '../protocol.ts';
import {
  described,
  fields,
  flag,
  listOf,
  matching,
  object,
  oneOf,
  orNull,
  type Read,
  text,
  whole,
} from '../shape.ts';

export { challengeId } from '../protocol.ts';
export const events = listOf(event, 1, LIMITS.events);

/** What is played, and against whom. */
const kind = {
  challenge: oneOf([1]),
  game: text,
  rules: described('The version of the rules.', whole(1, 1_000_000)),
  seats: whole(2, LIMITS.seats),
  options,
  seat: described('Where whoever takes the challenge sits.', seat),
  levels: described(
    'By seat, who plays it; null is the seat of whoever takes the challenge.',
    listOf(orNull(level), 2, LIMITS.seats),
  ),
};

/**
 * The same dice and the same bots for everybody who plays it: docs/challenges.md says how they
 * follow.
 */
export const challenge = fields(
  {
    ...kind,
    key: described(
      'What everything of chance follows from, 32 bytes in hex.',
      matching(/^[0-9a-f]{64}$/, '64 hex digits'),
    ),
  },
  {
    /** The one for everybody of this day. */
    day,
    /**
     * The finished game whose dice these are, and the other seats that people had in it: bots have
     * them now.
     */
    from: fields(
      { name: personName, setup: object, events, people: listOf(seat, 0, LIMITS.seats) },
      /**
       * What its seats added to the dice, under scheme 2; the table only if a backup was put back
       * during the game.
       */
      {
        chains: fields(
          { seats: listOf(givenShape, 2, LIMITS.seats), steps: stepsShape },
          { table: tableId },
        ),
      },
    ),
  },
);
export type Challenge = Read<typeof challenge>;

/** What the challenger achieved: whether they won, their points, and their turns. */
export const challengeOutcome = fields({ won: flag, score: number, turns: number });
export type ChallengeOutcome = Read<typeof challengeOutcome>;

/** A game as it was played, sent in to be checked and kept. */
export const attempt = fields({ challenge, events });
export const challengeResult = fields({
  person: personId,
  name: text,
  at: time,
  outcome: challengeOutcome,
});
export type ChallengeResult = Read<typeof challengeResult>;
/**
 * The best first; how many there are in all; who you are and your place among them, once you have
 * played.
 */
export const challengeResults = fields({
  results: listOf(challengeResult, 0, 200),
  count: number,
  you: orNull(personId),
  place: orNull(number),
});
export type ChallengeResults = Read<typeof challengeResults>;
/**
 * The challenge of a day without its key: until `closes` nobody is told that, and every throw comes
 * from the server.
 */
export const sealed = fields({ ...kind, ...rankedFields });
export type Sealed = Read<typeof sealed>;

export const daily = fields({
  today: sealed,
  yesterday: sealed,
  told: described(
    'The last day that is closed, with its key: its dice are for playing for oneself, and for checking.',
    challenge,
  ),
  table: described('Where you play the one of today, once you have begun.', orNull(tableId)),
});
export type Daily = Read<typeof daily>;

export const rankedTable = fields({ table: tableId, day });

/**
 * The outcome of one play of a challenge, and after which event each turn of the challenger ended.
 */

import type { AnyGame, Seat } from '../game.ts';
import { type OpenRecord, readEvent } from '../record/record.ts';
import { Refusal } from '../shape.ts';
import { beginningOf } from './beginning.ts';
import type { Challenge, ChallengeOutcome } from './messages.ts';
import { ChallengeTurns } from './turns.ts';

export interface ChallengeStory {
  readonly outcome: ChallengeOutcome;
  /** After how many events each turn of the challenger was over. */
  readonly ends: readonly number[];
}

/**
 * Throws a Refusal if the rules don't allow it, or it stops before the end. Dice and moves of the
 * others are not checked here.
 */
export function storyOf(
  challenge: Challenge,
  game: AnyGame,
  events: readonly unknown[],
): ChallengeStory {
  return storyFrom(beginningOf(challenge, game), challenge.seat, events);
}

/** The same of a game that began so; it is played on in this record. */
export function storyFrom(
  record: OpenRecord,
  seat: Seat,
  events: readonly unknown[],
): ChallengeStory {
  const { game, seats } = record;
  const turns = new ChallengeTurns(game, seats, record.state);
  const ends: number[] = [];
  for (const json of events) {
    const event = readEvent(game, json);
    const wasMine = turns.holder === seat;
    record.add(event);
    turns.add(event, record.state);
    if (wasMine && turns.holder !== seat) ends.push(record.events);
  }
  const { state } = record;
  if (game.waiting(state).type !== 'over') throw new Refusal('the game is not over');
  if (turns.holder === seat) ends.push(record.events);
  return {
    outcome: {
      won: game.winners(state).includes(seat),
      score: game.scores(state)[seat] ?? 0,
      turns: ends.length,
    },
    ends,
  };
}

/**
 * The greater the better: a win, more points; and among equals the quicker win, the longer
 * resistance.
 */
export function rankOf({ won, score, turns }: ChallengeOutcome): number {
  const pace = Math.min(turns, MOST_TURNS);
  return (won ? 1 : 0) * WIN + score * (MOST_TURNS + 1) + (won ? MOST_TURNS - pace : pace);
}

const MOST_TURNS = 999;
const WIN = 1e12;

/** What came of a challenge, told by the events of one play of it: the outcome, and where each turn of the challenger ended. */

import type { AnyGame, Seat } from '../game.ts';
import { type OpenRecord, readEvent } from '../record.ts';
import { Refusal } from '../shape.ts';
import { beginningOf } from './beginning.ts';
import type { Challenge, Outcome } from './messages.ts';
import { Turns } from './turns.ts';

export interface Story {
  readonly outcome: Outcome;
  /** After how many events each turn of the challenger was over. */
  readonly ends: readonly number[];
}

/** Throws a Refusal where the rules can't have it, or it stops before the end. Whose dice and moves they are is not asked here. */
export function storyOf(challenge: Challenge, game: AnyGame, events: readonly unknown[]): Story {
  return storyFrom(beginningOf(challenge, game), challenge.seat, events);
}

/** The same of a game that began so; it is played on in this record. */
export function storyFrom(record: OpenRecord, seat: Seat, events: readonly unknown[]): Story {
  const { game, seats } = record;
  const turns = new Turns(game, seats, record.state);
  const ends: number[] = [];
  for (const json of events) {
    const event = readEvent(game, json);
    const wasMine = turns.holder === seat;
    record.add(event);
    turns.add(event, record.state);
    if (wasMine && turns.holder !== seat) ends.push(record.events);
  }
  const { state } = record;
  if (game.waiting(state).kind !== 'over') throw new Refusal('the game is not over');
  if (turns.holder === seat) ends.push(record.events);
  return { outcome: { won: game.winners(state).includes(seat), score: game.scores(state)[seat] ?? 0, turns: ends.length }, ends };
}

/** The greater the better: a win, more points; and among equals the quicker win, the longer resistance. */
export function rankOf({ won, score, turns }: Outcome): number {
  const pace = Math.min(turns, MOST_TURNS);
  return (won ? 1 : 0) * WIN + score * (MOST_TURNS + 1) + (won ? MOST_TURNS - pace : pace);
}

const MOST_TURNS = 999;
const WIN = 1e12;

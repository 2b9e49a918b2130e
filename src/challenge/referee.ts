/**
 * Plays a challenge again from the events that somebody sent in, and believes none of them: each
 * throw must be the one that follows, each move of a bot the one that this bot makes there, each
 * move of the challenger legal, and the game over.
 */

import type { Level } from '../bots/bot.ts';
import { deal } from '../chance.ts';
import type { AnyGame, CommonView, GameTypes, HostChoices } from '../game.ts';
import { type Dice, GameInProgress } from '../game-in-progress.ts';
import { makeHeader, type OpenRecord, readEvent } from '../record/record.ts';
import { sameJson } from '../same-json.ts';
import { Refusal } from '../shape.ts';
import { beginningOf } from './beginning.ts';
import { ChallengeDice } from './dice.ts';
import type { Challenge, ChallengeOutcome } from './messages.ts';
import { OriginDice } from './origin-dice.ts';
import { storyOf } from './story.ts';

/** A bot of this level, here or in a thread. */
export type Choose = (
  game: string,
  level: Level,
  view: CommonView,
  moves: readonly GameTypes['move'][],
  seed: string,
) => Promise<GameTypes['move']>;

export interface Judged {
  readonly outcome: ChallengeOutcome;
  /** The record, as it follows. */
  readonly record: readonly string[];
}

/** Rejects with a Refusal that names the event at fault, counted from 1. */
export async function judgeAttempt(
  challenge: Challenge,
  game: AnyGame,
  events: readonly unknown[],
  choose: Choose,
): Promise<Judged> {
  // what costs little is looked at before bots are asked to think
  const { outcome } = storyOf(challenge, game, events);
  return {
    outcome,
    record: await replay(
      challenge,
      game,
      events,
      new ChallengeDice(challenge, game),
      challenge.levels,
      choose,
    ),
  };
}

/**
 * The game that a challenge comes from: its start and every throw must follow from the key as they
 * did at its own table, each move of a bot must be the one that this bot makes there. Rejects with
 * a Refusal as judge() does.
 */
export async function judgeOrigin(
  challenge: Challenge,
  game: AnyGame,
  choose: Choose,
): Promise<void> {
  const { from, levels } = challenge;
  if (from === undefined) return;
  const dice = new OriginDice(challenge.key, from.chains);
  if (!isDealt(challenge, game, dice)) throw new Refusal('the lots fall otherwise', 'setup');
  // what people did is theirs
  const bots = levels.map((level, seat) => (from.people.includes(seat) ? null : level));
  await replay(challenge, game, from.events, dice, bots, choose);
  dice.end(from.events.length);
}

/** Whether the start is the one that the key deals; the host may have named who is first. */
function isDealt({ seats, options, from }: Challenge, game: AnyGame, dice: Dice): boolean {
  const known = game.options(seats)(options);
  const isNamed = game.lots(seats, known).some(({ choice }) => choice === 'first');
  const named: readonly HostChoices[] = isNamed
    ? Array.from({ length: seats }, (_, first) => ({ first }))
    : [];
  return [{}, ...named].some((choice) =>
    sameJson(deal(game, seats, known, dice.setup(), choice), from?.setup),
  );
}

interface ReplayDice extends Dice {
  bot(number: number): string;
  /** Told of an event that asks nothing. */
  pass?(number: number): void;
}

/** The record, as it follows from these dice and the bots on these seats. */
async function replay(
  challenge: Challenge,
  game: AnyGame,
  events: readonly unknown[],
  dice: ReplayDice,
  levels: readonly (Level | null)[],
  choose: Choose,
): Promise<readonly string[]> {
  const start = beginningOf(challenge, game);
  const table = new GameInProgress(
    start,
    [makeHeader(game, start.seats, start.options, start.setup)],
    dice,
  );
  const moves = new Array<number>(start.seats).fill(0);
  for (const [index, json] of events.entries()) {
    const { seat, move, answer } = readEvent(game, json);
    const level = levels[seat];
    if (level !== null && level !== undefined) {
      const seed = `${dice.bot(moves[seat] ?? 0)}/${seat}`;
      const offered = table.moves(seat);
      const chosen =
        offered.length === 1
          ? offered[0]
          : await choose(game.id, level, table.see(seat), offered, seed);
      if (!sameJson(chosen, move)) throw new Refusal('the bot plays otherwise', `events[${index}]`);
    }
    const played = table.try(seat, move);
    if (!played.ok) throw new Refusal(played.reason, `events[${index}]`);
    if (!sameJson(played.event.answer, answer))
      throw new Refusal('the dice fall otherwise', `events[${index}]`);
    if (answer === undefined) dice.pass?.(index);
    table.keep(played);
    moves[seat] = (moves[seat] ?? 0) + 1;
  }
  return table.record;
}

/**
 * How many of chance's answers in a play follow from the challenge, and out of how many: for the
 * challenger's own device.
 */
export function follows(
  challenge: Challenge,
  game: AnyGame,
  events: readonly unknown[],
): { readonly asked: number; readonly follow: number } {
  const answers = [...answersOf(challenge, beginningOf(challenge, game), events)];
  return { asked: answers.length, follow: answers.filter((answer) => answer.follows).length };
}

/** An answer of chance in a play of a challenge. */
export interface ChallengeAnswer {
  /** Which of the events has it, counted from 0. */
  readonly event: number;
  readonly recorded: GameTypes['answer'];
  readonly follows: boolean;
}

/**
 * All of them in a play that began so. Goes on with what was recorded: one wrong throw does not
 * make the next one wrong.
 */
export function* answersOf(
  challenge: Challenge,
  start: OpenRecord,
  events: readonly unknown[],
): Generator<ChallengeAnswer> {
  const { game, seats, options, setup } = start;
  const table = new GameInProgress(
    start,
    [makeHeader(game, seats, options, setup)],
    new ChallengeDice(challenge, game),
  );
  for (const [index, json] of events.entries()) {
    const event = readEvent(game, json);
    const { seat, move, answer: recorded } = event;
    if (recorded !== undefined) {
      const played = table.try(seat, move);
      yield {
        event: index,
        recorded,
        follows: played.ok && sameJson(played.event.answer, recorded),
      };
    }
    table.add(event);
  }
}

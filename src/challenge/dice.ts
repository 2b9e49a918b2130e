/**
 * The dice of a challenge. Each question to chance is named by its place (src/challenge/turns.ts)
 * and answered from the key of the challenge under that name. If the challenge comes from a
 * finished game, the faces that lay at that place come first: the moves of that game throw its
 * dice, and further throws are answered from the key.
 */

import { RootDice } from '../dice/fair.ts';
import { type AnyGame, valuesOf } from '../game.ts';
import type { Asked, Dice } from '../game-in-progress.ts';
import type { Random } from '../random.ts';
import { OpenRecord, readEvent } from '../record/record.ts';
import { beginningOf } from './beginning.ts';
import type { Challenge } from './messages.ts';
import { ChallengeTurns, type QuestionPlace } from './turns.ts';

export class ChallengeDice implements Dice {
  readonly #root: RootDice;
  readonly #challenge: Challenge;
  readonly #game: AnyGame;
  #tape: ReadonlyMap<QuestionPlace, readonly number[]> | undefined;
  #past: Past | undefined;

  constructor(challenge: Challenge, game: AnyGame) {
    this.#root = new RootDice(challenge.key);
    this.#challenge = challenge;
    this.#game = game;
  }

  setup(): Random {
    return this.#root.setup();
  }

  /** Seed for a bot whose seat has made `number` moves. */
  bot(number: number): string {
    return this.#root.bot(number);
  }

  event(_number: number, asked: Asked): Random {
    this.#tape ??= tapeOf(this.#challenge, this.#game);
    const place = this.#pastOf(asked.record).place(asked);
    return new Played(this.#tape.get(place) ?? [], this.#root.source(`turn ${place}`));
  }

  /** The record only grows: what was read once is not read again. */
  #pastOf(record: readonly string[]): Past {
    const known = this.#past?.isOf(record) === true ? this.#past : undefined;
    const past = known ?? new Past(this.#game, record);
    this.#past = past;
    past.read(record);
    return past;
  }
}

/** A record as far as it has been read. */
class Past {
  readonly #header: string;
  readonly #record: OpenRecord;
  readonly #turns: ChallengeTurns;

  constructor(game: AnyGame, [header = '']: readonly string[]) {
    const { seats, options, setup } = JSON.parse(header) as OpenRecord;
    this.#header = header;
    this.#record = new OpenRecord(game, seats, options, setup);
    this.#turns = new ChallengeTurns(game, seats, this.#record.state);
  }

  isOf([header]: readonly string[]): boolean {
    return header === this.#header;
  }

  read(record: readonly string[]): void {
    for (const line of record.slice(1 + this.#record.events)) {
      const event = readEvent(this.#record.game, JSON.parse(line));
      this.#record.add(event);
      this.#turns.add(event, this.#record.state);
    }
  }

  place({ seat, move }: Asked): QuestionPlace {
    return this.#turns.place(seat, move.type);
  }
}

/** What chance answered in the game that the challenge comes from, by place. */
function tapeOf(
  challenge: Challenge,
  game: AnyGame,
): ReadonlyMap<QuestionPlace, readonly number[]> {
  const tape = new Map<QuestionPlace, readonly number[]>();
  if (challenge.from === undefined) return tape;
  const { state, seats } = beginningOf(challenge, game);
  const turns = new ChallengeTurns(game, seats, state);
  for (const json of challenge.from.events) {
    const event = readEvent(game, json);
    const { seat, move, answer } = event;
    game.play(state, seat, game.encode(state, move));
    if (answer !== undefined) {
      const values = valuesOf(game, state, answer);
      tape.set(turns.place(seat, move.type), values);
      game.settle(state, values);
    }
    turns.add(event, state);
  }
  return tape;
}

/**
 * Values that are known, then a source. A value too large for what is asked is passed over: a hand
 * may be smaller than it was.
 */
class Played implements Random {
  readonly #values: readonly number[];
  readonly #rest: Random;
  #at = 0;

  constructor(values: readonly number[], rest: Random) {
    this.#values = values;
    this.#rest = rest;
  }

  below(n: number): number {
    const value = this.#values[this.#at++];
    return value !== undefined && value < n ? value : this.#rest.below(n);
  }
}

/** The seats that bots play: their own, those they hold, and those whose owner's time is over. */

import type { GameTypes, Seat } from '../../game.ts';
import type { GameSoFar } from '../../game-in-progress.ts';
import { type Decided, decideForBot, NOTHING } from '../fold/deeds.ts';
import type { Entry } from '../fold/journal.ts';
import { STAND_IN, type TableState } from '../fold/table-state.ts';
import type { Audience } from './audience.ts';
import type { BotThrows } from './bot-throws.ts';
import type { Core } from './core.ts';

/** How soon a bot tries again that could not move. */
const AGAIN = 1000;

export class BotSeats {
  readonly #core: Core;
  readonly #audience: Audience;
  readonly #throws: BotThrows;
  /** Called when a bot is done, and may be asked the next question. */
  readonly #done: () => void;
  /** By seat, the number of the question that a bot is thinking about. */
  readonly #thinking = new Map<Seat, number>();

  constructor(core: Core, audience: Audience, done: () => void) {
    this.#core = core;
    this.#audience = audience;
    this.#throws = core.context.botThrows(core.table);
    this.#done = done;
  }

  get areThinking(): boolean {
    return this.#thinking.size > 0;
  }

  /** Every bot that is asked and is ours to move, unless nobody would see it. */
  letThink(isOurs: (seat: Seat) => boolean): void {
    if (this.#isDeserted) return;
    const { table } = this.#core;
    for (const seat of table.toMove)
      if (table.isPlayedByBot(seat) && isOurs(seat)) this.letMove(seat);
  }

  letMove(seat: Seat): void {
    this.#move(seat).catch((error: unknown) => this.#core.setAside(error));
  }

  /** Nobody plays and nobody looks: bots alone play for no one, and go on when somebody comes. */
  get #isDeserted(): boolean {
    return this.#core.table.isLeftToBots && this.#audience.count === 0;
  }

  /** An entry was stored: what a bot chose may have been thrown for. */
  added(entry: Entry): void {
    const seat = this.#throws.thrown(entry);
    if (seat !== undefined) this.#thinking.delete(seat);
  }

  async #move(seat: Seat): Promise<void> {
    const { context, table } = this.#core;
    const question = table.askedAt[seat] as number;
    const game = table.table;
    if (game === undefined || this.#thinking.get(seat) === question) return;
    this.#thinking.set(seat, question);
    const moves = game.moves(seat);
    const seed = table.botSeed(seat);
    try {
      const move = await this.#choose(game, seat, moves, seed);
      if (this.#core.isClosed) return;
      if (this.#throws.waitsFor({ seat, move }, question)) return;
      const outcome = await this.#core.enact((now, at) =>
        this.#decide(now, seat, move, question, at),
      );
      if ('code' in outcome) throw new Error(`${outcome.reason} ${outcome.detail ?? ''}`.trimEnd());
    } catch (error) {
      if (this.#core.isClosed) return;
      context.log.error('bot_move_failed', { table: table.id, seat, error });
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
    // it may be asked the next question already
    if (this.#thinking.get(seat) === question) this.#thinking.delete(seat);
    this.#done();
  }

  /**
   * The moment at which a bot moves tells nothing of what it thought: it thinks at once and waits
   * for the rest of the pause.
   */
  async #choose(
    game: GameSoFar,
    seat: Seat,
    moves: readonly GameTypes['move'][],
    seed: string,
  ): Promise<GameTypes['move']> {
    const { context, table } = this.#core;
    const begin = context.now();
    const sitter = table.seats[seat];
    const level = sitter?.kind === 'bot' ? sitter.level : STAND_IN;
    const { id } = table.game;
    const move =
      moves.length === 1
        ? (moves[0] as GameTypes['move'])
        : await context.brain.choose(id, level, game.see(seat), moves, seed, table.opening.by);
    const rest = context.pauses.bot - (context.now() - begin);
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    return move;
  }

  #decide(
    now: TableState,
    seat: Seat,
    move: GameTypes['move'],
    question: number,
    at: number,
  ): Decided {
    if (now.askedAt[seat] !== question || !now.toMove.includes(seat) || this.#isDeserted)
      return NOTHING;
    if (now.isPlayedByBot(seat)) return decideForBot(now, seat, move, at, false);
    // Whoever left and came back while the bot thought plays on until the time is over, and not a
    // moment longer.
    return (now.clocks.deadline(seat) ?? Number.POSITIVE_INFINITY) <= at
      ? decideForBot(now, seat, move, at, true)
      : NOTHING;
  }
}

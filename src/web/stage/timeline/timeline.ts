/**
 * A record to look back at: any moment of it through anybody's eyes, what was told of it, and where
 * somebody had a choice. A position is the number of events that have happened: 0 is the start.
 * States are kept every few events and played on from there, so that a long game takes little
 * memory and any moment little time.
 */

import {
  type AnyGame,
  type CommonView,
  type Event,
  type GameTypes,
  hasSeat,
  type Seat,
  seatsOf,
  type Viewer,
  valuesOf,
} from '../../../game.ts';
import { type OpenRecord, readTold, tellEvent } from '../../../record/record.ts';
import type { ToldStep } from '../../kit/contracts/board.ts';

/** A moment at which a seat had more than one way to go on, and the way it took. */
export interface Decision {
  readonly seat: Seat;
  readonly moves: readonly GameTypes['move'][];
  /** Spelled as in `moves`; a record may list two cards in another order. */
  readonly chosen: GameTypes['move'];
}

export interface Outcome {
  readonly isOver: boolean;
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
}

/** Events from one kept state to the next. */
const SPAN = 32;

/** Takes a record in, event by event. */
export class TimelineBuilder {
  readonly #record: OpenRecord;
  readonly #events: Event[] = [];
  readonly #kept: unknown[] = [];
  /** Before each event, how many moves its seat had. */
  readonly #ways: number[] = [];

  constructor(record: OpenRecord) {
    this.#record = record;
  }

  get game(): AnyGame {
    return this.#record.game;
  }

  /** Throws a Refusal if the rules or chance could not have it. */
  add(event: Event): void {
    const { game, state } = this.#record;
    if (this.#events.length % SPAN === 0) this.#kept.push(game.copy(state));
    const ways = hasSeat(game.toMove(state), event.seat)
      ? game.legal(state, event.seat).codes.length
      : 0;
    this.#record.add(event);
    this.#ways.push(ways);
    this.#events.push(event);
  }

  build(): Timeline {
    if (this.#kept.length === 0) this.#kept.push(this.#record.game.copy(this.#record.state));
    return new Timeline(this.#record, this.#events, this.#kept, this.#ways);
  }
}

export class Timeline {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: object;
  readonly setup: object;
  readonly events: readonly Event[];
  readonly outcome: Outcome;
  readonly #kept: readonly unknown[];
  readonly #ways: readonly number[];
  readonly #told = new Map<Viewer, readonly ToldStep[]>();
  /** The position that was looked at last: the next look is mostly one further. */
  #last: { readonly at: number; readonly state: unknown };

  constructor(
    { game, seats, options, setup, state }: OpenRecord,
    events: readonly Event[],
    kept: readonly unknown[],
    ways: readonly number[],
  ) {
    this.game = game;
    this.seats = seats;
    this.options = options;
    this.setup = setup;
    this.events = events;
    this.outcome = {
      isOver: game.toMove(state) === 0,
      scores: game.scores(state),
      winners: game.winners(state),
    };
    this.#kept = kept;
    this.#ways = ways;
    this.#last = { at: 0, state: kept[0] };
  }

  /** The last position. */
  get end(): number {
    return this.events.length;
  }

  /** Whether anything is kept from anybody in this game: if not, all eyes see the same. */
  get hasSecrets(): boolean {
    return this.game.secrets.length > 0;
  }

  view(at: number, viewer: Viewer): CommonView {
    return this.game.view(this.#state(at), viewer);
  }

  /** The seats that are asked at this position. */
  asked(at: number): readonly Seat[] {
    return seatsOf(this.game.toMove(this.#state(at)));
  }

  /** Every event as this viewer was told it; the number of a step is the position it leads to. */
  told(viewer: Viewer): readonly ToldStep[] {
    const known = this.#told.get(viewer);
    if (known !== undefined) return known;
    const { game } = this;
    const state = game.copy(this.#kept[0]);
    const told = this.events.map((event, index): ToldStep => {
      const line = tellEvent(game, state, event, viewer);
      play(game, state, event);
      return { n: index + 1, event: readTold(game, line) };
    });
    this.#told.set(viewer, told);
    return told;
  }

  /**
   * The choice that is made at this position; undefined if there was but one way, or nobody is
   * asked any more.
   */
  decision(at: number): Decision | undefined {
    const event = this.events[at];
    if (event === undefined || !this.#isDecision(at)) return undefined;
    const { game } = this;
    const { seat, move } = event;
    const state = this.#state(at);
    return {
      seat,
      moves: game.moves(state, seat),
      chosen: game.decode(state, game.encode(state, move)),
    };
  }

  /**
   * The first position after this one at which somebody, or this seat, decides; undefined if
   * there is none.
   */
  nextDecision(after: number, seat?: Seat): number | undefined {
    const found = this.events.findIndex(
      (event, at) =>
        at > after && this.#isDecision(at) && (seat === undefined || event.seat === seat),
    );
    return found < 0 ? undefined : found;
  }

  #isDecision(at: number): boolean {
    return (this.#ways[at] ?? 0) > 1;
  }

  #state(at: number): unknown {
    if (this.#last.at === at) return this.#last.state;
    const mark = Math.min(Math.floor(at / SPAN), this.#kept.length - 1);
    const isNear = this.#last.at < at && this.#last.at > mark * SPAN;
    const from = isNear ? this.#last.at : mark * SPAN;
    const state = this.game.copy(isNear ? this.#last.state : this.#kept[mark]);
    for (const event of this.events.slice(from, at)) play(this.game, state, event);
    this.#last = { at, state };
    return state;
  }
}

/** Plays an event that the rules have accepted before. */
function play(game: AnyGame, state: unknown, { seat, move, answer }: Event): void {
  game.play(state, seat, game.encode(state, move));
  if (answer !== undefined) game.settle(state, valuesOf(game, state, answer));
}

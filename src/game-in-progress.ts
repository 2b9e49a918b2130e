/**
 * A game in progress with its types hidden: what is awaited, what each seat may do, play(), see(),
 * and the record so far. The one authority, whether the players sit at one terminal, in a browser
 * or around a server.
 */

import { deal, draw, type HostChoices } from './chance.ts';
import {
  type AnyGame,
  type Chance,
  type CommonView,
  type GameTypes,
  type Seat,
  seatsOf,
  type Viewer,
  valuesOf,
  type Waiting,
  whyNot,
} from './game.ts';
import type { Random } from './random.ts';
import {
  type Event,
  lineOf,
  makeEvent,
  makeHeader,
  OpenRecord,
  readEvent,
  tellEvent,
} from './record/record.ts';
import { Refusal } from './shape.ts';

/**
 * A move as it came out, dice included, with everything that was worked out on the way. It is known
 * to the authority alone: the state after it holds every secret.
 */
export interface Play {
  readonly ok: true;
  readonly event: Event;
  /** The event as the record spells it. */
  readonly line: string;
  /** Whether the game is over with it. */
  readonly isLast: boolean;
  /** The state that it was tried on, and the one it leads to. */
  readonly before: unknown;
  readonly after: unknown;
}

export type Played = Play | { readonly ok: false; readonly reason: string };

/** What chance is asked to answer: a seat's move, after the events of this record. */
export interface Asked {
  readonly seat: Seat;
  readonly move: GameTypes['move'];
  /** Its lines, from the header on. */
  readonly record: readonly string[];
  /** What the seat adds to this throw: a link of its chain. */
  readonly link: string | undefined;
}

/** How a move is answered, unless the dice do it alone. */
export interface Answering {
  /** What somebody says that their own dice have shown. */
  readonly seen?: GameTypes['answer'] | undefined;
  /** What the seat adds to the throw. */
  readonly link?: string | undefined;
}

/**
 * Where chance's answers come from: a source for the setup, and one for the event of this number,
 * counted from 0.
 */
export interface Dice {
  setup(): Random;
  event(number: number, asked: Asked): Random;
}

const DICE_ALONE: Answering = {};

/** One source for everything, in the order it is asked. */
export function oneSource(random: Random): Dice {
  return { setup: () => random, event: () => random };
}

export class GameInProgress {
  readonly game: AnyGame;
  readonly seats: number;
  readonly #dice: Pick<Dice, 'event'>;
  readonly #lines: string[];
  readonly #options: object;
  #setup: object;
  #state: unknown;

  /** Goes on from a record, whose chance was answered elsewhere; from now on the dice answer. */
  constructor(
    record: Pick<OpenRecord, 'game' | 'seats' | 'options' | 'setup' | 'state'>,
    lines: readonly string[],
    dice: Pick<Dice, 'event'>,
  ) {
    this.game = record.game;
    this.seats = record.seats;
    this.#dice = dice;
    this.#lines = [...lines];
    this.#options = record.options;
    this.#setup = record.setup;
    this.#state = record.state;
  }

  /** Sits down at a new game; its setup is drawn by lot, but for what is named. */
  static open(
    game: AnyGame,
    seats: number,
    options: object,
    dice: Dice,
    named?: HostChoices,
  ): GameInProgress {
    return GameInProgress.begin(
      game,
      seats,
      options,
      deal(game, seats, options, dice.setup(), named),
      dice,
    );
  }

  /** Sits down at a new game whose setup is known. */
  static begin(
    game: AnyGame,
    seats: number,
    options: object,
    setup: object,
    dice: Pick<Dice, 'event'>,
  ): GameInProgress {
    return new GameInProgress(
      new OpenRecord(game, seats, options, setup),
      [makeHeader(game, seats, options, setup)],
      dice,
    );
  }

  /**
   * The same game, to go on with by itself. A state that was kept never changes, so both may have
   * it.
   */
  fork(): GameInProgress {
    const { game, seats } = this;
    const record = { game, seats, options: this.#options, setup: this.#setup, state: this.#state };
    return new GameInProgress(record, this.#lines, this.#dice);
  }

  get waiting(): Waiting {
    return this.game.waiting(this.#state);
  }

  /** The seats that may act now. */
  get toMove(): readonly Seat[] {
    return seatsOf(this.game.toMove(this.#state));
  }

  /** The same as a set of bits. */
  get awaited(): number {
    return this.game.toMove(this.#state);
  }

  get scores(): readonly number[] {
    return this.game.scores(this.#state);
  }

  get winners(): readonly Seat[] {
    return this.game.winners(this.#state);
  }

  get events(): number {
    return this.#lines.length - 1;
  }

  moves(seat: Seat): readonly GameTypes['move'][] {
    return this.game.moves(this.#state, seat);
  }

  see(viewer: Viewer): CommonView {
    return this.game.view(this.#state, viewer);
  }

  /**
   * The line of an event that is about to be kept, as this viewer may write it down; `line` is the
   * whole one, for whoever has it already.
   */
  tell(event: Event, viewer: Viewer, line?: string): string {
    const whole = lineOf(event);
    const told = tellEvent(this.game, this.#state, event, viewer, whole);
    return told === whole ? (line ?? makeEvent(event)) : JSON.stringify(told);
  }

  /** Whether this viewer is told less of an event than happened. */
  hides(event: Event, viewer: Viewer): boolean {
    return this.game.hidden(this.#state, event, viewer).length > 0;
  }

  /**
   * Plays a move, and lets chance answer it where it must. What is not offered is refused and
   * changes nothing.
   */
  play(seat: Seat, move: GameTypes['move']): Played {
    const tried = this.try(seat, move);
    if (tried.ok) this.keep(tried);
    return tried;
  }

  /**
   * What playing this move would come to, dice included: those of the table, or what somebody says
   * that their own have shown. Nothing changes until that is kept.
   */
  try(seat: Seat, move: GameTypes['move'], { seen, link }: Answering = DICE_ALONE): Played {
    const { game } = this;
    const code = game.encode(this.#state, move);
    const reason = whyNot(game, this.#state, seat, code);
    if (reason !== undefined) return { ok: false, reason };
    const moved = game.copy(this.#state); // nobody else sees it before it is settled
    game.play(moved, seat, code);
    const chance = game.chance(moved);
    if (chance === undefined && seen === undefined) return this.#played({ seat, move }, moved);
    const asked = { seat, move, record: this.#lines, link };
    const values =
      seen !== undefined
        ? this.#valuesOf(moved, seen)
        : draw(chance as Chance, this.#dice.event(this.events, asked));
    if (typeof values === 'string') return { ok: false, reason: values };
    const answer = game.answer(moved, values);
    game.settle(moved, values);
    return this.#played({ seat, move, answer }, moved);
  }

  /** Why chance can't have said so, if it can't. */
  #valuesOf(moved: unknown, seen: GameTypes['answer']): readonly number[] | string {
    try {
      return valuesOf(this.game, moved, seen);
    } catch (error) {
      if (error instanceof Refusal) return error.message;
      throw error;
    }
  }

  /** The place at which this move makes something show that nobody has seen yet. */
  turnsUp(seat: Seat, move: GameTypes['move']): number | undefined {
    return this.game.refusal(this.#state, seat, move) === undefined
      ? this.game.unseen?.turnsUp(this.#state, move)
      : undefined;
  }

  /**
   * The setup in which this shows next at a place: it was a guess until now. Throws a Refusal if it
   * can't be there.
   */
  setupWith(place: number, thing: string): object {
    const { unseen } = this.game;
    if (unseen === undefined) throw new Refusal(`${this.game.id} hides nothing in its setup`);
    return unseen.fix(this.#setup, unseen.shown(this.#state), place, thing);
  }

  /** Somebody sees what shows next at a place. Nothing that has shown before changes. */
  fix(place: number, thing: string): void {
    this.#setup = this.setupWith(place, thing);
    const record = new OpenRecord(this.game, this.seats, this.#options, this.#setup);
    for (const line of this.#lines.slice(1)) record.add(readEvent(this.game, JSON.parse(line)));
    this.#lines[0] = makeHeader(this.game, this.seats, this.#options, this.#setup);
    this.#state = record.state;
  }

  #played(event: Event, after: unknown): Play {
    const isLast = this.game.toMove(after) === 0;
    return { ok: true, event, line: makeEvent(event), isLast, before: this.#state, after };
  }

  /**
   * Takes what was tried into the record. If something has changed since, it is worked out again.
   */
  keep({ event, line, before, after }: Play): void {
    if (before !== this.#state) this.add(event);
    else {
      this.#lines.push(line);
      this.#state = after;
    }
  }

  /**
   * Takes an event into the record that a stored one tells. Throws a Refusal where the rules can't
   * have it.
   */
  add(event: Event): void {
    const { seat, move, answer } = event;
    const moved = this.game.move(this.#state, seat, move);
    this.#state = answer === undefined ? moved : this.game.answered(moved, answer);
    this.#lines.push(makeEvent(event));
  }

  /** Holds every secret: for the authority to keep, for the players only when the game is over. */
  get record(): readonly string[] {
    return this.#lines;
  }
}

/** A game that may be looked at, and its moves tried, but that somebody else goes on with. */
export type GameSoFar = Omit<GameInProgress, 'play' | 'keep' | 'add' | 'fix'>;

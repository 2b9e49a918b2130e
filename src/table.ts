/**
 * A game in progress with its types hidden: what is awaited, what each seat may do, play(), see(), and the record so far.
 * The one authority, whether the players sit at one terminal, in a browser or around a server.
 */

import { deal, draw, type Named } from './chance.ts';
import {
  type AnyGame,
  type Chance,
  type CommonView,
  type Kinds,
  type Seat,
  seatsOf,
  type Viewer,
  valuesOf,
  type Waiting,
} from './game.ts';
import type { Random } from './random.ts';
import { type Event, lineOf, makeEvent, makeHeader, OpenRecord, readEvent, tellEvent } from './record.ts';
import { Refusal } from './shape.ts';

export type Played = { readonly ok: true; readonly event: Event } | { readonly ok: false; readonly reason: string };

/** What chance is asked to answer: a seat's move, after the events of this record. */
export interface Asked {
  readonly seat: Seat;
  readonly move: Kinds['move'];
  /** Its lines, from the header on. */
  readonly record: readonly string[];
}

/** Where chance's answers come from: a source for the setup, and one for the event of this number, counted from 0. */
export interface Dice {
  setup(): Random;
  event(number: number, asked: Asked): Random;
}

/** One source for everything, in the order it is asked. */
export function oneSource(random: Random): Dice {
  return { setup: () => random, event: () => random };
}

export class Table {
  readonly game: AnyGame;
  readonly seats: number;
  readonly #dice: Dice;
  readonly #lines: string[];
  readonly #options: object;
  #setup: object;
  #state: unknown;
  /** What try() last came to, and its line, so that keep() need not work them out again. */
  #tried: { readonly event: Event; readonly state: unknown; readonly line: string } | undefined;

  /** Goes on from a record, whose chance was answered elsewhere; from now on the dice answer. */
  constructor(record: Pick<OpenRecord, 'game' | 'seats' | 'options' | 'setup' | 'state'>, lines: readonly string[], dice: Dice) {
    this.game = record.game;
    this.seats = record.seats;
    this.#dice = dice;
    this.#lines = [...lines];
    this.#options = record.options;
    this.#setup = record.setup;
    this.#state = record.state;
  }

  /** Sits down at a new game; its setup is drawn by lot, but for what is named. */
  static open(game: AnyGame, seats: number, options: object, dice: Dice, named?: Named): Table {
    return Table.begin(game, seats, options, deal(game, seats, options, dice.setup(), named), dice);
  }

  /** Sits down at a new game whose setup is known. */
  static begin(game: AnyGame, seats: number, options: object, setup: object, dice: Dice): Table {
    return new Table(new OpenRecord(game, seats, options, setup), [makeHeader(game, seats, options, setup)], dice);
  }

  /** The same game, to go on with by itself. A state that was kept never changes, so both may have it. */
  fork(): Table {
    const { game, seats } = this;
    const record = { game, seats, options: this.#options, setup: this.#setup, state: this.#state };
    return new Table(record, this.#lines, this.#dice);
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

  moves(seat: Seat): readonly Kinds['move'][] {
    return this.game.moves(this.#state, seat);
  }

  see(viewer: Viewer): CommonView {
    return this.game.view(this.#state, viewer);
  }

  /** The line of an event that is about to be kept. */
  spell(event: Event): string {
    return this.#tried?.event === event ? this.#tried.line : makeEvent(event);
  }

  /** The same as this viewer may write it down. */
  tell(event: Event, viewer: Viewer): string {
    const whole = lineOf(event);
    const told = tellEvent(this.game, this.#state, event, viewer, whole);
    return told === whole ? this.spell(event) : JSON.stringify(told);
  }

  /** Whether this viewer is told less of an event than happened. */
  hides(event: Event, viewer: Viewer): boolean {
    return this.game.hidden(this.#state, event, viewer).length > 0;
  }

  /** Plays a move, and lets chance answer it where it must. What is not offered is refused and changes nothing. */
  play(seat: Seat, move: Kinds['move']): Played {
    const tried = this.try(seat, move);
    if (tried.ok) this.keep(tried.event);
    return tried;
  }

  /**
   * What playing this move would come to, dice included: those of the table, or what somebody says that his own have shown.
   * Nothing changes until that event is kept.
   */
  try(seat: Seat, move: Kinds['move'], seen?: Kinds['answer']): Played {
    const reason = this.game.refusal(this.#state, seat, move);
    if (reason !== undefined) return { ok: false, reason };
    const moved = this.game.move(this.#state, seat, move);
    const chance = this.game.chance(moved);
    if (chance === undefined && seen === undefined) return this.#found({ seat, move }, moved);
    const asked = { seat, move, record: this.#lines };
    const values =
      seen !== undefined ? this.#valuesOf(moved, seen) : draw(chance as Chance, this.#dice.event(this.events, asked));
    if (typeof values === 'string') return { ok: false, reason: values };
    const answer = this.game.answer(moved, values);
    this.game.settle(moved, values); // in place: nobody else has seen this state yet
    return this.#found({ seat, move, answer }, moved);
  }

  /** Why chance can't have said so, where it can't. */
  #valuesOf(moved: unknown, seen: Kinds['answer']): readonly number[] | string {
    try {
      return valuesOf(this.game, moved, seen);
    } catch (error) {
      if (error instanceof Refusal) return error.message;
      throw error;
    }
  }

  /** The place at which this move makes something show that nobody has seen yet. */
  turnsUp(seat: Seat, move: Kinds['move']): number | undefined {
    return this.game.refusal(this.#state, seat, move) === undefined ? this.game.unseen?.turnsUp(this.#state, move) : undefined;
  }

  /** The setup where this shows next at a place: it was a guess until now. Throws a Refusal where it can't be there. */
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
    this.#tried = undefined;
  }

  #found(event: Event, state: unknown): Played {
    this.#tried = { event, state, line: makeEvent(event) };
    return { ok: true, event };
  }

  /** Whether the game is over with this event, which was just tried. */
  ends(event: Event): boolean {
    return this.#tried?.event === event && this.game.toMove(this.#tried.state) === 0;
  }

  /** Takes an event into the record: one that was tried, or one that a stored record tells. Throws a Refusal where the rules can't have it. */
  keep(event: Event): void {
    this.#lines.push(this.spell(event));
    this.#state = this.#tried?.event === event ? this.#tried.state : this.#after(event);
    this.#tried = undefined;
  }

  #after({ seat, move, answer }: Event): unknown {
    const moved = this.game.move(this.#state, seat, move);
    return answer === undefined ? moved : this.game.answered(moved, answer);
  }

  /** Holds every secret: for the authority to keep, for the players only when the game is over. */
  get record(): readonly string[] {
    return this.#lines;
  }
}

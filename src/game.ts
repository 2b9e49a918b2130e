/**
 * THE CONTRACT. Whoever reads this file can write a game, a bot, a client or a table.
 *
 * A game is a pure function of its record. Its state waits for exactly one thing: for seats to
 * move, for chance to answer, or for nothing because the game is over. Every value is plain JSON.
 *
 * The words:
 *   game     rules; a table is people playing one
 *   seat     a place at the table, 0 … n−1 clockwise; a side is what wins, a seat or a team of seats
 *   state    everything there is, secrets included; only its views leave the authority
 *   view     what one viewer may know
 *   move     what a seat chooses, as an object with a type: {type: 'place', square: 'c3'}
 *   answer   what chance replies to a move, as the fields a record shows: {faces: [2, 5]}
 *   event    a move and its answer together, one line of a record
 *   told     an event as one viewer could write it down: without the fields that are kept from them
 *   code     a move as a small whole number; values, an answer as small whole numbers
 *
 * Moves and codes are two spellings of one thing. A game is written once, on codes and in place
 * (Rules), which is what playouts, searches and replays run on; defineGame() adds the surface that
 * is pure and speaks in moves (Game). The laws in the comments are tests that every registered game
 * inherits: test/suites/contract.ts.
 */

import { isObject, Refusal, type Shape, type Shapes } from './shape.ts';

export type Seat = number;
export type Viewer = Seat | 'public';

/**
 * A question to chance: a number of draws, each uniform over 0 … sides−1 and independent of the
 * others. Five dice are {draws: 5, sides: 6}; a card drawn blind out of a hand of k is {draws: 1,
 * sides: k}. So each single answer has the weight 1 out of sides ** draws, exactly; src/chance.ts
 * counts and draws them.
 */
export interface Chance {
  readonly draws: number;
  readonly sides: number;
}

/**
 * What chance decides before the first move: one of n, or an order of n things, all equally likely.
 */
export interface Lot {
  readonly kind: 'one' | 'order';
  readonly of: number;
  /**
   * The host of a table may name it instead of leaving it to chance. Law: only if it is one of
   * n.
   */
  readonly choice?: keyof HostChoices;
}

/** What the host of a table has named. */
export interface HostChoices {
  readonly first?: Seat;
}

export type Waiting =
  // several at once while they commit in secret
  | { readonly type: 'seats'; readonly seats: readonly Seat[] }
  | { readonly type: 'chance'; readonly chance: Chance }
  | {
      readonly type: 'over';
      readonly scores: readonly number[];
      readonly winners: readonly Seat[];
    };

/**
 * What every view has; a game adds its own. Built up from nothing: a field that nobody wrote is
 * hidden.
 */
export interface CommonView {
  readonly game: string;
  readonly viewer: Viewer;
  readonly toMove: readonly Seat[];
  readonly over: boolean;
  readonly winners: readonly Seat[];
}

/** The types of one game, in one bundle. */
export interface GameTypes {
  state: unknown;
  move: { readonly type: string };
  answer: object;
  /**
   * The names of the fields of events that are not for everybody; never if a game has no
   * secrets.
   */
  secret: string;
  view: CommonView;
  options: object;
  setup: object;
}

export interface Event<K extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly move: K['move'];
  /** What chance answered, if it was asked. */
  readonly answer?: K['answer'];
}

/** An event as a viewer was told it. Fields that are kept from them are absent. */
export interface Told<K extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly move: Sparing<K['move'], K['secret']>;
  readonly answer?: Sparing<K['answer'], K['secret']>;
}

/** The same fields, but the secret ones may be absent. */
type Sparing<Fields, Secret> = Fields extends unknown
  ? Omit<Fields, SecretKey<Fields, Secret>> & Partial<Pick<Fields, SecretKey<Fields, Secret>>>
  : never;
type SecretKey<Fields, Secret> = Exclude<keyof Fields & Secret, 'type'>;

/** The fields of a move of this type besides the type itself. */
type MoveFields<Move, Type> = Move extends { readonly type: infer Own }
  ? Type extends Own
    ? Omit<Move, 'type'>
    : never
  : never;
type AnswerFields<Answer> = Answer extends unknown ? Shapes<Answer> : never;

/**
 * For each type of move the fields that a player chooses and the fields that chance answers with.
 */
export type EventFields<K extends GameTypes> = {
  readonly [Type in K['move']['type']]: {
    readonly move: Shapes<MoveFields<K['move'], Type>>;
    readonly answer?: AnswerFields<K['answer']>;
  };
};

/**
 * The legal moves of one seat, as codes. Lists that come again and again are made once and shared,
 * so that a playout or a search need not write them out; the same moves spelled out are filled in
 * when first asked for. Law: what a shared list spells does not depend on the state.
 */
export interface Offer<Move = GameTypes['move']> {
  readonly codes: readonly number[];
  moves?: readonly Move[];
}

export function offer<Move>(codes: readonly number[]): Offer<Move> {
  return { codes };
}

/**
 * What a game's folder writes. Functions that take a state and return nothing change it in place;
 * all others leave it alone. They hold no state of their own and touch no clock, generator, DOM or
 * Node module (a lint rule says so).
 */
export interface Rules<K extends GameTypes = GameTypes> {
  readonly id: string;
  /**
   * Raised whenever a stored record would be judged or continued otherwise than before; a table
   * goes on with the version it began with.
   */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /**
   * Every seat has a pack of cards of its own, in a colour that its player chooses. Law: then no
   * two seats are one side.
   */
  readonly hasPacks?: true;

  // Before the start ------------------------------------------------------------------------------

  /**
   * Reads foreign options, fills in defaults: those are what a header means that leaves an option
   * out, for ever.
   */
  options(seats: number): Shape<K['options']>;
  /**
   * What a newly opened table plays unless told otherwise, where that is something else than the
   * defaults; absent if it is not. Whoever opens a table asks openingOptions() below. Laws:
   * options() accepts it for every number of seats, also together with whatever else may be asked
   * for, and reads from it what is written there.
   */
  opening?(seats: number): Partial<K['options']>;
  /** Reads the foreign setup of a record. */
  setup(seats: number, options: K['options']): Shape<K['setup']>;
  /** What chance has to decide for a setup, and the setup that follows from its decisions. */
  lots(seats: number, options: K['options']): readonly Lot[];
  deal(seats: number, options: K['options'], drawn: readonly (readonly number[])[]): K['setup'];
  start(seats: number, options: K['options'], setup: K['setup']): K['state'];
  /** The side of a seat. Seats of one side win together. */
  side(seats: number, seat: Seat): number;
  /**
   * The seat whose turn was the first, from which turn order is counted clockwise; undefined until
   * that is decided. Laws: it never changes once it is decided, and at the end of a game it is.
   */
  first(state: K['state']): Seat | undefined;

  // The core --------------------------------------------------------------------------------------

  copy(state: K['state']): K['state'];
  /**
   * The seats that may act now, as a set of bits. None: chance must answer, or the game is over.
   */
  toMove(state: K['state']): number;
  /** What chance is asked, or undefined. Law: never both this and a seat to move. */
  chance(state: K['state']): Chance | undefined;
  /** Every legal move of a seat that is to move. The one source of legality. */
  legal(state: K['state'], seat: Seat): Offer<K['move']>;
  /** Plays a legal code of a seat that is to move. Unchecked. */
  play(state: K['state'], seat: Seat, code: number): void;
  /** Takes chance's values, as many and as large as chance() asked for. Unchecked. */
  settle(state: K['state'], values: readonly number[]): void;
  /** Points as they stand. */
  scores(state: K['state']): readonly number[];
  /** Seats; empty until the game is over. */
  winners(state: K['state']): readonly Seat[];

  // The two spellings -----------------------------------------------------------------------------

  readonly events: EventFields<K>;
  /**
   * The code of a move, or −1 if there is no such move: whatever is spelled otherwise than
   * decode() does is none.
   */
  encode(state: K['state'], move: K['move']): number;
  decode(state: K['state'], code: number): K['move'];
  /**
   * An answer's values; −1 or a wrong number of them where chance cannot have said so. Asked while
   * chance is waited for.
   */
  values(state: K['state'], answer: K['answer']): readonly number[];
  answer(state: K['state'], values: readonly number[]): K['answer'];

  // What is known ---------------------------------------------------------------------------------

  /**
   * What this viewer may know of the game, besides what every view has. Nothing else leaves the
   * state.
   */
  show(state: K['state'], viewer: Viewer): Omit<K['view'], keyof CommonView>;
  /** Every field that hidden() may name. */
  readonly secrets: readonly K['secret'][];
  /**
   * The fields of an event that are kept from this viewer; the state is the one before the event.
   * Lists are made once and shared: a server asks for every viewer of every event. Laws: a player
   * is told their own move whole, and what a viewer is told rules out nothing that their views
   * before and after the event leave possible.
   */
  hidden(state: K['state'], event: Event<K>, viewer: Viewer): readonly K['secret'][];
  /**
   * Another state that this viewer cannot tell from this one: everything they may not know is
   * chosen anew. Law: view(imagine(state, viewer), viewer) equals view(state, viewer), byte by
   * byte.
   */
  imagine(state: K['state'], viewer: Viewer, below: (n: number) => number): K['state'];
  /** Absent if a setup hides nothing that real things could. */
  readonly unseen?: Unseen<K>;
}

/**
 * The part of a setup that nobody knows at first where real things lie on a real table: piles of
 * cards, each seen when it comes to lie on top. Until then a setup holds a guess, and fix() mends
 * it. Law: nothing that has shown ever changes.
 */
export interface Unseen<K extends GameTypes = GameTypes> {
  /** By place, how many of its things have shown. */
  shown(state: K['state']): readonly number[];
  /**
   * The place at which this legal move makes the next thing show; undefined if it makes none.
   */
  turnsUp(state: K['state'], move: K['move']): number | undefined;
  /**
   * The same setup, but this is the next thing to show at this place. Throws a Refusal if it has
   * shown already, or does not exist.
   */
  fix(setup: K['setup'], shown: readonly number[], place: number, thing: string): K['setup'];
}

/** The surface for everyone else: nothing given to it is ever changed. */
export interface Game<K extends GameTypes = GameTypes> extends Rules<K> {
  waiting(state: K['state']): Waiting;
  /** The only exit for knowledge: what one seat, or anybody, may know. */
  view(state: K['state'], viewer: Viewer): K['view'];
  /**
   * All of them, always; none for a seat that is not to move. Law: what is not in here is refused.
   */
  moves(state: K['state'], seat: Seat): readonly K['move'][];
  /** Why a move is not accepted, or undefined. */
  refusal(state: K['state'], seat: Seat, move: K['move']): string | undefined;
  /** The state after a move. Throws a Refusal for what moves() does not offer. */
  move(state: K['state'], seat: Seat, move: K['move']): K['state'];
  /** The state after chance's answer. Throws a Refusal for what chance cannot have said. */
  answered(state: K['state'], answer: K['answer']): K['state'];
}

/**
 * A game whose types are not known here. TypeScript compares methods loosely, so every game fits;
 * whoever holds one must not feed the state of one game to another.
 */
export type AnyGame = Game;

/**
 * The options of a table that is opened now: what is asked for, and for the rest what the game
 * opens with. They are complete, so the header written from them says them all. Throws a Refusal.
 */
export function openingOptions<K extends GameTypes>(
  rules: Rules<K>,
  seats: number,
  asked: unknown = {},
): K['options'] {
  return rules.options(seats)(isObject(asked) ? { ...rules.opening?.(seats), ...asked } : asked);
}

/** A seat's place in the turn order: 0 for the seat that began. Undefined until that is decided. */
export function turnOf<K extends GameTypes>(
  rules: Rules<K>,
  state: K['state'],
  seats: number,
  seat: Seat,
): number | undefined {
  const first = rules.first(state);
  return first === undefined ? undefined : (seat - first + seats) % seats;
}

export function seatsOf(bits: number): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; bits >> seat !== 0; seat++) if ((bits >> seat) & 1) seats.push(seat);
  return seats;
}

export function countBits(bits: number): number {
  const pairs = bits - ((bits >> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333);
  return Math.imul((fours + (fours >> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * Positions as bits, or −1 unless they are whole, below the limit and in ascending order: one
 * spelling for each choice.
 */
export function bitsOf(positions: readonly number[], below: number): number {
  let bits = 0;
  let least = 0;
  for (let index = 0; index < positions.length; index++) {
    const position = positions[index] as number;
    if (!(position >= least && position < below && Number.isInteger(position))) return -1;
    bits |= 1 << position;
    least = position + 1;
  }
  return bits;
}

/** A base code plus an offset, or −1 unless the offset is whole and below the limit. */
export function codeAt(base: number, offset: number, below: number): number {
  return Number.isInteger(offset) && offset >= 0 && offset < below ? base + offset : -1;
}

/** Whether a seat is in a set of bits. A shift alone would take 32 for 0. */
export function hasSeat(bits: number, seat: Seat): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < 31 && ((bits >> seat) & 1) === 1;
}

/**
 * Why this code of this seat is not accepted, or undefined. The sentence names the seat and what
 * the state waits for.
 */
export function whyNot<K extends GameTypes>(
  rules: Rules<K>,
  state: K['state'],
  seat: Seat,
  code: number,
): string | undefined {
  const awaited = rules.toMove(state);
  if (!hasSeat(awaited, seat)) {
    if (awaited === 0)
      return rules.chance(state) === undefined ? 'the game is over' : 'chance has not answered yet';
    return `seat ${seat} is not to move: waiting for seat ${seatsOf(awaited).join(', ')}`;
  }
  return rules.legal(state, seat).codes.includes(code)
    ? undefined
    : `not a legal move for seat ${seat} here`;
}

/** Whether chance answers moves of this type. Law: it answers all of a type, or none. */
export function asksChance(game: Pick<AnyGame, 'events'>, type: unknown): boolean {
  const known = game.events as Readonly<Record<string, { readonly answer?: object }>>;
  return (
    typeof type === 'string' && Object.hasOwn(known, type) && known[type]?.answer !== undefined
  );
}

/**
 * The values of chance's answer. Throws a Refusal unless they are as many and as large as chance
 * was asked for.
 */
export function valuesOf<K extends GameTypes>(
  rules: Rules<K>,
  state: K['state'],
  answer: K['answer'],
): readonly number[] {
  const chance = rules.chance(state);
  if (chance === undefined) throw new Refusal('chance was not asked');
  const values = rules.values(state, answer);
  if (values.length !== chance.draws)
    throw new Refusal(`impossible chance: ${chance.draws} asked for, ${values.length} answered`);
  for (const value of values) {
    if (!(value >= 0 && value < chance.sides))
      throw new Refusal(`impossible chance: ${JSON.stringify(answer)}`);
  }
  return values;
}

export function defineGame<K extends GameTypes>(rules: Rules<K>): Game<K> {
  return {
    ...rules,

    waiting(state) {
      const bits = rules.toMove(state);
      if (bits !== 0) return { type: 'seats', seats: seatsOf(bits) };
      const chance = rules.chance(state);
      if (chance !== undefined) return { type: 'chance', chance };
      return { type: 'over', scores: rules.scores(state), winners: rules.winners(state) };
    },

    view(state, viewer) {
      const toMove = seatsOf(rules.toMove(state));
      const over = toMove.length === 0 && rules.chance(state) === undefined;
      const common: CommonView = {
        game: rules.id,
        viewer,
        toMove,
        over,
        winners: over ? rules.winners(state) : [],
      };
      return { ...common, ...rules.show(state, viewer) } as K['view'];
    },

    moves(state, seat) {
      if (!hasSeat(rules.toMove(state), seat)) return [];
      const offered = rules.legal(state, seat);
      offered.moves ??= offered.codes.map((code) => rules.decode(state, code));
      return offered.moves;
    },

    refusal: (state, seat, move) => whyNot(rules, state, seat, rules.encode(state, move)),

    move(state, seat, move) {
      const code = rules.encode(state, move);
      const reason = whyNot(rules, state, seat, code);
      if (reason !== undefined) throw new Refusal(reason);
      const next = rules.copy(state);
      rules.play(next, seat, code);
      return next;
    },

    answered(state, answer) {
      const values = valuesOf(rules, state, answer);
      const next = rules.copy(state);
      rules.settle(next, values);
      return next;
    },
  };
}

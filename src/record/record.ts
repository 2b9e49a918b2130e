/**
 * The record of a game (RULES.md §4): a header line, then a line for each event, a move together
 * with what chance answered. Replaying needs no random numbers.
 */

import {
  type AnyGame,
  type Event,
  type GameTypes,
  type Seat,
  seatsOf,
  type Told,
  type Viewer,
  valuesOf,
  whyNot,
} from '../game.ts';
import { isObject, quote, Refusal, type Shape, whole } from '../shape.ts';

export type { Event };

export type RecordVerdict =
  | {
      readonly ok: true;
      readonly line: number;
      readonly game: string;
      readonly events: number;
      readonly over: boolean;
      readonly toMove: readonly Seat[];
      readonly scores: readonly number[];
      readonly winners: readonly Seat[];
    }
  | { readonly ok: false; readonly line: number; readonly error: string };

// Reading -----------------------------------------------------------------------------------------

/** A record as far as it has been read, and the state it has come to. */
export class OpenRecord {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: object;
  readonly setup: object;
  /** Changes as events are added. */
  readonly state: unknown;
  events = 0;

  constructor(game: AnyGame, seats: number, options: object, setup: object) {
    this.game = game;
    this.seats = seats;
    this.options = options;
    this.setup = setup;
    this.state = game.start(seats, options, setup);
  }

  /**
   * Plays an event. Throws a Refusal, and is of no more use, if the rules or chance don't allow it.
   */
  add({ seat, move, answer }: Event): void {
    const { game, state } = this;
    const code = game.encode(state, move);
    const reason = whyNot(game, state, seat, code);
    if (reason !== undefined) throw new Refusal(`${move.type}: ${reason}`);
    game.play(state, seat, code);
    if (answer !== undefined) game.settle(state, valuesOf(game, state, answer));
    this.events++;
  }

  verdict(line: number): RecordVerdict {
    const { game, state, events } = this;
    const toMove = seatsOf(game.toMove(state));
    return {
      ok: true,
      line,
      game: game.id,
      events,
      over: toMove.length === 0,
      toMove,
      scores: game.scores(state),
      winners: game.winners(state),
    };
  }
}

/** Opens a record by its header. Throws a Refusal. */
export function readHeader(
  json: Readonly<Record<string, unknown>>,
  games: readonly AnyGame[],
): OpenRecord {
  for (const key of Object.keys(json))
    if (!HEADER_FIELDS.has(key)) throw new Refusal(`unknown field ${quote(key)}`);
  for (const key of HEADER_FIELDS) {
    if (key !== 'options' && !Object.hasOwn(json, key))
      throw new Refusal(`field "${key}" is missing`);
  }
  if (json['record'] !== 1) throw new Refusal(`must be 1, not ${quote(json['record'])}`, 'record');
  const game = games.find(({ id }) => id === json['game']);
  if (game === undefined) throw new Refusal(`no game has the name ${quote(json['game'])}`, 'game');
  const seats = part('seats', whole(game.seats.min, game.seats.max), json['seats']);
  const options = part(
    'options',
    game.options(seats),
    Object.hasOwn(json, 'options') ? json['options'] : {},
  );
  const setup = part('setup', game.setup(seats, options), json['setup']);
  return new OpenRecord(game, seats, options, setup);
}

const HEADER_FIELDS: ReadonlySet<string> = new Set(['record', 'game', 'seats', 'options', 'setup']);

function part<T>(name: string, shape: Shape<T>, json: unknown): T {
  try {
    return shape(json);
  } catch (error) {
    throw error instanceof Refusal ? error.within(name) : error;
  }
}

/** Reads a line of a record that is no header. Throws a Refusal. */
export function readEvent(game: AnyGame, json: unknown): Event {
  return readLine(game, json, 'event');
}

/** Reads an event as a viewer was told it: secret fields may be absent. Throws a Refusal. */
export function readTold(game: AnyGame, json: unknown): Told {
  return readLine(game, json, 'told');
}

/**
 * Reads a move that a player sent: its type and exactly its fields, nothing of chance. Throws a
 * Refusal.
 */
export function readMove(game: AnyGame, json: unknown): GameTypes['move'] {
  return readLine(game, json, 'move').move;
}

type Reading = 'event' | 'told' | 'move';

function readLine(game: AnyGame, json: unknown, reading: Reading): Event {
  const what = reading === 'move' ? 'move' : 'event';
  if (!isObject(json))
    throw new Refusal(`${what === 'move' ? 'a' : 'an'} ${what} is an object, not ${quote(json)}`);
  const seat = what === 'move' ? NOBODY : seatOf(json);
  const { type } = json;
  const fields = typeof type === 'string' ? fieldsOf(game).get(type) : undefined;
  if (fields === undefined)
    throw new Refusal(`no ${what} of ${game.id} has the type ${quote(type)}`, 'type');

  const move: Record<string, unknown> & { type: string } = { type: type as string };
  const answer: Record<string, unknown> = {};
  let missing = fields.size;
  for (const key of Object.keys(json)) {
    if (key === 'type' || (key === 'seat' && what === 'event')) continue;
    const field = fields.get(key);
    if (field === undefined) throw new Refusal(`unknown field ${quote(key)}`);
    if (what === 'move' && field.of === 'answer')
      throw new Refusal('is for chance to answer, not for a player', key);
    (field.of === 'move' ? move : answer)[key] = part(key, field.shape, json[key]);
    missing--;
  }
  if (missing > 0) refuseMissing(fields, json, reading);
  return isEmpty(answer) ? { seat, move } : { seat, move, answer };
}

/** A move does not say whose it is. */
const NOBODY = -1;

function seatOf({ seat }: Readonly<Record<string, unknown>>): Seat {
  if (typeof seat === 'number' && Number.isInteger(seat)) return seat;
  throw new Refusal(`must be a seat, not ${quote(seat)}`, 'seat');
}

function refuseMissing(
  fields: ReadonlyMap<string, Field>,
  json: Readonly<Record<string, unknown>>,
  reading: Reading,
): void {
  for (const [key, { of, secret }] of fields) {
    if (
      Object.hasOwn(json, key) ||
      (reading === 'told' && secret) ||
      (reading === 'move' && of === 'answer')
    )
      continue;
    throw new Refusal(`${json['type']}: field "${key}" is missing`);
  }
}

function isEmpty(fields: object): boolean {
  for (const _ in fields) return false;
  return true;
}

interface Field {
  readonly of: 'move' | 'answer';
  readonly secret: boolean;
  readonly shape: Shape<unknown>;
}

/**
 * The fields of each type of event, looked up in a Map so that no name from outside meets a
 * prototype.
 */
function fieldsOf(game: AnyGame): ReadonlyMap<string, ReadonlyMap<string, Field>> {
  const known = tables.get(game);
  if (known !== undefined) return known;
  const table = new Map(
    Object.entries(game.events).map(([type, { move, answer = {} }]) => {
      const fields = new Map<string, Field>();
      for (const [of, shapes] of [['move', move] as const, ['answer', answer] as const]) {
        for (const [key, shape] of Object.entries(shapes as Record<string, Shape<unknown>>)) {
          fields.set(key, { of, secret: game.secrets.includes(key), shape });
        }
      }
      return [type, fields];
    }),
  );
  tables.set(game, table);
  return table;
}

const tables = new WeakMap<AnyGame, ReadonlyMap<string, ReadonlyMap<string, Field>>>();

// Writing -----------------------------------------------------------------------------------------

export function makeHeader(game: AnyGame, seats: number, options: object, setup: object): string {
  return JSON.stringify({ record: 1, game: game.id, seats, options, setup });
}

/** An event as a record spells it, all its fields on one level. */
export type EventLine = { readonly seat: Seat; readonly type: string } & Readonly<
  Record<string, unknown>
>;

export function lineOf({ seat, move, answer }: Event): EventLine {
  return { seat, ...move, ...answer };
}

export function makeEvent(event: Event): string {
  return JSON.stringify(lineOf(event));
}

/**
 * The line as this viewer could write it down; the state is the one before the event. If nothing is
 * kept from them it is the very line that was handed in, so that it is encoded once for many
 * viewers.
 */
export function tellEvent(
  game: AnyGame,
  state: unknown,
  event: Event,
  viewer: Viewer,
  line: EventLine = lineOf(event),
): EventLine {
  const hidden = game.hidden(state, event, viewer);
  if (hidden.length === 0) return line;
  const told: Record<string, unknown> = {};
  for (const key of Object.keys(line)) if (!hidden.includes(key)) told[key] = line[key];
  return told as EventLine;
}

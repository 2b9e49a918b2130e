/**
 * The journal of a table: everything that ever happened at it, in order, secrets included. A table
 * online is a pure function of its journal, as a game is of its record; the record is in here,
 * spread over `started` and `played`.
 *
 * These lines are stored for years: a field may be added as optional, never renamed or taken away.
 */

import type { Challenge } from '../../challenge/messages.ts';
import {
  deedId,
  hash,
  level,
  listed,
  packColour,
  personId,
  REACTIONS,
  rankedFields,
  seed,
  tableId,
  watch,
} from '../../protocol.ts';
import { type Event, makeEvent } from '../../record/record.ts';
import {
  fields,
  flag,
  listOf,
  object,
  oneOf,
  type Read,
  readBefore,
  type Shape,
  text,
  variants,
  whole,
} from '../../shape.ts';
import { own } from './own.ts';

/** Its shape is long, and a page lists its tables without it. */
const challenge = readBefore<Challenge>();
const at = whole(0, Number.MAX_SAFE_INTEGER);
const seat = whole(0, 31);
/** As it was when the table was opened, whatever may be asked for today. */
const pace = variants({
  live: fields({ bank: at, increment: at }),
  relaxed: fields({}),
  days: fields({ limit: at }),
});
/** When, and where a person did it, who and under which id. */
const when = { at };
const whose = { by: personId, id: deedId };

export const entryShape = variants({
  opened: fields(
    {
      ...when,
      by: personId,
      game: text,
      /** The version of the rules: the table goes on with the one it began with. */
      rules: whole(1, 1_000_000),
      seats: whole(2, 31),
      options: object,
      watch,
      listed,
      pace,
      /** From which the dice come; told to nobody before the end. */
      secret: text,
    },
    /**
     * What is real on the table; or the challenge from which the dice come instead, and the day for
     * whose ranking it counts.
     */
    {
      own,
      challenge,
      ranked: fields(rankedFields),
      /** The scheme of the dice; absent for scheme 1. */ dice: oneOf([2]),
    },
  ),
  /** `reserved`: kept for the person, who has not come yet. */
  sat: fields(
    { ...when, seat, person: personId, name: text, program: flag },
    { ...whose, seed, chain: hash, colour: packColour, reserved: flag },
  ),
  stood: fields({ ...when, seat }, whose),
  swapped: fields({ ...when, seat, with: seat }, whose),
  'bot-sat': fields({ ...when, seat, level }, whose),
  seeded: fields({ ...when, seat, seed }, whose),
  /** The end of a chain. */
  chained: fields({ ...when, seat, end: hash }, whose),
  /**
   * Every seat that has a chain is asked for a link: before the start, or where chains wait for one
   * another.
   */
  called: fields(when, { ...whose, first: seat }),
  linked: fields({ ...when, seat, link: hash }, whose),
  /** The links that were shown during the game are mixed in. */
  stirred: fields(when),
  /** New dice after a backup was put back: a new secret, and no chain or seed is good any more. */
  redealt: fields({ ...when, secret: text, restore: hash }),
  coloured: fields({ ...when, seat, colour: packColour }, whose),
  hosted: fields({ ...when, person: personId }, whose),
  set: fields(when, { ...whose, watch, listed }),
  renamed: fields({ ...when, person: personId, name: text }),
  muted: fields({ ...when, person: personId, muted: flag }, whose),
  started: fields({ ...when, setup: object }, { ...whose, first: seat }),
  /** Real cards: what comes to lie on top at this place with the move that follows. */
  revealed: fields({ ...when, place: whole(0, 31), thing: text }),
  /**
   * `link` is what the throw was made with; `blind` the seats whose newest chain was not known to
   * whoever sent it.
   */
  played: fields(
    { ...when, event: object },
    { ...whose, instead: oneOf(['time', 'held']), link: hash, blind: listOf(seat, 1, 31) },
  ),
  /**
   * `runsOn`: the clock of the seat does. In journals from before it stopped, and was lifted by
   * coming back.
   */
  held: fields(
    { ...when, seat, why: oneOf(['time', 'absence', 'left']) },
    { ...whose, runsOn: flag },
  ),
  returned: fields({ ...when, seat }, { ...whose, runsOn: flag }),
  /** No server ran from one time to the other: all clocks stood. */
  paused: fields({ ...when, from: at, until: at }),
  /** The game was stopped before its end. */
  ended: fields({ ...when, why: oneOf(['moves']) }),
  said: fields({ ...when, name: text, text }, whose),
  reacted: fields({ ...when, name: text, reaction: oneOf(REACTIONS) }, whose),
  rematched: fields({ ...when, table: tableId }, whose),
});

type Stored = Read<typeof entryShape>;
type Written<E extends Stored> = E extends { readonly type: 'played' }
  ? Omit<E, 'event'> & { readonly event: Event }
  : E;
/** An entry as the server holds it: an event is read. */
export type Entry = Written<Stored>;
export type EntryOf<Type extends Entry['type']> = Extract<Entry, { type: Type }>;

/**
 * Read back from the store. A Refusal here means that the store holds what this program can't have
 * written.
 */
export function readEntry(line: string, readEvent: (json: unknown) => Event): Entry {
  const stored = (entryShape as Shape<Stored>)(JSON.parse(line));
  return stored.type === 'played' ? { ...stored, event: readEvent(stored.event) } : stored;
}

/** `line` is how the record spells the event of a move, for whoever has it already. */
export function writeEntry(entry: Entry, line?: string): string {
  if (entry.type !== 'played') return JSON.stringify(entry);
  const { event, ...rest } = entry;
  return `${JSON.stringify(rest).slice(0, -1)},"event":${line ?? makeEvent(event)}}`;
}

/**
 * What each kind of message or request is charged, in microseconds of processor time, all threads
 * of the server but the bots' together: at least what it takes, as `npm run bench:messages`
 * measures it. What depends on the table is told by the table.
 */

import type { RawData } from 'ws';
import { type Deed, LIMITS } from '../../protocol.ts';
import type { LiveTable } from '../../tables/live/live-table.ts';

/** Reading a message and answering it, whatever it is about; of a long one, more for each byte. */
export const MESSAGE = 60;
export const BYTE_READ = 0.04;
/** An HTTP request, a file of the page, and a document that is written anew for each. */
export const REQUEST = 200;
export const DOCUMENT = 1000;
/** A new socket. */
export const SOCKET = 1000;
/** A question to the store, and each row of its answer. */
export const ASK = 150;
export const ROW = 6;
/** Somebody's tally of one game. */
export const TALLY = 30;
/** Writing something into the store; with the index, as much again. */
export const APPEND = 400;
export const SUMMARY = 400;
/** An entry of a journal that is brought into memory. */
export const ENTRY_LOADED = 15;
/** An entry that is folded again for somebody who was away. */
export const ENTRY_FOLDED = 10;
/** A byte of a message that is written anew, and one of any message to one connection. */
export const BYTE_WRITTEN = 0.008;
export const BYTE_SENT = 0.002;
const BYTE_TOLD = BYTE_WRITTEN + BYTE_SENT;
/** Bytes of something that is said, at most. */
const SAYING = 1000;
/** A message to one connection, whatever its length. */
export const SENT = 12;

export function message(data: RawData): number {
  const bytes = Array.isArray(data)
    ? data.reduce((sum, { length }) => sum + length, 0)
    : data.byteLength;
  return MESSAGE + bytes * BYTE_READ;
}

/** A line of a record that is fetched. */
const LINE = 0.5;

/** A game of a challenge that is played again, besides what its bots think. */
export const ATTEMPT = 20_000;

/** Bringing a table into memory that has this many entries. */
export function loading(entries: number): number {
  return ASK + entries * ENTRY_LOADED;
}

/** Telling the whole table to one person. */
export function telling(table: LiveTable): number {
  return SENT + table.size * BYTE_TOLD;
}

/** The record of a game with this many lines. */
export function record(lines: number): number {
  return lines * LINE;
}

/** Coming to a table and, some day, leaving it: both are told to everybody there. */
export function watching(table: LiveTable, seen: number | undefined): number {
  const presence = 2 * table.watching * SENT;
  const missed = table.missedSince(seen);
  if (missed === undefined) return presence + telling(table);
  return (
    presence +
    (missed === 0 ? 0 : LIMITS.missed * ENTRY_FOLDED) +
    missed * (SENT + table.stepSize * BYTE_TOLD)
  );
}

export function log(table: LiveTable): number {
  return SENT + table.logSize * BYTE_TOLD;
}

/**
 * Something that is told to everybody at the table as it is. What people write is encoded for each
 * connection: emoji are not Latin-1, which would cost less.
 */
export function passingOn(table: LiveTable): number {
  return table.watching * (SENT + SAYING * BYTE_WRITTEN);
}

/** Deeds that change no view of the game. */
const TALK: ReadonlySet<Deed['type']> = new Set(['say', 'react']);
/** Deeds after which the index is written. */
const INDEXED: ReadonlySet<Deed['type']> = new Set([
  'sit',
  'stand',
  'swap',
  'bot',
  'remove',
  'set',
  'start',
  'return',
]);

export function doing(table: LiveTable, type: Deed['type']): number {
  if (type === 'rematch') return 3 * (APPEND + SUMMARY) + passingOn(table);
  if (TALK.has(type)) return APPEND + passingOn(table);
  const written = table.viewers * table.stepSize * BYTE_WRITTEN;
  const sent = table.watching * (SENT + table.stepSize * BYTE_SENT);
  return APPEND + (INDEXED.has(type) ? SUMMARY : 0) + written + sent;
}

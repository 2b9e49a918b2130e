/**
 * What each kind of message or request is charged, in microseconds of processor time, all threads of the server but the bots'
 * together: at least what it takes, as `npm run bench:messages` measures it. What depends on the table is told by the table.
 */

import type { RawData } from 'ws';
import type { Deed } from '../protocol.ts';
import type { LiveTable } from '../tables/live.ts';

/** Reading a message and answering it, whatever it is about; of a long one, so much more a byte. */
export const MESSAGE = 60;
export const BYTE_READ = 0.02;
/** An HTTP request, and a file of the page. */
export const REQUEST = 400;
export const FILE = 300;
/** A new socket. */
export const SOCKET = 1000;
/** A question to the store, and each row of its answer. */
export const ASK = 150;
export const ROW = 8;
/** Somebody's tally of one game. */
export const TALLY = 30;
/** Writing something into the store; with the index, as much again. */
export const APPEND = 250;
export const SUMMARY = 250;
/** An entry of a journal that is brought into memory. */
export const ENTRY_LOADED = 25;
/** An entry that is folded again for somebody who was away. */
export const ENTRY_FOLDED = 25;
/** A byte of a message that is written anew, and one of any message to one connection. */
export const BYTE_WRITTEN = 0.015;
export const BYTE_SENT = 0.003;
/** A message to one connection, whatever its length. */
export const SENT = 12;

export function message(data: RawData): number {
  const bytes = Array.isArray(data) ? data.reduce((sum, { length }) => sum + length, 0) : data.byteLength;
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
  return SENT + table.size * (BYTE_WRITTEN + BYTE_SENT);
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
  return presence + missed * (ENTRY_FOLDED + telling(table));
}

export function log(table: LiveTable): number {
  return SENT + table.logSize * BYTE_SENT * 2;
}

/** Something that is told to everybody at the table as it is. */
export function passingOn(table: LiveTable): number {
  return table.watching * SENT;
}

/** Deeds that change no view of the game. */
const TALK: ReadonlySet<Deed['type']> = new Set(['say', 'react']);
/** Deeds after which the index is written. */
const INDEXED: ReadonlySet<Deed['type']> = new Set(['sit', 'stand', 'swap', 'bot', 'remove', 'set', 'start', 'return']);

export function doing(table: LiveTable, type: Deed['type']): number {
  if (type === 'rematch') return 2 * (APPEND + SUMMARY) + passingOn(table);
  if (TALK.has(type)) return APPEND + passingOn(table);
  const written = table.viewers * table.size * BYTE_WRITTEN;
  const sent = table.watching * (SENT + table.size * BYTE_SENT);
  return APPEND + (INDEXED.has(type) ? SUMMARY : 0) + written + sent;
}

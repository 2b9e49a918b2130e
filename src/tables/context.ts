/** What a table needs besides itself, on a server or in a page. */

import type { AnyGame } from '../game.ts';
import type { Attendance } from './attendance.ts';
import type { Brain } from './brain.ts';
import type { Bus } from './bus.ts';
import type { EntryOf } from './fold/journal.ts';
import type { LoadedDice, TableState } from './fold/table-state.ts';
import type { Pauses } from './fold/timing.ts';
import { type BotThrows, TABLE_THROWS } from './live/bot-throws.ts';
import type { Log } from './log.ts';
import type { Directory, Journals, KeptAtEnd } from './store.ts';

/**
 * What is kept with the last move of a game besides it: a function of the table before that move,
 * and of the whole record. If it throws, the game ends all the same, and nothing of it is kept.
 */
export type OnEnd = (table: TableState, record: readonly string[]) => KeptAtEnd;

export interface TableContext {
  readonly store: Journals;
  readonly bus: Bus;
  readonly brain: Brain;
  readonly log: Log;
  readonly pauses: Pauses;
  now(): number;
  /** The name of this process on the bus. */
  readonly process: string;
  /** When this process began. */
  readonly since: number;
  /** When no process was there, and which others are. */
  readonly attendance: Pick<
    Attendance,
    'since' | 'downtimes' | 'unsure' | 'isAlone' | 'isGone' | 'isSteady'
  >;
  /** When persons were at tables, as all processes have noted it. */
  readonly guestbook: Pick<Directory, 'attend' | 'attended'>;
  /** When a backup was last put back, under a name of its own: tables from before get new dice. */
  readonly restored: { readonly id: string; readonly at: number } | undefined;
  /** The dice that a table needs besides its own: those of the challenge it was opened for. */
  diceOf(opening: EntryOf<'opened'>, game: AnyGame): Promise<LoadedDice | undefined>;
  /** Who throws for the bots of this table. */
  botThrows(table: TableState): BotThrows;
  readonly onEnd: readonly OnEnd[];
  /**
   * Told of every game that has come to its end, once that is stored; in each process that holds
   * the table.
   */
  ended(table: TableState): void;
  /** The name that a person has chosen; undefined if it was given or is not known. */
  nameOf(person: string): Promise<string | undefined>;
  /**
   * Whether two names can be taken for each other; nobody is told under one that looks like
   * another's at the table.
   */
  lookAlike(one: string, other: string): boolean;
  /** A table can't be read, and is set aside: counted. */
  setAside(): void;
  /** Another process has appended first, and what was decided is decided again: counted. */
  conflicted(): void;
}

/** All that a place without accounts, backups and other processes has no use for. */
export function alone(since: number) {
  return {
    since,
    attendance: {
      since,
      downtimes: [],
      unsure: undefined,
      isAlone: true,
      isGone: () => true,
      isSteady: true,
    },
    guestbook: { attend: async () => undefined, attended: async () => new Map() },
    restored: undefined,
    diceOf: async () => undefined,
    botThrows: () => TABLE_THROWS,
    onEnd: [],
    ended: () => undefined,
    nameOf: async () => undefined,
    lookAlike: () => false,
    setAside: () => undefined,
    conflicted: () => undefined,
  } as const satisfies Partial<TableContext>;
}

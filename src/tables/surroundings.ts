/** What a table needs besides itself, on a server or in a page. */

import type { Challenge } from '../challenge/messages.ts';
import type { AnyGame, Kinds, Seat } from '../game.ts';
import type { Dice } from '../table.ts';
import type { Attendance } from './attendance.ts';
import type { Brain } from './brain.ts';
import type { Bus } from './bus.ts';
import type { Log } from './log.ts';
import type { OnlineTable } from './online-table.ts';
import type { Store } from './store.ts';
import type { Pauses } from './timing.ts';

/** A move that a bot has chosen and that is not played before somebody has thrown the dice for it. */
export interface BotWaits {
  readonly seat: Seat;
  readonly move: Kinds['move'];
}

export interface Surroundings {
  readonly store: Store;
  /** What the dice of a game come to that ends with this record, kept with its last move; a place without counts when it is asked. */
  tally?(table: OnlineTable, record: readonly string[]): string;
  readonly bus: Bus;
  readonly brain: Brain;
  readonly log: Log;
  readonly pauses: Pauses;
  /** The name of this process on the bus. */
  readonly process: string;
  /** When a backup was last put back, under a name of its own: tables from before get new dice. */
  readonly restored?: { readonly id: string; readonly at: number } | undefined;
  /** When this process began. */
  readonly since: number;
  /** When no process was there, if the tables may have clocks. */
  readonly attendance?: Pick<Attendance, 'since' | 'downtimes' | 'unsure'>;
  now(): number;
  /** The name that a person has now; undefined if it is not known. */
  nameOf?(person: string): Promise<string | undefined>;
  /** A table can't be read, and is set aside: counted. */
  setAside?(): void;
  /** The dice of a challenge, where tables are opened for one. */
  challengeDice?(challenge: Challenge, game: AnyGame): Promise<Dice>;
  /** Where real dice are thrown: a bot has chosen this and waits for somebody to throw; undefined once it was done. */
  botWaits?(table: string, waits: BotWaits | undefined): void;
}

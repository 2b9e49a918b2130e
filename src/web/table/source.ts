/**
 * Where a table of the page lives: on a server, or on this device. Either way it is followed by the same messages; what
 * differs is who sits at this device, and where the record is fetched when the game is over.
 */

import type { Following } from '../../client/following.ts';
import type { Seat } from '../../game.ts';

export interface Kept {
  /** JSON Lines. */
  readonly record: string;
  readonly proof: string;
}

export interface Source {
  readonly table: string;
  readonly isOnline: boolean;
  /** Whether the table outlives the page. */
  readonly isKept: boolean;
  /** Who the table says is at this device; undefined on a shared device, and before the table has answered. */
  readonly person: string | undefined;
  /**
   * One person's eyes: his own following. A shared device: what everybody sees, and a following for each person who plays
   * on it.
   */
  readonly main: Following;
  readonly shared: ReadonlyMap<Seat, Following> | undefined;
  /** The clock that the table's times are told by. */
  now(): number;
  kept(): Promise<Kept>;
  /** Opens the same again and returns its name. On a server that is a deed of the table. */
  rematch(): Promise<string>;
  leave(): void;
}

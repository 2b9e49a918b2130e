/**
 * What a server must offer to be measured: how it is started, and how two people play at one of its
 * tables. Adding one is a file with a Rival in it and its line in rivals.ts.
 *
 * The words: a *message* is the payload of a WebSocket message, without frame and TCP; a *move* is
 * one throw or one chip; a move is *confirmed* when its mover has been told of it, by an
 * acknowledgement or by a state that has it.
 */

import type { TableMeter } from './meter.ts';

/** Bytes of the message with a move, and of the message that confirms it. */
export interface Sizes {
  readonly move: number;
  readonly answer: number;
}

/** A server's process. */
export interface Running {
  readonly port: number;
  readonly pid: number;
  /** Has the server collect its garbage; how much memory it occupies then, in bytes. */
  occupied(): Promise<number>;
  /** The same, in full; the garbage is collected this many times. */
  memory(passes: number): Promise<NodeJS.MemoryUsage>;
  stop(): Promise<void>;
}

export interface Rival {
  readonly name: string;
  /**
   * Installs and starts the server, in a process of its own. The sizes are those of Gobelet, for a
   * server that only imitates.
   */
  start(sizes: Sizes): Promise<Running>;
  /**
   * Seats two people, a socket each, at the table of this number, and has them wait. The function
   * that comes back makes them play, game after game, until the process ends: a player whose turn
   * it is moves at once, at random, and tells the meter of each move sent and confirmed.
   */
  seat(port: number, table: number, meter: TableMeter, sizes: Sizes): Promise<() => void>;
  /** Opens one connection that stays as it is: that of a spectator who does nothing. */
  idle?(port: number, number: number): Promise<{ close(): void }>;
}

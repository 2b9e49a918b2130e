/** What a table needs besides itself, on a server or in a page. */

import type { Brain } from './brain.ts';
import type { Bus } from './bus.ts';
import type { Log } from './log.ts';
import type { OnlineTable } from './online-table.ts';
import type { Store } from './store.ts';
import type { Pauses } from './timing.ts';

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
  /** When this process began. */
  readonly since: number;
  now(): number;
}

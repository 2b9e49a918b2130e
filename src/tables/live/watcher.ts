import type { Refused } from '../refused.ts';

/** One connection of somebody who looks at the table. */
export interface Watcher {
  readonly person: string;
  /** From where, as far as that is counted; nobody else learns it. */
  readonly address?: string;
  send(message: string): void;
  /** They have a lot to read already. */
  readonly isFull: boolean;
  /** Calls back once they have read most of it. */
  whenFree(goOn: () => void): void;
  /** Called when they may not watch any more. */
  turnedAway(table: string, why: Refused): void;
}

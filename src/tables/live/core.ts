/** What the parts of a live table have in common. */

import type { TableContext } from '../context.ts';
import type { Decided, Following } from '../fold/deeds.ts';
import type { TableState } from '../fold/table-state.ts';
import type { Refused } from '../refused.ts';

/** The number of the step it became, and whether it was not done before; or why it was not done. */
export type Outcome = { readonly n: number; readonly isNew: boolean } | Refused;

export interface Core {
  readonly context: TableContext;
  readonly table: TableState;
  /** Nothing is begun any more. */
  readonly isClosed: boolean;
  /** Whatever can't be folded or told harms nobody but this table. */
  safely(act: () => void): void;
  /** The journal can't be read, or what is in memory is not what is stored. */
  setAside(error: unknown): void;
  /** Reads what another process has written, if that has failed. */
  catchUp(): void;
  /** Something other than a move happens without anybody's doing. */
  happen(follows: (table: TableState, now: number) => Following): Promise<Outcome>;
  /** The same for what may be a move, or was decided elsewhere. */
  enact(decideNow: (table: TableState, now: number) => Decided): Promise<Outcome>;
}

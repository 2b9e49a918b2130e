/**
 * What is stored beside the entries of a table: its line in the index, and with the last move what
 * the game comes to.
 */

import type { Play } from '../../game-in-progress.ts';
import type { TableContext } from '../context.ts';
import type { Entry } from '../fold/journal.ts';
import type { TableState } from '../fold/table-state.ts';
import { earliest } from '../fold/timing.ts';
import type { Append, KeptAtEnd, Summary } from '../store.ts';
import { EFFECTS } from './entry-effects.ts';

export class IndexEntry {
  readonly #context: TableContext;
  readonly #table: TableState;
  /**
   * The time that we have written into the index for this table, which is early enough however the
   * game goes on. Undefined if whoever left it may have written a later one.
   */
  #early: number | undefined;

  constructor(context: TableContext, table: TableState) {
    this.#context = context;
    this.#table = table;
  }

  /** The append with what goes along: the index is written if something in it changes. */
  complete(append: Append, entries: readonly Entry[], play: Play | undefined, at: number): Append {
    if (entries.some(({ type }) => EFFECTS[type].index))
      return { ...append, summary: this.#after(entries) };
    const table = this.#table;
    if (play?.isLast === true) {
      const summary = { ...table.summary(null), status: 'over', changed: at } as const;
      return { ...append, summary, ...this.#keptWith(play) };
    }
    if (this.#early !== undefined || table.status !== 'running') return append;
    const due = earliest(table, this.#context.pauses);
    return { ...append, summary: { ...table.summary(due), changed: at } };
  }

  stored({ summary }: Append): void {
    if (summary !== undefined) this.#early = summary.due ?? Number.POSITIVE_INFINITY;
  }

  /**
   * Another process may look after the table: it can have written a later time, but not before the
   * one that we wrote had come.
   */
  doubt(now: number): void {
    if (this.#early !== undefined && this.#early <= now) this.#early = undefined;
  }

  #after(entries: readonly Entry[]): Summary {
    const after = this.#table.fork();
    for (const entry of entries) after.add(entry);
    return after.summary(earliest(after, this.#context.pauses));
  }

  /**
   * What is kept with the move that ends the game. That something can't be worked out must not keep
   * anybody from winning: it is done later.
   */
  #keptWith({ line }: Play): KeptAtEnd {
    const table = this.#table;
    const record = [...table.record, line];
    let kept: KeptAtEnd = {};
    for (const onEnd of this.#context.onEnd) {
      try {
        kept = { ...kept, ...onEnd(table, record) };
      } catch (error) {
        this.#context.log.error('end_hook_failed', { table: table.id, error });
      }
    }
    return kept;
  }
}

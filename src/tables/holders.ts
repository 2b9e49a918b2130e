/**
 * Which tables other processes have in memory. A table that is due is claimed by any process, often
 * by one that has nothing to do with it: before that brings it into memory, it asks.
 */

import type { TableContext } from './context.ts';

const SUBJECT = 'held';
/** How long is waited for answers; if they are lost the table is held twice, which costs a little. */
const ANSWERED = 300;
/** Tables in one message. */
const TOGETHER = 1000;

type Told =
  | { readonly process: string; readonly asks: readonly string[] }
  | { readonly process: string; readonly to: string; readonly holds: readonly string[] };

export interface HoldersParts extends Pick<TableContext, 'bus' | 'process'> {
  readonly attendance: Pick<TableContext['attendance'], 'isAlone'>;
}

export class Holders {
  readonly #context: HoldersParts;
  readonly #holds: (table: string) => boolean;
  readonly #unsubscribe: () => void;
  /** What was answered to the question that is being asked. */
  #answers = new Set<string>();

  constructor(context: HoldersParts, holds: (table: string) => boolean) {
    this.#context = context;
    this.#holds = holds;
    this.#unsubscribe = context.bus.subscribe(SUBJECT, (message) => this.#heard(message));
  }

  /** Those of these tables that another process has in memory. */
  async among(tables: readonly string[]): Promise<ReadonlySet<string>> {
    if (tables.length === 0 || this.#context.attendance.isAlone) return new Set();
    const answers = new Set<string>();
    this.#answers = answers;
    for (let from = 0; from < tables.length; from += TOGETHER)
      this.#tell({ process: this.#context.process, asks: tables.slice(from, from + TOGETHER) });
    await new Promise((resolve) => setTimeout(resolve, ANSWERED));
    return answers;
  }

  #heard(message: string): void {
    const { process } = this.#context;
    const told = JSON.parse(message) as Told;
    if (told.process === process) return;
    if ('asks' in told) {
      const holds = told.asks.filter((table) => this.#holds(table));
      if (holds.length > 0) this.#tell({ process, to: told.process, holds });
    } else if (told.to === process) for (const table of told.holds) this.#answers.add(table);
  }

  #tell(told: Told): void {
    this.#context.bus.publish(SUBJECT, JSON.stringify(told));
  }

  close(): void {
    this.#unsubscribe();
  }
}

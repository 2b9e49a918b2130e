/**
 * What a server looks for again and again: tables that are due and that nobody holds, tables here
 * that nobody needs any more, and what the bus has lost.
 */

import type { TableContext } from './context.ts';
import { Holders } from './holders.ts';
import type { Hub } from './hub.ts';
import { REPEATED } from './live/elsewhere.ts';
import { NoRules, SetAside } from './refused.ts';
import type { Directory } from './store.ts';

/** How often the index is asked what is due, and tables are looked at that nobody needs. */
const ROUND = 10_000;
/** A table that nobody has needed for so long is let go. */
const PATIENCE = 60_000;
/** A process that does not look again for so long has lost what it claimed. */
const CLAIMED = 3 * ROUND;
/** How often the store is asked how long journals are, if it does not tell by itself. */
const HEALED = 2000;
/** Tables that are asked for in one query. */
const TOGETHER = 1000;
const MOST_DUE = 5000;
/** Tables that are due and are read at the same time. */
const AT_ONCE = 4;

export class Rounds {
  readonly #context: TableContext;
  readonly #hub: Hub;
  readonly #directory: Pick<Directory, 'claim' | 'lengths'>;
  readonly #holders: Holders;
  #isLooking = false;
  #isHealing = false;
  #isStopped = false;
  #timers: readonly ReturnType<typeof setInterval>[] = [];

  constructor(context: TableContext, hub: Hub, directory: Pick<Directory, 'claim' | 'lengths'>) {
    this.#context = context;
    this.#hub = hub;
    this.#directory = directory;
    this.#holders = new Holders(context, (id) => hub.at(id) !== undefined);
  }

  /** Nobody has to wait until all tables are here that are due. */
  start(): void {
    const { store } = this.#context;
    store.listen?.((id, length) => this.#hub.at(id)?.onRemoteAppend(length));
    this.#lookAround();
    this.#timers = [
      setInterval(() => this.#lookAround(), ROUND),
      setInterval(() => this.#repeatPresence(), REPEATED),
      ...(store.listen === undefined ? [setInterval(() => this.#heal(), HEALED)] : []),
    ];
  }

  stop(): void {
    this.#isStopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    this.#holders.close();
  }

  #repeatPresence(): void {
    for (const live of this.#hub.all) live.repeatPresence();
  }

  /** What the bus has lost is found here: nobody stays behind for longer than between two looks. */
  async #heal(): Promise<void> {
    if (this.#isHealing) return;
    this.#isHealing = true;
    try {
      const awaited = [...this.#hub.all].flatMap(({ isAwaited, table }) =>
        isAwaited ? [table.id] : [],
      );
      for (let from = 0; from < awaited.length; from += TOGETHER) {
        const some = awaited.slice(from, from + TOGETHER);
        for (const [id, length] of await this.#directory.lengths(some))
          this.#hub.at(id)?.onRemoteAppend(length);
      }
    } catch (error) {
      this.#context.log.error('lengths_query_failed', { error });
    } finally {
      this.#isHealing = false;
    }
  }

  /** One look at a time, however long it takes. */
  async #lookAround(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      const now = this.#context.now();
      const idle = [...this.#hub.all].filter((live) => live.isIdle(now, PATIENCE));
      await Promise.all(idle.map(({ table }) => this.#hub.letGo(table.id)));
      const ready = (await this.#claim(now)).filter((id) => this.#hub.isMissing(id));
      const elsewhere = await this.#holders.among(ready);
      const missing = ready.filter((id) => !elsewhere.has(id));
      await Promise.all(Array.from({ length: AT_ONCE }, () => this.#bring(missing)));
    } catch (error) {
      this.#context.log.error('due_query_failed', { error });
    } finally {
      this.#isLooking = false;
    }
  }

  /** What is due and ours to look after; those in memory are told whether they are. */
  async #claim(now: number): Promise<readonly string[]> {
    const { process } = this.#context;
    const claim = { process, now, until: now + CLAIMED };
    const due = await this.#directory.claim(claim, this.#hub.size + MOST_DUE);
    const ours = new Set(due);
    for (const live of this.#hub.all) live.claimed(ours.has(live.table.id), now);
    return due;
  }

  /** One after the other, until none is left. */
  async #bring(ids: string[]): Promise<void> {
    for (let id = ids.shift(); id !== undefined && !this.#isStopped; id = ids.shift()) {
      try {
        (await this.#hub.find(id))?.claimed(true, this.#context.now());
      } catch (error) {
        if (!(error instanceof SetAside || error instanceof NoRules))
          this.#context.log.error('due_table_load_failed', { table: id, error });
      }
    }
  }
}

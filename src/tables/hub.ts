/**
 * The tables of this process: brought into memory when somebody comes or something is due, let go
 * when nobody needs them (rounds.ts).
 */

import type { AnyGame } from '../game.ts';
import { Refusal } from '../shape.ts';
import type { TableContext } from './context.ts';
import { type EntryOf, writeEntry } from './fold/journal.ts';
import { type LoadedDice, readOpening, type TableState } from './fold/table-state.ts';
import { type Folded, fold, PIECE } from './folding.ts';
import { newSecret } from './ids.ts';
import { readGrown } from './live/grown.ts';
import { LiveTable } from './live/live-table.ts';
import { NoRules, SetAside } from './refused.ts';

/** Tables of other rules that are remembered. */
const MOST_FOREIGN = 10_000;

export class Hub {
  readonly #context: TableContext;
  readonly #games: readonly AnyGame[];
  readonly #tables = new Map<string, Promise<LiveTable | undefined>>();
  readonly #live = new Map<string, LiveTable>();
  /** How to stop listening for what other processes say of a table. */
  readonly #unsubscribe = new Map<string, () => void>();
  /**
   * Tables whose journals can't be read. They are not tried again: that would cost as much each
   * time.
   */
  readonly #unreadable = new Set<string>();
  /** Tables whose rules this process does not have, and why it will never have them. */
  readonly #foreign = new Map<string, NoRules>();
  #isClosed = false;

  constructor(around: TableContext, games: readonly AnyGame[]) {
    this.#context = around;
    this.#games = games;
  }

  /** No process was there for a while: every table is told whose clocks ran. */
  rested(): void {
    for (const live of this.#live.values()) live.rested();
  }

  /** A process has come or gone. */
  othersChanged(): void {
    for (const live of this.#live.values()) live.othersChanged();
  }

  /** Somebody has another name: at every table here where they sit. */
  rename(person: string, name: string): void {
    for (const live of this.#live.values())
      if (live.table.seatOf(person) !== undefined) live.rename(person, name);
  }

  get size(): number {
    return this.#live.size;
  }

  get all(): Iterable<LiveTable> {
    return this.#live.values();
  }

  // Finding ---------------------------------------------------------------------------------------

  /**
   * The table in memory, read from the store if it is not there yet; undefined where there is none
   * of this name.
   */
  find(id: string): Promise<LiveTable | undefined> {
    const known = this.#tables.get(id);
    if (known !== undefined) return known;
    const loading = this.#load(id);
    this.#tables.set(id, loading);
    const forget = (): void => {
      if (!this.#live.has(id)) this.#tables.delete(id);
    };
    loading.then(forget, forget);
    return loading;
  }

  /** The same without waiting, where it is in memory. */
  at(id: string): LiveTable | undefined {
    return this.#live.get(id);
  }

  async #load(id: string): Promise<LiveTable | undefined> {
    const { bus, process, store } = this.#context;
    if (this.#unreadable.has(id)) throw new SetAside(id);
    const foreign = this.#foreign.get(id);
    if (foreign !== undefined) throw foreign;
    await this.#context.attendance.unsure;
    const lines = await store.read(id);
    if (lines.length === 0) return undefined;
    const folded = await this.#fold(id, lines);
    const { table } = folded;
    if (await this.#redealt(table)) return this.#load(id);
    const live = new LiveTable(this.#context, folded);
    if (this.#isClosed) live.close(); // it was asked for when all others were closed already
    this.#live.set(id, live);
    const deaf = [
      bus.subscribe(`table/${id}`, (message) => {
        const grown = readGrown(message);
        if (grown.process !== process) live.onGrown(grown);
      }),
      bus.subscribe(`here/${id}`, (message) => live.onPresence(message)),
      bus.subscribe(`review/${id}`, (message) => {
        if (!message.startsWith(`${process} `))
          live.passOn(message.slice(message.indexOf(' ') + 1));
      }),
    ];
    this.#unsubscribe.set(id, () => {
      for (const stop of deaf) stop();
    });
    live.askWhoIsHere();
    this.#learnNames(live).catch((error: unknown) =>
      this.#context.log.error('names_read_failed', { table: id, error }),
    );
    // folding took a while: something may have been written before we listened
    if (table.n > PIECE) live.onRemoteAppend(table.n + 1);
    return live;
  }

  /** New dice for a table that was put back with a backup, before anything else happens at it. */
  async #redealt(table: TableState): Promise<boolean> {
    const { restored, store, now } = this.#context;
    const { opening, status, fair } = table;
    const isOld =
      restored !== undefined && opening.at <= restored.at && fair.restore !== restored.id;
    if (!isOld || status === 'over' || opening.own !== undefined || opening.challenge !== undefined)
      return false;
    const at = Math.max(now(), table.at);
    const entry = writeEntry({ type: 'redealt', at, secret: newSecret(), restore: restored.id });
    // or another process was first
    await store.append({ table: table.id, expected: table.n, entries: [entry] });
    return true;
  }

  /** Somebody may have changed their name while the table was not in memory. */
  async #learnNames(live: LiveTable): Promise<void> {
    const { status, seats } = live.table;
    if (status === 'over') return;
    for (const sitter of seats) {
      const name =
        sitter?.person === undefined ? undefined : await this.#context.nameOf(sitter.person);
      if (sitter?.person !== undefined && name !== undefined && name !== sitter.name)
        await live.rename(sitter.person, name);
    }
  }

  /** A table that can't be read is told of once; whoever asks for it is told, too. */
  async #fold(id: string, lines: readonly string[]): Promise<Folded> {
    const [first = ''] = lines;
    const dice = await this.#diceOf(id, first);
    try {
      return await fold(id, lines, this.#games, dice);
    } catch (error) {
      throw this.#setAside(id, error);
    }
  }

  /** What cannot be loaded now may be there the next time. */
  #diceOf(id: string, first: string): Promise<LoadedDice | undefined> {
    try {
      const { opening, game } = readOpening(id, first, this.#games);
      checkOptions(id, opening, game);
      return this.#context.diceOf(opening, game);
    } catch (error) {
      throw error instanceof NoRules ? this.#notOurs(id, error) : this.#setAside(id, error);
    }
  }

  /** Another process may have the rules: the table is left alone, and whoever asks is told. */
  #notOurs(id: string, why: NoRules): NoRules {
    if (this.#foreign.size >= MOST_FOREIGN) this.#foreign.clear();
    this.#foreign.set(id, why);
    this.#context.log.warn('rules_missing', { table: id, error: why });
    return why;
  }

  #setAside(id: string, error: unknown): SetAside {
    this.#unreadable.add(id);
    this.#context.log.error('journal_unreadable', { table: id, error });
    this.#context.setAside();
    return new SetAside(id);
  }

  // Letting go ------------------------------------------------------------------------------------

  /** Not in memory, and not known to be of no use there. */
  isMissing(id: string): boolean {
    return !this.#live.has(id) && !this.#unreadable.has(id) && !this.#foreign.has(id);
  }

  /** Lets a table go that nobody needs. */
  async letGo(id: string): Promise<void> {
    const live = this.#live.get(id);
    this.#forget(id);
    await live?.leave();
  }

  #forget(id: string): void {
    this.#live.delete(id);
    this.#tables.delete(id);
    this.#unsubscribe.get(id)?.();
    this.#unsubscribe.delete(id);
  }

  /**
   * Lets a table go that is to be removed: what is under way comes to its end, and nothing is
   * written any more.
   */
  async drop(id: string): Promise<void> {
    const live = await this.#tables.get(id);
    if (live === undefined) return;
    live.close();
    await live.settled();
    this.#forget(id);
  }

  /** Waits for what is under way; then nothing happens any more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const live of this.#live.values()) live.close();
    await Promise.all([...this.#live.values()].map((live) => live.settled()));
    for (const stop of this.#unsubscribe.values()) stop();
  }
}

/** A newer version of the program may know options that this one does not. */
function checkOptions(id: string, { seats, options }: EntryOf<'opened'>, game: AnyGame): void {
  try {
    game.options(seats)(options);
  } catch (error) {
    if (error instanceof Refusal) throw new NoRules(id, `${game.id}, options`);
    throw error;
  }
}

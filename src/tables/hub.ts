/** The tables of this process: brought into memory when somebody comes or something is due, let go when nobody needs them. */

import type { Level } from '../bots/bot.ts';
import { commitmentOf } from '../dice/fair.ts';
import { type AnyGame, openingOptions } from '../game.ts';
import { LIMITS, type Opening } from '../protocol.ts';
import { Refusal, whole } from '../shape.ts';
import type { Doer } from './deeds.ts';
import { type Folded, fold, PIECE } from './folding.ts';
import { newSecret, newTableId } from './ids.ts';
import { type Entry, type EntryOf, writeEntry } from './journal.ts';
import { LiveTable, type Outcome } from './live.ts';
import { OnlineTable } from './online-table.ts';
import { refused, SetAside } from './refused.ts';
import type { Person } from './store.ts';
import type { Surroundings } from './surroundings.ts';

/** How often the index is asked what is due, and tables are looked at that nobody needs. */
const ROUND = 10_000;
/** A table that nobody has needed for so long is let go. */
const PATIENCE = 60_000;
const MOST_DUE = 5000;
/** Tables that are due and are read at the same time. */
const AT_ONCE = 4;

const PACE = { type: 'relaxed' } as const;

export class Hub {
  readonly #around: Surroundings;
  readonly #games: readonly AnyGame[];
  readonly #tables = new Map<string, Promise<LiveTable | undefined>>();
  readonly #live = new Map<string, LiveTable>();
  /** How to stop listening for what other processes say of a table. */
  readonly #deaf = new Map<string, () => void>();
  /** Tables whose journals can't be read. They are not tried again: that would cost as much each time. */
  readonly #unreadable = new Set<string>();
  #isLooking = false;
  /** Rematches that are being opened: who asks a moment later waits for the same. */
  readonly #again = new WeakMap<LiveTable, Promise<string>>();
  #round: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(around: Surroundings, games: readonly AnyGame[]) {
    this.#around = around;
    this.#games = games;
  }

  /** Begins to look after what happens by itself. Nobody has to wait until all tables are here that are due. */
  start(): void {
    this.#around.store.listen?.((id, length) => this.#live.get(id)?.heard(length));
    this.#lookAround();
    this.#round = setInterval(() => this.#lookAround(), ROUND);
  }

  /** No process was there for a while: every table is told whose clocks ran. */
  rested(): void {
    for (const live of this.#live.values()) live.rested();
  }

  get size(): number {
    return this.#live.size;
  }

  get all(): Iterable<LiveTable> {
    return this.#live.values();
  }

  // Opening ----------------------------------------------------------------------------------------------------------

  /** Opens a table, with nobody at it: the commitment to the dice is there before anybody sits. Rejects with a Refusal, or with what `allowed` does. */
  async open(
    person: Person,
    asked: Opening,
    allowed: () => void | Promise<void> = () => undefined,
  ): Promise<{ readonly id: string; readonly commitment: string }> {
    const game = this.#games.find(({ id }) => id === asked.game);
    if (game === undefined)
      throw new Refusal(`there is no game of this name; there are ${this.#games.map(({ id }) => id).join(', ')}`, 'game');
    const seats = within('seats', () => whole(game.seats.min, game.seats.max)(asked.seats));
    const options = within('options', () => openingOptions(game, seats, asked.options));
    if (JSON.stringify(options).length > LIMITS.options)
      throw new Refusal(`have more than ${LIMITS.options} characters`, 'options'); // they are told again and again
    const bots = asked.bots ?? [];
    for (const { seat } of bots) if (seat >= seats) throw new Refusal(`there is no seat ${seat} at this table`, 'bots');
    if (new Set(bots.map(({ seat }) => seat)).size < bots.length) throw new Refusal('two bots on one seat', 'bots');
    await allowed(); // what makes no sense is refused for that, and not counted
    const at = this.#around.now();
    return this.#create(
      {
        type: 'opened',
        at,
        by: person.id,
        game: game.id,
        rules: game.version,
        seats,
        options: options as Record<string, unknown>,
        watch: asked.watch ?? 'anybody',
        listed: asked.listed ?? false,
        pace: asked.pace ?? PACE,
        secret: newSecret(),
        dice: 2,
      },
      bots.map(({ seat, level }) => botSat(at, seat, level)),
    );
  }

  async #create(
    opened: EntryOf<'opened'>,
    more: readonly Entry[],
  ): Promise<{ readonly id: string; readonly commitment: string }> {
    for (;;) {
      const id = newTableId();
      const entries = [opened, ...more].map((entry) => writeEntry(entry));
      const summary = OnlineTable.read(id, entries, this.#games).summary(null);
      if ((await this.#around.store.append({ table: id, expected: 0, entries, summary })) === 'conflict') continue; // once in the age of the universe
      return { id, commitment: commitmentOf(opened.secret) };
    }
  }

  /**
   * The same bots on the same seats, with a new secret; the people's seats are kept for them, with their colours, until they
   * come. Whoever asked has come, and is host. Everybody gives a new seed.
   */
  async #openAgain({ game, opening, seats, watch, listed }: OnlineTable, host: string): Promise<string> {
    const at = this.#around.now();
    const sitting = seats.flatMap((sitter, seat): readonly Entry[] => {
      if (sitter === null) return [];
      if (sitter.person === undefined) return [botSat(at, seat, sitter.level)];
      const { person, name, kind, colour } = sitter;
      const isExpected = person !== host;
      const sat = { type: 'sat', at, seat, person, name, program: kind === 'program' } as const;
      return [{ ...sat, ...(colour && { colour }), ...(isExpected && { reserved: true }) }];
    });
    const options = game.options(opening.seats)(opening.options) as Record<string, unknown>; // an old table may have left some out
    const fresh = { at, by: host, watch, listed, secret: newSecret(), ...(opening.own === undefined && { dice: 2 as const }) };
    const { id } = await this.#create({ ...opening, options, ...fresh }, sitting);
    return id;
  }

  /** A new table for the same people. Asked for twice, it is the same one. */
  async rematch(table: LiveTable, doer: Doer): Promise<Outcome> {
    const now = table.table;
    const done = now.doneAs(doer.person, doer.id);
    if (done !== undefined) return { n: done, isNew: false };
    if (now.seatOf(doer.person) === undefined) return refused('not-seated', 'not-seated');
    if (now.isRanked) return refused('illegal', 'ranked-table'); // it would be a second try
    if (now.status !== 'over') return refused('not-over', 'not-over');
    if (now.rematch !== undefined) return { n: now.n, isNew: false };
    const opening = this.#again.get(table) ?? this.#openAgain(now, doer.person);
    this.#again.set(table, opening);
    try {
      const again = await opening;
      return await table.happen((then, at) =>
        then.rematch === undefined ? [{ type: 'rematched', at, by: doer.person, id: doer.id, table: again }] : [],
      );
    } finally {
      this.#again.delete(table); // not before it is told: whoever asks in between must find this one
    }
  }

  // Finding ----------------------------------------------------------------------------------------------------------

  /** The table in memory, read from the store if it is not there yet; undefined where there is none of this name. */
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
    const { bus, process, store } = this.#around;
    if (this.#unreadable.has(id)) throw new SetAside(id);
    await this.#around.attendance?.unsure;
    const lines = await store.read(id);
    if (lines.length === 0) return undefined;
    const folded = await this.#fold(id, lines);
    const { table } = folded;
    if (await this.#redealt(table)) return this.#load(id);
    const { challenge } = table.opening;
    if (challenge !== undefined) table.dice = await this.#around.challengeDice?.(challenge, table.game);
    const live = new LiveTable(this.#around, folded);
    if (this.#isClosed) live.close(); // it was asked for when all others were closed already
    this.#live.set(id, live);
    const deaf = [
      bus.subscribe(`table/${id}`, (message) => {
        const [from, n] = message.split(' ');
        if (from !== process) live.heard(Number(n));
      }),
      bus.subscribe(`review/${id}`, (message) => {
        if (!message.startsWith(`${process} `)) live.passOn(message.slice(message.indexOf(' ') + 1));
      }),
    ];
    this.#deaf.set(id, () => {
      for (const stop of deaf) stop();
    });
    this.#learnNames(live).catch((error: unknown) => this.#around.log.error('names could not be learnt', { table: id, error }));
    if (table.n > PIECE) live.heard(table.n + 1); // folding took a while: something may have been written before we listened
    return live;
  }

  /** New dice for a table that was put back with a backup, before anything else happens at it. */
  async #redealt(table: OnlineTable): Promise<boolean> {
    const { restored, store, now } = this.#around;
    const { opening, status, fair } = table;
    const isOld = restored !== undefined && opening.at <= restored.at && fair.restore !== restored.id;
    if (!isOld || status === 'over' || opening.own !== undefined || opening.challenge !== undefined) return false;
    const at = Math.max(now(), table.at);
    const entry = table.write({ type: 'redealt', at, secret: newSecret(), restore: restored.id });
    await store.append({ table: table.id, expected: table.n, entries: [entry] }); // or another process was first
    return true;
  }

  /** Somebody may have changed their name while the table was not in memory. */
  async #learnNames(live: LiveTable): Promise<void> {
    const { status, seats } = live.table;
    if (status === 'over' || this.#around.nameOf === undefined) return;
    for (const sitter of seats) {
      const name = sitter?.person === undefined ? undefined : await this.#around.nameOf(sitter.person);
      if (sitter?.person !== undefined && name !== undefined && name !== sitter.name) await live.rename(sitter.person, name);
    }
  }

  /** A table that can't be read is told of once; whoever asks for it is told, too. */
  async #fold(id: string, lines: readonly string[]): Promise<Folded> {
    try {
      return await fold(id, lines, this.#games);
    } catch (error) {
      this.#unreadable.add(id);
      this.#around.log.error('a table can’t be read', { table: id, error });
      this.#around.setAside?.();
      throw new SetAside(id);
    }
  }

  /** One look at a time, however long it takes. */
  async #lookAround(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      const now = this.#around.now();
      const idle = [...this.#live].filter(([, live]) => live.isIdle(now, PATIENCE));
      await Promise.all(idle.map(([id, live]) => this.#letGo(id, live)));
      const due = await this.#around.store.due(now, MOST_DUE);
      const missing = due.filter((id) => !this.#live.has(id) && !this.#unreadable.has(id));
      await Promise.all(Array.from({ length: AT_ONCE }, () => this.#bring(missing)));
    } catch (error) {
      this.#around.log.error('could not look what is due', { error });
    } finally {
      this.#isLooking = false;
    }
  }

  /** One after the other, until none is left. */
  async #bring(ids: string[]): Promise<void> {
    for (let id = ids.shift(); id !== undefined && !this.#isClosed; id = ids.shift()) {
      try {
        await this.find(id);
      } catch (error) {
        if (!(error instanceof SetAside)) this.#around.log.error('a table could not be brought', { table: id, error });
      }
    }
  }

  async #letGo(id: string, live: LiveTable): Promise<void> {
    this.#forget(id);
    await live.leave();
  }

  #forget(id: string): void {
    this.#live.delete(id);
    this.#tables.delete(id);
    this.#deaf.get(id)?.();
    this.#deaf.delete(id);
  }

  /** Lets a table go that is to be removed: what is under way comes to its end, and nothing is written any more. */
  async drop(id: string): Promise<void> {
    const live = await this.#tables.get(id);
    if (live === undefined) return;
    live.close();
    await live.settled();
    this.#forget(id);
  }

  /** Waits for what is under way; then nothing happens any more. */
  async close(): Promise<void> {
    clearInterval(this.#round);
    this.#isClosed = true;
    for (const live of this.#live.values()) live.close();
    await Promise.all([...this.#live.values()].map((live) => live.settled()));
    for (const stop of this.#deaf.values()) stop();
  }
}

function botSat(at: number, seat: number, level: Level): Entry {
  return { type: 'bot-sat', at, seat, level };
}

function within<T>(field: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof Refusal ? error.within(field) : error;
  }
}

/**
 * The tables of this device: the same tables as a server's, with a store in the browser and bots in
 * a worker. The rules of a game, and what makes a table go, are loaded when one is played, not to
 * list it.
 */

import type { Challenge } from '../../../challenge/messages.ts';
import type { NoteStore } from '../../../client/chain-notes.ts';
import { DeedRefused, type Following } from '../../../client/following.ts';
import type { AnyGame, Viewer } from '../../../game.ts';
import type { Brain } from '../../../tables/brain.ts';
import { alone, type TableContext } from '../../../tables/context.ts';
import type { Asker } from '../../../tables/fold/deeds.ts';
import type { BotWaits } from '../../../tables/fold/own.ts';
import type { TableState } from '../../../tables/fold/table-state.ts';
import type { Pauses } from '../../../tables/fold/timing.ts';
import type { Hub } from '../../../tables/hub.ts';
import { newPersonId } from '../../../tables/ids.ts';
import { PeopleThrow, TABLE_THROWS } from '../../../tables/live/bot-throws.ts';
import type { Outcome } from '../../../tables/live/core.ts';
import type { LiveTable } from '../../../tables/live/live-table.ts';
import { LocalBus } from '../../../tables/local-bus.ts';
import type { Log } from '../../../tables/log.ts';
import type { Refused } from '../../../tables/refused.ts';
import type { TableTally } from '../../../tables/tallying.ts';
import { NoteBook } from '../online/notes.ts';
import { WorkerBrain } from './brain.ts';
import { LocalConnection } from './local-connection.ts';
import type { LocalStore } from './local-store.ts';
import { MemoryStore } from './memory-store.ts';
import type { LocalSitter, Plan } from './plan.ts';
import { BrowserStore } from './store.ts';
import { type LocalSummary, summariesOf } from './summaries.ts';

export type { LocalSitter, LocalSummary };

export type Rules = readonly AnyGame[] | ((game: string) => Promise<AnyGame>);

export interface Opening extends Plan {
  readonly game: string;
}

/** What is another in tests. */
export interface Overrides {
  readonly indexedDB?: IDBFactory;
  readonly database?: string;
  readonly brain?: Brain;
  readonly log?: Log;
  readonly pauses?: Partial<Pauses>;
  now?(): number;
}

const DATABASE = 'gobelet';
/** More than a device has. */
const MOST_TALLIES = 100_000;
/** Nobody counts as away: whoever plays on this device comes back when he likes. */
const PAUSES: Pauses = { bot: 600, absence: Number.POSITIVE_INFINITY, grace: 0 };

const quiet = (): void => undefined;
const LOG: Log = { debug: quiet, info: quiet, warn: console.warn, error: console.error };

/** Where the browser keeps nothing the tables last as long as the page: `isKept` says so. */
export async function openHouse(rules: Rules, fittings: Overrides = {}): Promise<LocalTables> {
  const { indexedDB: factory = globalThis.indexedDB, database = DATABASE } = fittings;
  const store = await openStore(factory, database);
  const notes = new NoteBook(factory, `${database}-notes`);
  return new LocalTables(rules, store ?? new MemoryStore(), notes, store !== undefined, fittings);
}

async function openStore(
  factory: IDBFactory | undefined,
  name: string,
): Promise<LocalStore | undefined> {
  try {
    return factory === undefined ? undefined : await BrowserStore.open(factory, name);
  } catch {
    return undefined;
  }
}

export class LocalTables {
  /** Whether tables outlive the page. */
  readonly isKept: boolean;
  /** Where the chains of those who play here are kept. */
  readonly notes: NoteStore;
  readonly #rules: Rules;
  readonly #store: LocalStore;
  readonly #around: TableContext;
  /** A hub for each game that is played. */
  readonly #hubs = new Map<string, Promise<Hub>>();
  readonly #eyes = new Map<string, Map<Viewer, LocalConnection>>();
  readonly #again = new Map<string, Promise<string>>();
  readonly #waits = new Map<string, BotWaits>();
  readonly #listeners = new Map<string, Set<(waits: BotWaits | undefined) => void>>();

  constructor(
    rules: Rules,
    store: LocalStore,
    notes: NoteStore,
    isKept: boolean,
    fittings: Overrides,
  ) {
    const { brain = new WorkerBrain(), log = LOG, pauses = {}, now = Date.now } = fittings;
    this.notes = notes;
    this.isKept = isKept;
    this.#rules = rules;
    this.#store = store;
    const bus = new LocalBus((error) => log.error('listener_failed', { error }));
    const process = newPersonId(); // randomUUID() is not for pages over plain http
    const botWaits = (table: string, waits: BotWaits | undefined): void =>
      this.#botWaits(table, waits);
    this.#around = {
      ...alone(now()),
      store,
      bus,
      brain,
      log,
      pauses: { ...PAUSES, ...pauses },
      now,
      process,
      diceOf,
      botThrows: (table) =>
        table.opening.own === undefined ? TABLE_THROWS : new PeopleThrow(table, botWaits),
    };
    store.listen?.((table, length) => this.#onForeignAppend(table, length));
  }

  // Opening ---------------------------------------------------------------------------------------

  /**
   * Begins a game: everybody sits, and it has started. Rejects with a DeedRefused; then there is no
   * table.
   */
  async open({ game, ...plan }: Opening): Promise<string> {
    return this.#begin(await this.#rulesOf(game), plan);
  }

  async #begin(game: AnyGame, plan: Plan): Promise<string> {
    const { begin } = await import('./playing.ts');
    return begin(this.#store, this.notes, game, plan, this.#around.now());
  }

  /** The same people and bots once more. Asked for twice, it is the same table. */
  async rematch(table: string): Promise<string> {
    const live = await this.#find(table);
    const doer = {
      person: live.table.host,
      name: '',
      isProgram: false,
      id: `again.${live.table.n}`,
      seen: live.table.n,
    };
    const outcome = await this.#rematch(live, doer);
    if ('code' in outcome) throw new DeedRefused(outcome.code, outcome.reason);
    return live.table.rematch as string;
  }

  async #rematch(live: LiveTable, { person, id }: Asker): Promise<Outcome> {
    const { table } = live;
    if (table.status !== 'over') return { code: 'not-over', reason: 'not-over' };
    const known = table.rematch;
    if (known !== undefined && (await this.#store.summary(known)) !== undefined)
      return { n: table.n, isNew: false };
    try {
      const opening = this.#again.get(table.id) ?? this.#begin(table.game, planOf(table));
      this.#again.set(table.id, opening);
      const again = await opening;
      const outcome = await live.happen((then, at) =>
        then.rematch === known ? [{ type: 'rematched', at, by: person, id, table: again }] : [],
      );
      // another tab was first, or nothing is stored any more
      if (table.rematch !== again) await this.#store.remove(again);
      return outcome;
    } catch (error) {
      return refusalOf(error);
    } finally {
      this.#again.delete(table.id);
    }
  }

  // Playing ---------------------------------------------------------------------------------------

  /**
   * Follows a table as the person on this seat, or as anybody; who is followed already is the same
   * one.
   */
  follow(table: string, viewer: Viewer): Following {
    const eyes = this.#eyes.get(table) ?? new Map<Viewer, LocalConnection>();
    this.#eyes.set(table, eyes);
    const known = eyes.get(viewer);
    if (known !== undefined) return known.following;
    const eye = new LocalConnection(table, viewer, (live, doer) => this.#rematch(live, doer));
    eyes.set(viewer, eye);
    this.#find(table).then(
      (live) => eye.open(live),
      (error: unknown) => eye.refuse(refusalOf(error)),
    );
    return eye.following;
  }

  unfollow(table: string, viewer: Viewer): void {
    const eyes = this.#eyes.get(table);
    eyes?.get(viewer)?.close();
    eyes?.delete(viewer);
    if (eyes?.size === 0) this.#eyes.delete(table);
  }

  // Things of one's own ---------------------------------------------------------------------------

  /**
   * Somebody at the table says what his own dice showed, having seen so much. Done when it is
   * stored; rejects with a DeedRefused.
   */
  async witness(table: string, said: unknown, seen: number): Promise<number> {
    const [live, { decideWitnessed, witnessed }] = await Promise.all([
      this.#find(table),
      import('../../../tables/fold/own-deeds.ts'),
    ]);
    const read = witnessed(said);
    const outcome = await live.enact((then, now) =>
      decideWitnessed(then, read, this.#waits.get(table), seen, now),
    );
    if ('code' in outcome) throw new DeedRefused(outcome.code, outcome.reason);
    return outcome.n;
  }

  /**
   * What a bot of this table has chosen and waits for dice to be thrown for; told at once and
   * whenever it changes. Returns how to stop listening.
   */
  onBotWaits(table: string, heard: (waits: BotWaits | undefined) => void): () => void {
    const ears = this.#listeners.get(table) ?? new Set();
    this.#listeners.set(table, ears.add(heard));
    heard(this.#waits.get(table));
    return () => ears.delete(heard);
  }

  #botWaits(table: string, waits: BotWaits | undefined): void {
    if (waits === undefined) this.#waits.delete(table);
    else this.#waits.set(table, waits);
    for (const heard of this.#listeners.get(table) ?? []) heard(waits);
  }

  // Keeping ---------------------------------------------------------------------------------------

  /** Every table of this device, those changed last first. */
  async tables(): Promise<readonly LocalSummary[]> {
    return summariesOf(this.#store);
  }

  /** Who follows it is told that it is not there any more. */
  async remove(table: string): Promise<void> {
    for (const eye of this.#eyes.get(table)?.values() ?? []) {
      eye.close();
      eye.refuse(GONE);
    }
    this.#eyes.delete(table);
    for (const hub of this.#hubs.values()) await (await hub.catch(() => undefined))?.drop(table);
    await this.#store.remove(table);
  }

  /** JSON Lines. Rejects with a DeedRefused before the end, for it holds every secret. */
  async record(table: string): Promise<string> {
    const { record } = await this.#finished(table);
    return record.map((line) => `${line}\n`).join('');
  }

  /**
   * The proof of the dice; empty where they were real, for nothing proves those. Rejects as
   * record() does.
   */
  async proof(table: string): Promise<string> {
    const { proof, opening } = await this.#finished(table);
    return opening.own === undefined ? `${JSON.stringify(proof, null, 2)}\n` : '';
  }

  /**
   * What fell at every finished table of this device; those that ended before there were tallies
   * are counted first.
   */
  async tallies(): Promise<readonly TableTally[]> {
    const { readTableTally, tallyOld } = await import('../../../tables/tallying.ts');
    await tallyOld(
      this.#store,
      async (id) => [await this.#rulesOf((await this.#store.summary(id))?.game ?? '')],
      this.#around.log,
    );
    return (await this.#store.tallies(0, MOST_TALLIES)).map(({ tally }) => readTableTally(tally));
  }

  /** The challenge that this table was opened for. */
  async challenge(table: string): Promise<Challenge | undefined> {
    return (await this.#find(table)).table.opening.challenge;
  }

  async #finished(id: string): Promise<TableState> {
    const { table } = await this.#find(id);
    if (table.status !== 'over')
      throw new DeedRefused('not-over', 'the game is not over: its record holds every secret');
    return table;
  }

  /**
   * Waits for what is under way; then nothing happens any more. What was not stored was not done.
   */
  async close(): Promise<void> {
    for (const eyes of this.#eyes.values()) for (const eye of eyes.values()) eye.close();
    this.#eyes.clear();
    for (const hub of this.#hubs.values()) await (await hub.catch(() => undefined))?.close();
    await this.#around.brain.close();
    await this.#around.bus.close();
    await this.#store.close();
    await this.notes.close?.();
  }

  // Finding ---------------------------------------------------------------------------------------

  async #find(table: string): Promise<LiveTable> {
    const summary = await this.#store.summary(table);
    const live = summary && (await (await this.#hubOf(summary.game)).find(table));
    if (live === undefined) throw new DeedRefused(GONE.code, GONE.reason);
    return live;
  }

  #hubOf(game: string): Promise<Hub> {
    const hub = this.#hubs.get(game) ?? this.#newHub(game);
    this.#hubs.set(game, hub);
    hub.catch(() => this.#hubs.delete(game)); // the rules may be there the next time
    return hub;
  }

  async #newHub(game: string): Promise<Hub> {
    const [rules, { Hub }] = await Promise.all([this.#rulesOf(game), import('./playing.ts')]);
    return new Hub(this.#around, [rules]);
  }

  async #rulesOf(game: string): Promise<AnyGame> {
    if (typeof this.#rules === 'function') return this.#rules(game);
    const known = this.#rules.find(({ id }) => id === game);
    if (known === undefined) throw new DeedRefused('illegal', `there is no game ${game}`);
    return known;
  }

  /** Another tab has written. */
  async #onForeignAppend(table: string, length: number): Promise<void> {
    for (const hub of this.#hubs.values())
      (await hub.catch(() => undefined))?.at(table)?.onRemoteAppend(length);
  }
}

/** Loaded with the first table that needs them. */
const diceOf: TableContext['diceOf'] = async ({ challenge }, game) => {
  if (challenge === undefined) return undefined;
  const { ChallengeDice } = await import('../../../challenge/dice.ts');
  return new ChallengeDice(challenge, game);
};

const GONE = { code: 'unknown-table', reason: 'unknown-table' } as const;

function refusalOf(error: unknown): Refused {
  if (error instanceof DeedRefused)
    return { code: error.code, reason: 'not-stored', detail: error.message };
  return {
    code: 'not-stored',
    reason: 'not-stored',
    detail: error instanceof Error ? error.message : String(error),
  };
}

/** All options are said, for an old table may leave out what is otherwise at new ones. */
function planOf({ game, seats, opening }: TableState): Plan {
  const sitters = seats.map((sitter): LocalSitter => {
    const { person, name = '', level = 'casual', colour } = sitter ?? {};
    return person === undefined ? { type: 'bot', level } : { type: 'person', name, person, colour };
  });
  const options = game.options(opening.seats)(opening.options) as NonNullable<Plan['options']>;
  return {
    seats: opening.seats,
    options,
    sitters,
    ...(opening.own !== undefined && { own: opening.own }),
  };
}

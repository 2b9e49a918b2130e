/**
 * Copies everything into a store that is empty, and checks it line by line. What was interrupted is
 * gone on with: every step finds what is there already.
 */

import { isDeepStrictEqual } from 'node:util';
import { type Beat, type Person, type ServerStore, StoreFailure } from '../../tables/store.ts';
import {
  type Digest,
  Digester,
  type DumpLine,
  differences,
  MOVE,
  type Source,
} from '../store/dump-line.ts';
import { openStore, type StorePlace } from '../store/open.ts';
import { openSource } from '../store/source.ts';

export interface Copied {
  readonly tables: number;
  readonly entries: number;
  readonly persons: number;
}

/** Told of every table that is copied, and again of every table that is checked. */
export type Progress = (step: 'copying' | 'checking', tables: number) => void;

/** Tables under way at once, and entries in one append. */
const AT_ONCE = 64;
const ENTRIES = 500;

/**
 * Copies lines into the store at this place. `promised` is asked at their end what they come to.
 * Rejects with a StoreFailure if something is there already, or is not the same afterwards.
 */
export async function copyInto(
  place: StorePlace,
  lines: AsyncIterable<DumpLine>,
  promised: () => Digest | undefined,
  progress: Progress,
): Promise<Copied> {
  const store = await openStore(place);
  const digester = new Digester();
  try {
    await begin(place, store);
    const copying = new Copying(store, (tables) => progress('copying', tables));
    for await (const line of lines) {
      digester.add(line);
      await copying.take(line);
    }
    await copying.end();
  } finally {
    await store.close();
  }
  const { digest } = digester;
  const expected = promised() ?? digest;
  refuseDifferent(digest, expected, 'what was read is not what was written');
  const target = await openSource(place, true);
  try {
    const found = await digestOf(target, (tables) => progress('checking', tables));
    refuseDifferent(found, expected, `${target.name} is not the same`);
    await target.forget(MOVE);
  } finally {
    await target.close();
  }
  return { tables: digest.table[0], entries: digest.entry[0], persons: digest.person[0] };
}

/** The store must be empty, or left by a copy that was interrupted. */
async function begin(place: StorePlace, store: ServerStore): Promise<void> {
  const target = await openSource(place, false);
  try {
    const begun = await target.kept(MOVE);
    if (!target.isEmpty && (begun === undefined || begun === NONE))
      throw new StoreFailure('broken', `${target.name} is not empty: nothing was copied`);
    if (begun === NONE) await target.forget(MOVE);
  } finally {
    await target.close();
  }
  await store.keep(MOVE, 'begun');
}

/** What is kept under the name of a move in a store into which none is under way. */
const NONE = 'none';

/** Rejects with a StoreFailure if a move into this store has begun and is not done. */
export async function checkNoMove(store: ServerStore): Promise<void> {
  if ((await store.keep(MOVE, NONE)) !== NONE)
    throw new StoreFailure(
      'broken',
      'a move into this store was interrupted: run the same "gobelet move" or "gobelet import" again',
    );
}

async function digestOf(source: Source, progress: (tables: number) => void): Promise<Digest> {
  const digester = new Digester();
  let tables = 0;
  for await (const line of source.lines()) {
    digester.add(line);
    if (line.type === 'table') progress(++tables);
  }
  return digester.digest;
}

function refuseDifferent(found: Digest, expected: Digest, what: string): void {
  const wrong = differences(found, expected);
  if (wrong.length > 0)
    throw new StoreFailure(
      'broken',
      `${what}: ${wrong.map((type) => `${type} (${found[type][0]} of ${expected[type][0]})`).join(', ')}`,
    );
}

type TableLine = Extract<DumpLine, { type: 'table' }>;

class Copying {
  readonly #store: ServerStore;
  readonly #progress: (tables: number) => void;
  readonly #underWay = new Set<Promise<void>>();
  #table: { readonly line: TableLine; readonly entries: string[] } | undefined;
  #tables = 0;
  #oldest: Beat | undefined;
  #tallies: { readonly table: string; readonly text: string }[] = [];

  constructor(store: ServerStore, progress: (tables: number) => void) {
    this.#store = store;
    this.#progress = progress;
  }

  async take(line: DumpLine): Promise<void> {
    if (line.type !== 'entry' && line.type !== 'tally') await this.#endTable();
    switch (line.type) {
      case 'person': {
        const { type: _, ...person } = line;
        return this.#later(this.#person(person));
      }
      case 'kept':
        return this.#later(this.#keep(line.name, line.value));
      case 'result': {
        const { type: _, ...result } = line;
        return this.#later(this.#store.keepResult(result).then(() => undefined));
      }
      case 'beat': {
        const { type: _, ...beat } = line;
        if (this.#oldest === undefined || beat.at < this.#oldest.at) this.#oldest = beat;
        await this.#store.beat(beat, 0);
        return;
      }
      case 'downtime': {
        // with the oldest beat: with a later one, older ones would be forgotten
        const beat = this.#oldest ?? { process: 'moved', at: line.until, isOver: true };
        await this.#store.beat(beat, 0, { from: line.from, until: line.until });
        return;
      }
      case 'table':
        this.#table = { line, entries: [] };
        return;
      case 'entry':
        return this.#entry(line.table, line.n, line.text);
      case 'tally':
        await this.#endTable();
        this.#tallies.push(line);
        if (this.#tallies.length >= AT_ONCE) await this.#tallyAll();
    }
  }

  async end(): Promise<void> {
    await this.#endTable();
    await this.#settled();
    await this.#tallyAll();
  }

  /** Goes on while this many are under way; a failure comes with the next. */
  async #later(work: Promise<void>): Promise<void> {
    const tracked = work.finally(() => this.#underWay.delete(tracked));
    this.#underWay.add(tracked);
    tracked.catch(() => undefined);
    if (this.#underWay.size >= AT_ONCE) await Promise.race(this.#underWay);
  }

  async #settled(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  async #person(person: Person): Promise<void> {
    if ((await this.#store.savePerson(person, undefined)) === 'stored') return;
    const there = await this.#store.person(person.id);
    if (!isDeepStrictEqual(there, person))
      throw new StoreFailure('broken', `${person.id} is somebody else there`);
  }

  async #keep(name: string, value: string): Promise<void> {
    if ((await this.#store.keep(name, value)) !== value)
      throw new StoreFailure('broken', `something else is kept there under "${name}"`);
  }

  async #entry(table: string, n: number, text: string): Promise<void> {
    const { line, entries } = this.#table ?? {};
    if (entries === undefined || line?.summary.id !== table || entries.length !== n)
      throw new StoreFailure('broken', `entry ${n} of ${table} is out of place`);
    entries.push(text);
  }

  async #endTable(): Promise<void> {
    const table = this.#table;
    if (table === undefined) return;
    this.#table = undefined;
    const { line, entries } = table;
    if (line.length !== entries.length)
      throw new StoreFailure(
        'broken',
        `the journal of ${line.summary.id} has ${entries.length} of ${line.length} entries`,
      );
    await this.#later(this.#write(line, entries));
  }

  async #write({ summary, attended }: TableLine, entries: readonly string[]): Promise<void> {
    const table = summary.id;
    let expected = await this.#store.length(table);
    for (; expected < entries.length; expected += ENTRIES) {
      const some = entries.slice(expected, expected + ENTRIES);
      const told = expected === 0 ? { summary } : {};
      const appended = await this.#store.append({ table, expected, entries: some, ...told });
      if (appended === 'conflict')
        throw new StoreFailure('broken', `somebody else writes to ${table}`);
    }
    for (const [at, persons] of Map.groupBy(attended, ([, time]) => time))
      await this.#store.attend(
        table,
        persons.map(([person]) => person),
        at,
      );
    this.#progress(++this.#tables);
  }

  /** In one turn, so that they come in their order. */
  async #tallyAll(): Promise<void> {
    await this.#settled();
    const tallies = this.#tallies;
    this.#tallies = [];
    const lengths = await this.#store.lengths(tallies.map(({ table }) => table));
    await Promise.all(
      tallies.map(({ table, text: tally }) =>
        this.#store.append({ table, expected: lengths.get(table) ?? 0, entries: [], tally }),
      ),
    );
  }
}

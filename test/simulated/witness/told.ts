/**
 * Everything that anybody was told of a table: on each connection no step twice and none out of
 * order; none before it was stored; and in the end each text is what this person may know of it.
 */

import type { Seat } from '../../../src/game.ts';
import type { Entry } from '../../../src/tables/fold/journal.ts';
import { addAndTell, tableMessage, viewerOf, withId } from '../../../src/tables/fold/show.ts';
import type { TableState } from '../../../src/tables/fold/table-state.ts';

/** What one connection was told of one table. */
interface Thread {
  /** The number of the last step; undefined before the first. */
  last: number | undefined;
  /** It was asked again from here: what came after may come a second time. */
  again: number | undefined;
}

/** One connection of a person. */
export class Ear {
  readonly person: string;
  readonly threads = new Map<string, Thread>();
  /** By table, since when it is told everything. */
  readonly watches = new Map<string, number>();

  constructor(person: string) {
    this.person = person;
  }
}

interface Told {
  readonly person: string;
  readonly text: string;
  readonly isStep: boolean;
}

interface Gap {
  readonly person: string;
  readonly from: number;
  readonly to: number;
}

const HEAD = /^\{"type":"(step|table)","table":"([a-z-]+)","n":(\d+),/;

export class Telling {
  readonly #fault: (fault: string) => void;
  /** When an entry was stored; undefined if it is not. */
  readonly #storedAt: (table: string, n: number) => number | undefined;
  /** By table and number. */
  readonly #told = new Map<string, Map<number, Told[]>>();
  readonly #gaps = new Map<string, Gap[]>();

  constructor(
    fault: (fault: string) => void,
    storedAt: (table: string, n: number) => number | undefined,
  ) {
    this.#fault = fault;
    this.#storedAt = storedAt;
  }

  asked(ear: Ear, table: string, seen: number | undefined): void {
    const thread = ear.threads.get(table);
    if (thread === undefined) ear.threads.set(table, { last: seen, again: undefined });
    else thread.again = seen ?? 0;
  }

  heard(ear: Ear, text: string, writtenAt: number, now: number): string | undefined {
    const [, type = '', table = '', number = ''] = HEAD.exec(text) ?? [];
    if (type === '') return undefined;
    const n = Number(number);
    const { person } = ear;
    const isStep = type === 'step';
    const storedAt = this.#storedAt(table, n);
    if (storedAt === undefined || storedAt > writtenAt)
      this.#fault(
        `early: ${person} was told ${n} of ${table} at ${writtenAt}, stored at ${storedAt}`,
      );
    this.#order(ear, table, n, isStep);
    const byNumber = this.#told.get(table) ?? new Map<number, Told[]>();
    this.#told.set(table, byNumber);
    const told = byNumber.get(n);
    if (told === undefined) byNumber.set(n, [{ person, text, isStep }]);
    else told.push({ person, text, isStep });
    if (!ear.watches.has(table)) ear.watches.set(table, now);
    return table;
  }

  #order(ear: Ear, table: string, n: number, isStep: boolean): void {
    const thread = ear.threads.get(table);
    if (thread === undefined) {
      this.#fault(`unasked: ${ear.person} was told ${n} of ${table}`);
      return;
    }
    const { last, again } = thread;
    if (last !== undefined && n <= last && isStep) {
      if (again === undefined || n <= again)
        this.#fault(`again: ${ear.person} was told step ${n} of ${table} after ${last}`);
      thread.again = undefined;
    } else if (isStep && last !== undefined && n > last + 1) {
      const gaps = this.#gaps.get(table) ?? [];
      this.#gaps.set(table, gaps);
      gaps.push({ person: ear.person, from: last + 1, to: n - 1 });
    } else if (!isStep && last !== undefined && n < last)
      this.#fault(`back: ${ear.person} was told table ${table} at ${n} after ${last}`);
    thread.last = n;
  }

  // In the end ------------------------------------------------------------------------------------

  /** Adds an entry to the table, and compares what everybody was told of it. */
  add(table: TableState, entry: Entry): void {
    const { id } = table;
    const here = this.#told.get(id)?.get(table.n + 1) ?? [];
    const gaps = (this.#gaps.get(id) ?? []).filter(
      ({ from, to }) => from <= table.n + 1 && table.n + 1 <= to,
    );
    const viewers = new Set<Seat | 'public'>();
    for (const { person } of here) viewers.add(viewerOf(table, person));
    const tell = addAndTell(table, entry, viewers);
    const steps = new Map<Seat | 'public', string | undefined>();
    const stepOf = (person: string): string | undefined => {
      const viewer = viewerOf(table, person);
      if (!steps.has(viewer)) steps.set(viewer, tell(viewer));
      return steps.get(viewer);
    };
    for (const { person, text, isStep } of here) {
      const step = isStep ? stepOf(person) : undefined;
      const rather = isStep
        ? step && idFor(step, entry, person)
        : tableMessage(table, viewerOf(table, person));
      if (rather !== text)
        this.#fault(`untrue: ${person} was told of ${table.n}:\n${text}\nrather than:\n${rather}`);
    }
    for (const { person } of gaps)
      if (isToldTo(table, entry, person)) this.#fault(`left out: ${person} of ${id}: ${table.n}`);
  }

  /** The table with its first entry alone. */
  begin(table: TableState): void {
    for (const { person, text, isStep } of this.#told.get(table.id)?.get(1) ?? [])
      if (isStep || text !== tableMessage(table, viewerOf(table, person)))
        this.#fault(`untrue: ${person} was told of the beginning: ${text}`);
  }
}

/** Whether this person is told of an entry that was just added. */
export function isToldTo(table: TableState, entry: Entry, person: string): boolean {
  if (entry.type === 'revealed') return false;
  const isTalk = entry.type === 'said' || entry.type === 'reacted';
  return !(isTalk && table.isChatClosed && viewerOf(table, person) !== 'public');
}

function idFor(step: string, entry: Entry, person: string): string {
  return 'id' in entry && entry.id !== undefined && entry.by === person
    ? withId(step, entry.id)
    : step;
}

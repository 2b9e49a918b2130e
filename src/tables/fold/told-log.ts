/**
 * The last steps of a table as they were told, for the message `log`: each is written once, when it
 * happens, so a log costs no more than its length.
 */

import type { Viewer } from '../../game.ts';
import { LIMITS } from '../../protocol.ts';
import type { Entry, EntryOf } from './journal.ts';
import { happeningOf, isKeptFromPlayers, playedOf } from './show.ts';
import type { TableState } from './table-state.ts';

interface Told {
  readonly n: number;
  /** As everybody is told it who is not named in `others`. */
  readonly text: string;
  /**
   * What viewers are told who are told something else; undefined for those who are told nothing.
   */
  readonly others?: ReadonlyMap<Viewer, string | undefined>;
  /** By seat, who sat there when it was told. */
  readonly persons: readonly (string | undefined)[];
}

export class ToldLog {
  #told: Told[] = [];
  #persons: readonly (string | undefined)[] = [];
  #size = 0;

  /** Characters of the message, about. */
  get size(): number {
    return this.#size;
  }

  /**
   * An entry that the table has not added yet: it is told as hands and seats are before it. `line`
   * is how the record spells its move, if that is known.
   */
  note(table: TableState, entry: Entry, line?: string): void {
    // the one shows with the move that follows, the other is the table
    if (entry.type === 'revealed' || entry.type === 'opened') return;
    if (table.seats.some((sitter, seat) => sitter?.person !== this.#persons[seat]))
      this.#persons = table.seats.map((sitter) => sitter?.person);
    const n = table.n + 1;
    const step = (what: string): string => `{"n":${n},"at":${entry.at},"what":${what}}`;
    const others =
      entry.type === 'played' ? secretly(table, entry, step, line) : keptFrom(table, entry);
    const text = step(
      entry.type === 'played'
        ? playedOf(table, entry, 'public', line)
        : JSON.stringify(happeningOf(entry)),
    );
    this.#told.push({ n, text, persons: this.#persons, ...(others && { others }) });
    this.#size += text.length;
    if (this.#told.length >= 2 * LIMITS.log) this.#forget(n);
  }

  /** What is too long ago. */
  #forget(n: number): void {
    this.#told = this.#told.filter((told) => told.n > n - LIMITS.log);
    this.#size = this.#told.reduce((sum, { text }) => sum + text.length, 0);
  }

  /** The message `log` for this person, of a table with this many entries. */
  message(table: string, n: number, person: string): string {
    const steps: string[] = [];
    for (const told of this.#told) {
      const text = told.n > n - LIMITS.log ? textFor(told, person) : undefined;
      if (text !== undefined) steps.push(text);
    }
    return `{"type":"log","table":"${table}","n":${n},"steps":[${steps.join()}]}`;
  }
}

function textFor({ text, others, persons }: Told, person: string): string | undefined {
  if (others === undefined) return text;
  const seat = person === '' ? -1 : persons.indexOf(person);
  const viewer = seat < 0 ? 'public' : seat;
  return others.has(viewer) ? others.get(viewer) : text;
}

/** The seats that are told of a move otherwise than the public is. */
function secretly(
  table: TableState,
  entry: EntryOf<'played'>,
  step: (what: string) => string,
  line: string | undefined,
): ReadonlyMap<Viewer, string> | undefined {
  if (table.game.secrets.length === 0) return undefined;
  const isHidden = table.table?.hides(entry.event, 'public') === true;
  const seats = [...table.seats.keys()].filter(
    (seat) => isHidden || table.table?.hides(entry.event, seat) === true,
  );
  return seats.length === 0
    ? undefined
    : new Map(seats.map((seat) => [seat, step(playedOf(table, entry, seat, line))]));
}

/** Talk that no seat is told of. */
function keptFrom(table: TableState, entry: Entry): ReadonlyMap<Viewer, undefined> | undefined {
  return isKeptFromPlayers(table, entry)
    ? new Map([...table.seats.keys()].map((seat) => [seat, undefined]))
    : undefined;
}

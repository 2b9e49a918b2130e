/**
 * The writes of a group, one after the other, inside a transaction that somebody else begins and
 * ends.
 */

import type { DatabaseSync } from 'node:sqlite';
import type { Result, Summary } from '../../tables/store.ts';
import { Beats } from './sqlite-beats.ts';
import { Claims } from './sqlite-claims.ts';
import {
  APPEND,
  ATTEND,
  type Attending,
  BEAT,
  type Beating,
  CHECK,
  CLAIM,
  type Claiming,
  type Group,
  KEEP,
  PERSON,
  RESULT,
  type Saving,
} from './sqlite-messages.ts';
import { Persons } from './sqlite-persons.ts';
import { row, theRow, value } from './sqlite-row.ts';

/** A conflict; the value kept; nothing more to say. */
export type Outcome = 'conflict' | { readonly kept: string } | undefined;

/** How many tables' keys are remembered. */
const KEYS = 100_000;

export class Writes {
  readonly #statements: ReturnType<typeof statements>;
  readonly #beats: Beats;
  readonly #claims: Claims;
  readonly #persons: Persons;
  /** The keys of tables: they never change, whichever process made them. */
  readonly #keys = new Map<string, number>();
  #made: string[] = [];
  #numbers: readonly number[] = [];
  #texts: readonly string[] = [];
  #number = 0;
  #text = 0;

  constructor(database: DatabaseSync) {
    this.#statements = statements(database);
    this.#beats = new Beats(database);
    this.#claims = new Claims(database);
    this.#persons = new Persons(database);
  }

  /** Begins with a group. Whatever of another was not made yet is forgotten. */
  take({ numbers, texts }: Group): void {
    this.#numbers = numbers;
    this.#texts = texts;
    this.#number = 0;
    this.#text = 0;
  }

  get more(): boolean {
    return this.#number < this.#numbers.length;
  }

  committed(): void {
    if (this.#made.length > 0) this.#made = [];
    if (this.#keys.size > KEYS) this.#keys.clear();
  }

  /** Tables made in a transaction that was not kept do not exist. */
  rolledBack(): void {
    for (const table of this.#made) this.#keys.delete(table);
    this.#made = [];
  }

  #nextNumber(): number {
    return this.#numbers[this.#number++] as number;
  }

  #nextText(): string {
    return this.#texts[this.#text++] as string;
  }

  /** Makes the next write. Where it throws, the one after it is next all the same. */
  next(): Outcome {
    const kind = this.#nextNumber();
    switch (kind) {
      case APPEND:
        return this.#append();
      case PERSON:
        return this.#persons.save(JSON.parse(this.#nextText()) as Saving) ? undefined : 'conflict';
      case ATTEND:
        this.#persons.attend(JSON.parse(this.#nextText()) as Attending);
        return undefined;
      case CLAIM:
        return {
          kept: JSON.stringify(this.#claims.take(JSON.parse(this.#nextText()) as Claiming)),
        };
      case KEEP: {
        const name = this.#nextText();
        this.#statements.keep.run(name, this.#nextText());
        return { kept: value<string>(this.#statements.kept, name) };
      }
      case RESULT: {
        const { challenge, person, rank, at, summary, record } = JSON.parse(
          this.#nextText(),
        ) as Result;
        const { changes } = this.#statements.keepResult.run(
          challenge,
          person,
          rank,
          at,
          summary,
          record,
        );
        return changes === 0 ? 'conflict' : undefined;
      }
      case BEAT:
        return { kept: JSON.stringify(this.#beats.note(JSON.parse(this.#nextText()) as Beating)) };
      case CHECK:
        this.#statements.beat.run();
        return undefined;
      default:
        throw new Error(`no write has the number ${kind}`);
    }
  }

  #append(): Outcome {
    const expected = this.#nextNumber();
    const count = this.#nextNumber();
    const hasSummary = this.#nextNumber() === 1;
    const hasTally = this.#nextNumber() === 1;
    const table = this.#nextText();
    const first = this.#text;
    this.#text += count;
    const summary = hasSummary ? this.#nextText() : undefined;
    const tally = hasTally ? this.#nextText() : undefined;
    const known = this.#key(table);
    if ((expected === 0) !== (known === undefined)) return 'conflict';
    const read = summary === undefined ? undefined : (JSON.parse(summary) as Summary);
    const key = known ?? this.#make(table, read as Summary);
    if (!this.#grow(key, expected, first, count)) return 'conflict';
    if (read !== undefined && known !== undefined) this.#change(key, read);
    if (tally !== undefined) this.#statements.tally.run(key, tally);
    return undefined;
  }

  /**
   * The heart of the store: an entry goes in only if its journal is exactly as long as the writer
   * believes.
   */
  #grow(key: number, expected: number, first: number, count: number): boolean {
    const { add, move, isAt } = this.#statements;
    if (count === 0) return isAt.get(key, expected) !== undefined;
    for (let index = 0; index < count; index++) {
      const { changes, lastInsertRowid } = add.run(
        key,
        this.#texts[first + index] as string,
        expected + index,
      );
      if (changes === 0) return false; // can only be the first: from then on nobody else writes
      move.run(key, lastInsertRowid);
    }
    return true;
  }

  #key(table: string): number | undefined {
    const remembered = this.#keys.get(table);
    if (remembered !== undefined) return remembered;
    const key = row<[number]>(this.#statements.find, table)?.[0];
    if (key !== undefined) this.#keys.set(table, key);
    return key;
  }

  #make(
    table: string,
    { game, seats, status, listed, people, due, opened, changed }: Summary,
  ): number {
    const { make, begin, addPerson } = this.#statements;
    const { lastInsertRowid } = make.run(
      table,
      game,
      seats,
      status,
      listed ? 1 : 0,
      JSON.stringify(people),
      due,
      opened,
      changed,
    );
    const key = Number(lastInsertRowid);
    begin.run(key);
    for (const person of people) addPerson.run(person, changed, key);
    this.#keys.set(table, key);
    this.#made.push(table);
    return key;
  }

  #change(
    key: number,
    { game, seats, status, listed, people, due, opened, changed }: Summary,
  ): void {
    const { change, known, addPerson, movePerson, removePerson } = this.#statements;
    const before = theRow<[people: string, changed: number]>(known, key);
    const now = JSON.stringify(people);
    change.run(key, game, seats, status, listed ? 1 : 0, now, due, opened, changed);
    if (before[0] === now) {
      if (before[1] !== changed)
        for (const person of people) movePerson.run(person, before[1], key, changed);
      return;
    }
    for (const person of JSON.parse(before[0]) as readonly string[])
      removePerson.run(person, before[1], key);
    for (const person of people) addPerson.run(person, changed, key);
  }
}

function statements(database: DatabaseSync) {
  const find = database.prepare('SELECT key FROM tables WHERE id = ?');
  const isAt = database.prepare('SELECT 1 FROM journals WHERE key = ? AND length = ?');
  const known = database.prepare('SELECT people, changed FROM tables WHERE key = ?');
  const kept = database.prepare('SELECT value FROM kept WHERE name = ?');
  for (const query of [find, isAt, known, kept]) query.setReturnArrays(true);
  return {
    find,
    isAt,
    known,
    kept,
    add: database.prepare(
      'INSERT INTO entries (journal, n, previous, text) SELECT key, length, last, ?2 FROM journals WHERE key = ?1 AND length = ?3',
    ),
    move: database.prepare('UPDATE journals SET length = length + 1, last = ?2 WHERE key = ?1'),
    make: database.prepare(
      'INSERT INTO tables (id, game, seats, status, listed, people, due, opened, changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    ),
    begin: database.prepare('INSERT INTO journals (key, length, last) VALUES (?, 0, NULL)'),
    change: database.prepare(
      'UPDATE tables SET game = ?2, seats = ?3, status = ?4, listed = ?5, people = ?6, due = ?7, opened = ?8, changed = ?9 WHERE key = ?1',
    ),
    addPerson: database.prepare(
      'INSERT INTO people (person, changed, key) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    ),
    movePerson: database.prepare(
      'UPDATE OR IGNORE people SET changed = ?4 WHERE person = ?1 AND changed = ?2 AND key = ?3',
    ),
    removePerson: database.prepare(
      'DELETE FROM people WHERE person = ? AND changed = ? AND key = ?',
    ),
    tally: database.prepare('INSERT INTO tallies (key, text) VALUES (?, ?) ON CONFLICT DO NOTHING'),
    keep: database.prepare('INSERT INTO kept (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING'),
    keepResult: database.prepare(
      'INSERT INTO results (challenge, person, rank, at, summary, record) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
    ),
    beat: database.prepare(
      'INSERT INTO pulse (one, beats) VALUES (1, 1) ON CONFLICT DO UPDATE SET beats = beats + 1',
    ),
  };
}

/**
 * What one client was told of a table, step by step, in the order it arrived; each text as a short
 * hash.
 */

import { hash } from 'node:crypto';
import { games } from '../../../src/games/index.ts';
import { addAndTell, viewerOf, withId } from '../../../src/tables/fold/show.ts';
import { TableState } from '../../../src/tables/fold/table-state.ts';
import { Ledger } from './crash-ledger.ts';

function shortHash(text: string): string {
  return hash('sha1', text, 'base64').slice(0, 12);
}

const HEAD = /^\{"type":"(step|table)","table":"([a-z-]+)","n":(\d+),/;

export class Transcript {
  /** The number of the step up to which the table was told as a whole. */
  #begin: number | undefined;
  readonly #hashes: string[] = [];
  readonly faults: string[] = [];

  get begin(): number {
    return this.#begin ?? Number.POSITIVE_INFINITY;
  }

  get last(): number {
    return this.#begin === undefined ? 0 : this.#begin + this.#hashes.length;
  }

  /** The hash of a step. */
  at(n: number): string | undefined {
    return this.#hashes[n - this.begin - 1];
  }

  /** Steps must come one after the other: not twice, not out of order, none left out. */
  heard(type: string, n: number, text: string): void {
    if (type === 'table') {
      if (this.#begin !== undefined)
        this.faults.push(`told as a whole again at ${n}, after ${this.last}`);
      this.#begin ??= n;
    } else if (n !== this.last + 1) this.faults.push(`step ${n} after step ${this.last}`);
    else this.#hashes.push(shortHash(text));
  }
}

/** The transcripts of many clients, by table and person. */
export class Transcripts {
  readonly all = new Map<string, Transcript>();

  heard(person: string, text: string): void {
    const [, type = '', table = '', n = ''] = HEAD.exec(text) ?? [];
    if (type === '') return;
    const key = `${table} ${person}`;
    let transcript = this.all.get(key);
    if (transcript === undefined) {
      transcript = new Transcript();
      this.all.set(key, transcript);
    }
    transcript.heard(type, Number(n), text);
  }

  of(table: string, person: string): Transcript {
    return this.all.get(`${table} ${person}`) ?? new Transcript();
  }
}

/** A ledger that also writes down what each client was told. */
export class Listening extends Ledger {
  readonly transcripts = new Transcripts();

  override heard(person: string, text: string): void {
    this.transcripts.heard(person, text);
    super.heard(person, text);
  }
}

/** What was told to those who sit, by each of their clients, against what the journals tell. */
export function toldAlike(
  journals: ReadonlyMap<string, readonly string[]>,
  all: readonly Transcripts[],
): readonly string[] {
  const faults: string[] = [];
  for (const [id, lines] of journals) {
    const table = TableState.read(id, lines, games);
    for (const person of table.seats.flatMap((sitter) => sitter?.person ?? [])) {
      const own = all.map((transcripts) => transcripts.of(id, person));
      for (const fault of own.flatMap((one) => one.faults))
        faults.push(`${id} ${person}: ${fault}`);
      const told = toldBy(id, lines, person);
      if (own.some(({ last }) => last !== lines.length)) {
        const lasts = own.map(({ last }) => last).join(' and ');
        faults.push(`${id} ${person}: told up to ${lasts} of ${lines.length}`);
      }
      for (let n = 2; n <= lines.length; n++) {
        const texts = new Set([told[n - 2], ...own.map((one) => one.at(n) ?? told[n - 2])]);
        if (texts.size > 1) faults.push(`${id} ${person}: step ${n} was not told alike`);
      }
    }
  }
  return faults;
}

/**
 * What a person has to be told by a table with this journal: the hash of each step from the second
 * entry on.
 */
export function toldBy(id: string, lines: readonly string[], person: string): readonly string[] {
  const table = TableState.read(id, lines.slice(0, 1), games);
  return lines.slice(1).map((line) => {
    const entry = table.read(line);
    const tell = addAndTell(table, entry, [viewerOf(table, person)]);
    const step = tell(viewerOf(table, person)) ?? '';
    return shortHash(
      'id' in entry && entry.id !== undefined && entry.by === person
        ? withId(step, entry.id)
        : step,
    );
  });
}

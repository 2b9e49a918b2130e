/**
 * What one client was told of a table, step by step, in the order it arrived; each text as a short
 * hash.
 */

import { hash } from 'node:crypto';
import { games } from '../../../src/games/index.ts';
import { addAndTell, viewerOf, withId } from '../../../src/tables/fold/show.ts';
import { TableState } from '../../../src/tables/fold/table-state.ts';

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

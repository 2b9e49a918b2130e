/**
 * Every deed that was sent and every acknowledgement that came, against what is stored: none that
 * was acknowledged is missing, doubled or moved, and nothing is stored that nobody sent.
 */

import type { ClientMessage, Deed } from '../../../src/protocol.ts';
import { lineOf } from '../../../src/record/record.ts';
import type { Entry } from '../../../src/tables/fold/journal.ts';

/** The deed that an entry follows from. */
const DEED_OF: Readonly<Partial<Record<Entry['type'], Deed['type']>>> = {
  sat: 'sit',
  called: 'start',
  started: 'start',
  held: 'stand',
  returned: 'return',
  chained: 'chain',
  linked: 'link',
  said: 'say',
  reacted: 'react',
  played: 'play',
  rematched: 'rematch',
};

interface Stored {
  readonly type: Entry['type'];
  readonly by?: string;
  readonly id?: string;
}

export class Deeds {
  readonly #fault: (fault: string) => void;
  readonly #sent = new Map<string, Deed>();
  readonly #stored = new Map<string, number>();
  readonly #acknowledged = new Map<string, number>();
  readonly #refused = new Map<string, string>();

  constructor(fault: (fault: string) => void) {
    this.#fault = fault;
  }

  /** The person was told that nothing has come of the deed, and nothing will. */
  refused(table: string, person: string, id: string, code: string): void {
    this.#refused.set(keyOf(table, person, id), code);
  }

  get acknowledged(): number {
    return this.#acknowledged.size;
  }

  sent(person: string, text: string): void {
    if (!text.startsWith('{"type":"do"')) return;
    const { table, id, deed } = JSON.parse(text) as Extract<ClientMessage, { type: 'do' }>;
    this.#sent.set(keyOf(table, person, id), deed);
  }

  stored(table: string, n: number, line: string): void {
    const { type, by, id } = JSON.parse(line) as Stored;
    if (by === undefined || id === undefined) return;
    const key = keyOf(table, by, id);
    const before = this.#stored.get(key);
    if (before !== undefined) this.#fault(`doubled: ${key} is stored as ${before} and as ${n}`);
    this.#stored.set(key, n);
    const deed = this.#sent.get(key);
    if (deed === undefined) this.#fault(`nobody's: ${key} is stored, but was not sent`);
    else if (DEED_OF[type] !== deed.type)
      this.#fault(`changed: ${key} was sent as ${deed.type}, stored is ${line}`);
  }

  /** The person was told that the deed became this step. */
  heard(table: string, person: string, id: string, n: number): void {
    const key = keyOf(table, person, id);
    const before = this.#acknowledged.get(key);
    if (before !== undefined && before !== n)
      this.#fault(`moved: ${key} was acknowledged as ${before}, then as ${n}`);
    this.#acknowledged.set(key, n);
  }

  /** At the end: everything that was acknowledged is there. */
  check(journals: ReadonlyMap<string, readonly string[]>): void {
    for (const [key, code] of this.#refused)
      if (this.#stored.has(key))
        this.#fault(`denied: ${key} was refused as ${code}, and is ${this.#stored.get(key)}`);
    for (const [key, n] of this.#acknowledged) {
      const [table = '', person, id] = key.split(' ');
      const line = journals.get(table)?.[n - 1];
      const entry = line === undefined ? undefined : (JSON.parse(line) as Stored);
      // of two who ask for another game both are told that there is one
      if (this.#sent.get(key)?.type === 'rematch' && entry?.type === 'rematched') continue;
      if (entry?.by !== person || entry?.id !== id)
        this.#fault(`missing: ${key} was acknowledged as ${n}, stored is ${line}`);
    }
  }

  /** What was played is what was sent. */
  checkMove(table: string, entry: Entry): void {
    if (entry.type !== 'played' || entry.id === undefined) return;
    const deed = this.#sent.get(keyOf(table, entry.by ?? '', entry.id));
    const { seat: _, ...move } = lineOf({ seat: entry.event.seat, move: entry.event.move });
    if (deed?.type === 'play' && JSON.stringify(deed.move) !== JSON.stringify(move))
      this.#fault(`changed: ${entry.id} was sent as ${JSON.stringify(deed.move)}`);
  }
}

function keyOf(table: string, person: string, id: string): string {
  return `${table} ${person} ${id}`;
}

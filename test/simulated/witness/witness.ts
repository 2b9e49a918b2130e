/**
 * Looks on at everything in a world and says what must not be. What can be seen at once is seen at
 * once; the rest when the world is over and every journal is folded once more.
 */

import { createHash } from 'node:crypto';
import { readProof } from '../../../src/dice/proof.ts';
import { verify } from '../../../src/dice/verify.ts';
import type { AnyGame } from '../../../src/game.ts';
import type { ClientMessage, MessageOf } from '../../../src/protocol.ts';
import type { RecordVerdict } from '../../../src/record/record.ts';
import { Replay } from '../../../src/record/replay.ts';
import { TableState } from '../../../src/tables/fold/table-state.ts';
import type { SocketWitness } from '../socket.ts';
import { ClockWitness, type Spell } from './clocks.ts';
import { Deeds } from './deeds.ts';
import { Ear, isToldTo, Telling } from './told.ts';

export interface WitnessParts {
  now(): number;
  readonly journals: ReadonlyMap<string, readonly string[]>;
  readonly games: readonly AnyGame[];
  /** Told of everything, for whoever looks for a fault. */
  trace?: ((line: string) => void) | undefined;
}

/** Somebody who has to have everything by a time. */
export interface Reader {
  readonly person: string;
  readonly table: string;
  /** The last step they know. */
  readonly n: number;
}

/** After these a client asks again: src/client/following.ts. */
const AGAIN: ReadonlySet<string> = new Set(['not-stored', 'draining', 'not-watching']);
const ID = /,"id":"([\w.-]+)"\}$/;
const STEP = /^\{"type":"step","table":"([a-z-]+)","n":(\d+),/;

export class Witness {
  readonly #parts: WitnessParts;
  readonly #hash = createHash('sha256');
  readonly #storedAt = new Map<string, number[]>();
  readonly #lastAt = new Map<string, number>();
  readonly deeds: Deeds;
  readonly telling: Telling;
  readonly ears = new Set<Ear>();
  readonly faults: string[] = [];
  /** Who had to know what by when. */
  #readers: { readonly readers: readonly Reader[]; readonly by: number } | undefined;

  constructor(parts: WitnessParts) {
    this.#parts = parts;
    const fault = (text: string): void => this.fault(text);
    this.deeds = new Deeds(fault);
    this.telling = new Telling(fault, (table, n) => this.#storedAt.get(table)?.[n - 1]);
  }

  fault(text: string): void {
    if (this.faults.length < 20) this.faults.push(`at ${this.#parts.now()}: ${text}`);
  }

  /** The history so far, in a few letters. */
  get hash(): string {
    return this.#hash.copy().digest('hex').slice(0, 16);
  }

  #note(...words: readonly (string | number)[]): void {
    const line = `${this.#parts.now()} ${words.join(' ')}\n`;
    this.#hash.update(line);
    this.#parts.trace?.(line);
  }

  // What is stored --------------------------------------------------------------------------------

  kept(table: string, from: number, entries: readonly string[]): void {
    const times = this.#storedAt.get(table) ?? [];
    this.#storedAt.set(table, times);
    for (const [index, line] of entries.entries()) {
      const n = from + index + 1;
      times[n - 1] = this.#parts.now();
      this.#note('kept', table, n, line);
      this.deeds.stored(table, n, line);
      const { at } = JSON.parse(line) as { readonly at: number };
      if (at < (this.#lastAt.get(table) ?? 0))
        this.fault(`back in time: ${table} ${n} at ${at}, after ${this.#lastAt.get(table)}`);
      this.#lastAt.set(table, at);
    }
  }

  /**
   * The newest entry, talk apart, that was stored by this time: talk is not for everybody, and
   * moves are.
   */
  newestBy(table: string, time: number): number {
    const times = this.#storedAt.get(table) ?? [];
    const lines = this.#parts.journals.get(table) ?? [];
    return (
      1 +
      times.findLastIndex(
        (at, index) => at <= time && !/^\{"type":"(?:said|reacted)"/.test(lines[index] ?? ''),
      )
    );
  }

  // What goes over the wire -----------------------------------------------------------------------

  /** A connection of a person. */
  listenTo(person: string): { readonly ear: Ear; readonly witness: SocketWitness } {
    const ear = new Ear(person);
    this.ears.add(ear);
    return {
      ear,
      witness: {
        sent: (text) => this.#sent(ear, text),
        heard: (text, writtenAt) => this.#heard(ear, text, writtenAt),
        closed: () => this.ears.delete(ear),
      },
    };
  }

  #sent(ear: Ear, text: string): void {
    this.#note('sent', ear.person, text);
    this.deeds.sent(ear.person, text);
    if (!text.startsWith('{"type":"watch"')) return;
    const { table, seen } = JSON.parse(text) as Extract<ClientMessage, { type: 'watch' }>;
    this.telling.asked(ear, table, seen);
  }

  #heard(ear: Ear, text: string, writtenAt: number): void {
    this.#note('heard', ear.person, text);
    this.telling.heard(ear, text, writtenAt, this.#parts.now());
    const [, table = '', n = ''] = STEP.exec(text) ?? [];
    const id = table === '' ? undefined : ID.exec(text)?.[1];
    if (id !== undefined) this.deeds.heard(table, ear.person, id, Number(n));
    else if (text.startsWith('{"type":"refused"')) this.#refused(ear, text);
    else if (text.startsWith('{"type":"done"')) {
      const done = JSON.parse(text) as { table: string; id: string; n: number };
      this.deeds.heard(done.table, ear.person, done.id, done.n);
    }
  }

  /** Unless it is worth asking again. */
  #refused(ear: Ear, text: string): void {
    const { table, id, code, after } = JSON.parse(text) as MessageOf<'refused'>;
    if (table === undefined || id === undefined || after !== undefined || AGAIN.has(code)) return;
    this.deeds.refused(table, ear.person, id, code);
  }

  // In the end ------------------------------------------------------------------------------------

  /** By now these people have to have been told everything that was stored by then. */
  expect(readers: readonly Reader[], by: number): void {
    this.#readers = { readers, by };
  }

  /** Every journal folds, and tells what everybody was told; every game that is over is proved. */
  check(downs: readonly Spell[], tolerance: number): void {
    this.deeds.check(this.#parts.journals);
    for (const [id, lines] of this.#parts.journals) {
      try {
        this.#checkTable(id, lines, downs, tolerance);
      } catch (error) {
        this.fault(`unfoldable: ${id}: ${error instanceof Error ? error.stack : error}`);
      }
    }
  }

  #checkTable(
    id: string,
    lines: readonly string[],
    downs: readonly Spell[],
    tolerance: number,
  ): void {
    const { games } = this.#parts;
    const [first = '', ...rest] = lines;
    const table = TableState.begin(id, first, games);
    const clocks = new ClockWitness((text) => this.fault(text), downs, tolerance);
    const times = this.#storedAt.get(id) ?? [];
    this.telling.begin(table);
    for (const line of rest) {
      const entry = table.read(line);
      const storedAt = times[table.n] ?? 0;
      clocks.before(table, entry, storedAt);
      this.deeds.checkMove(id, entry);
      this.telling.add(table, entry);
      clocks.after(table, storedAt);
      for (const { person, table: followed, n } of this.#readers?.readers ?? [])
        if (followed === id && n < table.n && storedAt <= (this.#readers?.by ?? 0))
          if (isToldTo(table, entry, person))
            this.fault(`behind: ${person} knows ${n} of ${id}, and not ${table.n}`);
    }
    if (table.status === 'over' && table.ended === undefined) this.#checkEnd(table);
  }

  /** The record replays to the same end, and the dice follow from the secret. */
  #checkEnd(table: TableState): void {
    const { games } = this.#parts;
    const verdicts: RecordVerdict[] = [];
    const replay = new Replay(games, (verdict) => verdicts.push(verdict));
    for (const [index, text] of table.record.entries()) replay.line({ number: index + 1, text });
    replay.end();
    const [verdict] = verdicts;
    if (verdicts.length !== 1 || verdict?.ok !== true || !verdict.over)
      this.fault(`unplayable: ${table.id}: ${JSON.stringify(verdicts)}`);
    const proof = readProof(JSON.parse(JSON.stringify(table.proof)));
    if (!verify(table.record, proof, games).follows)
      this.fault(`unproved: ${table.id}: the dice do not follow from the secret`);
  }
}

/**
 * Everything that a store keeps, as lines that are the same for every store: what `gobelet export`
 * writes (docs/dump.md) and `gobelet move` carries over. Claims are not among it: they end by
 * themselves.
 */

import { createHash } from 'node:crypto';
import type { Beat, Downtime, Person, Result, Summary } from '../../tables/store.ts';

export type DumpLine =
  | (Person & { readonly type: 'person' })
  | { readonly type: 'kept'; readonly name: string; readonly value: string }
  | (Result & { readonly type: 'result' })
  | (Beat & { readonly type: 'beat' })
  | (Downtime & { readonly type: 'downtime' })
  /** A table; its entries follow, and nothing else before they are all there. */
  | {
      readonly type: 'table';
      readonly summary: Summary;
      readonly length: number;
      /** When persons were last at it. */
      readonly attended: readonly (readonly [person: string, at: number])[];
    }
  | { readonly type: 'entry'; readonly table: string; readonly n: number; readonly text: string }
  /** In the order in which they were kept. */
  | { readonly type: 'tally'; readonly table: string; readonly text: string };

export const LINE_TYPES = [
  'person',
  'kept',
  'result',
  'beat',
  'downtime',
  'table',
  'entry',
  'tally',
] as const satisfies readonly DumpLine['type'][];

/** Under this name a store says that a move into it has begun and is not done. Never carried over. */
export const MOVE = 'move';

export type Broken = (table: string, what: string) => void;

/** A store that is read from its first line to its last, at one moment. */
export interface Source {
  /** What it is called towards people. */
  readonly name: string;
  /** How many tables there are. */
  readonly tables: number;
  /** `broken` is told of a table whose journal can't be read, and it is left out; else it throws. */
  lines(broken?: Broken): AsyncGenerator<DumpLine>;
  /** What is wrong with the database itself, each in a sentence. */
  faults(): Promise<readonly string[]>;
  /** The version of its tables. */
  readonly version: number;
  /** Whether nothing was ever kept in it. */
  readonly isEmpty: boolean;
  /** What is kept under a name. */
  kept(name: string): Promise<string | undefined>;
  /** Takes away what is kept under a name; nothing else can be asked afterwards. */
  forget(name: string): Promise<void>;
  close(): Promise<void>;
}

/** How many lines of each type there are, and a sum of their hashes, whatever their order. */
export type Digest = Readonly<Record<DumpLine['type'], readonly [count: number, sum: string]>>;

export class Digester {
  readonly #counts = new Map<DumpLine['type'], { count: number; sum: bigint }>();

  add(line: DumpLine): void {
    const counted = this.#counts.get(line.type) ?? { count: 0, sum: 0n };
    const hash = createHash('sha256')
      .update(JSON.stringify(columnsOf(line)))
      .digest('hex');
    counted.count++;
    counted.sum = BigInt.asUintN(256, counted.sum + BigInt(`0x${hash}`));
    this.#counts.set(line.type, counted);
  }

  get digest(): Digest {
    const all = LINE_TYPES.map((type) => {
      const { count, sum } = this.#counts.get(type) ?? { count: 0, sum: 0n };
      return [type, [count, sum.toString(16).padStart(64, '0')]] as const;
    });
    return Object.fromEntries(all) as Record<DumpLine['type'], readonly [number, string]>;
  }
}

/** The types of which two digests say otherwise. */
export function differences(one: Digest, other: Digest): readonly DumpLine['type'][] {
  return LINE_TYPES.filter((type) => JSON.stringify(one[type]) !== JSON.stringify(other[type]));
}

/** In one order, whoever made the line. */
function columnsOf(line: DumpLine): readonly unknown[] {
  switch (line.type) {
    case 'person': {
      const { id, name, owner, generation, since, isNameGiven } = line;
      return [id, name, owner, generation, since, isNameGiven === true];
    }
    case 'kept':
      return [line.name, line.value];
    case 'result': {
      const { challenge, person, rank, at, summary, record } = line;
      return [challenge, person, rank, at, summary, record];
    }
    case 'beat':
      return [line.process, line.at, line.isOver];
    case 'downtime':
      return [line.from, line.until];
    case 'table': {
      const { id, game, seats, status, listed, people, due, opened, changed } = line.summary;
      const attended = line.attended.toSorted(([one], [other]) => (one < other ? -1 : 1));
      const index = [id, game, seats, status, listed, people, due, opened, changed];
      return [index, line.length, attended];
    }
    case 'entry':
      return [line.table, line.n, line.text];
    case 'tally':
      return [line.table, line.text];
  }
}

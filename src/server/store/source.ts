/** A store as something that is read from its first line to its last, at one moment. */

import type { DumpLine } from './dump-line.ts';
import type { StorePlace } from './open.ts';

export type Broken = (table: string, what: string) => void;

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

/**
 * With `isAlone` nobody else may have it open. Rejects with a StoreFailure, also if there is none.
 */
export async function openSource(place: StorePlace, isAlone: boolean): Promise<Source> {
  if (place.kind === 'sqlite') {
    const { openSqliteSource } = await import('./sqlite-source.ts');
    return openSqliteSource(place.file, isAlone);
  }
  const { openPostgresSource } = await import('./postgres/source.ts');
  return openPostgresSource(place.url, place.journals, isAlone);
}

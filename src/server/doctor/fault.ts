/** Something that is not as it should be: where, as exactly as can be said, and what. */

export interface Fault {
  readonly table?: string;
  /** The number of an entry of its journal, counted from 1. */
  readonly entry?: number;
  readonly what: string;
}

/** What is wrong at a line of a table's record, counted from 1. */
export interface Wrong {
  readonly line: number;
  readonly what: string;
}

/** In one line, whatever was thrown: a Refusal, bad JSON, an error of the database. */
export function inOneLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
}

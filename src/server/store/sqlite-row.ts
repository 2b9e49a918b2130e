/**
 * Rows as lists of columns, which is how every statement of the store that asks for some is
 * prepared: Node's types know rows as objects only, so here is the one place that says otherwise.
 * The types of the columns are those of the schema.
 */

import type { SQLInputValue, StatementSync } from 'node:sqlite';

export type Row = readonly unknown[];

export function rows<T extends Row>(
  statement: StatementSync,
  ...values: SQLInputValue[]
): readonly T[] {
  const all: readonly unknown[] = statement.all(...values);
  return all as readonly T[];
}

export function row<T extends Row>(
  statement: StatementSync,
  ...values: SQLInputValue[]
): T | undefined {
  const found: unknown = statement.get(...values);
  return found as T | undefined;
}

/** A row that is always there. */
export function theRow<T extends Row>(statement: StatementSync, ...values: SQLInputValue[]): T {
  const found = row<T>(statement, ...values);
  if (found === undefined) throw new Error('a row is missing that is always there');
  return found;
}

/** The only column of one, such as a count. */
export function value<T>(statement: StatementSync, ...values: SQLInputValue[]): T {
  return theRow<readonly [T]>(statement, ...values)[0];
}

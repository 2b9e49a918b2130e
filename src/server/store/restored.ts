/**
 * The mark that a restore leaves in the database: whoever saw more of a game than the backup has
 * must not know its dice.
 */

import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** Under which name it is kept. */
export const RESTORED = 'restored';

export function markRestored(database: DatabaseSync): void {
  database
    .prepare(
      'INSERT INTO kept (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    )
    .run(RESTORED, newMark());
}

/** The same in PostgreSQL, which has put the backup back itself. */
export async function markPostgresRestored(url: string): Promise<void> {
  const { changeKept } = await import('./postgres/kept-names.ts');
  await changeKept(url, (names) => names.put(RESTORED, newMark()));
}

function newMark(): string {
  return JSON.stringify({ id: randomBytes(32).toString('hex'), at: Date.now() });
}

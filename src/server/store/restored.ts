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
    .run(RESTORED, JSON.stringify({ id: randomBytes(32).toString('hex'), at: Date.now() }));
}

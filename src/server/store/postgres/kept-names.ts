/** What is kept under names in a store in PostgreSQL, changed while servers run. */

import { Link } from './link.ts';
import { prepare } from './schema.ts';
import { decoded, encoded } from './text.ts';

const PATIENCE = 10_000;

export interface KeptNames {
  get(name: string): Promise<string | undefined>;
  put(name: string, value: string): Promise<void>;
  remove(name: string): Promise<void>;
}

/** Reads and changes them all or nothing, while nobody else does. Rejects with a StoreFailure. */
export async function changeKept<Result>(
  url: string,
  work: (names: KeptNames) => Promise<Result>,
): Promise<Result> {
  const link = new Link(url, { connections: 1, patience: PATIENCE });
  try {
    await prepare(link);
    return await link.transaction('read write', async (within) => {
      await within.ask('LOCK TABLE gobelet.kept IN SHARE ROW EXCLUSIVE MODE');
      return work({
        async get(name) {
          const asked = 'SELECT value FROM gobelet.kept WHERE name = $1';
          const [row] = await within.ask<[string]>(asked, [encoded(name)]);
          return row && decoded(row[0]);
        },
        async put(name, value) {
          await within.ask(
            `INSERT INTO gobelet.kept (name, value) VALUES ($1, $2)
              ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
            [encoded(name), encoded(value)],
          );
        },
        async remove(name) {
          await within.ask('DELETE FROM gobelet.kept WHERE name = $1', [encoded(name)]);
        },
      });
    });
  } finally {
    await link.close();
  }
}

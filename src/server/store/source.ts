/** Opens a store as something that is read from its first line to its last. */

import type { Source } from './dump-line.ts';
import type { StorePlace } from './open.ts';

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

/** The last restore, as the database has it marked. */

import { hash, time } from '../protocol.ts';
import { fields, type Read } from '../shape.ts';
import type { Directory } from '../tables/store.ts';
import { RESTORED } from './store/restored.ts';

/** What is kept under the name if no backup was ever put back. */
const NEVER = 'never';

const restored = fields({ id: hash, at: time });
export type Restored = Read<typeof restored>;

export async function lastRestore(store: Pick<Directory, 'keep'>): Promise<Restored | undefined> {
  const kept = await store.keep(RESTORED, NEVER);
  return kept === NEVER ? undefined : restored(JSON.parse(kept));
}

/** Waits for this many milliseconds, or until it is not worth waiting any more. */

import { setTimeout as sleep } from 'node:timers/promises';

export async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, signal && { signal }).catch(() => undefined);
}

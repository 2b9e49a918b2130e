/** The way to a table: where it lives, and whether one may see it. */

import type { Source } from '../stage/source.ts';

export type Trouble = 'unknown' | 'closed' | 'unreachable';

/** Undefined where this device has no such table; a server is asked when it answers. */
export async function sourceOf(table: string, isOnline: boolean): Promise<Source | undefined> {
  if (isOnline) return (await import('./online/source.ts')).onlineSource(table);
  return (await import('./local/source.ts')).localSource(table);
}

/** Waits until the table is told, or that it can't be. */
export function arrival({ main }: Source): Promise<'here' | Trouble> {
  if (main.known !== undefined) return Promise.resolve('here');
  return new Promise((resolve) => {
    const stop = main.listen((news) => {
      if (news.type === 'table') resolve('here');
      else if (news.type === 'refused')
        resolve(news.code === 'unknown-table' ? 'unknown' : 'closed');
      else return;
      stop();
    });
  });
}

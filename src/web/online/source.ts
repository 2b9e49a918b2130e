/** A table on the server, followed over the page's one link. */

import { Noted } from '../../client/noted.ts';
import type { Source } from '../table/source.ts';
import { theLink } from './link.ts';
import { api, withToken } from './me.ts';
import { theNotes } from './the-notes.ts';

export async function onlineSource(table: string): Promise<Source> {
  const link = await theLink();
  const main = link.follow(table);
  const noted = new Noted(main, theNotes, () => link.person);
  return {
    table,
    isOnline: true,
    isChallenge: false,
    isKept: true,
    get person() {
      return link.person;
    },
    main,
    shared: undefined,
    do: (deed) => noted.do(deed),
    notes: () => noted.notes(),
    now: () => link.now(),
    kept: () => withToken((token) => api.kept(token, table)),
    async rematch() {
      await main.do({ type: 'rematch' });
      const again = main.known?.about.rematch;
      if (again === null || again === undefined) throw new Error('a rematch was agreed to, and has no table');
      return again;
    },
    leave() {
      noted.close();
      link.unfollow(table);
    },
  };
}

/** gobelet move: everything from one store into another, checked. */

import { copyInto } from '../server/dump/copy.ts';
import { isPostgres, namePlace, placeOf, type StorePlace } from '../server/store/open.ts';
import { openSource } from '../server/store/source.ts';
import type { Command } from './command.ts';
import { tellingFailures } from './place.ts';
import { CopyProgress } from './progress.ts';
import { loadWords } from './words.ts';

export const moveCommand: Command<'journals' | 'from-journals'> = {
  name: 'move',
  words: 'FROM TO',
  count: [2, 2],
  flags: {
    journals: { value: 'URL', isMany: true },
    'from-journals': { value: 'URL', isMany: true },
  },

  async run([from = '', to = ''], { journals, 'from-journals': fromJournals }) {
    const words = await loadWords('reports');
    const copied = await tellingFailures('move', async () => {
      const source = await openSource(place(from, fromJournals), true);
      const progress = new CopyProgress(words.tables, source.tables);
      try {
        return await copyInto(place(to, journals), source.lines(), () => undefined, progress.at);
      } finally {
        progress.end();
        await source.close();
      }
    });
    process.stdout.write(`${words.copied(namePlace(place(to, journals)), copied)}\n`);
    return 0;
  },
};

function place(named: string, journals: string | undefined): StorePlace {
  return placeOf(isPostgres(named) ? { store: named, journals } : { data: named, journals });
}

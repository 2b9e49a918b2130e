/** gobelet restore: puts a backup in the place of what a server keeps. */

import { existsSync } from 'node:fs';
import { restore as putBack } from '../server/store/backup.ts';
import { databaseIn, dataFolder } from '../server/store/place.ts';
import { misused } from './backup.ts';
import { type Command, Misuse } from './command.ts';
import { loadWords, t } from './words.ts';

export const restore: Command<'data' | 'force'> = {
  name: 'restore',
  words: 'FILE',
  count: [1, 1],
  flags: {
    data: { value: 'FOLDER' },
    force: {},
  },

  async run([file = ''], { data, force }) {
    const database = databaseIn(dataFolder(data));
    if (existsSync(database) && force === undefined) {
      throw new Misuse(`restore: ${t().wrong.databaseExists({ file: database })}`);
    }
    const { aside, ...kept } = misused(file, () => putBack(file, database));
    const words = await loadWords('reports');
    process.stdout.write(`${words.restored(database, kept)}\n`);
    if (aside !== undefined) process.stdout.write(`${words.aside({ file: aside })}\n`);
    return 0;
  },
};

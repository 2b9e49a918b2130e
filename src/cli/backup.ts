/** gobelet backup: a copy of everything the server keeps, while it runs. */

import { existsSync, statSync } from 'node:fs';
import { backUp } from '../server/store/backup.ts';
import { databaseIn, dataFolder } from '../server/store/place.ts';
import { StoreFailure } from '../tables/store.ts';
import { type Command, Misuse } from './command.ts';
import { unreadable, unwritable } from './files.ts';
import { loadWords, t } from './words.ts';

export const backupCommand: Command<'data'> = {
  name: 'backup',
  words: 'FILE',
  count: [1, 1],
  flags: {
    data: { value: 'FOLDER' },
  },

  async run([file = ''], { data }) {
    const database = databaseIn(dataFolder(data));
    if (!existsSync(database))
      throw new Misuse(`backup: ${t().wrong.noDatabase({ file: database })}`);
    const kept = misused(file, () => backUp(database, file), unwritable);
    const words = await loadWords('reports');
    process.stdout.write(`${words.backedUp(file, { ...kept, bytes: statSync(file).size })}\n`);
    return 0;
  },
};

/** Any failure with files is told in one line. */
export function misused<Result>(file: string, work: () => Result, told = unreadable): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof StoreFailure) throw new Misuse(error.message);
    const { code, path } = error as NodeJS.ErrnoException;
    throw code === undefined ? error : told(path ?? file, error);
  }
}

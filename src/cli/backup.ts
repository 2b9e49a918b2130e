/** gobelet backup: a copy of everything the server keeps, while it runs. */

import { existsSync, statSync } from 'node:fs';
import { backUp } from '../server/store/backup.ts';
import { namePlace } from '../server/store/open.ts';
import { StoreFailure } from '../tables/store.ts';
import { type Command, Misuse } from './command.ts';
import { unreadable, unwritable } from './files.ts';
import { PLACE_FLAGS, type PlaceFlag, readPlace } from './place.ts';
import { loadWords, t } from './words.ts';

export const backupCommand: Command<PlaceFlag> = {
  name: 'backup',
  words: 'FILE',
  count: [1, 1],
  flags: PLACE_FLAGS,

  async run([file = ''], names) {
    const place = readPlace('backup', names);
    if (place.kind === 'postgres')
      throw new Misuse(`backup: ${t().wrong.pgDump({ place: namePlace(place) })}`);
    const database = place.file;
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

/** gobelet backup: a copy of everything the server keeps, while it runs. */

import { existsSync, statSync } from 'node:fs';
import { backUp } from '../server/store/backup.ts';
import { databaseIn, dataFolder } from '../server/store/place.ts';
import { StoreFailure } from '../tables/store.ts';
import { type Command, Misuse } from './command.ts';
import { unreadable } from './files.ts';

export const backup: Command<'data'> = {
  name: 'backup',
  summary: 'Copy everything a server keeps into one file, while it runs.',
  words: 'FILE',
  count: [1, 1],
  flags: {
    data: { value: 'FOLDER', help: "the server's folder (default: GOBELET_DATA, else gobelet-data)" },
  },
  more: ['FILE must not exist. It is checked before success is said; "gobelet restore" puts it back.'],

  async run([file = ''], { data }) {
    const database = databaseIn(dataFolder(data));
    if (!existsSync(database)) throw new Misuse(`backup: there is no database ${database}`);
    const { tables, entries, persons } = misused(file, () => backUp(database, file));
    process.stdout.write(
      `${file}: ${counted(tables, 'table')}, ${counted(entries, 'entry', 'entries')}, ${counted(persons, 'person', 'persons')}, ` +
        `${counted(statSync(file).size, 'byte')}, checked\n`,
    );
    return 0;
  },
};

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/** Whatever goes wrong with files is told in one line. */
export function misused<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof StoreFailure) throw new Misuse(error.message);
    const { code, path } = error as NodeJS.ErrnoException;
    throw code === undefined ? error : unreadable(path ?? file, error);
  }
}

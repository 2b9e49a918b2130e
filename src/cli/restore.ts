/** gobelet restore: puts a backup in the place of what a server keeps. */

import { existsSync } from 'node:fs';
import { restore as putBack } from '../server/store/backup.ts';
import { databaseIn, dataFolder } from '../server/store/place.ts';
import { counted, misused } from './backup.ts';
import { type Command, Misuse } from './command.ts';

export const restore: Command<'data' | 'force'> = {
  name: 'restore',
  summary: "Put a backup into a server's folder.",
  words: 'FILE',
  count: [1, 1],
  flags: {
    data: { value: 'FOLDER', help: "the server's folder (default: GOBELET_DATA, else gobelet-data)" },
    force: { help: 'even if there is a database already, which is moved aside' },
  },
  more: ['The backup is checked first. The server must not run meanwhile.'],

  async run([file = ''], { data, force }) {
    const database = databaseIn(dataFolder(data));
    if (existsSync(database) && force === undefined) {
      throw new Misuse(`restore: there is a database ${database} already; --force moves it aside`);
    }
    const { tables, entries, persons, aside } = misused(file, () => putBack(file, database));
    process.stdout.write(
      `${database}: ${counted(tables, 'table')}, ${counted(entries, 'entry', 'entries')}, ${counted(persons, 'person', 'persons')}\n`,
    );
    if (aside !== undefined) process.stdout.write(`What was there before is now ${aside}\n`);
    return 0;
  },
};

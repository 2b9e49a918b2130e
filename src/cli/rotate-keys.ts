/** gobelet rotate-keys: a new key signs tokens, while a server runs or not. */

import { existsSync } from 'node:fs';
import { rotateKeys as rotate } from '../server/people/kept-keys.ts';
import { databaseIn, dataFolder } from '../server/store/place.ts';
import { openDatabase } from '../server/store/sqlite-schema.ts';
import { misused } from './backup.ts';
import { type Command, Misuse } from './command.ts';
import { loadWords, t } from './words.ts';

export const rotateKeysCommand: Command<'data' | 'now'> = {
  name: 'rotate-keys',
  words: '',
  count: [0, 0],
  flags: {
    data: { value: 'FOLDER' },
    now: {},
  },

  async run(_, { data, now }) {
    const database = databaseIn(dataFolder(data));
    if (!existsSync(database))
      throw new Misuse(`rotate-keys: ${t().wrong.noDatabase({ file: database })}`);
    const ring = misused(database, () => {
      const opened = openDatabase(database);
      try {
        return rotate(opened, now !== undefined);
      } finally {
        opened.close();
      }
    });
    const { keys: words } = await loadWords('reports');
    const key = ring?.keys.at(-1)?.id;
    if (key === undefined) throw new Misuse(`rotate-keys: ${words.none({ file: database })}`);
    process.stdout.write(`${words.signs({ file: database, key })}\n`);
    process.stdout.write(`${now === undefined ? words.later : words.now}\n${words.soon}\n`);
    return 0;
  },
};

/** gobelet restore: puts a backup in the place of what a server keeps. */

import { existsSync } from 'node:fs';
import { carryOver, rotateKeys } from '../server/people/kept-keys.ts';
import { restore as putBack } from '../server/store/backup.ts';
import { databaseIn, dataFolder } from '../server/store/place.ts';
import type { Words } from '../words/en/reports.ts';
import { misused } from './backup.ts';
import { type Command, Misuse } from './command.ts';
import { loadWords, t } from './words.ts';

export const restoreCommand: Command<'data' | 'force' | 'new-keys'> = {
  name: 'restore',
  words: 'FILE',
  count: [1, 1],
  flags: {
    data: { value: 'FOLDER' },
    force: {},
    'new-keys': {},
  },

  async run([file = ''], { data, force, 'new-keys': newKeys }) {
    const database = databaseIn(dataFolder(data));
    if (existsSync(database) && force === undefined) {
      throw new Misuse(`restore: ${t().wrong.databaseExists({ file: database })}`);
    }
    const { aside, mended, ...kept } = misused(file, () =>
      putBack(file, database, (copy, before) => {
        const raised = before && carryOver(before, copy);
        if (newKeys !== undefined) rotateKeys(copy, true);
        return raised;
      }),
    );
    const words = await loadWords('reports');
    process.stdout.write(`${words.restored(database, kept)}\n`);
    const about = newKeys === undefined ? aboutTokens(mended, words.keys) : words.keys.now;
    if (kept.persons > 0) process.stdout.write(`${about}\n`);
    if (aside !== undefined) process.stdout.write(`${words.aside({ file: aside })}\n`);
    return 0;
  },
};

type KeyWords = Words['keys'];

/** What stays taken back, or that a backup can't know it. */
function aboutTokens(raised: number | undefined, words: KeyWords): string {
  return raised === undefined ? words.unknown : words.stays(raised);
}

/** gobelet restore: puts a backup in the place of what a server keeps. */

import { existsSync } from 'node:fs';
import { carryOver, rotateKeys } from '../server/people/kept-keys.ts';
import { rotatePostgresKeys } from '../server/people/postgres-keys.ts';
import { restore as putBack } from '../server/store/backup.ts';
import { namePlace, type StorePlace } from '../server/store/open.ts';
import { markPostgresRestored } from '../server/store/restored.ts';
import type { Words } from '../words/en/reports.ts';
import { misused } from './backup.ts';
import { type Command, Misuse } from './command.ts';
import { PLACE_FLAGS, type PlaceFlag, readPlace, tellingFailures } from './place.ts';
import { loadWords, t } from './words.ts';

export const restoreCommand: Command<PlaceFlag | 'force' | 'new-keys'> = {
  name: 'restore',
  words: '[FILE]',
  count: [0, 1],
  flags: {
    ...PLACE_FLAGS,
    force: {},
    'new-keys': {},
  },

  async run([file], { force, 'new-keys': newKeys, ...names }) {
    const place = readPlace('restore', names);
    if (place.kind === 'postgres') return restoredByPostgres(place, file, newKeys !== undefined);
    if (file === undefined) throw new Misuse(`restore: ${t().wrong.missing({ what: 'FILE' })}`);
    const database = place.file;
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

/** PostgreSQL has put its backup back itself: what is left is that nobody knows the dice. */
async function restoredByPostgres(
  place: Extract<StorePlace, { kind: 'postgres' }>,
  file: string | undefined,
  newKeys: boolean,
): Promise<number> {
  const name = namePlace(place);
  if (file !== undefined) throw new Misuse(`restore: ${t().wrong.pgRestore({ place: name })}`);
  await tellingFailures('restore', async () => {
    await markPostgresRestored(place.url);
    if (newKeys) await rotatePostgresKeys(place.url, true);
  });
  const words = await loadWords('reports');
  process.stdout.write(`${words.newDice({ place: name })}\n`);
  process.stdout.write(`${newKeys ? words.keys.now : words.keys.unknown}\n`);
  return 0;
}

type KeyWords = Words['keys'];

/** What stays taken back, or that a backup can't know it. */
function aboutTokens(raised: number | undefined, words: KeyWords): string {
  return raised === undefined ? words.unknown : words.stays(raised);
}

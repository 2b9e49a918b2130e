/** gobelet rotate-keys: a new key signs tokens, while a server runs or not. */

import { existsSync } from 'node:fs';
import { rotateKeys as rotate } from '../server/people/kept-keys.ts';
import type { KeyRing } from '../server/people/keys.ts';
import { rotatePostgresKeys } from '../server/people/postgres-keys.ts';
import { namePlace, type StorePlace } from '../server/store/open.ts';
import { openDatabase } from '../server/store/sqlite-schema.ts';
import { misused } from './backup.ts';
import { type Command, Misuse } from './command.ts';
import { PLACE_FLAGS, type PlaceFlag, readPlace, tellingFailures } from './place.ts';
import { loadWords, t } from './words.ts';

export const rotateKeysCommand: Command<PlaceFlag | 'now'> = {
  name: 'rotate-keys',
  words: '',
  count: [0, 0],
  flags: {
    ...PLACE_FLAGS,
    now: {},
  },

  async run(_, { now, ...names }) {
    const place = readPlace('rotate-keys', names);
    const database = place.kind === 'sqlite' ? place.file : namePlace(place);
    const ring = await rotateIn(place, now !== undefined);
    const { keys: words } = await loadWords('reports');
    const key = ring?.keys.at(-1)?.id;
    if (key === undefined) throw new Misuse(`rotate-keys: ${words.none({ file: database })}`);
    process.stdout.write(`${words.signs({ file: database, key })}\n`);
    process.stdout.write(`${now === undefined ? words.later : words.now}\n${words.soon}\n`);
    return 0;
  },
};

async function rotateIn(place: StorePlace, atOnce: boolean): Promise<KeyRing | undefined> {
  if (place.kind === 'postgres')
    return tellingFailures('rotate-keys', () => rotatePostgresKeys(place.url, atOnce));
  const { file } = place;
  if (!existsSync(file)) throw new Misuse(`rotate-keys: ${t().wrong.noDatabase({ file })}`);
  return misused(file, () => {
    const opened = openDatabase(file);
    try {
      return rotate(opened, atOnce);
    } finally {
      opened.close();
    }
  });
}

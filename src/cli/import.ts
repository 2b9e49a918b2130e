/** gobelet import: what export has written, into an empty store. */

import { createReadStream } from 'node:fs';
import { copyInto } from '../server/dump/copy.ts';
import { DumpText } from '../server/dump/dump-text.ts';
import { namePlace } from '../server/store/open.ts';
import type { Command } from './command.ts';
import { PLACE_FLAGS, type PlaceFlag, readPlace, tellingFailures } from './place.ts';
import { loadWords } from './words.ts';

export const importCommand: Command<PlaceFlag> = {
  name: 'import',
  words: 'FILE',
  count: [1, 1],
  flags: PLACE_FLAGS,

  async run([file = ''], names) {
    const place = readPlace('import', names);
    const words = await loadWords('reports');
    const copied = await tellingFailures('import', () => {
      const text = new DumpText();
      const chunks = file === '-' ? process.stdin : createReadStream(file);
      const lines = text.read(chunks as AsyncIterable<Uint8Array>);
      return copyInto(
        place,
        lines,
        () => text.promised,
        () => undefined,
      );
    });
    process.stdout.write(`${words.copied(namePlace(place), copied)}\n`);
    return 0;
  },
};

/** gobelet export: everything that a server keeps as text, whichever store it is in. */

import { closeSync, createWriteStream, openSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { textOf } from '../server/dump/dump-text.ts';
import { openSource } from '../server/store/source.ts';
import type { Command } from './command.ts';
import { LineWriter, unwritable } from './files.ts';
import { PLACE_FLAGS, type PlaceFlag, readPlace, tellingFailures } from './place.ts';
import { loadWords } from './words.ts';

export const exportCommand: Command<PlaceFlag> = {
  name: 'export',
  words: '[FILE]',
  count: [0, 1],
  flags: PLACE_FLAGS,

  async run([file = '-'], names) {
    const place = readPlace('export', names);
    await tellingFailures('export', async () => {
      const source = await openSource(place, false);
      try {
        const stream = file === '-' ? process.stdout : writeTo(file);
        const writer = new LineWriter(stream);
        for await (const line of textOf(source.lines())) {
          writer.add(line);
          await writer.flush();
        }
        await writer.flush(true);
        if (stream !== process.stdout) {
          stream.end();
          await finished(stream);
        }
      } finally {
        await source.close();
      }
    });
    if (file !== '-') {
      const words = await loadWords('reports');
      process.stdout.write(`${words.exported({ file })}\n`);
    }
    return 0;
  },
};

/** For its owner alone: the secrets of everybody are in it. */
function writeTo(file: string): NodeJS.WritableStream & ReturnType<typeof createWriteStream> {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    throw unwritable(file, error);
  }
  return createWriteStream(file, { flush: true });
}

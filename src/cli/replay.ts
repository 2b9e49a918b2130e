/** gobelet replay: one JSON line per record, exactly as RULES.md §4 has it. */

import { games } from '../games/index.ts';
import { Replay } from '../record/replay.ts';
import { cleanedLine, jsonLine } from '../terminal/text.ts';
import { type Command, Misuse } from './command.ts';
import { LineWriter, linesOf } from './files.ts';

export const replayCommand: Command = {
  name: 'replay',
  words: 'FILE…',
  count: [1, Number.POSITIVE_INFINITY],
  flags: {},

  async run(files) {
    const out = new LineWriter(process.stdout);
    let bad = false;
    let unread = false;
    for (const file of files) {
      const records = new Replay(games, (verdict) => {
        bad ||= !verdict.ok;
        out.add(jsonLine(verdict));
      });
      try {
        for await (const lines of linesOf(file)) {
          for (const line of lines) records.line(line);
          await out.flush();
        }
        records.end();
      } catch (error) {
        if (!(error instanceof Misuse)) throw error;
        await out.flush(true);
        process.stderr.write(`gobelet: ${cleanedLine(error.message)}\n`);
        unread = true;
      }
    }
    await out.flush(true);
    if (unread) return 2;
    return bad ? 1 : 0;
  },
};

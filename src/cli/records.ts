/** The record a command looks at: the first of a file, at one moment. */

import { games } from '../games/index.ts';
import type { OpenRecord } from '../record/record.ts';
import { Replay } from '../record/replay.ts';
import { Misuse, wholeFlag } from './command.ts';
import { linesOf } from './files.ts';
import { t } from './words.ts';

/**
 * The first record of a file after this many events, or after all if no number is given. What comes
 * later is not read.
 */
export async function recordAt(file: string, at: string | undefined): Promise<OpenRecord> {
  const events = at === undefined ? Number.POSITIVE_INFINITY : wholeFlag('at', at, 0);
  const record = await firstRecord(file, events);
  if (at !== undefined && record.events < events) {
    throw new Misuse(`${file}: ${t().wrong.beyond(at, record.events)}`);
  }
  return record;
}

async function firstRecord(file: string, events: number): Promise<OpenRecord> {
  let fault: string | undefined;
  const records = new Replay(games, (verdict) => {
    if (!verdict.ok) fault ??= `${file}:${verdict.line}: ${verdict.error}`;
  });
  let last: OpenRecord | undefined;
  for await (const lines of linesOf(file)) {
    for (const line of lines) {
      records.line(line);
      if (fault !== undefined) throw new Misuse(fault);
      if (last !== undefined && records.record !== last) return last;
      last = records.record;
      if (last !== undefined && last.events >= events) return last;
    }
  }
  if (last === undefined) throw new Misuse(`${file}: ${t().wrong.noRecord}`);
  return last;
}

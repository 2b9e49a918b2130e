/** gobelet view: what one viewer may know at one moment of a record, as JSON. */

import type { Viewer } from '../game.ts';
import { games } from '../games/index.ts';
import type { OpenRecord } from '../record.ts';
import { Replay } from '../replay.ts';
import { type Command, Misuse, wholeFlag } from './command.ts';
import { linesOf } from './files.ts';

export const view: Command<'seat' | 'at'> = {
  name: 'view',
  summary: 'Print what one viewer may know at one moment of a record, as JSON.',
  words: 'FILE',
  count: [1, 1],
  flags: {
    seat: { value: 'N|public', help: 'who looks: a seat, counted from 0, or everybody (required)' },
    at: { value: 'K', help: 'after how many events (default: all of them)' },
  },
  more: ['Only the first record of the file is looked at; "-" is standard input.'],

  async run([file = ''], { seat, at }) {
    if (seat === undefined) throw new Misuse('view: --seat N or --seat public is missing');
    const events = at === undefined ? Number.POSITIVE_INFINITY : wholeFlag('at', at, 0);
    const record = await firstRecord(file, events);
    if (at !== undefined && record.events < events) {
      throw new Misuse(`${file}: --at ${at} is beyond the end, the record has ${record.events} events`);
    }
    const viewer: Viewer = seat === 'public' ? 'public' : wholeFlag('seat', seat, 0, record.seats - 1);
    process.stdout.write(`${JSON.stringify(record.game.view(record.state, viewer))}\n`);
    return 0;
  },
};

/** The first record of a file after so many events, or as many as it has. What comes later is not looked at. */
export async function firstRecord(file: string, events: number): Promise<OpenRecord> {
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
  if (last === undefined) throw new Misuse(`${file}: there is no record in it`);
  return last;
}

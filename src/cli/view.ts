/** gobelet view: what one viewer may know at one moment of a record, as JSON. */

import type { Viewer } from '../game.ts';
import { type Command, Misuse, wholeFlag } from './command.ts';
import { recordAt } from './records.ts';

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
    const record = await recordAt(file, at);
    const viewer: Viewer = seat === 'public' ? 'public' : wholeFlag('seat', seat, 0, record.seats - 1);
    process.stdout.write(`${JSON.stringify(record.game.view(record.state, viewer))}\n`);
    return 0;
  },
};

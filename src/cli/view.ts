/** gobelet view: what one viewer may know at one moment of a record, as JSON. */

import type { Viewer } from '../game.ts';
import { jsonLine } from '../terminal/text.ts';
import { type Command, Misuse, wholeFlag } from './command.ts';
import { recordAt } from './records.ts';
import { t } from './words.ts';

export const viewCommand: Command<'seat' | 'at'> = {
  name: 'view',
  words: 'FILE',
  count: [1, 1],
  flags: {
    seat: { value: 'N|public' },
    at: { value: 'K' },
  },

  async run([file = ''], { seat, at }) {
    if (seat === undefined) throw new Misuse(`view: ${t().wrong.seatMissing}`);
    const record = await recordAt(file, at);
    const viewer: Viewer =
      seat === 'public' ? 'public' : wholeFlag('seat', seat, 0, record.seats - 1);
    process.stdout.write(`${jsonLine(record.game.view(record.state, viewer))}\n`);
    return 0;
  },
};

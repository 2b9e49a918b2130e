/** gobelet odds: what each legal move at one moment of a record is worth, and why. */

import { type Seat, seatsOf } from '../game.ts';
import type { OpenRecord } from '../record/record.ts';
import type { Screen } from '../terminal/screen.ts';
import { wantsColour } from '../terminal/style.ts';
import { jsonLine } from '../terminal/text.ts';
import { titleOf } from './choose.ts';
import { type Command, Misuse, wholeFlag } from './command.ts';
import { recordAt } from './records.ts';
import { loadPart, t } from './words.ts';

export const oddsCommand: Command<'seat' | 'at' | 'json'> = {
  name: 'odds',
  words: 'FILE',
  count: [1, 1],
  flags: {
    at: { value: 'K' },
    seat: { value: 'N' },
    json: {},
  },

  async run([file = ''], { at, seat: flag, json }) {
    const record = await recordAt(file, at);
    const seat = seatToMove(file, record, flag);
    const { game, state } = record;
    const title = titleOf(game.id);
    const view = game.view(state, seat);
    const answer = (await title.odds()).odds(view, game.moves(state, seat));
    if (json !== undefined) {
      process.stdout.write(
        `${jsonLine({ game: game.id, events: record.events, seat, ...answer })}\n`,
      );
      return 0;
    }
    const screen: Screen = {
      columns: process.stdout.columns ?? 80,
      colour: wantsColour(process.env, process.stdout.isTTY === true),
      names: Array.from({ length: record.seats }, (_, number) => t().odds.seat({ seat: number })),
    };
    const face = await (await title.terminal()).terminalIn(loadPart);
    const head = t().odds.head(face.title, record.events, seat);
    process.stdout.write(`${[head, '', ...face.odds(answer, view, screen)].join('\n')}\n`);
    return 0;
  },
};

function seatToMove(
  file: string,
  { game, state, seats, events }: OpenRecord,
  flag: string | undefined,
): Seat {
  const toMove = seatsOf(game.toMove(state));
  const [first] = toMove;
  if (first === undefined) throw new Misuse(`${file}: ${t().wrong.isOver(events)}`);
  const seat = flag === undefined ? first : wholeFlag('seat', flag, 0, seats - 1);
  if (!toMove.includes(seat))
    throw new Misuse(`${file}: ${t().wrong.notToMove(seat, events, toMove.join(', '))}`);
  return seat;
}

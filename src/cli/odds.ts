/** gobelet odds: what each legal move at one moment of a record is worth, and why. */

import { type Seat, seatsOf } from '../game.ts';
import type { OpenRecord } from '../record.ts';
import type { Screen } from '../terminal/screen.ts';
import { wantsColour } from '../terminal/style.ts';
import { titleOf } from './choose.ts';
import { type Command, Misuse, wholeFlag } from './command.ts';
import { recordAt } from './records.ts';

export const odds: Command<'seat' | 'at' | 'json'> = {
  name: 'odds',
  summary: 'Print what each legal move at one moment of a record is worth, the best first, and why.',
  words: 'FILE',
  count: [1, 1],
  flags: {
    at: { value: 'K', help: 'after how many events (default: all of them)' },
    seat: { value: 'N', help: 'whose moves, counted from 0 (default: the first seat to move)' },
    json: { help: 'print one line of JSON instead of a table' },
  },
  more: [
    'The odds follow from what that seat may know, never from the secrets in the record.',
    'Only the first record of the file is looked at; "-" is standard input.',
  ],

  async run([file = ''], { at, seat: flag, json }) {
    const record = await recordAt(file, at);
    const seat = seatToMove(file, record, flag);
    const { game, state } = record;
    const title = titleOf(game.id);
    const view = game.view(state, seat);
    const answer = (await title.odds()).odds(view, game.moves(state, seat));
    if (json !== undefined) {
      process.stdout.write(`${JSON.stringify({ game: game.id, events: record.events, seat, ...answer })}\n`);
      return 0;
    }
    const screen: Screen = {
      columns: process.stdout.columns ?? 80,
      colour: wantsColour(process.env, process.stdout.isTTY === true),
      names: Array.from({ length: record.seats }, (_, number) => `seat ${number}`),
    };
    const { face } = await title.terminal();
    const head = `${face.title}, after ${record.events} ${record.events === 1 ? 'event' : 'events'}: seat ${seat} to move`;
    process.stdout.write(`${[head, '', ...face.odds(answer, view, screen)].join('\n')}\n`);
    return 0;
  },
};

function seatToMove(file: string, { game, state, seats, events }: OpenRecord, flag: string | undefined): Seat {
  const toMove = seatsOf(game.toMove(state));
  const [first] = toMove;
  if (first === undefined)
    throw new Misuse(`${file}: the game is over after ${events} events; --at K looks at an earlier moment`);
  const seat = flag === undefined ? first : wholeFlag('seat', flag, 0, seats - 1);
  if (!toMove.includes(seat))
    throw new Misuse(`${file}: seat ${seat} is not to move after ${events} events, seat ${toMove.join(', ')} is`);
  return seat;
}

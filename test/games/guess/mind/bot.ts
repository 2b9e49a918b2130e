/** Four ways to be as good as any other. */

import type { Bot, Bots } from '../../../../src/bots/bot.ts';
import { anyOf } from '../../../../src/bots/choice.ts';
import type { Guess, Move } from '../rules/rules.ts';

const any: Bot<Guess> = (_view, moves, random) => anyOf(moves, random);

/** The face that fell last, or any but that one. */
const byLast =
  (isWanted: (face: number, last: number) => boolean): Bot<Guess> =>
  ({ face }, moves, random) => {
    const wanted = moves.filter((move: Move) => move.type === 'guess' && isWanted(move.face, face));
    return anyOf(wanted.length > 0 ? wanted : moves, random);
  };

export const bots: Bots<Guess> = {
  beginner: any,
  casual: byLast((face, last) => face === last),
  strong: byLast((face, last) => face !== last),
  master: any,
};

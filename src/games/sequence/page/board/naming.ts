/** Names of what one sees and does: what the dice mean, a square, the verb of the main button. */

import type { SeatFace } from '../../../../web/kit/contracts/board.ts';
import { NAMES, NUMBERS } from '../../rules/board.ts';
import type { View } from '../../rules/view.ts';
import type { Words } from '../../words/en/page.ts';
import type { Choice } from './choices.ts';
import { sideOf } from './people.ts';
import type { Throw } from './reading.ts';

/** What the dice on the table mean, in a few words. */
export function meaningWords({ meaning, sum, again }: Throw, words: Words): string {
  switch (meaning) {
    case 'done':
      return '';
    case 'start':
      return words.meansStart;
    case 'nothing':
      return again ? words.meansNothingAgain : words.meansNothing;
    default:
      return again ? words.meansAgain(meaning, sum) : words.means(meaning, sum);
  }
}

/** The verb of the main button once a square is chosen. */
export function actionWords(
  { kind, loses }: Choice,
  square: number,
  seats: readonly SeatFace[],
  words: Words,
): string {
  if (kind === 'place' || loses === null)
    return words.placeOn({ number: NUMBERS[square] as number });
  const side = sideOf(loses, seats);
  return kind === 'replace' ? words.replaceChip(side) : words.removeChip(side);
}

/** “c2, 8, free, can be chosen”. */
export function squareWords(
  square: number,
  view: View,
  seats: readonly SeatFace[],
  words: Words,
  choice: 'none' | 'open' | 'chosen',
): string {
  const name = NAMES[square] as string;
  const side = view.chips[square] ?? null;
  return [
    words.square({ name, number: NUMBERS[square] as number }),
    side === null ? words.free : words.chip(sideOf(side, seats)),
    ...(view.winningLine.includes(name) ? [words.inLine] : view.last === name ? [words.last] : []),
    ...(choice === 'open' ? [words.canChoose] : choice === 'chosen' ? [words.chosen] : []),
  ].join(', ');
}

/** Séquence Dés in a terminal, in English: what the page's words do not say. What is typed is the same in every language. */

import { point, text } from './grammar.ts';
import type { Who } from './sequence.ts';

const does = (who: Who, you: string, they: string): string => (who.isMe ? `You ${you}` : `${who.name} ${they}`);
const NUMBERS: Readonly<Record<number, string>> = { 5: 'five', 6: 'six' };

export const words = {
  point,

  // The table ----------------------------------------------------------------------------------------------------------
  head: (line: number): string => `${NUMBERS[line] ?? line} in a line win`,
  started: text('threw {sum}'),
  noThrow: 'no throw yet',
  key: { won: 'the line that won', last: 'the last change', allowed: 'squares of this throw' },

  // What is asked ------------------------------------------------------------------------------------------------------
  moves: {
    throw: 'throw both dice',
    remove: text('take away {chip}'),
    replace: text('replace {chip}'),
  },
  families: {
    place: text('put a chip: the name of a marked square, e.g. `{example}`'),
    remove: text('take a chip away: the name of a marked square, e.g. `{example}`'),
  },

  // What happened ------------------------------------------------------------------------------------------------------
  threw: (who: Who, dice: string, sum: number): string => `${does(who, 'throw', 'throws')} ${dice} = ${sum}.`,
  threwForStart: (who: Who, dice: string, sum: number): string =>
    `${does(who, 'throw', 'throws')} ${dice} = ${sum} for the start.`,
  put: (who: Who, square: string): string => `${does(who, 'put', 'puts')} a chip on ${square}.`,
  replaced: (who: Who, chip: string, square: string): string => `${does(who, 'replace', 'replaces')} ${chip} on ${square}.`,
  removed: (who: Who, chip: string, square: string): string => `${does(who, 'take', 'takes')} ${chip} away from ${square}.`,
  throwsAgain: (who: Who): string => `${does(who, 'throw', 'throws')} again.`,
  nothing: 'Nothing to do with it.',
  nothingAgain: 'Nothing to do there, but another throw.',

  // What "?" says ------------------------------------------------------------------------------------------------------
  typing: 'Type the name of a square, column then row: `c3`. Or the number in the list.',

  // The odds -----------------------------------------------------------------------------------------------------------
  odds: {
    /** Heads of columns: as short as can be. */
    heads: { move: 'move', wins: 'wins', next: 'next turn', first: 'they first', partner: 'partner' },
    now: 'now',
    throw: 'throw',
    remove: text('take {square}'),
    start: 'wins: an even share; ±: what beginning is worth.',
    wins: 'wins: estimated chance to win the game; ±: its usual error.',
    next: (line: number): string =>
      `next turn: exact chance that nobody wins before and you complete ${NUMBERS[line] ?? line} on your next turn, on the board as the move leaves it.`,
    first: 'they first: exact chance that an opponent completes a line before that turn.',
    partner: 'partner: exact chance that your partner does.',
  },
};

export type Words = typeof words;

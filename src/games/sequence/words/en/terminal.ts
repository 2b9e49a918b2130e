/**
 * Séquence Dés in a terminal, in English: the messages that the page does not have. What is typed
 * is the same in every language.
 */

import { point, text } from '../../../../words/en/grammar.ts';
import type { Who } from './page.ts';

const does = (who: Who, you: string, they: string): string =>
  who.isMe ? `You ${you}` : `${who.name} ${they}`;
const NUMBERS: Readonly<Record<number, string>> = { 5: 'five', 6: 'six' };

export const words = {
  point,

  // The table -------------------------------------------------------------------------------------
  head: (line: number): string => `${NUMBERS[line] ?? line} in a line win`,
  started: text('threw {sum}'),
  noThrow: 'no throw yet',
  key: { won: 'the line that won', last: 'the last change', allowed: 'squares for this throw' },

  // What is asked ---------------------------------------------------------------------------------
  moves: {
    throw: 'throw both dice',
    remove: text('take away {chip}'),
    replace: text('replace {chip}'),
  },
  families: {
    place: text('put down a chip: type the name of a marked square, e.g. `{example}`'),
    remove: text('take a chip away: type the name of a marked square, e.g. `{example}`'),
  },

  // What happened ---------------------------------------------------------------------------------
  threw: (who: Who, dice: string, sum: number): string =>
    `${does(who, 'throw', 'throws')} ${dice} = ${sum}.`,
  threwForStart: (who: Who, dice: string, sum: number): string =>
    `${does(who, 'throw', 'throws')} ${dice} = ${sum} to see who starts.`,
  put: (who: Who, square: string): string => `${does(who, 'put', 'puts')} a chip on ${square}.`,
  replaced: (who: Who, chip: string, square: string): string =>
    `${does(who, 'replace', 'replaces')} ${chip} on ${square}.`,
  removed: (who: Who, chip: string, square: string): string =>
    `${does(who, 'take', 'takes')} ${chip} away from ${square}.`,
  throwsAgain: (who: Who): string => `${does(who, 'throw', 'throws')} again.`,
  nothing: 'Nothing to do.',
  nothingAgain: 'Nothing to do, but another turn.',

  // What "?" says ---------------------------------------------------------------------------------
  typing: 'Type the name of a square, column then row: `c3`. Or type its number in the list.',

  // The odds --------------------------------------------------------------------------------------
  odds: {
    /** Heads of columns: as short as possible. */
    heads: {
      move: 'move',
      wins: 'wins',
      next: 'next turn',
      first: 'they first',
      partner: 'partner',
    },
    now: 'now',
    throw: 'throw',
    remove: text('take {square}'),
    start: 'wins: the same chance for all; ±: what starting is worth.',
    wins: 'wins: estimated chance to win the game; ±: its usual error.',
    next: (line: number): string =>
      `next turn: exact chance that you complete ${NUMBERS[line] ?? line} on your next turn before anybody else wins, on the board after this move.`,
    first: 'they first: exact chance that an opponent completes a line before that turn.',
    partner: 'partner: exact chance that your partner does.',
  },
};

export type Words = typeof words;

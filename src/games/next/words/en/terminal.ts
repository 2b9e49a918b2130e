/**
 * NEXT! in a terminal, in English: the messages that the page does not have. What is typed is the
 * same in every language.
 */

import { counts, list, point, text } from '../../../../words/en/grammar.ts';
import type { Colour } from '../../rules/cards.ts';
import type { Person } from './page.ts';

const does = ({ name, isMe }: Person, you: string, they: string): string =>
  isMe ? `You ${you}` : `${name} ${they}`;

export const words = {
  list,
  point,

  // The table -------------------------------------------------------------------------------------
  /**
   * On a die: the word, at most six letters, and a short form of one or two letters, different for
   * each colour.
   */
  colours: {
    red: ['red', 'R'],
    green: ['green', 'G'],
    blue: ['blue', 'B'],
    yellow: ['yellow', 'Y'],
    orange: ['orange', 'O'],
    purple: ['purple', 'P'],
  } as Readonly<Record<Colour, readonly [word: string, initial: string]>>,
  /** On a black die: at most eight letters, and a short form of at most four. */
  black: ['black', 'blk'] as readonly [word: string, short: string],
  /** Under a die: at most eight letters. */
  kept: 'kept',
  fresh: 'new',
  turned: 'turned',
  pile: text('pile {#place} · {#left} left'),
  made: text('made: {typed}'),
  /** Under a pile: at most 24 letters. */
  lockedMade: 'locked, though made',
  lockedLost: 'locked: thrown again',
  end: 'the end',
  goal: text('game ends at {#limit} cards, may stop at {#enough}'),
  inherited: 'dice of a failed turn',
  firstThrow: 'first throw',
  throwsLeft: counts('count', { one: '{#count} throw left', other: '{#count} throws left' }),
  hand: text('Your cards: {cards}.'),
  shown: text('{name}, {points}: {cards}.'),
  noCard: 'no card',

  // What is asked ---------------------------------------------------------------------------------
  drew: text('You drew {card}.'),
  moves: {
    throwAll: 'throw all six dice',
    throw: (letters: readonly string[]): string => `throw ${list(letters)}`,
    turn: text('turn die {letter} to {colour}'),
    take: (card: string, action: string | undefined): string =>
      `${card}${action === undefined ? '' : `, then ${action}`}`,
    end: 'end the turn without a card',
    draw: text('draw from {name}, {cards}'),
    finish: 'stop the game: the most points win',
    continue: 'play on',
  },
  families: {
    throw: 'throw dice: their letters, e.g. `bce`; or `keep adf`; or `all`',
    throwAgain: 'throw dice again: their letters, e.g. `bce`; or `keep adf`; or `all`',
    turn: text('turn one die: e.g. `{example}`'),
  },

  // What happened ---------------------------------------------------------------------------------
  threw: (person: Person, letters: readonly string[] | 'all', faces: string): string =>
    `${does(person, 'throw', 'throws')} ${letters === 'all' ? 'all six dice' : list(letters)}: ${faces}.`,
  turnedTo: (person: Person, letter: string, colour: string): string =>
    `${does(person, 'turn', 'turns')} die ${letter} to ${colour}.`,
  locked: text('Pile {#place} is locked.'),

  // What "?" says ---------------------------------------------------------------------------------
  typing: {
    turn: 'Type the letters of the dice to throw (`bce`), `keep adf` to throw the others, `all`; `take 2`; `c=blue` to turn a die.',
    action: 'Type e.g. `steal 2` or `swap 2`: the number of the seat.',
    give: 'Type the number on the card.',
    finish: 'Type `stop` or `on`.',
  },
  squares: text(
    'The colours: {colours}. Squares on a card mean any colour; squares that look alike must be the same colour.',
  ),

  // The odds --------------------------------------------------------------------------------------
  odds: {
    moves: {
      throwAll: 'throw all',
      throw: text('throw {letters}'),
      turn: text('turn {letter} {colour}'),
      take: text('take {#place}'),
      end: 'end',
      steal: text('steal {name}'),
      swap: text('swap {name}'),
      give: text('give {card}'),
      finish: 'stop',
      continue: 'play on',
    },
    /** Heads of columns: as short as possible. */
    heads: {
      points: 'points',
      pile: text('pile {#place}'),
      none: 'none',
      gift: 'gift',
      drawn: 'drawn',
      win: 'win',
    },
    about: text('about {chance}'),
    pile: (place: number, card: string, isLocked: boolean): string =>
      `pile ${place}: ${card}${isLocked ? '; locked' : ''}.`,
    chances:
      'Under each pile: the chance to end the turn with its card if you play for the most points; then the best chance if you go for that card alone.',
    columns:
      'points: expected from this turn, actions included; none: no card; gift: points that the next player gains from the dice if you fail.',
    drawing:
      'points: expected from drawing, less the card you give; drawn: average points of the card you draw.',
    giving: 'points: what you lose.',
    ending: 'win: the chance to win the game; a shared win counts as part of a win.',
  },
};

export type Words = typeof words;

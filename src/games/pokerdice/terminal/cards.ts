/** The cards of Pokerdice in a terminal: their names, patterns and spellings. */

import { made, OBJECTIVES, type Objective } from '../rules/objectives.ts';
import type { Words as Said } from '../words/en/page.ts';
import type { Words } from '../words/en/terminal.ts';

/** The words of the game, which the page has too, and those of its terminal. */
export interface Talk {
  readonly said: Said;
  readonly words: Words;
}

/** Same squares, same face; the dice of straights and parities are as they fall. */
const PATTERNS: Readonly<Record<Objective, string>> = {
  joker: '★',
  pair: '■ ■',
  three: '■ ■ ■',
  'two-pairs': '■ ■  □ □',
  'small-straight': '⚀ ⚁ ⚂ ⚃',
  'no-even': '⚀ ⚂ ⚄',
  'no-odd': '⚁ ⚃ ⚅',
  full: '■ ■ ■  □ □',
  'large-straight': '⚀ ⚁ ⚂ ⚃ ⚄',
  four: '■ ■ ■ ■',
};

/** As the head of a narrow column, in every language. */
export const SIGNS: Readonly<Record<Objective, string>> = {
  joker: '★',
  pair: '2',
  three: '3',
  'two-pairs': '2+2',
  'small-straight': '→4',
  'no-even': '135',
  'no-odd': '246',
  full: '3+2',
  'large-straight': '→5',
  four: '4',
};

/** The names on the box, which is French: understood in every language. */
const ON_THE_BOX: Readonly<Partial<Record<Objective, string>>> = {
  pair: 'paire',
  three: 'brelan',
  'two-pairs': 'double paire',
  'small-straight': 'petite suite',
  'no-even': 'pas de pair',
  'no-odd': "pas d'impair",
  'large-straight': 'grande suite',
  four: 'carré',
};

export function nameOf({ said }: Talk, card: Objective): string {
  return said.cards[card].inText;
}

export function patternOf({ words }: Talk, card: Objective): string {
  return card === 'no-even' || card === 'no-odd'
    ? words.only({ faces: PATTERNS[card] })
    : PATTERNS[card];
}

/** How a card may be typed; the record's own word first. */
export function spellingsOf({ said }: Talk, card: Objective): readonly string[] {
  const { name, inText } = said.cards[card];
  return [...new Set([card, inText, name, ON_THE_BOX[card] ?? card])];
}

export function isMade(card: Objective, dice: readonly number[]): boolean {
  return ((made(dice) >> OBJECTIVES.indexOf(card)) & 1) === 1;
}

/**
 * The cards and colours of NEXT! in a terminal: their symbols and patterns, and what they are
 * called.
 */

import type { Screen } from '../../../terminal/screen.ts';
import { paint } from '../../../terminal/style.ts';
import type { Card, Colour } from '../rules/cards.ts';
import type { View } from '../rules/view.ts';
import type { Words as Said } from '../words/en/page.ts';
import type { Words } from '../words/en/terminal.ts';
import { cardOf, coloursOf, isNamed, nameOf as nameOnPage } from '../words/naming.ts';

export { cardOf } from '../words/naming.ts';

/** The words of the game, which the page has too, and those of its terminal. */
export interface Talk {
  readonly said: Said;
  readonly words: Words;
}

/**
 * Heart, leaf, drop, sun, flame, moon. The word beside it, or its letter, says the colour where
 * there is none.
 */
export const SYMBOLS: Readonly<Record<Colour, string>> = {
  red: '♥',
  green: '♣',
  blue: '◆',
  yellow: '☼',
  orange: '▲',
  purple: '☾',
};
/** Places of one group look alike; groups may still share a colour. */
const PLACES = ['■', '□', '▣', '▤', '▥', '▦'];

/**
 * As on the page; groups without a name by their sizes alone, for a line of the terminal is short.
 */
export function nameOf(card: Card, said: Said): string {
  return 'groups' in card && !isNamed(card) ? card.groups.join('+') : nameOnPage(card, said);
}

/** "3R 2B" where there is little room; groups are told by their pattern. */
export function shortNameOf({ words }: Talk, card: Card): string {
  return coloursOf(card)
    .map(([colour, count]) => `${count}${words.colours[colour][1]}`)
    .join(' ');
}

/** "3 red, 2 blue (3 points)" */
export function called({ said }: Talk, view: View, id: string | null): string {
  const card = id === null ? undefined : cardOf(view, id);
  return card === undefined ? said.card.unknown : said.card.valued(nameOf(card, said), card.points);
}

export function symbol(screen: Screen, colour: Colour): string {
  return paint(screen, colour, SYMBOLS[colour]);
}

export function pattern(screen: Screen, card: Card, gap: string): string {
  if ('groups' in card)
    return card.groups
      .map((size, group) => spread(PLACES[group] ?? '■', size, gap))
      .join(`${gap} `);
  return coloursOf(card)
    .map(([colour, count]) => spread(symbol(screen, colour), count, gap))
    .join(`${gap} `);
}

function spread(place: string, size: number, gap: string): string {
  return new Array<string>(size).fill(place).join(gap);
}

/** The cards and colours of NEXT! in a terminal: their names, symbols and patterns. */

import type { Screen } from '../../terminal/screen.ts';
import { paint } from '../../terminal/style.ts';
import { counted } from '../../terminal/table.ts';
import { type Action, type Card, COLOURS, type Colour } from './cards.ts';
import { GOBELET_1 } from './deck.ts';
import type { View } from './view.ts';

/** Heart, leaf, drop, sun, flame, moon. The word beside it, or its letter, says the colour where there is none. */
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
const GROUPS: Readonly<Record<string, string>> = {
  '3': 'three alike',
  '2+2+2': 'three pairs',
  '3+2': 'full',
  '4': 'four alike',
  '5': 'five alike',
  '3+3': 'double three',
  '4+2': 'four and pair',
  '6': 'six alike',
};
export const ACTIONS: Readonly<Record<Action, { name: string; rule: string }>> = {
  replay: { name: 'replay', rule: 'you play another turn at once' },
  steal: { name: 'steal', rule: 'draw a card blind from an opponent' },
  swap: { name: 'swap', rule: 'draw a card blind from an opponent, then give one of yours' },
  'super-swap': { name: 'super-swap', rule: 'a swap with every opponent who has cards' },
};

export function nameOf(card: Card): string {
  if ('groups' in card) return GROUPS[card.groups.join('+')] ?? `groups of ${card.groups.join('+')}`;
  return coloursOf(card)
    .map(([colour, count]) => `${count} ${colour}`)
    .join(', ');
}

/** "3R 2B" where there is little room; groups are told by their pattern. */
export function shortNameOf(card: Card): string {
  return coloursOf(card)
    .map(([colour, count]) => `${count}${initialOf(colour)}`)
    .join(' ');
}

function initialOf(colour: Colour): string {
  return colour.slice(0, 1).toUpperCase();
}

function coloursOf(card: Card): readonly (readonly [Colour, number])[] {
  if ('groups' in card) return [];
  return COLOURS.flatMap((colour) => (card.colours[colour] === undefined ? [] : [[colour, card.colours[colour]] as const]));
}

export function cardOf(view: View, id: string): Card | undefined {
  return (view.deck === 'gobelet-1' ? GOBELET_1 : view.deck).find((card) => card.id === id);
}

/** "3 red, 2 blue (3 points)" */
export function called(view: View, id: string | null): string {
  const card = id === null ? undefined : cardOf(view, id);
  return card === undefined ? 'a card' : `${nameOf(card)} (${counted(card.points, 'point')})`;
}

export function symbol(screen: Screen, colour: Colour): string {
  return paint(screen, colour, SYMBOLS[colour]);
}

export function pattern(screen: Screen, card: Card, gap: string): string {
  if ('groups' in card) return card.groups.map((size, group) => spread(PLACES[group] ?? '■', size, gap)).join(`${gap} `);
  return coloursOf(card)
    .map(([colour, count]) => spread(symbol(screen, colour), count, gap))
    .join(`${gap} `);
}

function spread(place: string, size: number, gap: string): string {
  return new Array<string>(size).fill(place).join(gap);
}

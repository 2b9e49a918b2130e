/** Cards in words: what their groups or colours are called, and which card an id of the view is. */

import { type Card, COLOURS, type Colour } from '../rules/cards.ts';
import { GOBELET_1 } from '../rules/deck.ts';
import type { View } from '../rules/view.ts';
import type { Words } from './en/page.ts';

const GROUPS: Readonly<
  Record<
    string,
    keyof Words['card'] &
      ('three' | 'threePairs' | 'full' | 'four' | 'five' | 'doubleThree' | 'fourAndPair' | 'six')
  >
> = {
  '3': 'three',
  '2+2+2': 'threePairs',
  '3+2': 'full',
  '4': 'four',
  '5': 'five',
  '3+3': 'doubleThree',
  '4+2': 'fourAndPair',
  '6': 'six',
};

/**
 * Whether the groups of a card have a name; others, of decks people make, are told by their sizes.
 */
export function isNamed(card: Card): boolean {
  return (
    !('groups' in card) ||
    GROUPS[card.groups.toSorted((one, other) => other - one).join('+')] !== undefined
  );
}

export function nameOf(card: Card, words: Words): string {
  if (!('groups' in card)) return words.card.colours(coloursOf(card));
  const sizes = card.groups.toSorted((one, other) => other - one);
  const known = GROUPS[sizes.join('+')];
  return known === undefined ? words.card.groups(sizes) : words.card[known];
}

/** The exact colours of a card, in the order of the colours; none for a card of any colour. */
export function coloursOf(card: Card): readonly (readonly [Colour, number])[] {
  if ('groups' in card) return [];
  return COLOURS.flatMap((colour) =>
    card.colours[colour] === undefined ? [] : [[colour, card.colours[colour]] as const],
  );
}

export function cardOf(view: View, id: string): Card | undefined {
  return (view.deck === 'gobelet-1' ? GOBELET_1 : view.deck).find((card) => card.id === id);
}

/** “three alike (1 point)” */
export function valuedOf(view: View, id: string, words: Words): string {
  const card = cardOf(view, id);
  return card === undefined
    ? words.card.unknown
    : words.card.valued(nameOf(card, words), card.points);
}

/** For the screen reader: “three alike, 1 point, with steal”. */
export function labelOf(card: Card, words: Words): string {
  return words.card.label(
    nameOf(card, words),
    card.points,
    card.action === undefined ? null : words.action[card.action].name,
  );
}

/** A touched card says what it asks for, what it is worth and what it does. */
export function aboutOf(card: Card, words: Words): string {
  const action = card.action ?? null;
  return words.piles.about(
    nameOf(card, words),
    card.points,
    action,
    action === null ? '' : words.action[action].rule,
  );
}

/** How often each colour lies there, in the order of the colours. */
export function countsOf(faces: readonly Colour[]): readonly (readonly [Colour, number])[] {
  return COLOURS.map(
    (colour) => [colour, faces.filter((face) => face === colour).length] as const,
  ).filter(([, count]) => count > 0);
}

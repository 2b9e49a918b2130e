/**
 * A card of NEXT! that is being tapped together: which dice it asks for, its points, its action.
 */

import { type Action, type Card, COLOURS, type Colour } from '../../rules/cards.ts';
import { GOBELET_1 } from '../../rules/deck.ts';

export const PATTERNS: readonly (readonly number[])[] = [
  [3],
  [2, 2, 2],
  [3, 2],
  [4],
  [5],
  [3, 3],
  [4, 2],
  [6],
];
const PLACES = 6;

export interface Draft {
  readonly kind: 'any' | 'exact';
  /** Of any colour: empty while none is chosen. */
  readonly groups: readonly number[];
  readonly colours: Partial<Readonly<Record<Colour, number>>>;
  readonly points: number;
  readonly action: Action | 'none';
}

export const EMPTY: Draft = { kind: 'any', groups: [], colours: {}, points: 1, action: 'none' };

export function draftOf(card: Card): Draft {
  const { points, action = 'none' } = card;
  return 'groups' in card
    ? { ...EMPTY, groups: card.groups, points, action }
    : { ...EMPTY, kind: 'exact', colours: card.colours, points, action };
}

/** The card, once it asks for something. */
export function cardOf({ kind, groups, colours, points, action }: Draft): object | undefined {
  const rest = { points, ...(action !== 'none' && { action }) };
  if (kind === 'any') return groups.length === 0 ? undefined : { groups, ...rest };
  return placesOf(colours) === 0 ? undefined : { colours, ...rest };
}

/** What such a card is worth in the deck of the house is a good guess. */
export function withGroups(draft: Draft, groups: readonly number[]): Draft {
  const same = GOBELET_1.find((card) => 'groups' in card && card.groups.join() === groups.join());
  return { ...draft, groups, points: same?.points ?? draft.points };
}

/** One die more of this colour; a card has six places. */
export function withColour(draft: Draft, colour: Colour): Draft {
  if (placesOf(draft.colours) >= PLACES) return draft;
  const colours = Object.fromEntries(
    COLOURS.flatMap((each) => {
      const count = (draft.colours[each] ?? 0) + (each === colour ? 1 : 0);
      return count === 0 ? [] : [[each, count]];
    }),
  );
  return { ...draft, colours };
}

export function placesOf(colours: Draft['colours']): number {
  return Object.values(colours).reduce((sum, count) => sum + count, 0);
}

/**
 * What is wrong with a deck, card by card, as the rules read it; and ids for cards that have none
 * of their own.
 */

import { isObject, Refusal } from '../../../shape.ts';
import { COLOURS, DECK_SIZE, readCard } from './cards.ts';

export interface Fault {
  readonly kind: 'count' | 'card' | 'pattern' | 'points' | 'action' | 'id' | 'twice';
  /** The place of the card; null if it is the deck. */
  readonly card: number | null;
}

export function faultsOf(cards: readonly unknown[]): readonly Fault[] {
  const each = cards.flatMap((card, place) => faultOf(card, place, cards));
  return cards.length === DECK_SIZE ? each : [...each, { kind: 'count', card: null }];
}

function faultOf(card: unknown, place: number, cards: readonly unknown[]): readonly Fault[] {
  try {
    const { id } = readCard(card);
    const isTwice = cards.findIndex((other) => isObject(other) && other['id'] === id) < place;
    return isTwice ? [{ kind: 'twice', card: place }] : [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [{ kind: kindOf(card, error), card: place }];
  }
}

/**
 * The field that the refusal is about. A card without places, or with too many, has a wrong
 * pattern.
 */
function kindOf(card: unknown, { path, what }: Refusal): Fault['kind'] {
  if (!isObject(card)) return 'card';
  const [field = ''] = path.split(/[.[]/);
  if (field === 'groups' || field === 'colours') return 'pattern';
  if (field === 'points' || field === 'action' || field === 'id') return field;
  if (what.startsWith('unknown field')) return 'card';
  if (!Object.hasOwn(card, 'id')) return 'id';
  return Object.hasOwn(card, 'points') ? 'pattern' : 'points';
}

/**
 * A card that has an id keeps it; the others, and the second of two alike, are called by what they
 * ask for and a number.
 */
export function numbered(cards: readonly unknown[]): readonly unknown[] {
  const taken = new Set<unknown>();
  return cards.map((card) => {
    if (!isObject(card)) return card;
    const { id } = card;
    if (typeof id === 'string' && id !== '' && !taken.has(id)) {
      taken.add(id);
      return card;
    }
    const fresh = freshId(patternOf(card), taken, cards);
    taken.add(fresh);
    return { ...card, id: fresh };
  });
}

function freshId(pattern: string, taken: ReadonlySet<unknown>, cards: readonly unknown[]): string {
  const isKnown = (id: string): boolean =>
    taken.has(id) || cards.some((card) => isObject(card) && card['id'] === id);
  for (let number = 1; ; number++) {
    const id = `${pattern}-${number}`;
    if (!isKnown(id)) return id;
  }
}

function patternOf({ groups, colours }: Readonly<Record<string, unknown>>): string {
  if (Array.isArray(groups)) return groups.join('+');
  if (!isObject(colours)) return 'card';
  return COLOURS.flatMap((colour) =>
    colours[colour] === undefined ? [] : [`${String(colours[colour])}${colour}`],
  ).join('-');
}

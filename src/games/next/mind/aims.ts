/** Going for one card with the eye: which dice fill its places, and how many are missing. */

import { type Card, COLOURS } from '../rules/cards.ts';

/**
 * The positions of dice that fill places of the card, the most frequent colours for the largest
 * groups.
 */
export function fitting(card: Card, dice: readonly number[]): readonly number[] {
  const wanted =
    'groups' in card
      ? groupsWanted(card.groups, dice)
      : COLOURS.map((colour) => card.colours[colour] ?? 0);
  return dice.flatMap((colour, position) => {
    if ((wanted[colour] ?? 0) === 0) return [];
    wanted[colour] = (wanted[colour] as number) - 1;
    return [position];
  });
}

/**
 * How many dice of each colour the groups are to take: the largest group from the most frequent
 * colour, and so on.
 */
function groupsWanted(groups: readonly number[], dice: readonly number[]): number[] {
  const left = COLOURS.map((_, colour) => dice.filter((die) => die === colour).length);
  const wanted = new Array<number>(COLOURS.length).fill(0);
  for (const size of [...groups].sort((one, other) => other - one)) {
    const colour = left.indexOf(Math.max(...left));
    wanted[colour] = (wanted[colour] as number) + size;
    left[colour] = Math.max(0, (left[colour] as number) - size);
  }
  return wanted;
}

export function placesOf(card: Card): number {
  const sizes = 'groups' in card ? card.groups : Object.values(card.colours);
  return sizes.reduce((sum, size) => sum + size, 0);
}

export function missing(card: Card, dice: readonly number[]): number {
  return placesOf(card) - fitting(card, dice).length;
}

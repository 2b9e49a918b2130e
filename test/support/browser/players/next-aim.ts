/**
 * Which card of NEXT! to throw for, from what the piles and dice are called: the one that fewest
 * dice are missing from.
 */

import { type Card, COLOURS, type Colour } from '../../../../src/games/next/rules/cards.ts';
import { GOBELET_1 } from '../../../../src/games/next/rules/deck.ts';
import type { Words } from '../../../../src/games/next/words/en/page.ts';
import { labelOf } from '../../../../src/games/next/words/naming.ts';
import type { Thing } from './seen.ts';

/**
 * A colour for each place that is still missing, and the dice, by their number in `faces`, that are
 * there already.
 */
export interface Aim {
  readonly there: readonly number[];
  readonly missing: readonly Colour[];
}

export function bestAim(buttons: readonly Thing[], faces: readonly Colour[], words: Words): Aim {
  const aims = [1, 2, 3].flatMap((pile) => {
    const card = cardOn(pile, buttons, words);
    return card === undefined ? [] : [aimAt(card, faces)];
  });
  return (
    aims.toSorted((one, other) => one.missing.length - other.missing.length)[0] ?? {
      there: [],
      missing: [],
    }
  );
}

/** Undefined where the pile is empty, or its card locked. */
function cardOn(pile: number, buttons: readonly Thing[], words: Words): Card | undefined {
  const called = (card: Card): string => words.piles.said(pile, [labelOf(card, words)]);
  return GOBELET_1.find((card) =>
    buttons.some(({ name }) => name.startsWith(called(card)) && !name.includes(words.piles.locked)),
  );
}

function aimAt(card: Card, faces: readonly Colour[]): Aim {
  const there: number[] = [];
  const missing: Colour[] = [];
  const left = (colour: Colour): readonly number[] =>
    faces.flatMap((face, die) => (face === colour && !there.includes(die) ? [die] : []));
  const fill = (colour: Colour, size: number): void => {
    const found = left(colour).slice(0, size);
    there.push(...found);
    for (let place = found.length; place < size; place++) missing.push(colour);
  };
  if ('groups' in card) {
    for (const size of card.groups.toSorted((one, other) => other - one)) {
      const [most = 'red'] = COLOURS.toSorted(
        (one, other) => left(other).length - left(one).length,
      );
      fill(most, size);
    }
  } else for (const colour of COLOURS) fill(colour, card.colours[colour] ?? 0);
  return { there, missing };
}

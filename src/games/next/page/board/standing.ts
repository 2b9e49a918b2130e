/** How a pile stands to the player: what its look says, and its words when it is touched. */

import { type Card, COLOURS, countColours, makes, needOf, shapeOf } from '../../rules/cards.ts';
import type { View } from '../../rules/view.ts';
import type { Choices } from './choices.ts';
import type { Selection } from './selection.ts';

export const STANDINGS = [
  'empty',
  'locked',
  'chosen',
  'takeable',
  'would-lock',
  'would-make',
  'made',
  'throw-first',
  'open',
] as const;
export type Standing = (typeof STANDINGS)[number];

/** While dice tumble nothing is given away: a card they make lights up when they lie. */
export function standingOf(
  view: View,
  pile: number,
  choices: Choices,
  selection: Selection,
  isTumbling: boolean,
): Standing {
  const { top, locked, made } = view.piles[pile] as View['piles'][number];
  if (top === null) return 'empty';
  if (view.phase !== 'turn' || isTumbling)
    return locked && view.phase === 'turn' ? 'locked' : 'open';
  if (locked) return 'locked';
  if (choices.takes.has(pile)) {
    if (selection.aim === 'throw' || selection.aim === 'keep') return 'would-lock';
    return selection.aim === 'take' && selection.pile === pile ? 'chosen' : 'takeable';
  }
  if (made) return 'made';
  if (wouldMake(view, top, selection)) return 'would-make';
  return view.lie === 'nothing' ? 'throw-first' : 'open';
}

/**
 * N6: whether these dice make this card. For showing what a choice would come to; what may be
 * taken, the moves say.
 */
export function isMadeBy(dice: View['dice'], card: Card): boolean {
  if (dice === null) return false;
  const counts = countColours(dice.map((colour) => COLOURS.indexOf(colour)));
  return makes(counts, shapeOf(counts), needOf(card));
}

function wouldMake(view: View, card: Card, { aim, die, face }: Selection): boolean {
  if (aim !== 'turn' || die === null || face === null || view.dice === null) return false;
  return isMadeBy(view.dice.with(die, face), card);
}

/** What kind of mistake a choice was, from what was chosen and what was better. */

import type { Move } from '../../rules/moves.ts';
import { made } from '../../rules/objectives.ts';
import type { View } from '../../rules/view.ts';
import { cardsNamed, POINTS_OF } from '../hands.ts';

export const KINDS = [
  'too-bold',
  'too-timid',
  'other-card',
  'no-spoiling',
  'stopped-early',
  'threw-on',
  'other-dice',
] as const;
export type Kind = (typeof KINDS)[number];

export function kindOf(view: View, chosen: Move, better: Move): Kind {
  if (chosen.type === 'commit' && better.type === 'commit') {
    const more = pointsOf(chosen) - pointsOf(better);
    return more > 0 ? 'too-bold' : more < 0 ? 'too-timid' : 'other-card';
  }
  if (better.type === 'stop') return 'threw-on';
  if (chosen.type !== 'stop') return 'other-dice';
  return isMade(view) ? 'no-spoiling' : 'stopped-early';
}

function pointsOf({ cards }: Extract<Move, { type: 'commit' }>): number {
  return cardsNamed(cards).reduce((sum, card) => sum + (POINTS_OF[card] as number), 0);
}

function isMade({ dice, myCommit }: View): boolean {
  const shows = made(dice ?? []);
  return cardsNamed(myCommit ?? []).every((card) => (shows >> card) & 1);
}

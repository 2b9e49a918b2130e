/**
 * The casual player goes for one card at a time, with the eye: the one with the best points for the
 * dice it lacks. It keeps what fits, throws the rest, and passes over other cards while it can
 * throw. It overlooks that a die may be turned, and stops the game as soon as it has more cards
 * than the others, whatever they show.
 */

import { anyOf, bestOf } from '../../../../bots/choice.ts';
import type { Random } from '../../../../random.ts';
import type { Move } from '../../rules/moves.ts';
import type { View } from '../../rules/view.ts';
import { fitting, missing } from '../aims.ts';
import { leastGiven } from '../give.ts';
import { diceOf } from '../worth.ts';

/** A die more to find makes a card worth half. */
const HOPE = 0.5;

export function casual(view: View, moves: readonly Move[], random: Random): Move {
  switch (view.phase) {
    case 'turn':
      return play(view, moves);
    case 'action':
      return anyOf(moves, random);
    case 'give':
      return leastGiven(view, moves);
    default: {
      const mine = view.seats[view.turn]?.held as number;
      const hasMost = view.seats.every(({ held }, seat) => seat === view.turn || held < mine);
      return bestOf(moves, (move) => (move.type === (hasMost ? 'finish' : 'continue') ? 1 : 0));
    }
  }
}

function play(view: View, moves: readonly Move[]): Move {
  const dice = diceOf(view);
  const open = view.piles.flatMap(({ top, locked }) => (top === null || locked ? [] : [top]));
  const aim =
    open.length === 0
      ? undefined
      : bestOf(open, (card) => card.points * HOPE ** missing(card, dice));
  const takes = moves.filter((move) => move.type === 'take');
  const kept = aim === undefined ? [] : fitting(aim, dice);
  const rest = dice.flatMap((_, position) => (kept.includes(position) ? [] : [position]));
  return (
    takes.find(({ pile }) => view.piles[pile]?.top?.id === aim?.id) ??
    moves.find((move) => move.type === 'roll' && move.dice.join() === rest.join()) ??
    takes[0] ??
    moves.find(({ type }) => type === 'end-turn') ??
    (moves[0] as Move)
  );
}

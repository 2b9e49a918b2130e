/**
 * The master plays to win the game: every throw is the best for its stakes (winning.ts), exactly.
 */

import { bestOf } from '../../../../bots/choice.ts';
import { remembered } from '../../../../bots/memory.ts';
import type { Move } from '../../rules/moves.ts';
import type { View } from '../../rules/view.ts';
import { placeOf } from '../dice.ts';
import { leastGiven } from '../give.ts';
import { type Known, know, turnKey } from '../known.ts';
import { leadChance } from '../lead.ts';
import { solveTurn, type Turn } from '../turn.ts';
import { actionWorths, goingOn, outlook, winningStakes } from '../winning.ts';
import { diceOf, moveWorths } from '../worth.ts';

export function master(view: View, moves: readonly Move[]): Move {
  if (moves.length === 1) return moves[0] as Move;
  const known = know(view);
  switch (view.phase) {
    case 'turn':
      return bestOf(moves, moveWorths(turnToWin(view, known), view));
    case 'action': {
      const worths = actionWorths(outlook(known), view.action?.type);
      return bestOf(moves, (move) => ('from' in move ? (worths.get(move.from) ?? 0) : 0));
    }
    case 'give':
      return leastGiven(view, moves);
    default:
      return bestOf(moves, finishWorth(view, known));
  }
}

/** To finish is to be sure of what is; to go on is what the next player leaves me. */
function finishWorth(view: View, known: Known): (move: Move) => number {
  const now = leadChance(known);
  if (now >= 1) return (move) => (move.type === 'finish' ? 1 : 0);
  const on = goingOn(outlook(known), view.lie === 'inherited' ? placeOf(diceOf(view)) : undefined);
  return (move) => (move.type === 'finish' ? now : on);
}

/**
 * The stakes of a turn hold for all its throws, so a few turns are remembered; the answer is the
 * same without.
 */
const TURNS = remembered<string, Turn>(8);

export function turnToWin(view: View, known: Known): Turn {
  return TURNS(turnKey(view), () => solveTurn(winningStakes(outlook(known))));
}

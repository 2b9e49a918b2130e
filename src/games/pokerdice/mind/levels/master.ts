/**
 * The master solves the round: between two exactly, with what the rest of the game is worth behind
 * it, among more by letting the seats learn against each other. He mixes as the solution says, so
 * that knowing how it thinks does not help. While there is time it reads the others from the cards
 * they have played, and leans on what it has read as far as it can be trusted.
 */

import type { Bot } from '../../../../bots/bot.ts';
import { drawByWeight } from '../../../../bots/choice.ts';
import type { Move } from '../../rules/moves.ts';
import type { Pokerdice } from '../../rules/rules.ts';
import type { View } from '../../rules/view.ts';
import { activeWorth } from '../crowd/crowd.ts';
import { readCrowd } from '../crowd/view.ts';
import { moveKeeping } from '../dice.ts';
import { activeMix, readRound, ways } from '../duel/view.ts';
import { placeOf } from '../habit.ts';
import { cardsNamed } from '../hands.ts';
import { bestChoices, nextOf } from '../rethrows.ts';
import { keepOf } from '../throws.ts';

/** What the master may do, and how often it does it. */
export interface Mixed {
  readonly move: Move;
  readonly weight: number;
}

export const master: Bot<Pokerdice> = (view, moves, random) => {
  if (moves.length === 1) return moves[0] as Move;
  const mixed = mixOf(view, moves);
  const weights = mixed.map(({ weight }) => weight);
  return mixed[drawByWeight(weights, random)]?.move ?? (moves[0] as Move);
};

export function mixOf(view: View, moves: readonly Move[]): readonly Mixed[] {
  if (view.phase === 'commit')
    return moves.map((move) => ({ move, weight: commitWeight(view, move) }));
  if (view.phase !== 'reroll') return moves.map((move) => ({ move, weight: 1 }));
  const dice = view.dice ?? [];
  const lies = keepOf(dice);
  const mine = cardsNamed(view.myCommit ?? []);
  if (view.seats.length > 2) {
    const { mixes } = readCrowd(view);
    const choices = bestChoices(activeWorth(mine[0] as number, mixes.slice(1)), view.rerollsLeft);
    return [{ move: moveKeeping(nextOf(choices).keep[lies] as number, dice), weight: 1 }];
  }
  const solved = readRound(view);
  const row = solved.mine.findIndex((commit) => commit.join() === mine.join());
  return ways(solved, row, lies, view.rerollsLeft).map(({ keep, weight }) => ({
    move: moveKeeping(keep, dice),
    weight,
  }));
}

function commitWeight(view: View, move: Move): number {
  if (move.type !== 'commit' || view.viewer === 'public') return 0;
  const cards = cardsNamed(move.cards);
  if (view.seats.length > 2)
    return readCrowd(view).mixes[placeOf(view, view.viewer)]?.[cards[0] as number] ?? 0;
  const solved = readRound(view);
  const active = view.viewer === view.active;
  const at = (active ? solved.mine : solved.theirs).findIndex(
    (commit) => commit.join() === cards.join(),
  );
  return (active ? activeMix(solved) : solved.others)[at] ?? 0;
}

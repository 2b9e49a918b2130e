/**
 * What the player has touched and not yet played: cards to lay, dice to keep. What may be played
 * comes out of the moves alone.
 */

import type { Told } from '../../../../game.ts';
import type { Move } from '../../rules/moves.ts';
import type { Objective } from '../../rules/objectives.ts';
import type { Pokerdice } from '../../rules/rules.ts';
import { DICE } from '../../rules/state.ts';

type Commit = Extract<Move, { type: 'commit' }>;
export type Cards = readonly Objective[];

function commitsOf(moves: readonly Move[]): readonly Commit[] {
  return moves.filter((move) => move.type === 'commit');
}

/** Whether all these cards are among those, two copies counting twice. */
function holds(those: Cards, these: Cards): boolean {
  return these.every((card) => copies(these, card) <= copies(those, card));
}

export function copies(cards: Cards, card: Objective): number {
  return cards.filter((other) => other === card).length;
}

/** Whether a commit can still come of these cards. */
function fits(cards: Cards, moves: readonly Move[]): boolean {
  return commitsOf(moves).some((commit) => holds(commit.cards, cards));
}

/** Whether this card can be touched to be laid. */
export function canChoose(card: Objective, moves: readonly Move[]): boolean {
  return fits([card], moves);
}

/**
 * The choice after a card is touched: it is added; or, chosen already, taken back with its copy; or
 * it takes the place of the card that was chosen first.
 */
export function touchCard(chosen: Cards, card: Objective, moves: readonly Move[]): Cards {
  const added = [...chosen, card];
  if (fits(added, moves)) return added;
  if (chosen.includes(card)) return chosen.filter((other) => other !== card);
  const replaced = [...chosen.slice(1), card];
  return fits(replaced, moves) ? replaced : chosen;
}

/** The commit of exactly these cards, if they are as many as are laid. */
export function commitOf(chosen: Cards, moves: readonly Move[]): Commit | undefined {
  return commitsOf(moves).find(
    ({ cards }) => cards.length === chosen.length && holds(cards, chosen),
  );
}

/** After a re-throw the dice that lay on the tray lie there still; otherwise nothing is kept. */
export function keptAtFirst(event: Told<Pokerdice> | null): readonly number[] {
  return event?.move.type === 'reroll' ? othersThan(event.move.dice) : [];
}

export function othersThan(dice: readonly number[]): readonly number[] {
  return Array.from({ length: DICE }, (_, die) => die).filter((die) => !dice.includes(die));
}

export function touchDie(kept: readonly number[], die: number): readonly number[] {
  return kept.includes(die) ? kept.filter((other) => other !== die) : [...kept, die].sort();
}

/** The re-throw of every die that is not kept; none if all are. */
export function rethrowOf(kept: readonly number[], moves: readonly Move[]): Move | undefined {
  const thrown = othersThan(kept).join();
  return moves.find((move) => move.type === 'reroll' && move.dice.join() === thrown);
}

export function moveOf(type: 'roll' | 'stop', moves: readonly Move[]): Move | undefined {
  return moves.find((move) => move.type === type);
}

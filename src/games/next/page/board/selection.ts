/**
 * What the player has touched so far, and what their buttons would play for it. Nothing is sent
 * before a button is pressed; what may be sent comes from the choices, so from the moves, alone.
 */

import { bitsOf, countBits, type Seat, type Told } from '../../../../game.ts';
import type { Colour } from '../../rules/cards.ts';
import type { Move } from '../../rules/moves.ts';
import type { Next } from '../../rules/rules.ts';
import { ALL_DICE, WHITE_AND_BLACK } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { type Choices, diceOf } from './choices.ts';

/**
 * What the main button is about: to take a card; to throw the dice that are not kept; to keep some
 * of the dice another left; to throw all six as a first throw; to turn a die; to draw from
 * somebody; to give a card; to play on, or to finish the game.
 */
export type Aim =
  | 'take'
  | 'throw'
  | 'keep'
  | 'fresh'
  | 'turn'
  | 'draw'
  | 'give'
  | 'continue'
  | 'finish'
  | 'none';

export interface Selection {
  readonly aim: Aim;
  /** The dice on the tray, as bits. */
  readonly kept: number;
  readonly pile: number | null;
  /** The die to turn, and its new colour. */
  readonly die: number | null;
  readonly face: Colour | null;
  /**
   * Whom to draw from, and which of their backs was touched: that is for the feeling, chance
   * decides.
   */
  readonly from: Seat | null;
  readonly back: number | null;
  /** The card to give. */
  readonly card: string | null;
}

const NOTHING: Selection = {
  aim: 'none',
  kept: 0,
  pile: null,
  die: null,
  face: null,
  from: null,
  back: null,
  card: null,
};

/** While others act: only the dice that were kept lie apart. */
export function resting(kept: number): Selection {
  return { ...NOTHING, kept };
}

/**
 * Where a choice begins: what is nearest at hand is chosen already, and a touch on anything else
 * changes that.
 */
export function beginning(choices: Choices, view: View, kept: number): Selection {
  const at = { ...NOTHING, kept };
  if (choices.takes.size > 0) return { ...at, aim: 'take', pile: bestPile(choices, view) };
  if (choices.throws.size > 0) return { ...at, aim: view.lie === 'own' ? 'throw' : 'fresh' };
  if (choices.turns.size > 0) return { ...at, aim: 'turn' };
  if (choices.draws.size > 0)
    return { ...at, aim: 'draw', from: onlyOne([...choices.draws.keys()]) };
  if (choices.gives.size > 0) return { ...at, aim: 'give', card: onlyOne([...choices.gives]) };
  return choices.canContinue ? { ...at, aim: 'continue' } : at;
}

function onlyOne<Thing>(things: readonly Thing[]): Thing | null {
  return things.length === 1 ? (things[0] as Thing) : null;
}

/** The card worth most; the first of several. */
function bestPile({ takes }: Choices, view: View): number | null {
  let best: number | null = null;
  const worth = (pile: number | null): number =>
    pile === null ? -1 : (view.piles[pile]?.top?.points ?? 0);
  for (const pile of takes) if (worth(pile) > worth(best)) best = pile;
  return best;
}

/**
 * The dice that lie on the tray after this event: those that were not thrown, and one that was
 * turned on purpose.
 */
export function keptAfter(view: View, event: Told<Next> | null, before: number): number {
  if (event === null || view.phase !== 'turn' || view.lie !== 'own' || event.seat !== view.turn)
    return 0;
  if (event.move.type === 'roll') return ALL_DICE & ~bitsOf(event.move.dice, WHITE_AND_BLACK);
  return event.move.type === 'turn-die' ? before | (1 << event.move.die) : 0;
}

// Touches -----------------------------------------------------------------------------------------

/**
 * A die is kept or let go, or chosen to be turned; undefined if it can't be. The same touch
 * again takes it back.
 */
export function touchDie(
  selection: Selection,
  die: number,
  choices: Choices,
  view: View,
): Selection | undefined {
  if (selection.aim === 'turn') {
    const isSame = selection.die === die;
    return choices.turns.has(die)
      ? { ...selection, die: isSame ? null : die, face: null }
      : undefined;
  }
  if (choices.throws.size < 2) return undefined; // all six or nothing: there is nothing to choose
  return {
    ...selection,
    aim: view.lie === 'inherited' ? 'keep' : 'throw',
    kept: selection.kept ^ (1 << die),
    pile: null,
  };
}

export function touchPile(
  selection: Selection,
  pile: number,
  choices: Choices,
): Selection | undefined {
  return choices.takes.has(pile)
    ? { ...selection, aim: 'take', pile, die: null, face: null }
    : undefined;
}

export function touchFace(
  selection: Selection,
  face: Colour,
  choices: Choices,
): Selection | undefined {
  const { die } = selection;
  return die !== null && choices.turns.get(die)?.includes(face)
    ? { ...selection, face }
    : undefined;
}

/** Another opponent, or another of their backs. */
export function touchBack(
  selection: Selection,
  from: Seat,
  back: number | null,
  choices: Choices,
): Selection | undefined {
  return choices.draws.has(from) ? { ...selection, from, back } : undefined;
}

export function touchCard(
  selection: Selection,
  card: string,
  choices: Choices,
): Selection | undefined {
  return choices.gives.has(card) ? { ...selection, card } : undefined;
}

/** The ways of going on that stand beside each other. */
export function aimsOf(choices: Choices, view: View): readonly Aim[] {
  const aims: Aim[] = [];
  if (choices.takes.size > 0) aims.push('take');
  if (choices.throws.size > 1) aims.push(view.lie === 'inherited' ? 'keep' : 'throw');
  if (choices.throws.size > 0 && view.lie !== 'own') aims.push('fresh');
  if (choices.turns.size > 0) aims.push('turn');
  if (choices.canContinue) aims.push('continue');
  if (choices.canFinish) aims.push('finish');
  return aims;
}

export function aimAt(selection: Selection, aim: Aim, choices: Choices, view: View): Selection {
  const pile = aim === 'take' ? (selection.pile ?? bestPile(choices, view)) : null;
  return { ...selection, aim, pile, die: null, face: null };
}

// Buttons -----------------------------------------------------------------------------------------

/** The dice the main button would throw, as bits. */
export function toThrow({ aim, kept }: Selection): number {
  if (aim === 'fresh') return ALL_DICE;
  return aim === 'throw' || aim === 'keep' ? ALL_DICE & ~kept : 0;
}

export function countToThrow(selection: Selection): number {
  return countBits(toThrow(selection));
}

/** What the main button plays; null while something is still to be chosen. */
export function mainMove(selection: Selection, choices: Choices): Move | null {
  const { aim, kept, pile, die, face, from, card } = selection;
  switch (aim) {
    case 'take':
      return pile !== null && choices.takes.has(pile) ? { type: 'take', pile } : null;
    case 'keep':
      // all six would be the fresh throw, and more of them
      return kept === 0 ? null : throwOf(toThrow(selection), choices);
    case 'throw':
    case 'fresh':
      return throwOf(toThrow(selection), choices);
    case 'turn':
      return die !== null && face !== null && choices.turns.get(die)?.includes(face)
        ? { type: 'turn-die', die, face }
        : null;
    case 'draw': {
      const type = from === null ? undefined : choices.draws.get(from);
      return from === null || type === undefined ? null : { type, from };
    }
    case 'give':
      return card !== null && choices.gives.has(card) ? { type: 'give', card } : null;
    case 'continue':
      return choices.canContinue ? { type: 'continue' } : null;
    case 'finish':
      return choices.canFinish ? { type: 'finish' } : null;
    case 'none':
      return null;
  }
}

function throwOf(bits: number, { throws }: Choices): Move | null {
  return throws.has(bits) ? { type: 'roll', dice: diceOf(bits) } : null;
}

/**
 * What the quiet button plays that stands there while there is no main one: the turn may end with
 * no die turned.
 */
export function quietMove({ aim, die }: Selection, choices: Choices): Move | null {
  return aim === 'turn' && die === null && choices.canEndTurn ? { type: 'end-turn' } : null;
}

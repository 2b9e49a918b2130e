/**
 * What each step came to, told again from the events and the view now: the card that passed, the
 * cards that were locked, whether the turn failed with it. Nothing is known here that the viewer
 * could not have written down.
 */

import type { ToldStep } from '../../../../web/kit/contracts/board.ts';
import type { Card, Colour } from '../../rules/cards.ts';
import type { Next } from '../../rules/rules.ts';
import type { PassageView, View } from '../../rules/view.ts';
import { cardOf } from '../../words/naming.ts';
import { isMadeBy } from './standing.ts';

export interface Chapter {
  readonly step: ToldStep<Next>;
  /** The card that changed hands with it, as far as the viewer knows. */
  readonly passage: PassageView | null;
  /** Cards this throw lost. */
  readonly locked: readonly Card[];
  /** Both black dice were thrown and agree. */
  readonly isPower: boolean;
  /** The turn ended with it, without a card. */
  readonly isFailed: boolean;
  /** The seat plays again at once. */
  readonly isReplay: boolean;
}

type Tops = readonly (Card | null)[];

export function chronicle(told: readonly ToldStep<Next>[], view: View): readonly Chapter[] {
  const passages = passagesOf(told, view);
  const tops = topsOf(told, view, passages);
  let dice: readonly (Colour | null)[] = [null, null, null, null, null, null];
  let locked: readonly Card[] = [];
  return told.map((step, index) => {
    const { event } = step;
    const { move } = event;
    const lying = dice;
    let lost: readonly Card[] = [];
    if (move.type === 'roll') {
      const isFirst = isNewTurn(told, index);
      if (isFirst) locked = [];
      // N32, N44: every throw but a fresh one of all six locks what the dice make as they lie
      if (!isFirst || move.dice.length < lying.length)
        lost = madeOf(lying, tops[index] ?? []).filter((card) => !locked.includes(card));
      locked = [...locked, ...lost];
      const faces = facesOf(step);
      dice = lying.map((face, die) => faces[move.dice.indexOf(die)] ?? face);
    }
    if (move.type === 'turn-die') dice = lying.with(move.die, move.face);
    return {
      step,
      passage: passages[index] ?? null,
      locked: lost,
      isPower:
        move.type === 'roll' &&
        move.dice.includes(4) &&
        move.dice.includes(5) &&
        dice[4] === dice[5],
      isFailed: isFailed(told, index, view),
      isReplay: move.type === 'take' && isReplay(told, index, view),
    };
  });
}

export function facesOf({ event }: ToldStep<Next>): readonly Colour[] {
  return event.answer !== undefined && 'faces' in event.answer ? event.answer.faces : [];
}

/**
 * Every take, steal, swap and give is one passage. Counted from the end, as the beginning may not
 * have been told.
 */
function passagesOf(told: readonly ToldStep<Next>[], view: View): readonly (PassageView | null)[] {
  let left = view.passages.length;
  return told
    .toReversed()
    .map(({ event }) =>
      ['take', 'steal', 'swap', 'give'].includes(event.move.type)
        ? (view.passages[--left] ?? null)
        : null,
    )
    .toReversed();
}

/**
 * The cards on the piles before each step: those that lie there now, and going back, those that
 * were taken.
 */
function topsOf(
  told: readonly ToldStep<Next>[],
  view: View,
  passages: readonly (PassageView | null)[],
): readonly Tops[] {
  let tops: Tops = view.piles.map(({ top }) => top);
  const before: Tops[] = [];
  for (let index = told.length - 1; index >= 0; index--) {
    const move = told[index]?.event.move;
    const id = passages[index]?.card ?? null;
    if (move?.type === 'take')
      tops = tops.with(move.pile, id === null ? null : (cardOf(view, id) ?? null));
    before.unshift(tops);
  }
  return before;
}

function madeOf(dice: readonly (Colour | null)[], tops: Tops): readonly Card[] {
  if (dice.includes(null)) return [];
  return tops.flatMap((card) =>
    card !== null && isMadeBy(dice as readonly Colour[], card) ? [card] : [],
  );
}

/**
 * A turn begins where another seat acts, or where a seat throws that has just taken a card: that is
 * a replay.
 */
function isNewTurn(told: readonly ToldStep<Next>[], index: number): boolean {
  const [before, now] = [told[index - 1]?.event, told[index]?.event];
  return before === undefined || before.seat !== now?.seat || before.move.type === 'take';
}

const PLAYED_ON: ReadonlySet<string> = new Set(['roll', 'turn-die', 'end-turn']);

function isFailed(told: readonly ToldStep<Next>[], index: number, view: View): boolean {
  const [now, after] = [told[index]?.event, told[index + 1]?.event];
  if (now === undefined || !PLAYED_ON.has(now.move.type)) return false;
  if (after !== undefined)
    return (
      after.seat !== now.seat || after.move.type === 'finish' || after.move.type === 'continue'
    );
  return view.lie === 'inherited' && (view.turn !== now.seat || view.phase === 'finish');
}

function isReplay(told: readonly ToldStep<Next>[], index: number, view: View): boolean {
  const [now, after] = [told[index]?.event, told[index + 1]?.event];
  if (after !== undefined) return after.seat === now?.seat && after.move.type === 'roll';
  return view.phase === 'turn' && view.turn === now?.seat;
}

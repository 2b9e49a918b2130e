/**
 * What a card adds to a seat's points, its action included.
 *
 * Exact, given the beliefs of known.ts: a steal and a swap (the best opponent, a card drawn blind,
 * the least one given), and a super-swap, played through opponent by opponent. Assumed: a replay is
 * an average over a few unseen cards that may come up under the taken one (typical.ts), and a
 * second replay in a row counts as a turn on the same board.
 */

import type { Seat } from '../../../game.ts';
import { type Card, needOf } from '../rules/cards.ts';
import { madeBy } from './dice.ts';
import { drawFrom, type Known } from './known.ts';
import { type Stakes, solveTurn } from './turn.ts';
import { typical } from './typical.ts';

/** The points of the cards a seat holds, as far as believed, and of one more. */
function handOf({ holds, deck }: Known, seat: Seat, won: number): readonly number[] {
  return [
    won,
    ...[...(holds[seat] as Float64Array)].flatMap((chance, card) =>
      chance > 0.5 ? [(deck[card] as Card).points] : [],
    ),
  ];
}

export function meanDraw(known: Known, from: Seat): number {
  return drawFrom(known, from).reduce((sum, [points, chance]) => sum + points * chance, 0);
}

/**
 * Drawing from each opponent in turn and giving the least of the other cards, which may be one
 * drawn before.
 */
function superSwap(known: Known, opponents: readonly Seat[], hand: readonly number[]): number {
  const [from, ...rest] = opponents;
  if (from === undefined) return 0;
  const least = Math.min(...hand);
  const kept = hand.toSpliced(hand.indexOf(least), 1);
  return drawFrom(known, from).reduce(
    (sum, [points, chance]) =>
      sum + chance * (points - least + superSwap(known, rest, [...kept, points])),
    0,
  );
}

/** The opponents of a seat who have cards, clockwise. */
export function opponentsOf({ seats, held }: Known, seat: Seat): readonly Seat[] {
  return Array.from({ length: seats - 1 }, (_, step) => (seat + step + 1) % seats).filter(
    (other) => (held[other] as number) > 0,
  );
}

/**
 * Expected points of an action other than a replay, for a seat that has just won a card of these
 * points.
 */
export function actionGain(known: Known, seat: Seat, action: Card['action'], won: number): number {
  const opponents = opponentsOf(known, seat);
  if (opponents.length === 0 || action === undefined || action === 'replay') return 0;
  const best = Math.max(...opponents.map((from) => meanDraw(known, from)));
  if (action === 'steal') return best;
  const hand = handOf(known, seat, won);
  return action === 'swap' ? best - Math.min(...hand) : superSwap(known, opponents, hand);
}

/** A seat's turn on a board, played for points. A replay counts as `replay` points more. */
export function pointStakes(
  known: Known,
  seat: Seat,
  tops: readonly number[],
  replay: number,
): Stakes {
  const cards = tops.map((top) => known.deck[top]);
  return {
    made: madeBy(cards.map((card) => (card === undefined ? -1 : needOf(card)))),
    cards: cards.map((card) => {
      if (card === undefined) return 0;
      return (
        card.points +
        (card.action === 'replay' ? replay : actionGain(known, seat, card.action, card.points))
      );
    }),
    fail: 0,
  };
}

/**
 * Whether a replay is on the board, and would not be dropped because the card won ends the game
 * (N79).
 */
function canReplay({ deck, held, view }: Known, seat: Seat, tops: readonly number[]): boolean {
  return (
    (held[seat] as number) + 1 < view.limit && tops.some((top) => deck[top]?.action === 'replay')
  );
}

/** What another turn on the same board would bring. */
export function flatReplay(known: Known, seat: Seat, tops: readonly number[]): number {
  return canReplay(known, seat, tops) ? solveTurn(pointStakes(known, seat, tops, 0)).fresh() : 0;
}

/**
 * What the turn won with the replay of a pile brings: the card that comes up there is one of the
 * unseen.
 */
export function replayGain(known: Known, seat: Seat, pile: number): number {
  const { deck, tops, left, unseen } = known;
  if (!canReplay(known, seat, tops)) return 0;
  const next = (left[pile] as number) > 1 ? typical(deck, unseen) : [-1];
  const turns = next.map((card) => {
    const board = tops.with(pile, card);
    return solveTurn(pointStakes(known, seat, board, flatReplay(known, seat, board))).fresh();
  });
  return turns.reduce((sum, points) => sum + points, 0) / turns.length;
}

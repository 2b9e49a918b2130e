/**
 * A turn played to win the game. The worth of a card is the chance to win after it: its points and
 * action, the card it counts for in the race, the right to finish, and what the next player can do
 * with the piles as they will then lie. The worth of a failed turn is what the next player makes of
 * the dice. Both are found by solving that turn, on that board, with the race behind it. The card
 * that comes up under a taken one is unknown; a few unseen cards stand for all.
 */

import type { Seat } from '../../../game.ts';
import { type Card, needOf } from '../rules/cards.ts';
import { PILES } from '../rules/state.ts';
import { BLACKS, FULL_BLACKS, FULL_PLACES, madeBy } from './dice.ts';
import { type Known, pointsOf } from './known.ts';
import { actionOutcomes, bestAction, leastOf, meanOf, richest } from './outcomes.ts';
import { type Judge, judgeOf, moved, type Standing } from './standing.ts';
import { type Stakes, solveTurn, type Turn } from './turn.ts';
import { typical } from './typical.ts';

export interface Outlook {
  readonly known: Known;
  readonly judge: Judge;
  readonly standing: Standing;
}

export function outlook(known: Known): Outlook {
  const { view, deck, seats, held } = known;
  return {
    known,
    judge: judgeOf(deck, view.limit, view.enough),
    standing: { held, points: Array.from({ length: seats }, (_, seat) => pointsOf(known, seat)) },
  };
}

/** What a card is worth to a seat by the race alone. */
function shallowCard(
  { known, judge }: Outlook,
  seat: Seat,
  card: Card,
  standing: Standing,
): number {
  const won = moved(standing, seat, 1, card.points);
  if (card.action === 'replay' && (won.held[seat] as number) < judge.limit)
    return judge.before(won, seat)[seat] as number;
  const choices = actionOutcomes(known, card.action, seat, won, card.points);
  return bestAction(seat === known.me ? choices : richest(choices, won), won, (after) =>
    judge.after(after, seat),
  );
}

/** The turn of a seat on a board, with the race behind it. */
export function shallowTurn(
  look: Outlook,
  seat: Seat,
  tops: readonly number[],
  standing: Standing,
): Turn {
  const cards = tops.map((top) => look.known.deck[top]);
  return solveTurn({
    made: madeBy(cards.map((card) => (card === undefined ? -1 : needOf(card)))),
    cards: cards.map((card) => (card === undefined ? 0 : shallowCard(look, seat, card, standing))),
    fail: look.judge.after(standing, seat),
  });
}

/**
 * My chance when the next seat's turn is worth this much to it. What it gains over the race's
 * judgement the others lose in proportion to what they have; for two players that is exact.
 */
function myShare(
  { known, judge }: Outlook,
  standing: Standing,
  next: Seat,
  worth: (expected: number) => number,
): number {
  const chances = judge.before(standing, next);
  const expected = chances[next] as number;
  const his = Math.max(0, Math.min(1, worth(expected)));
  if (known.seats === 2) return 1 - his;
  return expected > 0.999
    ? (chances[known.me] as number)
    : ((chances[known.me] as number) * (1 - his)) / (1 - expected);
}

/**
 * At the end of my turn: the result if the limit is reached, the better of finishing and going on
 * if I hold enough.
 */
function settled({ known: { me }, judge }: Outlook, standing: Standing, on: () => number): number {
  const count = standing.held[me] as number;
  if (count >= judge.limit) return judge.result(standing, me);
  return count >= judge.enough ? Math.max(judge.result(standing, me), on()) : on();
}

/** The boards that taking from a pile can leave, all equally likely. */
function boardsAfter(
  { known: { deck, tops, left, unseen } }: Outlook,
  pile: number,
): readonly (readonly number[])[] {
  if ((left[pile] as number) <= 1 || unseen.length === 0) return [tops.with(pile, -1)];
  return typical(deck, unseen).map((card) => tops.with(pile, card));
}

function averageOver<T>(things: readonly T[], worth: (thing: T) => number): number {
  return things.reduce((sum, thing) => sum + worth(thing), 0) / things.length;
}

/**
 * My chance to win after taking the card of a pile: before it is seen what came up under it, or
 * once it is.
 */
export function cardWorth(look: Outlook, pile: number, boards = boardsAfter(look, pile)): number {
  const { known, judge, standing } = look;
  const { me } = known;
  const next = (me + 1) % known.seats;
  const card = known.deck[known.tops[pile] as number];
  if (card === undefined) return 0;
  const won = moved(standing, me, 1, card.points);
  if (card.action === 'replay') {
    if ((won.held[me] as number) >= judge.limit) return judge.result(won, me);
    return averageOver(boards, (tops) => shallowTurn(look, me, tops, won).fresh());
  }
  const choices = actionOutcomes(known, card.action, me, won, card.points);
  const expected = judge.before(won, next)[next] as number;
  // How much better than usual the boards are for the next seat; an action's outcomes are taken to
  // leave that as it is.
  let gain: number | undefined;
  const boardGain = () => {
    gain ??= averageOver(boards, (tops) => shallowTurn(look, next, tops, won).fresh()) - expected;
    return gain;
  };
  return bestAction(choices, won, (after) =>
    settled(look, after, () => myShare(look, after, next, (usual) => usual + boardGain())),
  );
}

/** My chance to win after a failed turn, by the place of the dice I leave. */
function failWorths(look: Outlook): Float64Array {
  const { known, standing } = look;
  const next = (known.me + 1) % known.seats;
  const turn = shallowTurn(look, next, known.tops, standing);
  const worths = new Float64Array(FULL_PLACES);
  const share = (his: number) => myShare(look, standing, next, () => his);
  // A share falls in a straight line as their chance grows.
  const [none, all] = [share(0), share(1)];
  for (let place = 0; place < FULL_PLACES; place++) {
    if (place % BLACKS >= FULL_BLACKS) continue;
    const on = none + (all - none) * Math.min(1, turn.inherited(place));
    worths[place] = settled(look, standing, () => on);
  }
  return worths;
}

/** What I play for in this turn. */
export function winningStakes(look: Outlook): Stakes {
  const { deck, tops } = look.known;
  return {
    made: madeBy(tops.map((top) => (top < 0 ? -1 : needOf(deck[top] as Card)))),
    cards: Array.from({ length: PILES }, (_, pile) => cardWorth(look, pile)),
    fail: failWorths(look),
  };
}

/**
 * My chance to win if I let the game go on after my turn: the next seat begins with these dice, or
 * afresh.
 */
export function goingOn(look: Outlook, place: number | undefined): number {
  const { known, standing } = look;
  const next = (known.me + 1) % known.seats;
  const turn = shallowTurn(look, next, known.tops, standing);
  return myShare(look, standing, next, () =>
    place === undefined ? turn.fresh() : turn.inherited(place),
  );
}

/** My chance to win, by the race, after carrying out an action with each opponent. */
export function actionWorths(look: Outlook, action: Card['action']): ReadonlyMap<Seat, number> {
  const { known, judge, standing } = look;
  const won = leastOf(known, known.me, Number.POSITIVE_INFINITY);
  const choices = actionOutcomes(known, action, known.me, standing, won);
  return new Map(
    [...choices].map(([seat, outcomes]) => [
      seat,
      meanOf(outcomes, (after) => judge.after(after, known.me)),
    ]),
  );
}

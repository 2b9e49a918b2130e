/**
 * The odds of every choice of dice to throw again: exact chances, and what they bring against what
 * the others may hold.
 */

import type { MoveOdds } from '../../../odds.ts';
import type { Move } from '../rules/moves.ts';
import { CARDS } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { facesKept } from './dice.ts';
import { scored } from './duel/stakes.ts';
import type { Expected, Facts } from './facts.ts';
import { chanceOf, exactChanceOf, nameOf, otherSeats, pointsOf } from './gains.ts';
import { type Commit, cardsNamed, POINTS_OF } from './hands.ts';
import { bestChoices, outcome } from './rethrows.ts';
import { KINDS, keepOf, MAKING } from './throws.ts';

/** `held`: how many copies of each card the other seats together are expected to have committed. */
export function rethrowOdds(
  view: View,
  moves: readonly Move[],
  mine: Commit,
  held: Float64Array,
  expected: readonly Expected[],
): readonly MoveOdds<Move, Facts>[] {
  const dice = view.dice ?? [];
  const share = 1 / (view.seats.length - 1);
  const [, ...later] = bestChoices(worthOf(mine, held, share), view.rerollsLeft);
  const possible = possibleCards(view);
  const answers = new Map<number, Omit<MoveOdds<Move, Facts>, 'move'>>();

  function oddsOf(faces: readonly number[], stops: boolean): Omit<MoveOdds<Move, Facts>, 'move'> {
    const kinds = outcome(
      keepOf(faces),
      later.map(({ keep }) => keep),
    );
    const rethrows = stops ? 0 : view.rerollsLeft;
    const chances = Float64Array.from(MAKING, (_, card) => chanceOf(card, kinds));
    let captures = 0;
    let theirs = 0;
    for (let card = 0; card < CARDS; card++) {
      const copies = held[card] as number;
      captures += copies * (1 - (chances[card] as number));
      theirs += copies * (chances[card] as number) * (POINTS_OF[card] as number) * share;
    }
    const points = pointsOf(mine, (card) => chances[card] as number) + captures;
    return {
      value: points - theirs,
      facts: {
        kind: 'rethrow',
        keeps: faces,
        own: mine.map((card) => ({
          card: nameOf(card),
          points: POINTS_OF[card] as number,
          chance: exactChanceOf(card, kinds, rethrows),
        })),
        others: possible.map((card) => ({
          card: nameOf(card),
          likely: held[card] as number,
          chance: exactChanceOf(card, kinds, rethrows),
        })),
        points,
        captures,
        theirs,
        expected,
      },
    };
  }

  return moves.map((move) => {
    const faces = facesKept(move, dice);
    const keep = keepOf(faces);
    const answer = answers.get(keep) ?? oddsOf(faces, move.type === 'stop');
    answers.set(keep, answer);
    return { move, ...answer };
  });
}

/** Every card that some other seat has left. */
function possibleCards(view: View): readonly number[] {
  const left = new Set(otherSeats(view).flatMap((seat) => view.seats[seat]?.left ?? []));
  return cardsNamed([...left]);
}

/** By kind of throw: what the active seat gains with these cards on what the others hold. */
function worthOf(mine: Commit, held: Float64Array, share: number): Float64Array {
  const worth = scored(mine);
  for (let card = 0; card < CARDS; card++) {
    const making = MAKING[card] as Float64Array;
    const lost = share * (POINTS_OF[card] as number);
    for (let kind = 0; kind < KINDS; kind++) {
      worth[kind] =
        (worth[kind] as number) + (held[card] as number) * (making[kind] === 1 ? -lost : 1);
    }
  }
  return worth;
}

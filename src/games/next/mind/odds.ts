/**
 * The odds of NEXT!: for every move of a turn the expected points, the chance of each visible card,
 * and what a failed turn would leave to the next player; computed by dynamic programming over all
 * lies of the dice, never by sampling.
 *
 * Exact: the dice, with locks, the black dice's power and inherited dice; steals and swaps, given
 * what the viewer knows of the hands. Assumed: which cards lie under the piles (any unseen one, all
 * alike; for a replay a few stand for all) and, with more than two seats, what others moved among
 * themselves (mind/known.ts). Whether to finish is told as chances to win: exact for finishing
 * where the hands are known, an estimate for going on (mind/winning.ts).
 */

import { remembered } from '../../../bots/memory.ts';
import { type MoveOdds, type Odds, ranked } from '../../../odds.ts';
import type { Card } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { placeOf } from './dice.ts';
import { meanDraw, pointStakes, replayGain } from './gains.ts';
import { giftsOf } from './gift.ts';
import { type Known, know, turnKey } from './known.ts';
import { leadChance } from './lead.ts';
import { type Plan, type Prospect, solvePlan } from './plan.ts';
import { reach } from './reach.ts';
import type { Turn } from './turn.ts';
import { goingOn, outlook } from './winning.ts';
import { diceOf, lockedOf, throwOf, turned } from './worth.ts';

export interface CardChance {
  /** To end the turn with the card of this pile, playing for the most points. */
  readonly plan: number;
  /** The most it can be, going for this card alone. */
  readonly most: number;
}

export type Facts =
  | {
      readonly kind: 'turn';
      /** Expected points of the turn, actions included. */
      readonly points: number;
      /** By pile. */
      readonly cards: readonly CardChance[];
      /** The chance to end without a card. */
      readonly none: number;
      /**
       * What the next player gains, in points, by the dice of a failed turn: expected, so times the
       * chance to fail.
       */
      readonly gift: number;
    }
  /** Expected points of the card drawn; and less the card that will be given for it. */
  | { readonly kind: 'draw'; readonly drawn: number; readonly points: number }
  | { readonly kind: 'give'; readonly points: number }
  /** The chance to win; a certain one when hands are known and the game ends. */
  | { readonly kind: 'end'; readonly winning: number; readonly sure: boolean };

/** Of plans that bring the same points, the one that hands less on. */
const TIE = 1e-6;

export function odds(view: View, moves: readonly Move[]): Odds<Move, Facts> {
  if (moves.length === 0) return { measure: 'points', moves: [] };
  const known = know(view);
  if (view.phase === 'finish')
    return { measure: 'winning', moves: ranked(moves.map((move) => endOdds(known, move))) };
  const tell = view.phase === 'turn' ? turnOdds(known) : (move: Move) => actionOdds(known, move);
  return { measure: 'points', moves: ranked(moves.map(tell)) };
}

interface Solved {
  readonly plan: Plan;
  readonly reaches: readonly Turn[];
  readonly gifts: Float64Array;
}

/**
 * The stakes of a turn are the same for all its throws, so the last few are remembered; the answer
 * is the same without.
 */
const SOLVED = remembered<string, Solved>(4);

function solve(known: Known): Solved {
  return SOLVED(turnKey(known.view), () => {
    const { tops, deck } = known;
    const gifts = giftsOf(known);
    const { made, cards } = pointStakes(known, known.me, tops, 0);
    const worths = cards.map((worth, pile) =>
      deck[tops[pile] as number]?.action === 'replay'
        ? worth + replayGain(known, known.me, pile)
        : worth,
    );
    const fail = gifts.map((gift) => -TIE * gift);
    return {
      plan: solvePlan({ made, cards: worths, fail }, gifts),
      reaches: tops.map((_, pile) => reach(made, pile)),
      gifts,
    };
  });
}

function turnOdds(known: Known): (move: Move) => MoveOdds<Move, Facts> {
  const { view } = known;
  const { plan, reaches } = solve(known);
  const [locked, left] = [lockedOf(view), view.throwsLeft];
  const throws = new Map<string, readonly Float64Array[]>();

  function told(
    move: Move,
    { worth, cards, load }: Prospect,
    mosts: readonly number[],
  ): MoveOdds<Move, Facts> {
    const facts: Facts = {
      kind: 'turn',
      points: worth + TIE * load,
      cards: cards.map((chance, pile) => ({ plan: chance, most: mosts[pile] as number })),
      none: Math.max(0, 1 - cards.reduce((sum, chance) => sum + chance, 0)),
      gift: load,
    };
    return { move, value: worth, facts };
  }

  /** With dice lying as in a place, and no die to turn. */
  function lying(move: Move, place: number): MoveOdds<Move, Facts> {
    return told(
      move,
      plan.lying(place, left, locked),
      reaches.map((turn) => turn.lying(place, left, locked)),
    );
  }

  return (move) => {
    switch (move.type) {
      case 'roll': {
        const { kept, throwsLeft, locked: after } = throwOf(view, move.dice);
        const key = `${throwsLeft} ${after}`;
        const worths = throws.get(key) ?? reaches.map((turn) => turn.throwing(throwsLeft, after));
        throws.set(key, worths);
        return told(
          move,
          plan.throwing(kept, throwsLeft, after),
          worths.map((chances) => chances[kept] as number),
        );
      }
      case 'turn-die':
        return lying(move, placeOf(turned(view, move.die, move.face)));
      case 'take': {
        const units = view.piles.map((_, pile) => (pile === move.pile ? 1 : 0));
        return told(move, { worth: plan.card(move.pile), cards: units, load: 0 }, units);
      }
      default:
        return lying(move, placeOf(diceOf(view)));
    }
  };
}

function actionOdds(known: Known, move: Move): MoveOdds<Move, Facts> {
  const { view, deck, me } = known;
  if (move.type === 'give') {
    const points = -(deck.find(({ id }) => id === move.card)?.points ?? 0);
    return { move, value: points, facts: { kind: 'give', points } };
  }
  if (move.type !== 'steal' && move.type !== 'swap') throw new Error(`no odds for ${move.type}`);
  const drawn = meanDraw(known, move.from);
  const mine = deck.filter((_, card) => (known.holds[me]?.[card] ?? 0) > 0.5);
  const least = Math.min(...mine.map(({ points }: Card) => points));
  const points = view.action?.type === 'steal' ? drawn : drawn - least;
  return { move, value: points, facts: { kind: 'draw', drawn, points } };
}

function endOdds(known: Known, move: Move): MoveOdds<Move, Facts> {
  const { view, seats } = known;
  const isFinish = move.type === 'finish';
  const dice = view.lie === 'inherited' ? placeOf(diceOf(view)) : undefined;
  const winning = isFinish ? leadChance(known) : goingOn(outlook(known), dice);
  return { move, value: winning, facts: { kind: 'end', winning, sure: isFinish && seats === 2 } };
}

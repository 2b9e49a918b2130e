/**
 * A round with its true cards known, and what the next rounds brought: what each of its events did
 * to the chances.
 */

import { difference, mean, sum, withChance } from '../../../../analysis/chances.ts';
import type { Chances, Step } from '../../../../analysis/contract.ts';
import { bestOf } from '../../../../bots/choice.ts';
import type { Event, Seat } from '../../../../game.ts';
import type { Move } from '../../rules/moves.ts';
import { type Pokerdice, pokerdice } from '../../rules/rules.ts';
import { cardsOf, REROLLS, type State } from '../../rules/state.ts';
import { facesKept } from '../dice.ts';
import { type Commit, cardsNamed } from '../hands.ts';
import { odds } from '../odds.ts';
import { bestChoices, type Choice, nextOf, outcome } from '../rethrows.ts';
import { KIND_OF, KINDS, keepOf } from '../throws.ts';
import { kindOf } from './kinds.ts';
import { type Rest, worthOfAPoint } from './rest.ts';
import { dealsOf, modelOf, type RoundModel } from './round.ts';
import { type Stakes, stakesOf } from './stakes.ts';

/** So many commits of all seats stand for what may lie face down. */
const DEALS = 48;

export class OpenRound {
  /** Each seat's chance before the cards are committed. */
  readonly dealt: Chances;
  readonly #model: RoundModel;
  readonly #rest: Rest;
  readonly #stakes: Stakes;
  readonly #deals: readonly (readonly Commit[])[];
  readonly #played: readonly Commit[];
  #choices: readonly Choice[] | undefined;

  /** The round that is thrown at this position. */
  constructor(states: readonly State[], from: number, next: Rest) {
    const thrown = states[from + 1] as State;
    const committed = states[from + 1 + thrown.seats] as State;
    this.#model = modelOf(pokerdice.view(thrown, 'public'));
    this.#played = committed.commits.map(cardsOf);
    this.#rest = next;
    this.#stakes = stakesOf(this.#model, thrown.points, next, this.#played);
    this.#deals = dealsOf(this.#model, DEALS, `deals ${thrown.round}`);
    const { active, kinds } = this.#model;
    this.dealt = mean(
      this.#deals.map((deal) => this.#stakes.over(deal, kinds(deal[active] as Commit))),
    );
  }

  /**
   * The odds tell what each card brings in points, exactly; what a point is worth is read off the
   * rest of the game.
   */
  committed(state: State, { seat, move }: Event<Pokerdice>, before: Chances): Step<Move> {
    const { moves } = odds(pokerdice.view(state, seat), pokerdice.moves(state, seat));
    const points = new Map(moves.map((one) => [commitKey(one.move), one.value]));
    const worthOfPoint = worthOfAPoint(this.#rest, state.points, seat);
    return weighed(
      state,
      seat,
      move,
      before,
      (one) => worthOfPoint * (points.get(commitKey(one)) ?? 0),
    );
  }

  /** A re-throw, or the dice are left as they lie. */
  thrown(state: State, { seat, move, answer }: Event<Pokerdice>): Step<Move> {
    const left = REROLLS - state.rerolls;
    const choices = this.#choose(left);
    const keepBy = (one: Move): number => keepOf(facesKept(one, state.dice));
    const step = weighed(
      state,
      seat,
      move,
      this.#lying(state.dice, left),
      (one) => nextOf(choices).worth[keepBy(one)] as number,
    );
    if (move.type !== 'reroll' || answer === undefined) return step;
    const dice = move.dice.reduce(
      (lie, die, index) => lie.with(die, answer.faces[index] as number),
      state.dice,
    );
    const came = difference(
      this.#lying(dice, left - 1),
      this.#keeping(keepBy(move), choices.slice(1)),
    );
    return { ...step, landed: sum(step.chosen, came) };
  }

  /** The best re-throws of the active seat by what it knows, the next one first. */
  #choose(rethrows: number): readonly Choice[] {
    this.#choices ??= bestChoices(this.#worthOfKinds(), REROLLS);
    return this.#choices.slice(REROLLS - rethrows);
  }

  #worthOfKinds(): Float64Array {
    const { active } = this.#model;
    const deals = this.#deals.map((deal) => deal.with(active, this.#played[active] as Commit));
    return Float64Array.from({ length: KINDS }, (_, kind) => {
      return mean(deals.map((deal) => this.#stakes.after(deal, kind)))[active] as number;
    });
  }

  /** With the true cards, when this is kept and the active seat chooses best afterwards. */
  #keeping(keep: number, later: readonly Choice[]): Chances {
    const kinds = outcome(
      keep,
      later.map((choice) => choice.keep),
    );
    return this.#stakes.over(this.#played, kinds);
  }

  /** With the true cards, as the dice lie, by the number of re-throws to come. */
  #lying(dice: readonly number[], rethrows: number): Chances {
    const lies = keepOf(dice);
    if (rethrows === 0) return this.#stakes.after(this.#played, KIND_OF[lies] as number);
    const choices = this.#choose(rethrows);
    return this.#keeping(nextOf(choices).keep[lies] as number, choices.slice(1));
  }
}

function commitKey(move: Move): string {
  return move.type === 'commit' ? cardsNamed(move.cards).join() : '';
}

/** A choice among all legal moves, by what each is worth to who chooses. */
function weighed(
  state: State,
  seat: Seat,
  move: Move,
  before: Chances,
  worth: (move: Move) => number,
): Step<Move> {
  const moves = pokerdice.moves(state, seat);
  if (moves.length === 1) return { before, chosen: before, landed: before };
  const values = new Map(moves.map((one) => [one, worth(one)]));
  const better = bestOf(moves, (one) => values.get(one) as number);
  const loss = Math.min(before[seat] as number, (values.get(better) as number) - worth(move));
  if (loss <= ROUNDING) return { before, chosen: before, landed: before };
  const chosen = withChance(before, seat, (before[seat] as number) - loss);
  const kind = kindOf(pokerdice.view(state, seat), move, better);
  return { before, chosen, landed: chosen, weighed: { better, loss, kind } };
}

const ROUNDING = 1e-9;

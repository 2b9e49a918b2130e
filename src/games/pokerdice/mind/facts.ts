/** The facts behind the odds of a move, as data. */

import type { Seat } from '../../../game.ts';
import type { Objective } from '../rules/objectives.ts';
import type { Exact } from './exact.ts';

export type Facts = RollFacts | CommitFacts | RethrowFacts;

export interface RollFacts {
  readonly kind: 'roll';
  /**
   * For each card left: the chance that the throw shows it, and that it can be had in three throws.
   */
  readonly cards: readonly {
    readonly card: Objective;
    readonly points: number;
    readonly thrown: Exact;
    readonly best: Exact;
  }[];
}

/** What a seat is taken to commit, and how likely. */
export interface Expected {
  readonly seat: Seat;
  readonly commits: readonly { readonly cards: readonly Objective[]; readonly likely: number }[];
}

/** What a move brings in this round. value = points − theirs + later. */
export interface Gains {
  /** My points, captured cards included. */
  readonly points: number;
  /** How many cards of others I capture. */
  readonly captures: number;
  /** The points of the others, so far as this move bears on them: of each on average. */
  readonly theirs: number;
}

export interface CommitFacts extends Gains {
  readonly kind: 'commit';
  readonly cards: readonly CommitCard[];
  /**
   * What the cards that remain are worth later: the lead they will bring (two players), or one card
   * against another (more).
   */
  readonly later: number;
  /** How often the solution plays this. */
  readonly often: number;
  /** How the other seats are taken to play. */
  readonly expected: readonly Expected[];
}

export interface CommitCard {
  readonly card: Objective;
  readonly points: number;
  /** Do the dice show it as they lie? */
  readonly lies: boolean;
  /** The chance under the best re-throws for this card alone; null for who does not throw. */
  readonly best: Exact | null;
  /**
   * The chance as the active seat is taken to play: its own best plan, or what is expected of it.
   */
  readonly chance: number;
}

export interface RethrowFacts extends Gains {
  readonly kind: 'rethrow';
  /** The faces that stay. */
  readonly keeps: readonly number[];
  readonly own: readonly {
    readonly card: Objective;
    readonly points: number;
    readonly chance: Exact;
  }[];
  /**
   * Every card that some other seat may hold; `likely` is how many of them are expected to have
   * been committed.
   */
  readonly others: readonly {
    readonly card: Objective;
    readonly likely: number;
    readonly chance: Exact;
  }[];
  /** How the other seats are taken to have committed. */
  readonly expected: readonly Expected[];
}

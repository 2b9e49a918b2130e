/** What the blocks of a match add up to, player by player; players of the same name are one. */

import type { AnyGame } from '../game.ts';
import { luceRatings, type RatedGame } from './luce.ts';
import { arrangements, type BlockResult, type GameFault, type MatchPlan } from './match.ts';
import { type FaultKind, PLAYER_FAULTS } from './player.ts';
import { blockInterval, eloOf, type Interval, type Rating } from './rating.ts';
import { addTimes, noTimes, type Times } from './times.ts';

export interface MatchStanding {
  readonly player: string;
  readonly games: number;
  /** The share of games that a side of this player won; of all their sides if they have several. */
  readonly rate: number;
  readonly interval: Interval;
  /** Above the last player of the list; undefined if there is nobody to compare with. */
  readonly rating: Rating | undefined;
  readonly times: Times;
  readonly faults: readonly FaultCount[];
}

export interface FaultCount {
  readonly kind: FaultKind;
  readonly count: number;
  readonly first: GameFault & { readonly block: number };
}

export interface Standings {
  readonly blocks: number;
  readonly games: number;
  readonly events: number;
  /** The share of the games that each side wins when all are equal. */
  readonly even: number;
  readonly players: readonly MatchStanding[];
  /** By turn order: the share of games won by the side of the seat that began, then of the next. */
  readonly turns: readonly WinRate[];
}

/** Adds up blocks as they come, in their order. */
export class Score {
  readonly #names: readonly string[];
  /** The player at each seat of the plan, as an index into the names. */
  readonly #nameOf: readonly number[];
  /** For each arrangement its sides, as seats. */
  readonly #sides: readonly (readonly (readonly number[])[])[];
  readonly #seatings: readonly (readonly number[])[];
  readonly #blocks: (readonly RatedGame[])[] = [];
  /** By turn order, a mean for each block. */
  readonly #turns: readonly number[][];
  readonly #times: readonly Times[];
  readonly #faults: readonly Map<FaultKind, FaultCount>[];
  #events = 0;

  constructor(game: AnyGame, { players }: MatchPlan) {
    this.#names = [...new Set(players)];
    this.#nameOf = players.map((player) => this.#names.indexOf(player));
    this.#seatings = arrangements(players);
    const sides = Map.groupBy(players.keys(), (seat) => game.side(players.length, seat));
    this.#sides = this.#seatings.map(() => [...sides.values()]);
    this.#turns = players.map(() => []);
    this.#times = this.#names.map(noTimes);
    this.#faults = this.#names.map(() => new Map());
  }

  get games(): number {
    return this.#blocks.length * this.#seatings.length;
  }

  add({ shares, firsts, events, times, faults }: BlockResult): void {
    const block = this.#blocks.length;
    this.#blocks.push(shares.map((bySeat, number) => this.#outcome(number, bySeat)));
    for (const [turn, means] of this.#turns.entries()) {
      const won = shares.map(
        (bySeat, number) => bySeat[((firsts[number] as number) + turn) % bySeat.length] as number,
      );
      means.push(won.reduce((sum, share) => sum + share, 0) / won.length);
    }
    this.#events += events;
    for (const [player, name] of this.#nameOf.entries()) {
      addTimes(this.#times[name] as Times, times[player] as Times);
      const known = this.#faults[name] as Map<FaultKind, FaultCount>;
      for (const fault of faults[player] ?? []) {
        const { count, first } = known.get(fault.kind) ?? { count: 0, first: { ...fault, block } };
        known.set(fault.kind, { kind: fault.kind, count: count + 1, first });
      }
    }
  }

  #outcome(number: number, bySeat: readonly number[]): RatedGame {
    const seating = this.#seatings[number] as readonly number[];
    return {
      sides: (this.#sides[number] as readonly (readonly number[])[]).map((seats) => ({
        players: seats.map((seat) => this.#nameOf[seating[seat] as number] as number),
        share: bySeat[seats[0] as number] as number,
      })),
    };
  }

  standings(): Standings {
    const rates = this.#names.map((_, name) => this.#rate(name));
    const ratings = this.#ratings(rates);
    return {
      blocks: this.#blocks.length,
      games: this.games,
      events: this.#events,
      even: 1 / (this.#sides[0]?.length ?? 1),
      players: this.#names.map((player, name) => ({
        player,
        games: this.games,
        ...(rates[name] as WinRate),
        rating: ratings[name],
        times: this.#times[name] as Times,
        faults: PLAYER_FAULTS.flatMap((kind) => this.#faults[name]?.get(kind) ?? []),
      })),
      turns: this.#turns.map((means) => ({
        rate: means.reduce((sum, mean) => sum + mean, 0) / means.length,
        interval: blockInterval(means, this.#seatings.length),
      })),
    };
  }

  #rate(name: number): WinRate {
    let sides = 0;
    const means = this.#blocks.map((block) => {
      let won = 0;
      for (const outcome of block) {
        for (const { players, share } of outcome.sides) {
          if (!players.includes(name)) continue;
          won += share;
          sides++;
        }
      }
      return won / block.length;
    });
    const perGame = sides / this.games;
    const [low, high] = blockInterval(means, this.#seatings.length);
    return {
      rate: means.reduce((sum, mean) => sum + mean, 0) / means.length / perGame,
      interval: [low / perGame, Math.min(1, high / perGame)],
    };
  }

  /** Two players on two sides need no model: the rating says the same as the rate. */
  #ratings(rates: readonly WinRate[]): readonly (Rating | undefined)[] {
    if (this.#names.length < 2) return [undefined];
    const isDuel = this.#blocks[0]?.every(
      ({ sides }) =>
        sides.length === 2 && sides.every(({ players }) => new Set(players).size === 1),
    );
    if (isDuel !== true || this.#names.length > 2)
      return luceRatings(this.#names.length, this.#blocks);
    const { rate, interval } = rates[0] as WinRate;
    return [
      { elo: eloOf(rate), interval: [eloOf(interval[0]), eloOf(interval[1])] },
      { elo: 0, interval: [0, 0] },
    ];
  }
}

export interface WinRate {
  readonly rate: number;
  readonly interval: Interval;
}

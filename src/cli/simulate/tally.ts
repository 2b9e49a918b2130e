/**
 * What many games add up to: wins by seat and by turn order, how the scores and the lengths are
 * spread.
 */

/** How often each value occurred. */
export type Spread = Map<number, number>;

export interface SimulationTally {
  games: number;
  events: number;
  /**
   * Each seat's share of the games: one for a win, a part of one for a win shared between sides.
   */
  readonly wins: number[];
  /** The same by turn order, the seat that began first. */
  readonly turnWins: number[];
  readonly scores: Spread;
  readonly lengths: Spread;
}

export function emptyTally(seats: number): SimulationTally {
  const none = new Array<number>(seats).fill(0);
  return {
    games: 0,
    events: 0,
    wins: none,
    turnWins: none.slice(),
    scores: new Map(),
    lengths: new Map(),
  };
}

export function count(spread: Spread, value: number, times = 1): void {
  spread.set(value, (spread.get(value) ?? 0) + times);
}

export function addTally(sum: SimulationTally, more: SimulationTally): void {
  sum.games += more.games;
  sum.events += more.events;
  for (const [seat, wins] of more.wins.entries()) sum.wins[seat] = (sum.wins[seat] ?? 0) + wins;
  for (const [turn, wins] of more.turnWins.entries())
    sum.turnWins[turn] = (sum.turnWins[turn] ?? 0) + wins;
  for (const [value, times] of more.scores) count(sum.scores, value, times);
  for (const [value, times] of more.lengths) count(sum.lengths, value, times);
}

export interface SpreadSummary {
  readonly least: number;
  readonly most: number;
  readonly mean: number;
  readonly deviation: number;
  readonly median: number;
}

export function summarise(spread: Spread): SpreadSummary {
  const values = [...spread].sort(([one], [other]) => one - other);
  const total = values.reduce((sum, [, times]) => sum + times, 0);
  const mean = values.reduce((sum, [value, times]) => sum + value * times, 0) / total;
  const variance =
    values.reduce((sum, [value, times]) => sum + (value - mean) ** 2 * times, 0) / total;
  return {
    least: values[0]?.[0] ?? 0,
    most: values.at(-1)?.[0] ?? 0,
    mean,
    deviation: Math.sqrt(variance),
    median: middle(values, total),
  };
}

/** The value that half of all do not exceed. */
function middle(
  sorted: readonly (readonly [value: number, times: number])[],
  total: number,
): number {
  let passed = 0;
  for (const [value, times] of sorted) {
    passed += times;
    if (passed * 2 >= total) return value;
  }
  return 0;
}

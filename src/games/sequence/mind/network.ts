/**
 * The trained evaluation: an n-tuple network. Every group of squares (patterns.ts) adds the weight
 * of the pattern that lies on it; the sum, put through the logistic function, is the chance that a
 * side wins when another or itself is about to throw.
 *
 * Weights are learned as seen by the side to throw: digit 1 is its own chip, 2 the next side's, 3
 * that of the one after. For play they are copied out once for each pair of sides, so that one
 * spelling of the board serves all of them. A pattern that holds a finished line weighs ±WON, which
 * no sum of others reaches: a win needs no other test.
 */

import {
  baseOf,
  digitsOf,
  type Groups,
  groupsFor,
  type Through,
  throughNumber,
  throughSquare,
} from './patterns.ts';

export const WON = 4096;

export interface Network {
  readonly sides: number;
  readonly line: number;
  readonly groups: Groups;
  readonly throughSquare: Through;
  readonly throughNumber: Through;
  /** How many chances are learned: with two sides the other's is what is left of one. */
  readonly heads: number;
  /**
   * tables[roller × sides + of]: the weights towards a win of `of` when `roller` is to throw, by
   * absolute pattern.
   */
  readonly tables: readonly Float32Array[];
  /**
   * For each side to throw, the absolute patterns of the relative ones, and the other way round.
   */
  readonly absolute: readonly Int32Array[];
  readonly relative: readonly Int32Array[];
  /**
   * Of patterns that weigh the same the lowest stands for all; these are they, `twinsFrom` says
   * where those of each begin.
   */
  readonly twins: Int32Array;
  readonly twinsFrom: Int32Array;
}

export function emptyNetwork(sides: number, line: number): Network {
  const groups = groupsFor(sides);
  const spellings = groups.spelledBy.map(({ squares, wary, begin }, pattern) =>
    digitsOf(pattern - begin, baseOf(sides, wary), squares.length),
  );
  const absolute = Array.from({ length: sides }, (_, roller) =>
    renaming(groups, spellings, roller),
  );
  const relative = absolute.map((_, roller) => absolute[(sides - roller) % sides] as Int32Array);
  const { twins, twinsFrom } = twinsOf(groups);
  const winners = spellings.map((digits) => winnerOf(digits, sides, line));
  const tables = Array.from({ length: sides * sides }, (_, pair) =>
    Float32Array.from(winners, (winner) => (winner < 0 ? 0 : winner === pair % sides ? WON : -WON)),
  );
  return {
    sides,
    line,
    groups,
    throughSquare: throughSquare(groups),
    throughNumber: throughNumber(groups),
    heads: sides === 2 ? 1 : sides,
    tables,
    absolute,
    relative,
    twins,
    twinsFrom,
  };
}

/** For each pattern the one in which every side is renamed by a shift of places. */
function renaming(
  { sides, spelledBy }: Groups,
  spellings: readonly (readonly number[])[],
  further: number,
): Int32Array {
  const renamed = Array.from({ length: 2 * sides + 1 }, (_, digit) => {
    if (digit === 0) return 0;
    const wary = digit > sides ? sides : 0;
    return 1 + wary + ((digit - 1 - wary + further) % sides);
  });
  return Int32Array.from(spelledBy, ({ wary, begin }, pattern) => {
    const digits = spellings[pattern] as readonly number[];
    const base = baseOf(sides, wary);
    return begin + digits.reduceRight((sum, digit) => sum * base + (renamed[digit] as number), 0);
  });
}

function twinsOf({ kin, size }: Groups): Pick<Network, 'twins' | 'twinsFrom'> {
  const twins = Int32Array.from(kin.keys()).sort(
    (one, other) => (kin[one] as number) - (kin[other] as number) || one - other,
  );
  const twinsFrom = new Int32Array(size + 1);
  for (const lowest of kin) twinsFrom[lowest + 1] = (twinsFrom[lowest + 1] as number) + 1;
  for (let pattern = 0; pattern < size; pattern++) {
    twinsFrom[pattern + 1] = (twinsFrom[pattern + 1] as number) + (twinsFrom[pattern] as number);
  }
  return { twins, twinsFrom };
}

/**
 * The side with a finished line in a pattern, or −1. The numbers' groups have four squares, fewer
 * than any line.
 */
function winnerOf(digits: readonly number[], sides: number, line: number): number {
  const sideOf = (digit: number): number => (digit === 0 ? -1 : (digit - 1) % sides);
  for (let from = 0; from + line <= digits.length; from++) {
    const side = sideOf(digits[from] as number);
    if (side < 0) continue;
    let run = 1;
    while (run < line && sideOf(digits[from + run] as number) === side) run++;
    if (run === line) return side;
  }
  return -1;
}

/**
 * Writes one learned weight wherever it is looked up. `pattern` is relative and stands for its
 * twins.
 */
export function learn(
  { sides, tables, absolute, twins, twinsFrom }: Network,
  pattern: number,
  head: number,
  weight: number,
): void {
  for (let roller = 0; roller < sides; roller++) {
    const places = absolute[roller] as Int32Array;
    const of = (roller + head) % sides;
    const table = tables[roller * sides + of] as Float32Array;
    const against = tables[roller * sides + 1 - of] as Float32Array;
    const end = twinsFrom[pattern + 1] as number;
    for (let at = twinsFrom[pattern] as number; at < end; at++) {
      const place = places[twins[at] as number] as number;
      table[place] = weight;
      if (sides === 2) against[place] = -weight;
    }
  }
}

/** The learned weight of a relative pattern. */
export function weightOf({ tables }: Network, pattern: number, head: number): number {
  return (tables[head] as Float32Array)[pattern] as number;
}

/** Whether a pattern holds a finished line: the game is over, so it is never learned. */
export function isFinished(network: Network, pattern: number): boolean {
  return Math.abs(weightOf(network, pattern, 0)) === WON;
}

export function logistic(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}

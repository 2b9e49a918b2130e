/**
 * A board being thought about: its squares, and the pattern that lies on each group of the network,
 * kept in step.
 */

import { CARRYING, NUMBERS } from '../rules/board.ts';
import { type Cells, FREE } from './cells.ts';
import { type Network, WON } from './network.ts';
import { baseOf, type Through } from './patterns.ts';

export interface Thought {
  readonly network: Network;
  readonly cells: Cells;
  /** How many squares of each number are free. */
  readonly left: Int8Array;
  readonly patterns: Int32Array;
}

export function thinkOf(network: Network, cells: Cells): Thought {
  const { sides, groups } = network.groups;
  const left = Int8Array.from(
    CARRYING,
    (squares) => squares.filter((square) => cells[square] === FREE).length,
  );
  const digit = (square: number, wary: boolean): number => {
    const chip = cells[square] as number;
    return chip !== FREE && wary && left[NUMBERS[square] as number] === 0 ? chip + sides : chip;
  };
  const patterns = Int32Array.from(
    groups,
    ({ squares, wary, begin }) =>
      begin +
      squares.reduceRight((sum, square) => sum * baseOf(sides, wary) + digit(square, wary), 0),
  );
  return { network, cells: cells.slice(), left, patterns };
}

/** Changes what lies on a square. */
export function lay(thought: Thought, square: number, chip: number): void {
  const { cells, left, patterns } = thought;
  const before = cells[square] as number;
  const number = NUMBERS[square] as number;
  const turn = wariness(thought, square, chip);
  const { from, group, worth, waryWorth } = changedBy(thought, turn);
  const end = from[square + 1] as number;
  for (let at = from[square] as number; at < end; at++) {
    const index = group[at] as number;
    patterns[index] =
      (patterns[index] as number) +
      (chip - before) * (worth[at] as number) +
      turn * (waryWorth[at] as number);
  }
  cells[square] = chip;
  left[number] = (left[number] as number) + Number(chip === FREE) - Number(before === FREE);
}

/**
 * 1 if this change takes the last free square of a number, so that all four can be replaced; −1
 * where it frees the first.
 */
function wariness({ cells, left }: Thought, square: number, chip: number): number {
  const free = left[NUMBERS[square] as number] as number;
  if (free === 1 && cells[square] === FREE && chip !== FREE) return 1;
  return free === 0 && chip === FREE ? -1 : 0;
}

function changedBy({ network }: Thought, turn: number): Through {
  return turn === 0 ? network.throughSquare : network.throughNumber;
}

/** The sum of the weights of a table. */
export function total({ patterns }: Thought, table: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < patterns.length; index++)
    sum += table[patterns[index] as number] as number;
  return sum;
}

/** What the sum, now `sum`, would be with another chip, or none, on a square. */
export function totalWith(
  thought: Thought,
  table: Float32Array,
  sum: number,
  square: number,
  chip: number,
): number {
  const { cells, patterns } = thought;
  const step = chip - (cells[square] as number);
  const turn = wariness(thought, square, chip);
  const { from, group, worth, waryWorth } = changedBy(thought, turn);
  const end = from[square + 1] as number;
  let found = sum;
  for (let at = from[square] as number; at < end; at++) {
    const pattern = patterns[group[at] as number] as number;
    const changed = pattern + step * (worth[at] as number) + turn * (waryWorth[at] as number);
    found += (table[changed] as number) - (table[pattern] as number);
  }
  return found;
}

export function isWon(sum: number): boolean {
  return sum > WON / 2;
}

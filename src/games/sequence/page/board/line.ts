/**
 * The winning line or lines as strokes over the board: from the first square to the last of each.
 */

import { lines, NAMES } from '../../rules/board.ts';

export interface Stroke {
  readonly from: number;
  readonly to: number;
}

/** Lines that lie on one another are one stroke: six in a row hold two lines of five. */
export function strokes(winning: readonly string[], length: number): readonly Stroke[] {
  const squares = new Set(winning.map((name) => NAMES.indexOf(name)));
  const whole = lines(length).filter((line) => line.every((square) => squares.has(square)));
  const found = new Map<string, Stroke>();
  for (const line of whole) {
    const [first, second, last] = [line[0] as number, line[1] as number, line.at(-1) as number];
    const step = second - first;
    const track = `${step} ${trackOf(first, step)}`;
    const known = found.get(track);
    found.set(track, {
      from: Math.min(first, known?.from ?? first),
      to: Math.max(last, known?.to ?? last),
    });
  }
  return [...found.values()];
}

/**
 * The square where a straight line through this one comes onto the board: the same for all lines on
 * one track.
 */
function trackOf(square: number, step: number): number {
  const across = step === 6 ? 0 : step === 5 ? -1 : 1;
  const down = step === 1 ? 0 : 1;
  let [row, column] = [Math.floor(square / 6), square % 6];
  while (row - down >= 0 && column - across >= 0 && column - across < 6) {
    row -= down;
    column -= across;
  }
  return row * 6 + column;
}

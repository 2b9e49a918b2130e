/** Lines and neighbours as a person sees them at the table. */

import { lines, NUMBERS } from '../rules/board.ts';
import { type Cells, FREE, SIZE } from './cells.ts';

type Line = readonly number[];

const THROUGH: Readonly<Record<number, readonly (readonly Line[])[]>> = {
  5: through(lines(5)),
  6: through(lines(6)),
};

function through(all: readonly Line[]): readonly (readonly Line[])[] {
  return NUMBERS.map((_, square) => all.filter((line) => line.includes(square)));
}

/** The lines of a length through a square. */
export function linesThrough(length: number, square: number): readonly Line[] {
  return (THROUGH[length] as readonly (readonly Line[])[])[square] as readonly Line[];
}

/** From left to right. */
export function isRow(line: Line): boolean {
  return (line[1] as number) - (line[0] as number) === 1;
}

/** From top to bottom. */
export function isColumn(line: Line): boolean {
  return (line[1] as number) - (line[0] as number) === SIZE;
}

/** How many chips of one kind lie on a line, or −1 if another kind lies there too. */
export function countOn(cells: Cells, line: Line, chip: number): number {
  let count = 0;
  for (const square of line) {
    if (cells[square] === chip) count++;
    else if (cells[square] !== FREE) return -1;
  }
  return count;
}

/** Whether putting this chip on this square completes a line. */
export function completes(cells: Cells, length: number, square: number, chip: number): boolean {
  return linesThrough(length, square).some((line) => lacksOnly(cells, line, square, chip));
}

/**
 * Whether a line is complete but for this square, which is its end: all its chips stand together.
 */
export function lacksOnlyEnd(cells: Cells, line: Line, square: number, chip: number): boolean {
  return (line[0] === square || line.at(-1) === square) && lacksOnly(cells, line, square, chip);
}

function lacksOnly(cells: Cells, line: Line, square: number, chip: number): boolean {
  return line.every((other) => other === square || cells[other] === chip);
}

/** The squares that touch a square, corners included. */
export function neighbours(square: number): readonly number[] {
  return NEIGHBOURS[square] as readonly number[];
}

const NEIGHBOURS: readonly (readonly number[])[] = NUMBERS.map((_, square) =>
  NUMBERS.flatMap((_number, other) => {
    const down = Math.abs(Math.floor(other / SIZE) - Math.floor(square / SIZE));
    const across = Math.abs((other % SIZE) - (square % SIZE));
    return Math.max(down, across) === 1 ? [other] : [];
  }),
);

/**
 * The board of Séquence Dés: 36 squares, row by row from the top left; its numbers, its names, its
 * lines.
 */

export const SQUARES = 36;
const SIZE = 6;

// biome-ignore format: the board as printed
export const NUMBERS: readonly number[] = [
  2,  3,  4,  5,  6,  2,
  6,  7,  8,  9,  7,  3,
  5,  9, 12, 12,  8,  4,
  4,  8, 12, 12,  9,  5,
  3,  7,  9,  8,  7,  6,
  2,  6,  5,  4,  3,  2,
];

/** Column a–f from the left, row 1–6 from the top: square 0 is a1, square 35 is f6. */
export const NAMES: readonly string[] = NUMBERS.map(
  (_, square) => `${'abcdef'[square % SIZE]}${Math.floor(square / SIZE) + 1}`,
);

/** The squares that carry a number. Ten and eleven are on none. */
export const CARRYING: readonly (readonly number[])[] = Array.from({ length: 13 }, (_, number) =>
  NUMBERS.flatMap((carried, square) => (carried === number ? [square] : [])),
);

/** A chip on a 2 or a 12 can't be removed by a ten. */
export const SHELTERED: readonly boolean[] = NUMBERS.map((number) => number === 2 || number === 12);

/**
 * Every straight line of a length in squares, along rows, columns and both diagonals: 32 of five,
 * 14 of six.
 */
export function lines(length: number): readonly (readonly number[])[] {
  const found: number[][] = [];
  for (const [down, right] of AXES) {
    for (let start = 0; start < SQUARES; start++) {
      const [row, column] = [Math.floor(start / SIZE), start % SIZE];
      const [lastRow, lastColumn] = [row + down * (length - 1), column + right * (length - 1)];
      if (lastRow >= SIZE || lastColumn < 0 || lastColumn >= SIZE) continue;
      found.push(Array.from({ length }, (_, step) => start + step * (down * SIZE + right)));
    }
  }
  return found;
}

const AXES = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
] as const;

/*
 * A set of squares is two numbers, a bit for each square:
 *
 *   upper   bits 0–17, squares a1 … f3        lower   bits 0–17, squares a4 … f6
 *
 * Two halves, because the operators work on 32 bits and the board has 36 squares.
 */
export const HALF = SQUARES / 2;

export interface Squares {
  readonly upper: number;
  readonly lower: number;
}

export function setOf(squares: readonly number[]): Squares {
  const bits = (from: number): number =>
    squares.reduce(
      (set, square) =>
        square >= from && square < from + HALF ? set | (1 << (square - from)) : set,
      0,
    );
  return { upper: bits(0), lower: bits(HALF) };
}

const ALL = NUMBERS.map((_, square) => square);

/** Where each sum puts a chip: the squares that carry it, and every square for eleven. */
export const TARGETS: readonly Squares[] = Array.from({ length: 13 }, (_, sum) =>
  setOf(sum === 11 ? ALL : (CARRYING[sum] as readonly number[])),
);

/** Where a ten takes a chip: never from a 2 or a 12. */
export const EXPOSED: Squares = setOf(ALL.filter((square) => !SHELTERED[square]));

/**
 * The lines through each square, of five and then of six, in one row of numbers: for each square
 * where its lines end, then the upper and the lower half of each line.
 */
const MOST_LINES = 12;
const STRIDE = 1 + 2 * MOST_LINES;
const THROUGH = Int32Array.from(
  [5, 6].flatMap((length, six) =>
    ALL.flatMap((square) => {
      const halves = lines(length)
        .filter((line) => line.includes(square))
        .flatMap((line) => Object.values(setOf(line)) as number[]);
      const end = (six * SQUARES + square) * STRIDE + 1 + halves.length;
      return [end, ...halves, ...new Array<number>(STRIDE - 1 - halves.length).fill(0)];
    }),
  ),
);

/** Whether these squares hold a whole line through one of them. */
export function hasLine(upper: number, lower: number, length: number, square: number): boolean {
  const begin = ((length - 5) * SQUARES + square) * STRIDE;
  const end = THROUGH[begin] as number;
  for (let index = begin + 1; index < end; index += 2) {
    if (
      ((THROUGH[index] as number) & ~upper) === 0 &&
      ((THROUGH[index + 1] as number) & ~lower) === 0
    )
      return true;
  }
  return false;
}

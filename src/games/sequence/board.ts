/** The board of Séquence Dés: 36 squares, row by row from the top left; its numbers, its names, its lines. */

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
export const NAMES: readonly string[] = NUMBERS.map((_, square) => `${'abcdef'[square % SIZE]}${Math.floor(square / SIZE) + 1}`);

/** The squares that carry a number. Ten and eleven are on none. */
export const CARRYING: readonly (readonly number[])[] = Array.from({ length: 13 }, (_, number) =>
  NUMBERS.flatMap((carried, square) => (carried === number ? [square] : [])),
);

/** A chip on a 2 or a 12 can't be removed by a ten. */
export const SHELTERED: readonly boolean[] = NUMBERS.map((number) => number === 2 || number === 12);

const AXES = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
] as const;

/** Along each axis, for each square, the square one step on and one step back, or −1 beyond the edge: [axis][way][square], flattened. */
const STEPS = Int8Array.from(
  AXES.flatMap(([down, right]) =>
    [1, -1].flatMap((way) => NUMBERS.map((_, square) => neighbour(square, way * down, way * right))),
  ),
);

function neighbour(square: number, down: number, right: number): number {
  const row = Math.floor(square / SIZE) + down;
  const column = (square % SIZE) + right;
  return row < 0 || row >= SIZE || column < 0 || column >= SIZE ? -1 : row * SIZE + column;
}

/** The length of the longest unbroken line through a square of chips equal to the one on it. */
export function longestLine(chips: readonly number[], square: number): number {
  const chip = chips[square];
  let longest = 0;
  for (let axis = 0; axis < STEPS.length; axis += 2 * SQUARES) {
    let length = 1;
    for (let at = STEPS[axis + square] as number; at >= 0 && chips[at] === chip; at = STEPS[axis + at] as number) length++;
    const back = axis + SQUARES;
    for (let at = STEPS[back + square] as number; at >= 0 && chips[at] === chip; at = STEPS[back + at] as number) length++;
    if (length > longest) longest = length;
  }
  return longest;
}

/** Every straight line of so many squares: 32 of five, 14 of six. */
export function lines(length: number): readonly (readonly number[])[] {
  const found: number[][] = [];
  for (let axis = 0; axis < STEPS.length; axis += 2 * SQUARES) {
    for (let start = 0; start < SQUARES; start++) {
      const line = [start];
      for (let at = STEPS[axis + start] as number; at >= 0 && line.length < length; at = STEPS[axis + at] as number)
        line.push(at);
      if (line.length === length) found.push(line);
    }
  }
  return found;
}

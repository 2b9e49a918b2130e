/**
 * The board of Séquence Dés for two players and what a throw may do on it, for the servers that
 * Gobelet is measured against and for the players at their tables. Gobelet's own rules are in
 * src/games/sequence.
 *
 * Squares are numbered 0 to 35, row by row from the top left: a1 is 0, f1 is 5, f6 is 35.
 */

/** Whose chip lies on each square. */
export type Cells<Owner> = readonly (Owner | null)[];

export const SIZE = 6;
export const LINE = 5;

/** The number printed on each square. */
// biome-ignore format: laid out like the board
export const NUMBERS: readonly number[] = [
  2, 3, 4, 5, 6, 2,
  6, 7, 8, 9, 7, 3,
  5, 9, 12, 12, 8, 4,
  4, 8, 12, 12, 9, 5,
  3, 7, 9, 8, 7, 6,
  2, 6, 5, 4, 3, 2,
];

export const DEFENCE = 10;
const WILD = 11;

/** For each sum of two dice, the squares it is about. */
const SQUARES: readonly (readonly number[])[] = Array.from({ length: 13 }, (_, sum) =>
  [...NUMBERS.keys()].filter((square) => {
    const number = NUMBERS[square];
    if (sum === DEFENCE) return number !== 2 && number !== 12;
    return sum === WILD || number === sum;
  }),
);

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

function squaresOf(sum: number): readonly number[] {
  return SQUARES[sum] as readonly number[];
}

/** May this player act on this square? Only when none is free are the opponent's chips replaced. */
export function isTarget<Owner>(
  cells: Cells<Owner>,
  sum: number,
  player: Owner,
  square: number,
): boolean {
  if (!squaresOf(sum).includes(square)) return false;
  const owner = cells[square];
  if (sum === DEFENCE) return owner !== null && owner !== player;
  return owner === null || (owner !== player && squaresOf(sum).every((s) => cells[s] !== null));
}

/** Can this player do anything with this sum? */
export function hasTarget<Owner>(cells: Cells<Owner>, sum: number, player: Owner): boolean {
  return squaresOf(sum).some((s) => cells[s] !== player && (sum !== DEFENCE || cells[s] !== null));
}

/** All the squares this player may act on. */
export function targets<Owner>(cells: Cells<Owner>, sum: number, player: Owner): readonly number[] {
  const free = sum === DEFENCE ? [] : squaresOf(sum).filter((s) => cells[s] === null);
  return free.length > 0
    ? free
    : squaresOf(sum).filter((s) => cells[s] !== null && cells[s] !== player);
}

/** Is this square part of a line of its owner? */
export function makesLine<Owner>(cells: Cells<Owner>, square: number): boolean {
  const owner = cells[square];
  const run = (dx: number, dy: number): number => {
    let length = 0;
    let x = (square % SIZE) + dx;
    let y = Math.floor(square / SIZE) + dy;
    while (x >= 0 && x < SIZE && y >= 0 && y < SIZE && cells[y * SIZE + x] === owner) {
      length++;
      x += dx;
      y += dy;
    }
    return length;
  };
  return DIRECTIONS.some(([dx, dy]) => run(dx, dy) + 1 + run(-dx, -dy) >= LINE);
}

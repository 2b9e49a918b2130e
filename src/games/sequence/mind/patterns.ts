/**
 * What the trained evaluation looks at: groups of squares, and for each what lies on them, as one
 * number, the pattern. It has a digit for each square: 0 free, 1 + side a chip. In a wary group a
 * chip whose number has no free square left, and which can therefore be replaced, is another digit:
 * 1 + sides + side.
 *
 * Groups that a quarter turn maps onto each other share their weights; where it maps a group onto
 * itself, the patterns that it maps onto each other do.
 */

import { CARRYING, lines, NUMBERS, SQUARES } from '../rules/board.ts';
import { turned } from './cells.ts';
import { NUMBERED } from './dice.ts';

export interface Group {
  readonly squares: readonly number[];
  readonly wary: boolean;
  /** Where its patterns begin among all weights. */
  readonly begin: number;
}

export interface Groups {
  readonly sides: number;
  readonly groups: readonly Group[];
  /** How many weights there are. */
  readonly size: number;
  /** For each weight the lowest that must be the same, and a group that spells its pattern. */
  readonly kin: Int32Array;
  readonly spelledBy: readonly Group[];
}

/**
 * Rows, columns and diagonals in full; every line of five, warily; the four squares of each number.
 */
export function groupsFor(sides: number): Groups {
  const numbers = NUMBERED.map((number) =>
    inTurn((CARRYING[number] as readonly number[])[0] as number),
  );
  const whole = sides === 2 ? lines(6) : [];
  return arranged(sides, [
    ...whole.map((squares) => ({ squares, wary: false })),
    ...lines(5).map((squares) => ({ squares, wary: sides === 2 })),
    ...numbers.map((squares) => ({ squares, wary: false })),
  ]);
}

/** The four squares of a number in the order of quarter turns. */
function inTurn(square: number): readonly number[] {
  const once = turned(square);
  const twice = turned(once);
  return [square, once, twice, turned(twice)];
}

export function baseOf(sides: number, wary: boolean): number {
  return wary ? 2 * sides + 1 : sides + 1;
}

function arranged(sides: number, wanted: readonly Omit<Group, 'begin'>[]): Groups {
  const groups: Group[] = [];
  const kin: number[] = [];
  const spelledBy: Group[] = [];
  for (const { squares, wary } of wanted) {
    if (groups.some((known) => sameSquares(known.squares, squares))) continue;
    const begin = kin.length;
    const base = baseOf(sides, wary);
    const images = imagesOf(squares);
    const first = { squares, wary, begin };
    groups.push(first);
    for (const image of images) {
      if (!groups.some((known) => sameSquares(known.squares, image)))
        groups.push({ squares: image, wary, begin });
    }
    const ontoItself = images
      .slice(1)
      .filter((image) => sameSquares(image, squares))
      .map((image) => image.map((square) => squares.indexOf(square)));
    for (let pattern = 0; pattern < base ** squares.length; pattern++) {
      let lowest = pattern;
      for (const order of ontoItself) lowest = Math.min(lowest, reordered(pattern, order, base));
      kin.push(begin + lowest);
      spelledBy.push(first);
    }
  }
  return { sides, groups, size: kin.length, kin: Int32Array.from(kin), spelledBy };
}

/** A group and what quarter turns make of it, as far as they differ. */
function imagesOf(squares: readonly number[]): readonly (readonly number[])[] {
  const images = [squares];
  for (
    let image = squares.map(turned);
    !image.every((square, at) => square === squares[at]);
    image = image.map(turned)
  ) {
    images.push(image);
  }
  return images;
}

function sameSquares(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((square) => other.includes(square));
}

/** The digit of a group's first square is the lowest. */
export function digitsOf(pattern: number, base: number, length: number): readonly number[] {
  const digits: number[] = [];
  for (let rest = pattern; digits.length < length; rest = Math.floor(rest / base))
    digits.push(rest % base);
  return digits;
}

/** The pattern whose digits are those of another, taken in this order. */
function reordered(pattern: number, order: readonly number[], base: number): number {
  const digits = digitsOf(pattern, base, order.length);
  return order.reduceRight((sum, place) => sum * base + (digits[place] as number), 0);
}

/**
 * For each square the groups whose pattern changes with it, and by how much: `worth` for each step
 * of the chip there, and `waryWorth` once for its number running out of free squares. Flat lists;
 * `from` says where those of a square begin.
 */
export interface Through {
  readonly from: Int32Array;
  readonly group: Int32Array;
  readonly worth: Int32Array;
  readonly waryWorth: Int32Array;
}

/** When only the chip changes: the groups through the square. */
export function throughSquare(groups: Groups): Through {
  return listed(groups, (square) => [square]);
}

/**
 * When the last free square of a number is taken, or the first freed: the groups through any of the
 * four.
 */
export function throughNumber(groups: Groups): Through {
  return listed(groups, (square) => CARRYING[NUMBERS[square] as number] as readonly number[]);
}

function listed(
  { sides, groups }: Groups,
  touched: (square: number) => readonly number[],
): Through {
  const from: number[] = [0];
  const group: number[] = [];
  const worth: number[] = [];
  const waryWorth: number[] = [];
  for (let square = 0; square < SQUARES; square++) {
    groups.forEach(({ squares, wary }, index) => {
      const digit = (of: number): number =>
        squares.includes(of) ? baseOf(sides, wary) ** squares.indexOf(of) : 0;
      const here = digit(square);
      const all = wary ? touched(square).reduce((sum, other) => sum + sides * digit(other), 0) : 0;
      if (here === 0 && all === 0) return;
      group.push(index);
      worth.push(here);
      waryWorth.push(all);
    });
    from.push(group.length);
  }
  return {
    from: Int32Array.from(from),
    group: Int32Array.from(group),
    worth: Int32Array.from(worth),
    waryWorth: Int32Array.from(waryWorth),
  };
}

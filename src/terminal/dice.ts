/** Six-sided dice with pips: large in a box, small in a line of text. */

import { type Block, type Border, framed } from './block.ts';
import { centred } from './text.ts';

/** The places of the pips, on a grid of three by three. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

export interface DieLooks {
  /** 9 cells wide, or 5 if there is little room. */
  readonly wide: boolean;
  readonly label?: string;
  readonly border?: Border;
  readonly ink?: (text: string) => string;
}

export function die(
  face: number,
  { wide, label, border = 'round', ink = (text) => text }: DieLooks,
): Block {
  const spots = PIPS[face] ?? [];
  const rows = [0, 3, 6].map((row) =>
    [0, 1, 2].map((column) => (spots.includes(row + column) ? '●' : ' ')),
  );
  const lines = rows.map((row) => ink(wide ? ` ${row.join(' ')} ` : row.join('')));
  const width = wide ? 7 : 3;
  return [
    ...framed(lines, { border, width, stroke: ink }),
    ...(label === undefined ? [] : [centred(label, width + 2)]),
  ];
}

/** A die as one character. */
export function smallDie(face: number): string {
  return '·⚀⚁⚂⚃⚄⚅'[face] ?? '?';
}

export function smallDice(faces: readonly number[]): string {
  return faces.map(smallDie).join(' ');
}

const LETTERS = 'abcdef';

/** Dice are called by letters, from the left. */
export function letterOf(position: number): string {
  return LETTERS[position] ?? '?';
}

export function lettersOf(positions: readonly number[]): string {
  return positions.map(letterOf).join('');
}

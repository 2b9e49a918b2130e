/** Blocks: a few lines drawn as one thing, set side by side, in rows, in a frame. */

import { cut, padded, widthOf, wrapped } from './text.ts';

export type Block = readonly string[];

export function blockWidth(block: Block): number {
  return Math.max(0, ...block.map(widthOf));
}

/** Blocks side by side, tops level. */
export function beside(blocks: readonly Block[], gap = 1): string[] {
  const widths = blocks.map(blockWidth);
  const height = Math.max(0, ...blocks.map(({ length }) => length));
  return Array.from({ length: height }, (_, row) =>
    blocks
      .map((block, index) => padded(block[row] ?? '', widths[index] as number))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
}

/** Blocks side by side in as many rows as the width asks for. */
export function inRows(blocks: readonly Block[], width: number, gap = 1): string[] {
  const lines: string[] = [];
  let row: Block[] = [];
  let used = 0;
  for (const block of blocks) {
    const wide = blockWidth(block) + (row.length === 0 ? 0 : gap);
    if (row.length > 0 && used + wide > width) {
      lines.push(...beside(row, gap));
      row = [];
      used = -gap;
    }
    row.push(block);
    used += wide;
  }
  return [...lines, ...beside(row, gap)];
}

/** Short entries in columns, read from left to right. */
export function inColumns(entries: readonly string[], width: number, gap = 3): string[] {
  const widest = Math.min(width, Math.max(1, ...entries.map(widthOf)));
  const cells = entries.map((entry) => [padded(cut(entry, width), widest)]);
  return inRows(cells, width, gap);
}

/** A table with straight columns; if it is too wide, each row is a line of words instead. */
export function aligned(rows: readonly (readonly string[])[], width: number, gap = 2): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [index, cell] of row.entries())
      widths[index] = Math.max(widths[index] ?? 0, widthOf(cell));
  }
  const lines = rows.map((row) =>
    row
      .map((cell, index) => padded(cell, widths[index] as number))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
  if (lines.every((line) => widthOf(line) <= width)) return lines;
  return rows.flatMap((row) =>
    wrapped(
      row
        .filter((cell) => cell.trim() !== '')
        .map((cell) => cell.trimEnd().replaceAll(/(?<=\S) {2,}/g, ' '))
        .join(' '.repeat(gap)),
      width,
      '    ',
    ),
  );
}

const BORDERS = {
  thin: '┌─┐│└┘',
  round: '╭─╮│╰╯',
  double: '╔═╗║╚╝',
} as const;
export type Border = keyof typeof BORDERS;

export interface Framing {
  readonly border: Border;
  /** Of the inside. */
  readonly width: number;
  readonly topLeft?: string;
  readonly topRight?: string;
  readonly bottom?: string;
  /** Colours each stroke of the frame. */
  readonly stroke?: (text: string) => string;
}

/**
 * Lines in a frame; short words may sit in its upper corners and in the middle of its lower edge.
 */
export function framed(
  lines: Block,
  { border, width, topLeft = '', topRight = '', bottom = '', stroke = plain }: Framing,
): string[] {
  const [upLeft, flat, upRight, side, downLeft, downRight] = BORDERS[border] as unknown as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const top = flat.repeat(Math.max(0, width - widthOf(topLeft) - widthOf(topRight)));
  const under = cut(bottom, width);
  const free = width - widthOf(under);
  return [
    stroke(upLeft) + topLeft + stroke(top) + topRight + stroke(upRight),
    ...lines.map((line) => stroke(side) + padded(cut(line, width), width) + stroke(side)),
    stroke(downLeft + flat.repeat(Math.floor(free / 2))) +
      under +
      stroke(flat.repeat(Math.ceil(free / 2)) + downRight),
  ];
}

function plain(text: string): string {
  return text;
}

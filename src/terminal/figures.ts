/**
 * Tables of figures: names to the left, numbers to the right, the head dim, the best line bold, and
 * below what the columns mean.
 */

import { roomOf, type Screen } from './screen.ts';
import { paint } from './style.ts';
import { cut, padded, widthOf, wrapped } from './text.ts';

/**
 * The first row is the head, the second the best. Columns stand two apart, or one if there is
 * little room.
 */
export function figures(rows: readonly (readonly string[])[], screen: Screen): readonly string[] {
  const room = roomOf(screen);
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  const wide = widths.reduce((sum, width) => sum + width + 2, -2);
  const gap = ' '.repeat(wide > room ? 1 : 2);
  return rows.map((row, line) => {
    const cells = row.map((cell, column) => {
      const width = widths[column] as number;
      return column === 0 ? padded(cell, width) : ' '.repeat(width - widthOf(cell)) + cell;
    });
    const text = cut(cells.join(gap).trimEnd(), room);
    if (line > 1) return text;
    return paint(screen, line === 0 ? 'dim' : 'bold', text);
  });
}

const WIDEST = 80;

/** Sentences under a table, each on lines of its own. */
export function legend(sentences: readonly string[], screen: Screen): readonly string[] {
  const room = Math.min(WIDEST, roomOf(screen));
  return [
    '',
    ...sentences
      .flatMap((sentence) => wrapped(sentence, room, '  '))
      .map((line) => paint(screen, 'dim', line)),
  ];
}

/** What rounding may have added up to. */
const SURE = 1e-9;

/** A chance in hundredths: what is possible is never 0, what is open never 100. */
export function hundredthsText(chance: number, digits = 0): string {
  const text = (100 * chance).toFixed(digits);
  const grain = (10 ** -digits).toFixed(digits);
  if (chance > SURE && Number(text) === 0) return `<${grain}`;
  return chance < 1 - SURE && Number(text) === 100
    ? `>${(100 - 10 ** -digits).toFixed(digits)}`
    : text;
}

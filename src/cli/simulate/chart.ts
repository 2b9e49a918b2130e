/** A small bar chart of a spread, for a terminal of any width. */

import type { Spread } from './tally.ts';

const ROWS = 12;
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

export function chart(spread: Spread, columns: number, point: string): readonly string[] {
  const rows = bins(spread);
  const total = [...spread.values()].reduce((sum, times) => sum + times, 0);
  const most = Math.max(...rows.map(({ times }) => times));
  const labels = rows.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`));
  const width = Math.max(...labels.map((label) => label.length));
  const space = Math.max(10, Math.min(50, columns - width - 14));
  return rows.map(({ times }, row) => {
    const share = `${((100 * times) / total).toFixed(1).replace('.', point)} %`;
    return `  ${(labels[row] as string).padStart(width)}  ${share.padStart(7)}  ${bar((times / most) * space)}`;
  });
}

/** Rows of equal width, few enough for a screen; a row for each value if that fits. */
function bins(
  spread: Spread,
): readonly { readonly from: number; readonly to: number; readonly times: number }[] {
  const values = [...spread.keys()];
  const least = Math.min(...values);
  const size = Math.ceil((Math.max(...values) - least + 1) / ROWS);
  const rows = Array.from(
    { length: Math.ceil((Math.max(...values) - least + 1) / size) },
    (_, row) => ({
      from: least + row * size,
      to: least + (row + 1) * size - 1,
      times: 0,
    }),
  );
  for (const [value, times] of spread) {
    const row = rows[Math.floor((value - least) / size)];
    if (row !== undefined) row.times += times;
  }
  return rows;
}

function bar(length: number): string {
  const eighths = Math.round(length * 8);
  return '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] as string);
}

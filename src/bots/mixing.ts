/**
 * Games of two against each other, given as a matrix: one side picks a row and gets the number in
 * it, the other picks a column and pays it. A predictable player loses, so both mix.
 *
 * Solved exactly by linear programming (Dantzig 1951): with all payments made positive, the column
 * side looks for x ≥ 0 with M·x ≤ 1 and the largest sum; its mix is x over that sum, the rows' mix
 * are the shadow prices, the value is one over the sum. The simplex method runs on a condensed
 * tableau, in which each pivot exchanges a row and a column.
 */

export interface Mixes {
  /** What the row side gets on average when both mix as here. */
  readonly value: number;
  readonly rows: Float64Array;
  readonly columns: Float64Array;
}

const NOUGHT = 1e-10;
/** After this many pivots Bland's rule is followed, which is slower and can't cycle. */
const PATIENCE = 200;

export function solveMatrix(matrix: readonly Float64Array[], columns: number): Mixes {
  const rows = matrix.length;
  const width = columns + 1;
  let least = Number.POSITIVE_INFINITY;
  for (const row of matrix)
    for (let column = 0; column < columns; column++) least = Math.min(least, row[column] as number);
  const shift = 1 - least;
  // The last row is the sum to be made large, the last column the limits.
  const table = new Float64Array((rows + 1) * width);
  for (let row = 0; row < rows; row++) {
    const payments = matrix[row] as Float64Array;
    for (let column = 0; column < columns; column++)
      table[row * width + column] = (payments[column] as number) + shift;
    table[row * width + columns] = 1;
  }
  for (let column = 0; column < columns; column++) table[rows * width + column] = 1;
  // What stands at the head of a tableau row or column: 0 … columns−1 are the columns' x, the
  // others the rows' slack.
  const rowHeads = Array.from({ length: rows }, (_, row) => columns + row);
  const columnHeads = Array.from({ length: columns }, (_, column) => column);

  for (let pivots = 0; ; pivots++) {
    const column = entering(table, rows, width, columnHeads, pivots > PATIENCE);
    if (column < 0) break;
    const row = leaving(table, rows, width, column, rowHeads);
    if (row < 0) break; // cannot be: every payment is positive, so every x is limited
    pivot(table, rows + 1, width, row, column);
    const head = rowHeads[row] as number;
    rowHeads[row] = columnHeads[column] as number;
    columnHeads[column] = head;
  }

  const mixes = { rows: new Float64Array(rows), columns: new Float64Array(columns) };
  const sum = -(table[rows * width + columns] as number);
  rowHeads.forEach((head, row) => {
    if (head < columns)
      mixes.columns[head] = Math.max(0, (table[row * width + columns] as number) / sum);
  });
  columnHeads.forEach((head, column) => {
    if (head >= columns)
      mixes.rows[head - columns] = Math.max(0, -(table[rows * width + column] as number) / sum);
  });
  return { value: 1 / sum - shift, ...mixes };
}

/** The column that adds most to the sum, or the first in order that adds anything. */
function entering(
  table: Float64Array,
  rows: number,
  width: number,
  heads: readonly number[],
  inOrder: boolean,
): number {
  let found = -1;
  let most = NOUGHT;
  for (let column = 0; column < width - 1; column++) {
    const gain = table[rows * width + column] as number;
    if (gain <= NOUGHT) continue;
    if (inOrder ? found < 0 || (heads[column] as number) < (heads[found] as number) : gain > most) {
      found = column;
      most = gain;
    }
  }
  return found;
}

/** The row whose limit is met first; of those met together the one that heads the order. */
function leaving(
  table: Float64Array,
  rows: number,
  width: number,
  column: number,
  heads: readonly number[],
): number {
  let found = -1;
  let nearest = Number.POSITIVE_INFINITY;
  for (let row = 0; row < rows; row++) {
    const slope = table[row * width + column] as number;
    if (slope <= NOUGHT) continue;
    const distance = (table[row * width + width - 1] as number) / slope;
    const same = Math.abs(distance - nearest) <= NOUGHT;
    if (same ? (heads[row] as number) < (heads[found] as number) : distance < nearest) {
      found = row;
      nearest = distance;
    }
  }
  return found;
}

function pivot(
  table: Float64Array,
  height: number,
  width: number,
  row: number,
  column: number,
): void {
  const at = row * width;
  const inverse = 1 / (table[at + column] as number);
  for (let other = 0; other < width; other++)
    table[at + other] = (table[at + other] as number) * inverse;
  table[at + column] = inverse;
  for (let line = 0; line < height; line++) {
    if (line === row) continue;
    const start = line * width;
    const factor = table[start + column] as number;
    if (factor === 0) continue;
    for (let other = 0; other < width; other++) {
      if (other === column) continue;
      table[start + other] =
        (table[start + other] as number) - factor * (table[at + other] as number);
    }
    table[start + column] = -factor * inverse;
  }
}

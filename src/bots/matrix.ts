/** Small matrices, as rows of numbers. */

export function square(size: number): number[][] {
  return Array.from({ length: size }, () => new Array<number>(size).fill(0));
}

export function unit(size: number, index: number): readonly number[] {
  return Array.from({ length: size }, (_, at) => Number(at === index));
}

/** Adds a vector times itself. */
export function addProduct(
  matrix: readonly number[][],
  vector: readonly number[],
  factor: number,
): void {
  for (const [i, row] of matrix.entries()) {
    for (let j = 0; j < row.length; j++)
      row[j] = (row[j] as number) + factor * (vector[i] as number) * (vector[j] as number);
  }
}

/** Solves a symmetric positive definite system by elimination. */
export function solve(
  matrix: readonly (readonly number[])[],
  right: readonly number[],
): readonly number[] {
  const size = right.length;
  const rows = matrix.map((row, index) => [...row, right[index] as number]);
  for (let pivot = 0; pivot < size; pivot++) {
    const own = rows[pivot] as number[];
    for (let below = pivot + 1; below < size; below++) {
      const row = rows[below] as number[];
      const factor = (row[pivot] as number) / (own[pivot] as number);
      for (let column = pivot; column <= size; column++)
        row[column] = (row[column] as number) - factor * (own[column] as number);
    }
  }
  const found = new Array<number>(size).fill(0);
  for (let index = size - 1; index >= 0; index--) {
    const row = rows[index] as number[];
    let rest = row[size] as number;
    for (let column = index + 1; column < size; column++)
      rest -= (row[column] as number) * (found[column] as number);
    found[index] = rest / (row[index] as number);
  }
  return found;
}

export function inverseDiagonal(matrix: readonly number[][]): readonly number[] {
  return matrix.map((_, index) => solve(matrix, unit(matrix.length, index))[index] as number);
}

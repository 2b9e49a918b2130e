/**
 * Fitting a sum of features to samples: least squares with a pull towards nought (ridge regression,
 * Hoerl and Kennard 1970).
 */

export interface Sample {
  /** The places of the features it has, each counted once. */
  readonly features: readonly number[];
  readonly value: number;
}

/** A factor for each feature. */
export function fitSum(samples: readonly Sample[], count: number, pull: number): Float64Array {
  const normal = new Float64Array(count * count);
  const right = new Float64Array(count);
  for (let place = 0; place < count; place++) normal[place * count + place] = pull;
  for (const { features, value } of samples) {
    for (const one of features) {
      right[one] = (right[one] as number) + value;
      for (const other of features)
        normal[one * count + other] = (normal[one * count + other] as number) + 1;
    }
  }
  return solvePositive(normal, right);
}

/** Solves N·x = r for a symmetric positive N, by Cholesky's factors. */
function solvePositive(normal: Float64Array, right: Float64Array): Float64Array {
  const count = right.length;
  const lower = new Float64Array(count * count);
  for (let row = 0; row < count; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = normal[row * count + column] as number;
      for (let at = 0; at < column; at++)
        sum -= (lower[row * count + at] as number) * (lower[column * count + at] as number);
      lower[row * count + column] =
        row === column ? Math.sqrt(sum) : sum / (lower[column * count + column] as number);
    }
  }
  const solution = new Float64Array(count);
  for (let row = 0; row < count; row++) {
    let sum = right[row] as number;
    for (let at = 0; at < row; at++)
      sum -= (lower[row * count + at] as number) * (solution[at] as number);
    solution[row] = sum / (lower[row * count + row] as number);
  }
  for (let row = count - 1; row >= 0; row--) {
    let sum = solution[row] as number;
    for (let at = row + 1; at < count; at++)
      sum -= (lower[at * count + row] as number) * (solution[at] as number);
    solution[row] = sum / (lower[row * count + row] as number);
  }
  return solution;
}

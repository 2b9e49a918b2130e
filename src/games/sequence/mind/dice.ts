/** Two dice, as Séquence Dés reads them. */

/** In how many of the 36 throws of two dice each sum comes. */
export const WAYS: readonly number[] = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
export const THROWS = 36;

/** The sums that put a chip on a square that carries them. */
export const NUMBERED: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 12];
export const DEFENCE = 10;
export const WILD = 11;

/** S33: a 2 or a 12 gives the same seat another turn. */
export function playsAgain(sum: number): boolean {
  return sum === 2 || sum === 12;
}

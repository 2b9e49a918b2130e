/** Events of Séquence Dés as a record shows them, and the turns they make up. */

import { numberOn } from '../../referee/sequence.ts';
import type { Line } from '../situation.ts';

export const roll = (seat: number, ...faces: readonly number[]): Line => ({
  seat,
  type: 'roll',
  faces,
});
export const place = (seat: number, square: string): Line => ({ seat, type: 'place', square });
export const remove = (seat: number, square: string): Line => ({ seat, type: 'remove', square });

/** A throw of both dice that comes to this sum. */
export function sum(seat: number, total: number): Line {
  const low = Math.max(1, total - 6);
  return roll(seat, low, total - low);
}

/** Start throws of all seats, of which this one is the highest. */
export function starts(seats: number, first: number): readonly Line[] {
  return Array.from({ length: seats }, (_, seat) => sum(seat, seat === first ? 9 : 4));
}

/** A turn that throws the number of the square and puts a chip there. */
export function put(seat: number, square: string): readonly Line[] {
  return [sum(seat, numberOn(square)), place(seat, square)];
}

/** A turn that throws an eleven and puts a chip there. */
export function wild(seat: number, square: string): readonly Line[] {
  return [sum(seat, 11), place(seat, square)];
}

/** A turn that throws a ten and takes the chip there. */
export function take(seat: number, square: string): readonly Line[] {
  return [sum(seat, 10), remove(seat, square)];
}

/**
 * Turns clockwise from seat 0, each an eleven: the squares of seat 0, 1, 2 … in turn. Separated by
 * spaces.
 */
export function wilds(seats: number, squares: string): readonly Line[] {
  return squares.split(' ').flatMap((square, turn) => wild(turn % seats, square));
}

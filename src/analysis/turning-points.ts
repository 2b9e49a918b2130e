/**
 * What to look at again: the choices that cost most, or the dice that did if no choice is worth
 * mentioning.
 */

import type { Seat } from '../game.ts';
import type { Analysis, Slip, Swing } from './contract.ts';

export type TurningPoint =
  | ({ readonly type: 'slip' } & Slip)
  | ({ readonly type: 'swing'; readonly gain: number } & Swing);

export const MOMENTS = 3;
/** Nobody is told of a choice that cost less: it is within what the estimates are off. */
export const WORTH_MENTIONING = 0.02;

/** The moments that mattered most to these seats, the greatest first. */
export function momentsOf(
  { slips, swings, sides }: Analysis,
  seats: readonly Seat[],
): readonly TurningPoint[] {
  const own = slips
    .filter(({ seat, loss }) => seats.includes(seat) && loss >= WORTH_MENTIONING)
    .toSorted((one, other) => other.loss - one.loss)
    .slice(0, MOMENTS)
    .map((slip) => ({ type: 'slip', ...slip }) as const);
  const gainOf = ({ gains }: Swing): number => {
    const moved = [...new Set(seats.map((seat) => sides[seat] as number))].map(
      (side) => gains[side] as number,
    );
    return moved.reduce((most, gain) => (Math.abs(gain) > Math.abs(most) ? gain : most), 0);
  };
  const thrown = swings
    .map((swing) => ({ type: 'swing', gain: gainOf(swing), ...swing }) as const)
    .filter(({ gain }) => Math.abs(gain) >= WORTH_MENTIONING)
    .toSorted((one, other) => Math.abs(other.gain) - Math.abs(one.gain))
    .slice(0, MOMENTS - own.length);
  return [...own, ...thrown];
}

/**
 * One moment of a game through somebody's eyes, as a link has it: ?at=12&seat=1. Seats are counted
 * from 0, as in records.
 */

import type { Eyes } from '../../../protocol.ts';
import type { Timeline } from './timeline.ts';

export interface MomentAddress {
  readonly at: number;
  readonly eyes: Eyes;
}

const SEAT = /^[0-5]$/;
const NUMBER = /^\d{1,6}$/;

/** What of it a link says; whatever else stands there is passed over. */
export function readMoment(search: string): Partial<MomentAddress> {
  const query = new URLSearchParams(search);
  const [at = '', seat = ''] = [query.get('at') ?? '', query.get('seat') ?? ''];
  const eyes =
    seat === 'public' || seat === 'open'
      ? seat
      : SEAT.test(seat)
        ? eyesOf(Number(seat))
        : undefined;
  return { ...(NUMBER.test(at) && { at: Number(at) }), ...(eyes !== undefined && { eyes }) };
}

export function writeMoment({ at, eyes }: MomentAddress, isSummedUp = false): string {
  return `?at=${at}&seat=${eyes}${isSummedUp ? '&how' : ''}`;
}

export function eyesOf(seat: number): Eyes {
  return seat as Eyes; // no table has more than six
}

/** The nearest moment that this timeline has. */
export function momentIn(
  { end, seats, hasSecrets }: Timeline,
  { at, eyes }: MomentAddress,
): MomentAddress {
  const isThere = typeof eyes !== 'number' || eyes < seats;
  return { at: Math.min(Math.max(0, at), end), eyes: hasSecrets && isThere ? eyes : 'public' };
}

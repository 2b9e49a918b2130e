/** One moment of a game through somebody's eyes, as a link has it: ?at=12&seat=1. Seats are counted from 0, as in records. */

import type { Eyes } from '../../protocol.ts';
import type { Film } from './film.ts';

export interface Place {
  readonly at: number;
  readonly eyes: Eyes;
}

const SEAT = /^[0-5]$/;
const NUMBER = /^\d{1,6}$/;

/** What of it a link says; whatever else stands there is passed over. */
export function readPlace(search: string): Partial<Place> {
  const query = new URLSearchParams(search);
  const [at = '', seat = ''] = [query.get('at') ?? '', query.get('seat') ?? ''];
  const eyes = seat === 'public' || seat === 'open' ? seat : SEAT.test(seat) ? eyesOf(Number(seat)) : undefined;
  return { ...(NUMBER.test(at) && { at: Number(at) }), ...(eyes !== undefined && { eyes }) };
}

export function writePlace({ at, eyes }: Place, isSummedUp = false): string {
  return `?at=${at}&seat=${eyes}${isSummedUp ? '&how' : ''}`;
}

/** The address of how a game went: the replay, opened there. */
export const HOW_IT_WENT = '?how';

export function asksHowItWent(search: string): boolean {
  return new URLSearchParams(search).has('how');
}

export function eyesOf(seat: number): Eyes {
  return seat as Eyes; // no table has more than six
}

/** The nearest place that this film has. */
export function placeIn({ end, seats, hasSecrets }: Film, { at, eyes }: Place): Place {
  const isThere = typeof eyes !== 'number' || eyes < seats;
  return { at: Math.min(Math.max(0, at), end), eyes: hasSecrets && isThere ? eyes : 'public' };
}

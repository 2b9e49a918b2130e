/**
 * Looking back together: what the others are told of where somebody looks, or what he points at, in
 * a game that is over.
 */

import type { ClientMessage, MessageOf } from '../../protocol.ts';
import { type Refused, refused } from '../refused.ts';
import type { TableState } from './table-state.ts';

export type Review = Extract<ClientMessage, { readonly type: 'review' }>;

/**
 * The message to the others, as text; or why there is none. While a game runs, pointing would be
 * advice.
 */
export function reviewing(
  table: TableState,
  person: string,
  name: string,
  review: Review,
): string | Refused {
  if (table.table === undefined || table.status !== 'over') return refused('not-over', 'not-over');
  if (table.muted.has(person)) return refused('muted', 'muted');
  if (!isThere(review, table.table.events, table.seats.length))
    return refused('illegal', 'no-such-moment');
  const { at, viewer, point } = review;
  const told: MessageOf<'reviewing'> = {
    type: 'reviewing',
    table: table.id,
    person,
    name,
    at,
    viewer,
    ...(point && { point }),
  };
  return JSON.stringify(told);
}

function isThere({ at, viewer, point }: Review, events: number, seats: number): boolean {
  if (at > events || (typeof viewer === 'number' && viewer >= seats)) return false;
  if (point === undefined) return true;
  return point.type === 'seat' ? point.seat < seats : point.number > 0 && point.number <= events;
}

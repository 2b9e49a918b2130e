/**
 * Who may be coached at a table: one person whom nobody but bots of the house plays against. Nobody
 * else ever sees odds while a game runs.
 */

import type { Seat } from '../../../game.ts';
import type { About } from '../../../protocol.ts';

/**
 * The seat that may be coached at this device; `me` is null for spectators and on a shared device.
 */
export function coachedSeat(
  { status, seats, ranked }: Pick<About, 'status' | 'seats' | 'ranked'>,
  me: Seat | null,
): Seat | null {
  // others are compared with whoever plays
  if (me === null || status !== 'running' || ranked !== undefined) return null;
  const isAlone = seats.every((sitter, seat) =>
    seat === me ? sitter?.type === 'person' && sitter.playing === 'self' : sitter?.type === 'bot',
  );
  return isAlone ? me : null;
}

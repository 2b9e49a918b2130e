/** Which colour the pack of each seat has: chosen, or given so that no two are alike. */

import { PACK_COLOURS, type PackColour } from '../../protocol.ts';

/**
 * By seat: the chosen one, which the first has who chose it; else the seat's own; else the next
 * that nobody has.
 */
export function coloursOf(chosen: readonly (PackColour | undefined)[]): readonly PackColour[] {
  const known = chosen.map((colour, seat) => {
    if (colour !== undefined && chosen.indexOf(colour) === seat) return colour;
    const own = PACK_COLOURS[seat];
    return chosen.includes(own) ? undefined : own;
  });
  const free = PACK_COLOURS.filter((colour) => !known.includes(colour));
  return known.map((colour) => colour ?? (free.shift() as PackColour));
}

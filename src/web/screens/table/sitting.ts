/** Sitting down, with the colour one likes if everybody has a pack. */

import type { Seat } from '../../../game.ts';
import type { About, Deed } from '../../../protocol.ts';
import { settings } from '../../shell/settings.ts';

export function sitting({ colours }: About, seat?: Seat): Deed {
  const { colour } = settings.value;
  const wish = colours !== undefined && colour !== undefined ? { colour } : {};
  return { type: 'sit', ...(seat !== undefined && { seat }), ...wish };
}

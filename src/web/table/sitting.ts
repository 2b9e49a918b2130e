/** Sitting down: with a new seed for the dice, and the colour one likes where everybody has a pack. */

import type { Seat } from '../../game.ts';
import type { About, Deed } from '../../protocol.ts';
import { settings } from '../app/settings.ts';
import { newSeed } from './seed.ts';

export function sitting({ colours }: About, seat?: Seat): Deed {
  const { colour } = settings.value;
  const wish = colours !== undefined && colour !== undefined ? { colour } : {};
  return { type: 'sit', seed: newSeed(), ...(seat !== undefined && { seat }), ...wish };
}

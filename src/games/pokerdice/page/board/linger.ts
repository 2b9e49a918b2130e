/** How long an event is shown before the next may follow, in milliseconds. */

import type { Told } from '../../../../game.ts';
import type { Pokerdice } from '../../rules/rules.ts';
import type { View } from '../../rules/view.ts';
import { endsRound, THROW, timetable } from './reveal.ts';

/** The thrower's card is turned up. */
const TURN = 350;

export function linger(event: Told<Pokerdice>, before: View, after: View): number {
  if (endsRound(before, after)) return timetable(after.seats.length, event).end;
  if (event.move.type === 'commit') return after.phase === 'reroll' ? TURN : 0;
  return event.move.type === 'stop' ? 0 : THROW;
}

/**
 * How long an event is shown before the next may follow: as long as its dice tumble, its line is
 * drawn, its words are read.
 */

import type { Told } from '../../../../game.ts';
import type { Sequence } from '../../rules/rules.ts';
import type { View } from '../../rules/view.ts';
import { cameToNothing } from './reading.ts';

const THROW = 900;
/** On top of the throw: who begins, or that there was nothing to do, has to be read. */
const READ = 900;
const CHIP = 200;
const CHIP_LOST = 450;
const LINE = 1800;

export function linger(event: Told<Sequence>, before: View, after: View): number {
  if (event.move.type === 'roll') {
    const decided = before.phase === 'start' && after.phase !== 'start';
    return decided || cameToNothing(event, before, after) ? THROW + READ : THROW;
  }
  if (after.over) return LINE;
  return after.chips.some(
    (chip, square) => before.chips[square] !== null && before.chips[square] !== chip,
  )
    ? CHIP_LOST
    : CHIP;
}

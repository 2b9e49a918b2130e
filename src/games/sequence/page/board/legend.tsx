/** Which chips are whose: a chip and its players for each side. */

import type { SeatFace } from '../../../../web/kit/contracts/board.ts';
import type { Words } from '../../words/en/page.ts';
import { Chip } from './chip.tsx';
import { sideOf, sidesOf } from './people.ts';

export function Legend({
  seats,
  words,
}: {
  readonly seats: readonly SeatFace[];
  readonly words: Words;
}) {
  return (
    <ul class="sequence-legend" aria-label={words.sides}>
      {sidesOf(seats).map((side) => (
        <li key={side}>
          <Chip side={side} />
          <span class="sequence-name">{words.side(sideOf(side, seats))}</span>
        </li>
      ))}
    </ul>
  );
}

/** Which chips are whose: a chip and its players for each side. Also the chip beside a player's name. */

import type { Seat } from '../../game.ts';
import type { Words } from '../../i18n/en/sequence.ts';
import type { SeatFace } from '../../web/kit/board.ts';
import { Chip } from './page-chip.tsx';
import { sideOf, sidesOf } from './page-people.ts';
import { chipsOf, longestRow } from './page-reading.ts';
import type { View } from './view.ts';

export function Legend({ seats, words }: { readonly seats: readonly SeatFace[]; readonly words: Words }) {
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

export function Note({ view, seat, words }: { readonly view: View; readonly seat: Seat; readonly words: Words }) {
  const side = view.sides[seat] as number;
  const startSum = view.startSums[seat] ?? null;
  return (
    <span class="sequence-note">
      <Chip side={side} />
      {view.phase === 'start' ? (
        <span>{startSum === null ? '' : words.sum(startSum)}</span>
      ) : (
        <>
          <span>{words.sum(chipsOf(view, side))}</span>
          <span class="sequence-note-row">{words.row({ row: longestRow(view, side), line: view.line })}</span>
        </>
      )}
    </span>
  );
}

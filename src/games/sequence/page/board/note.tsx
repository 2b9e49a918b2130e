/** Beside a player's name: the chip of their side, how many lie, and its longest row. */

import type { Seat } from '../../../../game.ts';
import type { View } from '../../rules/view.ts';
import type { Words } from '../../words/en/page.ts';
import { Chip } from './chip.tsx';
import { chipsOf, longestRow } from './reading.ts';

export function Note({
  view,
  seat,
  words,
}: {
  readonly view: View;
  readonly seat: Seat;
  readonly words: Words;
}) {
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
          <span class="sequence-note-row">
            {words.row({ row: longestRow(view, side), line: view.line })}
          </span>
        </>
      )}
    </span>
  );
}

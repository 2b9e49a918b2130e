/**
 * Beside a name: how many cards, of how many that end the game; at the end the points. One's own
 * lie with one's cards.
 */

import type { Seat } from '../../../../game.ts';
import type { View } from '../../rules/view.ts';
import type { Words } from '../../words/en/page.ts';
import { note } from './status.ts';
import './hand.css';

export function Note({
  view,
  seat,
  words,
}: {
  readonly view: View;
  readonly seat: Seat;
  readonly words: Words;
}) {
  const { held, points } = view.seats[seat] as View['seats'][number];
  return (
    <span class="next-note" role="img" aria-label={note(view, seat, words)}>
      <span class="next-note-card" />
      {held}
      <span class="next-note-limit">/{view.limit}</span>
      {points === null || !view.over ? null : (
        <span class="next-note-points">{words.points(points)}</span>
      )}
    </span>
  );
}

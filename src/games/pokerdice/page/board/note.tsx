/** Beside a player's name: points, cards left, and while cards are chosen, whether theirs lies. */

import type { Seat } from '../../../../game.ts';
import { Icon } from '../../../../web/kit/controls/icon.tsx';
import type { View } from '../../rules/view.ts';
import type { Words } from '../../words/en/page.ts';
import { note } from './status.ts';
import './note.css';

export function Note({
  view,
  seat,
  words,
}: {
  readonly view: View;
  readonly seat: Seat;
  readonly words: Words;
}) {
  const at = view.seats[seat];
  if (at === undefined) return null;
  const isWaited = view.phase === 'commit' && !at.ready;
  return (
    <span class="pokerdice-note">
      <span aria-hidden="true">
        <b>{at.score}</b>
        <span class="pokerdice-note-cards">{at.left.length}</span>
        <span class={`pokerdice-note-ready${isWaited ? ' is-waited' : ''}`}>
          {view.phase === 'commit' ? at.ready ? <Icon name="check" /> : '…' : null}
        </span>
      </span>
      <span class="visually-hidden">{note(view, seat, words)}</span>
    </span>
  );
}

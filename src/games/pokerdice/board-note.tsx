/** Beside a player's name: points, cards left, and while cards are chosen whether his lies. */

import type { Seat } from '../../game.ts';
import type { Words } from '../../i18n/en/pokerdice.ts';
import { Icon } from '../../web/kit/icon.tsx';
import { note } from './board-words.ts';
import type { View } from './view.ts';
import './board-note.css';

export function Note({ view, seat, words }: { readonly view: View; readonly seat: Seat; readonly words: Words }) {
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

/**
 * Which cards everybody has left, and what became of the played ones: public knowledge, in a table.
 */

import type { Seat } from '../../../../game.ts';
import type { SeatFace } from '../../../../web/kit/contracts/board.ts';
import { Icon } from '../../../../web/kit/controls/icon.tsx';
import { SeatMark } from '../../../../web/kit/things/seat-mark.tsx';
import { OBJECTIVES, type Objective, POINTS } from '../../rules/objectives.ts';
import type { View } from '../../rules/view.ts';
import type { Words } from '../../words/en/page.ts';
import { type Verdict, verdictsOf } from './outcome.ts';
import { Pattern } from './pattern.tsx';
import { copies } from './selection.ts';
import './left.css';

interface LeftProps {
  readonly view: View;
  readonly seats: readonly SeatFace[];
  readonly words: Words;
}

export function Left({ view, seats, words }: LeftProps) {
  return (
    <table class="pokerdice-left">
      <caption class="visually-hidden">{words.cardsLeft}</caption>
      <thead>
        <tr>
          <td />
          {seats.map(({ seat, name, isMe }) => (
            <th key={seat} scope="col">
              <SeatMark seat={seat} size={16} />
              <span class="pokerdice-left-name">{isMe ? words.you : name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {OBJECTIVES.map((card) => (
          <tr key={card}>
            <th scope="row">
              <span class="pokerdice-left-head">
                <Pattern card={card} />
                <span class="pokerdice-left-card">{words.cards[card].name}</span>
                <span class="pokerdice-left-points">{POINTS[card]}</span>
              </span>
            </th>
            {seats.map(({ seat }) => (
              <Cell key={seat} view={view} seat={seat} card={card} words={words} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  readonly view: View;
  readonly seat: Seat;
  readonly card: Objective;
  readonly words: Words;
}

/** A mark for each copy that is left, and the end of each that was played. */
function Cell({ view, seat, card, words }: CellProps) {
  const left = copies(view.seats[seat]?.left ?? [], card);
  const played = view.history
    .flatMap((round) => verdictsOf(round, seat))
    .filter((verdict) => verdict.card === card);
  return (
    <td>
      {left > 0 ? (
        <span class="pokerdice-left-has">
          <SeatMark seat={seat} size={14} />
          {left > 1 ? <span aria-hidden="true">×2</span> : null}
          <span class="visually-hidden">{left > 1 ? words.left.hasTwo : words.left.has}</span>
        </span>
      ) : null}
      {played.length > 0 ? <Ends played={played} words={words} /> : null}
    </td>
  );
}

function Ends({ played, words }: { readonly played: readonly Verdict[]; readonly words: Words }) {
  const won = played.filter(({ fate }) => fate === 'won');
  const lost = played.length - won.length;
  const points = won.reduce((sum, verdict) => sum + verdict.points, 0);
  return (
    <span class="pokerdice-left-end">
      {won.length > 0 ? (
        <span class="is-won">
          <span aria-hidden="true">{words.fate.won({ count: points })}</span>
          <span class="visually-hidden">{words.left.won(points)}</span>
        </span>
      ) : null}
      {lost > 0 ? (
        <span class="is-lost">
          <Icon name="close" />
          <span class="visually-hidden">{words.left.lost}</span>
        </span>
      ) : null}
    </span>
  );
}

/** Who sits at the table of an introduction: as at any table, with nobody to wait for. */

import type { Board, Moment, SeatFace } from '../../kit/contracts/board.ts';
import { SeatMark } from '../../kit/things/seat-mark.tsx';
import { t } from '../../shell/words.ts';
import { settledView } from '../../stage/settled-view.ts';
import '../../stage/people/seats.css';

interface CompanyProps {
  readonly board: Board;
  readonly moment: Moment;
  readonly faces: readonly SeatFace[];
  readonly words: unknown;
}

export function Company({ board, moment, faces, words }: CompanyProps) {
  const view = settledView(moment);
  return (
    <ul class="seats" aria-label={t().table.players}>
      {faces.map(({ seat, name, isBot, isMe }) => (
        <li
          key={seat}
          class={`seat${view.toMove.includes(seat) ? ' is-asked' : ''}${isMe ? ' is-me' : ''}${view.winners.includes(seat) ? ' has-won' : ''}`}
        >
          <SeatMark seat={seat} isBot={isBot} size={24} />
          <span class="seat-name">
            <span>{name}</span>
          </span>
          <span class="seat-note">
            <board.Note view={view} seat={seat} words={words} />
          </span>
        </li>
      ))}
    </ul>
  );
}

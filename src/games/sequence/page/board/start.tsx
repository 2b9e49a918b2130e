/**
 * A slip on the empty board while who begins is thrown for: everybody's last sum, and whose throw
 * is next.
 */

import type { Moment, SeatFace } from '../../../../web/kit/contracts/board.ts';
import { SeatMark } from '../../../../web/kit/things/seat-mark.tsx';
import type { Sequence } from '../../rules/rules.ts';
import type { Words } from '../../words/en/page.ts';
import { whoIs } from './people.ts';
import './start.css';

interface StartSlipProps {
  readonly moment: Moment<Sequence>;
  readonly seats: readonly SeatFace[];
  readonly words: Words;
}

export function StartSlip({ moment, seats, words }: StartSlipProps) {
  const { view, event, isMoving, n } = moment;
  const isDecided = view.phase !== 'start';
  const thrower = isMoving && event !== null ? event.seat : view.turn;
  return (
    <section class="sequence-start" aria-label={words.whoBegins}>
      <h2>
        {isDecided ? (
          <>
            <span class="is-early" aria-hidden="true">
              {words.whoBegins}
            </span>
            <span class="is-late">{words.begins(whoIs(view.turn, seats))}</span>
          </>
        ) : (
          words.whoBegins
        )}
      </h2>
      <ul>
        {seats.map((face) => {
          const sum = view.startSums[face.seat] ?? null;
          const isFlying = isMoving && event?.seat === face.seat;
          return (
            <li key={face.seat} class={thrower === face.seat ? 'is-next' : undefined}>
              <SeatMark seat={face.seat} size={18} />
              <span class="sequence-name">{face.isMe ? words.you : face.name}</span>
              <strong
                key={isFlying ? n : 0}
                class={`sequence-start-sum${isFlying ? ' is-late' : ''}`}
              >
                {sum === null ? words.noSum : words.sum(sum)}
              </strong>
            </li>
          );
        })}
      </ul>
      <p>{words.highest}</p>
    </section>
  );
}

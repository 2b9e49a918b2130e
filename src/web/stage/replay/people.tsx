/**
 * Who sat there, with score and state at this moment; a touch looks through their eyes, or points
 * at them.
 */

import type { Words } from '../../../words/en/replay.ts';
import type { Moment, SeatFace } from '../../kit/contracts/board.ts';
import { Icon } from '../../kit/controls/icon.tsx';
import { SeatMark } from '../../kit/things/seat-mark.tsx';
import { t } from '../../shell/words.ts';
import { markOf } from '../people/seats.tsx';
import { settledView } from '../settled-view.ts';
import { eyesOf } from '../timeline/moment-address.ts';
import { Fingers } from './fingers.tsx';
import type { ReplaySession } from './replay-session.ts';
import '../people/seats.css';
import './people.css';

interface PeopleProps {
  readonly session: ReplaySession;
  readonly moment: Moment;
  readonly faces: readonly SeatFace[];
  readonly words: Words;
  readonly gameWords: unknown;
}

export function People(props: PeopleProps) {
  return (
    <ul class="seats" aria-label={t().table.players}>
      {props.faces.map((face) => (
        <li key={face.seat}>
          <One {...props} face={face} />
        </li>
      ))}
    </ul>
  );
}

function One({
  session,
  moment,
  faces,
  face,
  words,
  gameWords,
}: PeopleProps & { readonly face: SeatFace }) {
  const { playback, isPointing, source, together } = session;
  const { board } = source;
  const { seat, name } = face;
  const view = settledView(moment);
  const isSeeing = playback.snapshot.value.eyes === seat;
  const states = [
    ...(view.toMove.includes(seat) ? ['is-asked'] : []),
    ...(view.winners.includes(seat) ? ['has-won'] : []),
    ...(isPointing.value ? ['is-target'] : []),
  ];
  const inside = (
    <>
      <SeatMark seat={markOf(face, faces)} isBot={face.isBot} size={24} />
      <span class="seat-name">
        <span>{name}</span>
        {isSeeing ? <Icon name="eye" /> : null}
      </span>
      <span class="seat-note">
        <board.Note view={view} seat={seat} words={gameWords} />
      </span>
      <Fingers
        pointed={(together?.pointed.value ?? []).filter(
          ({ point }) => point.type === 'seat' && point.seat === seat,
        )}
        words={words}
      />
    </>
  );
  const className = ['seat', ...states].join(' ');
  if (!playback.timeline.hasSecrets && !isPointing.value)
    return <div class={className}>{inside}</div>;
  return (
    <button
      type="button"
      class={className}
      aria-pressed={isSeeing}
      aria-keyshortcuts={`${seat + 1}`}
      onClick={() => {
        if (isPointing.value) session.point({ type: 'seat', seat });
        else session.act(() => playback.see(eyesOf(seat)));
      }}
    >
      {inside}
      <span class="visually-hidden">
        {isPointing.value ? words.together.point : words.eyes.look}
      </span>
    </button>
  );
}

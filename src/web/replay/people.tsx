/** Who sat there, with score and state at this moment; a touch looks through their eyes, or points at them. */

import type { Words } from '../../i18n/en/replay.ts';
import { t } from '../app/words.ts';
import type { Moment, SeatFace } from '../kit/board.ts';
import { Icon } from '../kit/icon.tsx';
import { SeatMark } from '../kit/seat-mark.tsx';
import { markOf } from '../table/seats.tsx';
import { Fingers } from './fingers.tsx';
import { eyesOf } from './place.ts';
import type { Screening } from './screening.ts';
import { settledView } from './shot.ts';
import '../table/seats.css';
import './people.css';

interface PeopleProps {
  readonly screening: Screening;
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

function One({ screening, moment, faces, face, words, gameWords }: PeopleProps & { readonly face: SeatFace }) {
  const { player, isPointing, showing, together } = screening;
  const { board } = showing;
  const { seat, name } = face;
  const view = settledView(moment);
  const isSeeing = player.shot.value.eyes === seat;
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
        pointed={(together?.pointed.value ?? []).filter(({ point }) => point.type === 'seat' && point.seat === seat)}
        words={words}
      />
    </>
  );
  const className = ['seat', ...states].join(' ');
  if (!player.film.hasSecrets && !isPointing.value) return <div class={className}>{inside}</div>;
  return (
    <button
      type="button"
      class={className}
      aria-pressed={isSeeing}
      aria-keyshortcuts={`${seat + 1}`}
      onClick={() => {
        if (isPointing.value) screening.point({ type: 'seat', seat });
        else screening.act(() => player.see(eyesOf(seat)));
      }}
    >
      {inside}
      <span class="visually-hidden">{isPointing.value ? words.together.point : words.eyes.look}</span>
    </button>
  );
}

/** The others, and oneself: who sits where, score, ready, clock, presence; small and calm. */

import type { Seat } from '../../../game.ts';
import type { About } from '../../../protocol.ts';
import type { SeatFace } from '../../kit/contracts/board.ts';
import { Icon } from '../../kit/controls/icon.tsx';
import { SeatMark } from '../../kit/things/seat-mark.tsx';
import { t } from '../../shell/words.ts';
import type { Session } from '../session.ts';
import { settledView } from '../settled-view.ts';
import { Bubble } from './bubble.tsx';
import { Clock } from './clock.tsx';
import './seats.css';

interface SeatsProps {
  readonly session: Session;
  readonly faces: readonly SeatFace[];
  readonly words: unknown;
}

export function Seats({ session, faces, words }: SeatsProps) {
  const shown = session.shown.value;
  const moment = session.moment.value;
  if (shown === undefined || moment === undefined) return null;
  const { about, isMoving } = shown;
  const { toMove } = settledView(moment);
  // Clockwise from one's own left, so that the order on the screen is the order around the table.
  const first = session.mySeat ?? 0;
  const around = faces.map((_, index) => faces[(first + index) % faces.length] as SeatFace);
  return (
    <ul class="seats" aria-label={t().table.players}>
      {around.map((face) => (
        <li key={face.seat} class={seatClass(face, isMoving ? [] : about.winners, toMove)}>
          <SeatMark seat={markOf(face, faces)} isBot={face.isBot} size={24} />
          <span class="seat-name">
            <span>{face.isMe ? t().table.you : face.name}</span>
            <SeatSigns about={about} session={session} seat={face.seat} />
          </span>
          <span class="seat-note">
            <session.board.Note view={settledView(moment)} seat={face.seat} words={words} />
          </span>
          <Clock session={session} seat={face.seat} />
          <Bubble session={session} sitter={about.seats[face.seat]} />
        </li>
      ))}
    </ul>
  );
}

function seatClass(
  { seat, isMe }: SeatFace,
  winners: readonly Seat[],
  toMove: readonly Seat[],
): string {
  const isAsked = toMove.includes(seat);
  return `seat${isAsked ? ' is-asked' : ''}${isMe ? ' is-me' : ''}${winners.includes(seat) ? ' has-won' : ''}`;
}

/** Partners of one side wear the same mark if sides are teams. */
export function markOf({ seat, side }: SeatFace, faces: readonly SeatFace[]): number {
  return new Set(faces.map((face) => face.side)).size < faces.length ? side : seat;
}

/** A bot, somebody away, a bot that plays for somebody: as marks with words. */
function SeatSigns({
  about,
  session,
  seat,
}: {
  readonly about: About;
  readonly session: Session;
  readonly seat: Seat;
}) {
  const sitter = about.seats[seat];
  const isHere = session.presence.value?.seats[seat] !== false;
  if (sitter === null || sitter === undefined) return null;
  if (sitter.type === 'bot')
    // its mark shows it
    return <span class="visually-hidden">{t().levels[sitter.level].sign}</span>;
  if (sitter.playing === 'bot') return <Sign icon="bot" label={t().table.botPlaysFor} />;
  if (sitter.type === 'program') return <Sign icon="bot" label={t().table.program} />;
  return isHere || !session.source.isOnline ? null : <Sign icon="away" label={t().table.away} />;
}

function Sign({ icon, label }: { readonly icon: 'bot' | 'away'; readonly label: string }) {
  return (
    <span class="seat-sign" title={label}>
      <Icon name={icon} />
      <span class="visually-hidden">{label}</span>
    </span>
  );
}

/**
 * What is wrong, said quietly: the connection, a bot that plays for one, a move that was refused,
 * time that runs out.
 */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../../kit/controls/button.tsx';
import { connectionStatus } from '../../shell/connection-status.ts';
import { t } from '../../shell/words.ts';
import { isCrowded } from '../../sources/online/crowd.ts';
import { MyName } from '../../sources/online/my-name.tsx';
import { seatOf } from '../../stage/people/seating.ts';
import type { Session } from '../../stage/session.ts';

interface NoticesProps {
  readonly session: Session;
  /** Shown while there is nothing to say. */
  readonly otherwise?: JSX.Element | null;
}

/** A connection that is back at once is not worth a word. */
const WORTH_SAYING = 1200;
/** Milliseconds. No server takes longer to store a move. */
const UNANSWERED = 3000;
const REFUSED_FOR = 6000;

export function Notices({ session, otherwise = null }: NoticesProps) {
  const isLost = useLost(session);
  const refused = session.refused.value;
  useEffect(() => {
    // that stays until there is another name
    if (refused === undefined || refused === 'name-taken') return;
    const timer = setTimeout(() => {
      session.refused.value = undefined;
    }, REFUSED_FOR);
    return () => clearTimeout(timer);
  }, [refused, session]);
  const about = session.shown.value?.about;
  if (about === undefined) return otherwise;
  const seat = session.source.isOnline ? seatOf(about, session.source.person) : null;
  const sitter = seat === null ? undefined : about.seats[seat];
  const isHeld =
    about.status === 'running' && sitter?.type === 'person' && sitter.playing === 'bot';
  if (isLost) return <p class="notice">{lostWords(session)}</p>;
  if (refused === 'name-taken') {
    return (
      <div class="notice is-bad">
        {t().refusals[refused]} <MyName />
      </div>
    );
  }
  if (refused !== undefined) return <p class="notice is-bad">{t().refusals[refused]}</p>;
  if (session.isSetBack.value && about.status === 'running') {
    return (
      <p class="notice" role="status">
        {t().log.redealt}{' '}
        <Button
          onPress={() => {
            session.isSetBack.value = false;
          }}
        >
          {t().understood}
        </Button>
      </p>
    );
  }
  if (isHeld) {
    return (
      <p class="notice">
        {t().notices.held}{' '}
        <Button onPress={() => session.do({ type: 'return' })}>{t().notices.takeBack}</Button>
      </p>
    );
  }
  if (session.handedTo.value !== null) {
    return (
      <p class="notice">
        <Button icon="eye-off" onPress={() => session.handBack()}>
          {t().curtain.hide}
        </Button>
      </p>
    );
  }
  const hurry = session.hurry.value;
  const view = session.shown.value?.view;
  if (
    hurry !== undefined &&
    hurry.seat === session.mySeat &&
    view?.toMove.includes(hurry.seat) === true
  )
    return <p class="notice">{t().notices.hurry({ left: t().time(hurry.left) })}</p>;
  return otherwise;
}

function lostWords(session: Session): string {
  const { lostSending, crowd, lost } = t().notices;
  if (session.isSending) return lostSending;
  return isCrowded.value ? crowd : lost;
}

/**
 * Whether the connection has been gone for a moment, or answers nothing: in a tunnel a socket may
 * seem open for minutes.
 */
export function useLost(session: Session): boolean {
  const isOpen = !session.source.isOnline || connectionStatus.value === 'open';
  const isUnanswered = session.source.isOnline && session.isSending;
  const patience = isOpen ? (isUnanswered ? UNANSWERED : undefined) : WORTH_SAYING;
  const isLost = useSignal(false);
  useEffect(() => {
    if (patience === undefined) {
      isLost.value = false;
      return;
    }
    const timer = setTimeout(() => {
      isLost.value = true;
    }, patience);
    return () => clearTimeout(timer);
  }, [patience, isLost]);
  return isLost.value;
}

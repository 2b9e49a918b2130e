/**
 * A seat's time, if the table has clocks: it runs while the seat is asked, and stands while the
 * connection is lost.
 */

import { useEffect, useMemo, useState } from 'preact/hooks';
import { timeLeft } from '../../../client/following.ts';
import type { Seat } from '../../../game.ts';
import { connectionStatus } from '../../shell/connection-status.ts';
import { t } from '../../shell/words.ts';
import type { Session } from '../session.ts';
import { lostSince } from './standstill.ts';

const SOON = 15_000;

export function Clock({ session, seat }: { readonly session: Session; readonly seat: Seat }) {
  const known = session.shown.value?.known;
  const { source } = session;
  const lost = useMemo(
    () => lostSince(() => !source.isOnline || connectionStatus.value === 'open', source.now),
    [source],
  ).value;
  const left = known?.clocks?.left[seat] ?? null;
  const isRunning = known?.clocks?.running.includes(seat) === true;
  const [, again] = useState(0);
  useEffect(() => {
    if (!isRunning || left === null || lost !== undefined) return;
    const timer = setInterval(() => again((count) => count + 1), left > 3_600_000 ? 30_000 : 500);
    return () => clearInterval(timer);
  }, [isRunning, left, lost]);
  if (known === undefined || left === null) return null;
  const now =
    (known.clocks && timeLeft(known.clocks, seat, (lost ?? source.now()) - known.at)) ?? left;
  return (
    <time class={`clock${signsOf(isRunning, now, lost !== undefined)}`}>
      <span class="visually-hidden">{t().table.timeLeft({ left: t().time(now) })}</span>
      <span aria-hidden="true">{digits(now)}</span>
    </time>
  );
}

/**
 * One that stands because nothing is heard is as pale as one that nobody waits for, however little
 * is left.
 */
function signsOf(isRunning: boolean, left: number, isLost: boolean): string {
  if (isLost) return '';
  return `${isRunning ? ' is-running' : ''}${left < SOON ? ' is-short' : ''}`;
}

/** 4:05, 1:20:00; longer times in words are the catalogue's. */
function digits(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const pad = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours >= 48) return t().time(left);
  return hours > 0
    ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}`
    : `${minutes}:${pad(seconds % 60)}`;
}

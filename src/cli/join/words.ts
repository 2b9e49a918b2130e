/** What `gobelet join` says, in the language in use. */

import type { Code, Pace } from '../../protocol.ts';
import type { Words } from '../../words/en/terminal-join.ts';
import { wordsOf } from '../words.ts';

export type { Words };

export function say(): Words {
  return wordsOf('terminal-join');
}

/**
 * Columns of a reason from a server. One that is not ours may say anything, at any length, with
 * codes for the terminal in it.
 */
export const LONGEST_REASON = 200;

/** Our own words if they say more than the server's: what to type. */
export function refusedFor(code: Code): string | undefined {
  return code === 'held' ? say().held : undefined;
}

export function paceWords(pace: Pace): string {
  const words = say().pace;
  switch (pace.type) {
    case 'live':
      return words.live(timeWords(pace.bank), pace.increment / 1000);
    case 'relaxed':
      return words.relaxed;
    case 'days':
      return words.days({ limit: timeWords(pace.limit) });
  }
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** 4:32, 1:04:32, or 2 days 3 h. */
export function timeWords(milliseconds: number): string {
  if (milliseconds >= DAY)
    return say().daysAndHours(
      Math.floor(milliseconds / DAY),
      Math.floor((milliseconds % DAY) / HOUR),
    );
  const two = (number: number): string => String(number).padStart(2, '0');
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours === 0
    ? `${minutes}:${two(seconds % 60)}`
    : `${hours}:${two(minutes)}:${two(seconds % 60)}`;
}

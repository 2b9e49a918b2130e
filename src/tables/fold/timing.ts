/**
 * When something happens at a table by itself: arithmetic on its clocks and on who is away. Looks
 * at no watch.
 */

import type { Seat } from '../../game.ts';
import type { Downtime } from '../store.ts';
import type { EntryOf } from './journal.ts';
import type { TableState } from './table-state.ts';

export interface Pauses {
  /** How long a bot takes for a move, so that people can follow. */
  readonly bot: number;
  /** How long somebody may be away, asked to move, before a bot holds their seat. */
  readonly absence: number;
  /** How long seats that are called have for showing their links; a few seconds if left out. */
  readonly call?: number;
  /** So long after the server's start nobody counts as away: they may be on their way back. */
  readonly grace: number;
  /** So long after the server can be reached again clocks stand; 10 seconds if it is not said. */
  readonly stand?: number;
}

/** When a person was last here; infinity while they are. */
export type LastHere = (person: string) => number;

/** By seat, in milliseconds. */
export type Lag = (seat: Seat) => number;
const NONE: Lag = () => 0;

/**
 * How long before the end of the time there is a warning: a fifth of what there was, from ten
 * seconds to two hours.
 */
function warning({ pace }: TableState): number {
  const whole = pace.type === 'live' ? pace.bank : pace.type === 'days' ? pace.limit : 0;
  return Math.min(Math.max(whole / 5, 10_000), 7_200_000);
}

interface Asked {
  readonly seat: Seat;
  /** Infinity where no clock runs. */
  readonly deadline: number;
  /**
   * From when on the owner counts as absent. Days are made for being away, and a ranked game waits
   * for its player.
   */
  readonly absentFrom: number;
}

/** Somebody who is asked, plays themselves, and may not be away for long. */
export interface Awaited {
  readonly person: string;
  /** Since when they are asked. */
  readonly since: number;
}

/** Whom this table waits for, if absence counts here. */
export function* awaited(table: TableState): Generator<Awaited> {
  if (mayBeAway(table)) return;
  for (const seat of table.toMove) {
    const person = table.seats[seat]?.person;
    if (person !== undefined && !table.isPlayedByBot(seat))
      yield { person, since: askedSince(table, seat) };
  }
}

/** What a bot plays is not a person's to be ranked by. */
function mayBeAway({ pace, isRanked }: TableState): boolean {
  return pace.type === 'days' || isRanked;
}

function askedSince({ clocks, at }: TableState, seat: Seat): number {
  return clocks.since(seat) ?? at;
}

/** The persons who are asked and play themselves. */
function* asked(table: TableState, lastHere: LastHere, { absence }: Pauses): Generator<Asked> {
  for (const seat of table.toMove) {
    const person = table.seats[seat]?.person;
    if (person === undefined || table.isPlayedByBot(seat)) continue;
    const { clocks } = table;
    const since = askedSince(table, seat);
    const absentFrom = mayBeAway(table)
      ? Number.POSITIVE_INFINITY
      : Math.max(since, lastHere(person)) + absence;
    const deadline = clocks.deadline(seat) ?? Number.POSITIVE_INFINITY;
    yield {
      seat,
      deadline: Math.max(deadline, clocks.standUntil),
      absentFrom: Math.max(absentFrom, clocks.standUntil),
    };
  }
}

/**
 * The next moment at which overdue() has something new to say; undefined while only people can do
 * something.
 *
 * `lag` is how much later than it might this process acts for a seat, so that another which is
 * nearer can do so first. Warnings are told in time all the same: each process has people of its
 * own.
 */
export function nextMoment(
  table: TableState,
  lastHere: LastHere,
  pauses: Pauses,
  now: number,
  lag: Lag = NONE,
): number | undefined {
  let next = Number.POSITIVE_INFINITY;
  for (const { seat, deadline, absentFrom } of asked(table, lastHere, pauses)) {
    const warn = Math.max(deadline - warning(table), table.clocks.standUntil);
    next = Math.min(next, absentFrom + lag(seat), warn > now ? warn : deadline + lag(seat));
  }
  return next === Number.POSITIVE_INFINITY ? undefined : next;
}

export interface Overdue {
  readonly warnings: readonly { readonly seat: Seat; readonly left: number }[];
  /** Their time is over. */
  readonly lapses: readonly Seat[];
  /** Their owners have been away for long. */
  readonly absences: readonly Seat[];
}

export function overdue(
  table: TableState,
  lastHere: LastHere,
  pauses: Pauses,
  now: number,
  lag: Lag = NONE,
): Overdue {
  const all = [...asked(table, lastHere, pauses)];
  const late = ({ seat, deadline }: Asked): boolean => deadline + lag(seat) <= now;
  return {
    warnings: all
      .filter(
        ({ deadline }) =>
          deadline > now && Math.max(deadline - warning(table), table.clocks.standUntil) <= now,
      )
      .map(({ seat, deadline }) => ({ seat, left: deadline - now })),
    lapses: all.filter(late).map(({ seat }) => seat),
    absences: all
      .filter((one) => !late(one) && one.absentFrom + lag(one.seat) <= now)
      .map(({ seat }) => seat),
  };
}

/** Devices answer a call by themselves, within a moment. */
const CALL = 5000;

/**
 * When nobody waits any longer for the links that were called for; a process that began later gives
 * as long.
 */
export function endsCall(
  { fair }: TableState,
  { call = CALL }: Pauses,
  since = 0,
): number | undefined {
  return fair.calledAt === undefined ? undefined : Math.max(fair.calledAt, since) + call;
}

/**
 * What the journal is to be told of the times in which no server ran: those that a running clock
 * lay in, each once.
 */
export function pausesOf(
  { clocks, status }: TableState,
  downtimes: readonly Downtime[],
  at: number,
): readonly EntryOf<'paused'>[] {
  if (status !== 'running' || !clocks.isTicking) return [];
  const since = clocks.runningSince;
  return downtimes
    .filter(({ until }) => until > clocks.standUntil && since !== undefined && since < until)
    .map(({ from, until }) => ({ type: 'paused', at, from, until }));
}

/**
 * A time before which nothing happens by itself, however the game goes on until then; null where
 * nothing will.
 */
export function earliest(table: TableState, pauses: Pauses): number | null {
  if (table.fair.isStarting) return endsCall(table, pauses) ?? null;
  const { absence } = pauses;
  // bots alone wait for somebody who watches
  if (table.status !== 'running' || table.isLeftToBots) return null;
  if (table.pace.type === 'live' || table.seats.some((_, seat) => table.isPlayedByBot(seat)))
    return table.at;
  return table.at + (table.pace.type === 'days' ? table.pace.limit - warning(table) : absence);
}

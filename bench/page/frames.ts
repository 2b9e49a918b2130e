/**
 * Frames out of a trace: for each refresh of the screen the compositor says in a PipelineReporter
 * whether it wanted to show something new, and whether that was shown in time or dropped. One
 * refresh can have two of them, the page's and the compositor's own.
 */

import { TASK, type TraceEvent } from './trace.ts';

/** Sixty a second. */
const REFRESH = 1000 / 60;

/** A motion of a page, in microseconds: when it was wanted, when it began, when it ended. */
export interface Span {
  readonly pid: number;
  readonly wanted: number;
  readonly begin: number;
  readonly end: number;
}

export interface Frames {
  /** Milliseconds. */
  readonly length: number;
  /** How many refreshes there were in that time. */
  readonly refreshes: number;
  readonly presented: number;
  readonly dropped: number;
  /** The longest time between two frames on the screen. */
  readonly longestGap: number;
  /** From when it was wanted until it began: everything has to be drawn once. */
  readonly start: number;
  /**
   * Milliseconds of processor that the busier of the two threads that make frames needed for each;
   * however busy the machine is.
   */
  readonly work: number;
}

interface Reporter {
  readonly state:
    | 'STATE_NO_UPDATE_DESIRED'
    | 'STATE_PRESENTED_ALL'
    | 'STATE_PRESENTED_PARTIAL'
    | 'STATE_DROPPED';
  readonly frame_source: number;
  readonly frame_sequence: number;
}

export function framesIn(events: readonly TraceEvent[], span: Span): Frames {
  const isPresented = new Map<string, boolean>();
  for (const event of events) {
    const reporter = reporterOf(event, span);
    if (
      reporter === undefined ||
      reporter.state === 'STATE_NO_UPDATE_DESIRED' ||
      !isWithin(event, span)
    )
      continue;
    const frame = `${reporter.frame_source} ${reporter.frame_sequence}`;
    isPresented.set(frame, isPresented.get(frame) === true || reporter.state !== 'STATE_DROPPED');
  }
  const presented = [...isPresented.values()].filter((is) => is).length;
  const times = presentations(events, span);
  const length = (span.end - span.begin) / 1000;
  return {
    length,
    refreshes: Math.round(length / REFRESH),
    presented,
    dropped: isPresented.size - presented,
    longestGap:
      Math.max(0, ...times.slice(1).map((time, index) => time - (times[index] as number))) / 1000,
    start: (span.begin - span.wanted) / 1000,
    work:
      Math.max(...THREADS.map((thread) => workOf(events, span, thread))) / Math.max(1, presented),
  };
}

/** What a frame's beginning says of its end: the trace is written when both are known. */
function reporterOf({ name, ph, pid, args }: TraceEvent, span: Span): Reporter | undefined {
  const isBeginning = name === 'PipelineReporter' && ph === 'b' && pid === span.pid;
  return isBeginning ? (args?.['frame_reporter'] as Reporter | undefined) : undefined;
}

function isWithin({ ts }: TraceEvent, { begin, end }: Span): boolean {
  return ts >= begin && ts <= end;
}

/** When frames came onto the screen: a reporter ends when its frame does. */
function presentations(events: readonly TraceEvent[], span: Span): readonly number[] {
  const shown = new Set<string>();
  const times = new Set<number>();
  for (const event of events) {
    if (event.name !== 'PipelineReporter' || event.pid !== span.pid) continue;
    const id = event.id2?.local ?? '';
    if (reporterOf(event, span)?.state.startsWith('STATE_PRESENTED') === true) shown.add(id);
    else if (event.ph === 'e' && shown.delete(id) && isWithin(event, span)) times.add(event.ts);
  }
  return [...times].sort((one, other) => one - other);
}

/**
 * The compositor of the page, and the one that puts the parts of the screen together: in software,
 * here.
 */
const THREADS = ['Compositor', 'VizCompositorThread'] as const;

function workOf(
  events: readonly TraceEvent[],
  span: Span,
  thread: (typeof THREADS)[number],
): number {
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.['name'] === thread)
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const isOthers = (pid: number): boolean => thread === 'Compositor' && pid !== span.pid;
  return events
    .filter((event) => event.name === TASK && isWithin(event, span) && !isOthers(event.pid))
    .filter(({ pid, tid }) => threads.has(`${pid} ${tid}`))
    .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
}

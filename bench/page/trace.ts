/**
 * What Chromium writes down about itself while something happens: events of all its processes with
 * their times in microseconds.
 */

import type { Browser } from 'playwright-core';

export interface TraceEvent {
  readonly name: string;
  /**
   * b and e begin and end something that overlaps others, X has a duration, I and R are moments.
   */
  readonly ph: string;
  readonly ts: number;
  readonly pid: number;
  readonly tid: number;
  /** Of an X: how long its thread had the processor. */
  readonly tdur?: number;
  readonly id2?: { readonly local?: string; readonly global?: string };
  readonly args?: Readonly<Record<string, unknown>>;
}

/** Categories of the trace, each only for those who need it: writing costs time, too. */
export const FRAMES = [
  'disabled-by-default-devtools.timeline.frame',
  'cc',
  'toplevel',
  'blink.user_timing',
] as const;
export const INPUTS = ['devtools.timeline', 'cc', 'toplevel'] as const;
/** A thread's work comes in these. */
export const TASK = 'ThreadControllerImpl::RunTask';

export async function traced(
  browser: Browser,
  categories: readonly string[],
  during: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  await browser.startTracing(undefined, { categories: ['-*', ...categories] });
  let text: string;
  try {
    await during();
  } finally {
    text = (await browser.stopTracing()).toString();
  }
  return (JSON.parse(text) as { readonly traceEvents: readonly TraceEvent[] }).traceEvents;
}

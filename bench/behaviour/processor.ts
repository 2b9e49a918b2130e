/**
 * Microseconds of processor time that this thread has used so far, whatever else the machine does.
 * The kernel brings its count up to date at a tick or if the thread gives the processor away, so it
 * is given away for a moment first: then the count is good to a few microseconds, where the time on
 * the wall includes every time that others ran instead.
 */

const cell = new Int32Array(new SharedArrayBuffer(4));
/**
 * Milliseconds. With less the wait is sometimes over before it has begun, and the count is as old
 * as it was.
 */
const MOMENT = 0.02;

export function processorTime(): number {
  Atomics.wait(cell, 0, 0, MOMENT);
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

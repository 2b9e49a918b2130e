/**
 * A log that does not drown: of one event the first few lines are written, and while it goes on
 * only how often it happened. A full disk made 71 lines in 50 seconds at one table, on the disk
 * that was full.
 */

import type { Log, LogLevel } from '../tables/log.ts';

/** Lines of one event that are written out. */
const FIRST = 5;
/** Milliseconds until the rest is told of; twice as long each time while it goes on. */
const WAIT = 10_000;
const LONGEST = 640_000;

interface Flood {
  lines: number;
  held: number;
  /** What was said of it last. */
  last: Parameters<Log[LogLevel]>[1];
  wait: number;
  timer: NodeJS.Timeout;
}

export interface CalmLog extends Log {
  /** Tells what has not been told yet. */
  close(): void;
}

/** `counted` is told of every error by its event, written out or not. */
export function calmed(log: Log, counted: (event: string) => void): CalmLog {
  const floods = new Map<string, Flood>();
  const tell = (level: LogLevel, event: string, flood: Flood): void => {
    if (flood.held > 0) log[level](event, { ...flood.last, repeated: flood.held });
  };
  const look = (level: LogLevel, event: string, flood: Flood): void => {
    if (flood.held === 0) {
      floods.delete(event); // it is over: the next time is told in full again
      return;
    }
    tell(level, event, flood);
    flood.held = 0;
    flood.wait = Math.min(2 * flood.wait, LONGEST);
    flood.timer = later(level, event, flood);
  };
  const later = (level: LogLevel, event: string, flood: Omit<Flood, 'timer'>): NodeJS.Timeout =>
    setTimeout(() => look(level, event, flood as Flood), flood.wait).unref();
  const at =
    (level: 'warn' | 'error'): Log[LogLevel] =>
    (event, facts) => {
      if (level === 'error') counted(event);
      let flood = floods.get(event);
      if (flood === undefined) {
        const begun = { lines: 0, held: 0, last: facts, wait: WAIT };
        flood = Object.assign(begun, { timer: later(level, event, begun) });
        floods.set(event, flood);
      }
      if (flood.lines < FIRST) log[level](event, facts);
      else flood.held++;
      flood.last = facts;
      flood.lines++;
    };
  return {
    debug: log.debug,
    info: log.info,
    warn: at('warn'),
    error: at('error'),
    close() {
      for (const [event, flood] of floods) {
        clearTimeout(flood.timer);
        tell('warn', event, flood);
      }
      floods.clear();
    },
  };
}

/** A log of one JSON object a line: an event by its name, and its fields. */

import { LOG_LEVELS, type Log, type LogLevel } from '../tables/log.ts';
import { StoreFailure } from '../tables/store.ts';

export function makeLog(least: LogLevel, write: (line: string) => void, now: () => number): Log {
  const at = (level: LogLevel): Log[LogLevel] => {
    if (LOG_LEVELS.indexOf(level) < LOG_LEVELS.indexOf(least)) return () => undefined;
    return (event, facts = {}) => {
      const plain = Object.fromEntries(
        Object.entries(facts).map(([key, value]) => [
          key,
          value instanceof Error ? told(value) : value,
        ]),
      );
      write(`${JSON.stringify({ time: new Date(now()).toISOString(), level, event, ...plain })}\n`);
    };
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/**
 * A failure of the store says enough; anything else is a mistake of ours, and where it happened and
 * why matters.
 */
function told(error: Error): string {
  if (error instanceof StoreFailure) return `${error.kind}: ${error.message}`;
  const { cause } = error;
  const why =
    cause === undefined
      ? ''
      : `\ncaused by ${cause instanceof Error ? told(cause) : String(cause)}`;
  return `${error.stack ?? error.message}${why}`;
}

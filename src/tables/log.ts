/**
 * Where it is written down what went wrong. What is secret never gets there: entries, tokens and
 * seeds are not things to log.
 */

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type Log = Readonly<
  Record<LogLevel, (event: string, facts?: Readonly<Record<string, unknown>>) => void>
>;

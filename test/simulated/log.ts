/** What a process logs: an error that does not come from the store is a mistake of the program. */

import type { Log } from '../../src/tables/log.ts';
import { StoreFailure } from '../../src/tables/store.ts';

type Facts = Readonly<Record<string, unknown>> | undefined;

export function logOf(heard: (line: string, isFault: boolean) => void): Log {
  const nothing = (): void => undefined;
  return {
    debug: nothing,
    info: nothing,
    warn: nothing,
    error: (event, facts) => heard(`${event} ${said(facts)}`, !isOfStore(facts)),
  };
}

/** What goes wrong when the store does, and what is told of it further on. */
function isOfStore(facts: Facts): boolean {
  const error = facts?.['error'];
  if (error instanceof StoreFailure) return true;
  return error instanceof Error && /^(?:store-|not-stored|table-busy)/.test(error.message);
}

function said(facts: Facts): string {
  const error = facts?.['error'];
  return error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(facts);
}

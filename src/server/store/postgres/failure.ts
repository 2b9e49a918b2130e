/** What an error of PostgreSQL, or of the way to it, means for whoever keeps things in it. */

import { StoreFailure } from '../../../tables/store.ts';

/** Nothing was sent: the database could not be reached at all. */
const UNREACHED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'CONNECT_TIMEOUT',
]);

/** By SQLSTATE, or the class that its first two characters are. Else it is 'broken'. */
const KINDS: Readonly<Record<string, StoreFailure['kind']>> = {
  53: 'busy', // no resources just now
  53100: 'full',
  55: 'busy', // locked by somebody else
  40: 'busy', // a deadlock that was ended, a snapshot that can't be had
  57014: 'busy', // took too long, and was ended
  57: 'unknown', // the server goes down, or has just come back from it
  '57P03': 'busy', // it starts: nothing was begun
  58: 'unknown', // its disk failed
  XX: 'unknown', // it is damaged, or has a bug
};

/** What went wrong is PostgreSQL's answer, and the connection is as good as before. */
export function isAnswer(error: unknown): boolean {
  const { name, severity } = error as { readonly name?: string; readonly severity?: string };
  return name === 'PostgresError' && severity === 'ERROR';
}

/** `isWriting` if something may have been kept although it failed. `name` has no secrets. */
export function failureOf(error: unknown, name: string, isWriting: boolean): StoreFailure {
  if (error instanceof StoreFailure) return error;
  const { code = '', message } = error as { readonly code?: string; readonly message: string };
  const said = message.replaceAll(/\s+/g, ' ');
  if ((error as Error).name === 'PostgresError') {
    const kind = KINDS[code] ?? KINDS[code.slice(0, 2)] ?? 'broken';
    const known = kind === 'unknown' && !isWriting ? 'busy' : kind;
    return new StoreFailure(
      known,
      kind === 'full' ? `no room is left for ${name}` : `${name}: ${said}`,
    );
  }
  if (UNREACHED.has(code)) return new StoreFailure('busy', `${name} can't be reached: ${code}`);
  return isWriting
    ? new StoreFailure('unknown', `${name} was lost while something was written: ${code || said}`)
    : new StoreFailure('busy', `${name} was lost: ${code || said}`);
}

/**
 * What went wrong, in the words of the page: by the code of a refusal, never by the server's own
 * sentence.
 */

import { ApiRefusal } from '../../client/api.ts';
import type { Code } from '../../protocol.ts';
import { t } from './words.ts';

export function whatWentWrong(error: unknown): string {
  if (error instanceof ApiRefusal) return t().refusals[error.code];
  // a DeedRefused, whose class comes with the tables
  const code = (error as { readonly code?: Code }).code;
  if (code !== undefined && Object.hasOwn(t().refusals, code)) return t().refusals[code];
  return isOutOfReach(error) ? t().troubles.noNetwork : t().troubles.cantOpen;
}

/** What fetch() and import() throw where no answer came. */
function isOutOfReach(error: unknown): boolean {
  return !navigator.onLine || error instanceof TypeError;
}

/** Why somebody's deed does not happen: a code for programs, a sentence for people. A value, for it comes from outside. */

import type { Code } from '../protocol.ts';

export interface Refused {
  readonly code: Code;
  readonly reason: string;
}

export function refused(code: Code, reason: string): Refused {
  return { code, reason };
}

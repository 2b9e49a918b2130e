/**
 * How much of a language can be handed to translators. The share is texts that are exported,
 * divided by all texts: those, and one for each literal with letters in it that stands in the words
 * and can't be exported.
 */

import type { Part } from './catalogue.ts';

export interface Share {
  readonly exported: number;
  readonly all: number;
  /** Those that can't be, with the place and the reason. */
  readonly left: readonly string[];
}

/** The least share, in every language. */
export const GOAL = 0.9;

export function shareOf(parts: readonly Part[]): Share {
  const exported = parts.flatMap(({ texts }) => texts).length;
  const left = parts.flatMap(({ path, unreachable }) =>
    unreachable.map(
      ({ message, line, words, why }) => `${path}:${line}: ${message}: “${words}”: ${why}`,
    ),
  );
  return { exported, all: exported + left.length, left };
}

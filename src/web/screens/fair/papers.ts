/**
 * A record and its proof as somebody has them in files: which is which, and whether one follows
 * from the other.
 */

import { type Proof, readProof } from '../../../dice/proof.ts';
import type { Verification } from '../../../dice/verification.ts';
import { verify } from '../../../dice/verify.ts';
import type { AnyGame } from '../../../game.ts';
import { isObject, Refusal } from '../../../shape.ts';

export interface Papers {
  readonly record: string;
  readonly proof: string;
}

/** Why nothing can be checked. */
export type Obstacle = 'noRecord' | 'noProof' | 'unreadable' | 'apart';

/**
 * A proof is one object; a record has one a line, the first of which says that it is a record. In
 * whatever order, by content and not by name.
 */
export function sortPapers(texts: readonly string[]): Papers | Obstacle {
  const proof = texts.find(
    (text) => isObject(parsed(text)) && Object.hasOwn(parsed(text) as object, 'proof'),
  );
  const record = texts.find((text) => gameIn(text) !== undefined);
  if (proof === undefined && record === undefined) return 'unreadable';
  if (record === undefined) return 'noRecord';
  return proof === undefined ? 'noProof' : { record, proof };
}

/** The game that the header of a record names. */
export function gameIn(record: string): string | undefined {
  const header = parsed(record.trimStart().split('\n', 1)[0] ?? '');
  if (!isObject(header) || !Object.hasOwn(header, 'record')) return undefined;
  return typeof header['game'] === 'string' ? header['game'] : undefined;
}

export interface CheckedPapers {
  readonly found: Verification;
  readonly proof: Proof;
}

export function checkPapers(
  { record, proof: text }: Papers,
  games: readonly AnyGame[],
): CheckedPapers | Obstacle {
  let proof: Proof;
  try {
    proof = readProof(JSON.parse(text));
  } catch {
    return 'unreadable';
  }
  try {
    return { found: verify(record.split('\n'), proof, games), proof };
  } catch (error) {
    if (error instanceof Refusal) return 'apart';
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

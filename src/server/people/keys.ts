/**
 * The keys that sign tokens. All of them are one value in the store, the ring: the last key signs,
 * those before it still verify what they have signed until their end. `gobelet rotate-keys` adds a
 * key; a server that runs reads the ring again at intervals.
 */

import { createHash } from 'node:crypto';
import { fields, listOf, matching, Refusal, whole } from '../../shape.ts';
import { newSecret } from '../../tables/ids.ts';
import { type Directory, StoreFailure } from '../../tables/store.ts';

const DAY = 86_400_000;
/** Milliseconds after which an unused token expires. */
export const TOKEN_LIFE = 400 * DAY;

/**
 * Under these names the store keeps the ring, and the only key there was before there were rings.
 */
export const RING = 'token keys';
export const FIRST_KEY = 'token key';

export interface Key {
  /**
   * Told in every token. It follows from the secret, so a backup shows which keys it shares with a
   * database.
   */
  readonly id: string;
  readonly secret: string;
  readonly made: number;
  /** Until then it verifies what it has signed; the key that signs has none. */
  readonly ends?: number;
}

export interface KeyRing {
  readonly keys: readonly Key[];
  /**
   * Tokens from before there were ids of keys: which key has signed them, and until when they are
   * taken.
   */
  readonly first?: { readonly id: string; readonly ends: number };
  /** The ids of keys that are gone: what they have signed never comes back. */
  readonly retired: readonly string[];
}

const keyId = matching(/^[0-9a-f]{8}$/, 'eight digits in hex');
const moment = whole(0, Number.MAX_SAFE_INTEGER);
const secret = matching(/^[\w-]{16,128}$/, 'a secret');
const readShape = fields(
  {
    keys: listOf(fields({ id: keyId, secret, made: moment }, { ends: moment }), 1, 1000),
    retired: listOf(keyId, 0, 10_000),
  },
  { first: fields({ id: keyId, ends: moment }) },
);

export function keyOf(text: string, made: number): Key {
  return {
    id: createHash('sha256').update(`key id ${text}`).digest('hex').slice(0, 8),
    secret: text,
    made,
  };
}

/** The ring of a database that has none yet. */
export function firstRing(text: string, now: number): KeyRing {
  const key = keyOf(text, now);
  return { keys: [key], first: { id: key.id, ends: now + TOKEN_LIFE }, retired: [] };
}

/** Throws a StoreFailure for what is no ring. */
export function readRing(text: string): KeyRing {
  try {
    return readShape(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof Refusal) && !(error instanceof SyntaxError)) throw error;
    throw new StoreFailure('broken', `the keys that sign tokens can't be read: ${error.message}`);
  }
}

export async function openRing(store: Pick<Directory, 'keep'>, now: number): Promise<KeyRing> {
  const first = firstRing(await store.keep(FIRST_KEY, newSecret()), now);
  return readRing(await store.keep(RING, JSON.stringify(first)));
}

/**
 * A new key signs from now on. The others verify until everything they have signed has expired; at
 * once, not at all any more.
 */
export function rotated({ keys, first, retired }: KeyRing, now: number, atOnce: boolean): KeyRing {
  const key = keyOf(newSecret(), now);
  if (atOnce) return { keys: [key], retired: [...retired, ...keys.map(({ id }) => id)] };
  const stay = keys.filter(({ ends }) => ends === undefined || ends > now);
  const gone = keys.filter((one) => !stay.includes(one)).map(({ id }) => id);
  return {
    keys: [...stay.map((one) => ({ ...one, ends: one.ends ?? now + TOKEN_LIFE })), key],
    ...(first !== undefined && first.ends > now && { first }),
    retired: [...retired, ...gone],
  };
}

/**
 * Of a ring and the same ring at another time, the later one; undefined if they have nothing to
 * do with each other.
 */
export function laterOf(one: KeyRing, other: KeyRing): KeyRing | undefined {
  if (knows(one, other)) return one;
  return knows(other, one) ? other : undefined;
}

/** Whether every key of the other was, or is, a key of this one. */
function knows({ keys, retired }: KeyRing, other: KeyRing): boolean {
  const all = new Set([...keys.map(({ id }) => id), ...retired]);
  return [...other.keys.map(({ id }) => id), ...other.retired].every((id) => all.has(id));
}

/**
 * How a token is written: PERSON.GENERATION.KEY.ISSUED.MAC, the time in seconds and base 36. Before
 * keys had ids it was PERSON.GENERATION.MAC; such a token is still read, and replaced by one of
 * today when its owner comes.
 */

import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Key, type KeyRing, TOKEN_LIFE } from './keys.ts';

/** A token in use is replaced when it is as old as this. */
const RENEWED_AFTER = 7 * 86_400_000;

const TOKEN =
  /^(([a-z0-9]{12})\.([1-9]\d{0,14})(?:\.([0-9a-f]{8})\.([0-9a-z]{1,9}))?)\.([\w-]{43})$/;

export interface Claim {
  readonly person: string;
  readonly generation: number;
  /** It is good, and should be replaced by a new one while its owner is here. */
  readonly isOld: boolean;
}

export function writeToken(
  { keys }: KeyRing,
  person: string,
  generation: number,
  now: number,
): string {
  const key = keys.at(-1);
  if (key === undefined) throw new Error('a ring without keys');
  const claim = `${person}.${generation}.${key.id}.${Math.floor(now / 1000).toString(36)}`;
  return `${claim}.${sign(key, claim)}`;
}

/**
 * What a token says; undefined for one that was not signed with a key of the ring, or that has
 * expired.
 */
export function readToken(ring: KeyRing, token: string, now: number): Claim | undefined {
  const [, claim = '', person = '', generation = '', id, issued = '', mac = ''] =
    TOKEN.exec(token) ?? [];
  const ends =
    id === undefined ? ring.first?.ends : Number.parseInt(issued, 36) * 1000 + TOKEN_LIFE;
  const key = ring.keys.find((one) => one.id === (id ?? ring.first?.id));
  if (
    key === undefined ||
    person === '' ||
    ends === undefined ||
    now >= Math.min(ends, key.ends ?? ends)
  )
    return undefined;
  const [expected, given] = [Buffer.from(sign(key, claim)), Buffer.from(mac)];
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  const isOld =
    id === undefined || key !== ring.keys.at(-1) || now - (ends - TOKEN_LIFE) >= RENEWED_AFTER;
  return { person, generation: Number(generation), isOld };
}

function sign({ secret }: Key, claim: string): string {
  return createHmac('sha256', secret).update(`token ${claim}`).digest('base64url');
}

/**
 * SHA-256 (FIPS 180-4) and HMAC-SHA-256 (RFC 2104) of @noble/hashes, synchronous in browsers and
 * Node alike. WebCrypto has both, but answers later, and a table must know its throw before it can
 * say what was played.
 */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as digest } from '@noble/hashes/sha2.js';

export function sha256(message: Uint8Array): Uint8Array {
  return digest(message);
}

/** HMAC under one key. The state after the padded keys is kept, and copied for each message. */
export class Hmac {
  readonly #keyed: ReturnType<typeof hmac.create>;

  constructor(key: Uint8Array) {
    this.#keyed = hmac.create(digest, key);
  }

  sign(message: Uint8Array): Uint8Array {
    return this.#keyed.clone().update(message).digest();
  }
}

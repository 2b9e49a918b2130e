/**
 * Addresses and persons as other processes are told of them: hashes under a key that all processes
 * on one store have, so that no address is on the bus in the clear.
 */

import { createHmac } from 'node:crypto';

/** Half of the hash is more than enough to tell people apart. */
const BYTES = 16;

export class Hashed {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  of(key: string): string {
    const hash = createHmac('sha256', this.#secret).update(`limits ${key}`).digest();
    return hash.subarray(0, BYTES).toString('base64url');
  }
}

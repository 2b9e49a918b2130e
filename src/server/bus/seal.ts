/**
 * What goes over a bus that others may reach is sealed with a key that only those have who can read
 * the store: journals have secrets in them, and whoever could say anything on the bus could become
 * anybody (src/server/people/codes.ts). AES-256-GCM, with the subject bound to it.
 *
 * A sealed message: 12 bytes that are never used twice, 16 that prove it, and the text.
 */

import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const [NONCE, TAG] = [12, 16];
/** Of the 12 bytes, 8 are this process's own and 4 count. */
const COUNTED = 2 ** 32;

export class Seal {
  /** An object: of bytes one would be made each time, and that takes twice as long as all else. */
  readonly #key: KeyObject;
  #own = randomBytes(8);
  #count = 0;

  constructor(secret: string) {
    this.#key = createSecretKey(createHash('sha256').update(`bus seal ${secret}`).digest());
  }

  seal(subject: string, text: string): Buffer {
    const nonce = this.#nonce();
    const cipher = createCipheriv(CIPHER, this.#key, nonce);
    cipher.setAAD(Buffer.from(subject));
    const body = cipher.update(text, 'utf8');
    cipher.final();
    return Buffer.concat([nonce, cipher.getAuthTag(), body]);
  }

  /** Undefined if it was not sealed by one of us for this subject. */
  open(subject: string, sealed: Uint8Array): string | undefined {
    if (sealed.length < NONCE + TAG) return undefined;
    const cipher = createDecipheriv(CIPHER, this.#key, sealed.subarray(0, NONCE));
    cipher.setAAD(Buffer.from(subject));
    cipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
    try {
      const text = cipher.update(sealed.subarray(NONCE + TAG));
      cipher.final();
      return text.toString('utf8');
    } catch {
      return undefined;
    }
  }

  #nonce(): Buffer {
    if (this.#count === COUNTED) {
      this.#own = randomBytes(8);
      this.#count = 0;
    }
    const nonce = Buffer.alloc(NONCE);
    this.#own.copy(nonce);
    nonce.writeUInt32BE(this.#count++, 8);
    return nonce;
  }
}

/** The house's own name on a bus: two that share one do not hear each other. */
export function houseOf(secret: string): string {
  return createHash('sha256').update(`house ${secret}`).digest('hex').slice(0, 16);
}

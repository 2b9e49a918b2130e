/**
 * A source of chance that is a stream of bytes under a name: HMAC(key, "name/0"), HMAC(key,
 * "name/1"), …
 */

import type { Random } from '../random.ts';
import { bytesOfText } from './bytes.ts';
import type { Hmac } from './sha256.ts';

const BYTE = 0x100;
const WORD = 0x1_0000_0000;

export class Stream implements Random {
  readonly #key: Hmac;
  readonly #name: string;
  #bytes: Uint8Array;
  #at = 0;
  #block = 0;

  constructor(key: Hmac, name: string) {
    this.#key = key;
    this.#name = name;
    this.#bytes = NONE;
  }

  #byte(): number {
    if (this.#at === this.#bytes.length) {
      this.#bytes = this.#key.sign(bytesOfText(`${this.#name}/${this.#block++}`));
      this.#at = 0;
    }
    return this.#bytes[this.#at++] as number;
  }

  /** Four bytes, the first the greatest. */
  #word(): number {
    let word = 0;
    for (let byte = 0; byte < 4; byte++) word = word * BYTE + this.#byte();
    return word;
  }

  /**
   * A byte, or a word if n is greater than 256, modulo n. A byte holds the remainders of 6
   * forty-two times and then four more, which would make some faces likelier; so values beyond the
   * last whole multiple are skipped.
   */
  below(n: number): number {
    if (!(n >= 1 && n <= WORD && Number.isInteger(n)))
      throw new Error(`no number is drawn below ${n}`);
    if (n <= BYTE) {
      const beyond = BYTE - (BYTE % n);
      let byte = this.#byte();
      while (byte >= beyond) byte = this.#byte();
      return byte % n;
    }
    const beyond = WORD - (WORD % n);
    let word = this.#word();
    while (word >= beyond) word = this.#word();
    return word % n;
  }
}

const NONE = new Uint8Array(0);

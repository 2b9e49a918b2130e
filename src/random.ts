/**
 * Where chance's answers come from when nobody else gives them: simulations, bots and tests.
 *
 * The rules never see a generator; they are handed answers. Tables on a server use fair dice
 * instead, which players can check.
 */

/** A source of chance: a whole number from 0 to n−1, all equally likely. */
export interface Random {
  below(n: number): number;
}

/**
 * A generator that gives the same numbers for the same seed on every machine: xoshiro128** by
 * Blackman and Vigna (2018), four words of 32 bits, period 2^128 − 1. Good enough for statistics,
 * not for secrets.
 */
export class Seeded implements Random {
  readonly #words: Int32Array;

  constructor(seed: string) {
    this.#words = Int32Array.from(hash(seed));
    this.#words[3] = (this.#words[3] as number) | 1; // four noughts would stay noughts for ever
  }

  #next(): number {
    const words = this.#words;
    const a = words[0] as number;
    const b = words[1] as number;
    const c = (words[2] as number) ^ a;
    const d = (words[3] as number) ^ b;
    words[0] = a ^ d;
    words[1] = b ^ c;
    words[2] = c ^ (b << 9);
    words[3] = (d << 11) | (d >>> 21);
    const scrambled = Math.imul(b, 5);
    return Math.imul((scrambled << 7) | (scrambled >>> 25), 9);
  }

  /**
   * Lemire's multiplication with rejection (2019): exactly uniform, and no division unless the low
   * part is suspiciously small. Sixteen bits are enough for dice and cards, and keep the product a
   * small integer.
   */
  below(n: number): number {
    if (n > 0x7fff) return this.#belowMany(n);
    let product = (this.#next() >>> 16) * n;
    if ((product & 0xffff) < n) {
      const reject = 0x1_0000 % n;
      while ((product & 0xffff) < reject) product = (this.#next() >>> 16) * n;
    }
    return product >>> 16;
  }

  /**
   * The same with 32 bits; the product stays below 2^53 for n up to 2^21, so a double holds it
   * exactly.
   */
  #belowMany(n: number): number {
    const reject = 0x1_0000_0000 % n;
    for (;;) {
      const product = (this.#next() >>> 0) * n;
      const low = product >>> 0;
      if (low >= reject) return (product - low) / 0x1_0000_0000;
    }
  }
}

/**
 * Four words drawn from a text, so that games numbered by the million ("seed/0", "seed/1", …) get
 * streams of their own: four lanes of FNV-1a with a multiplier each, then murmur3's finaliser over
 * all of them.
 */
function hash(text: string): readonly [number, number, number, number] {
  const lanes: [number, number, number, number] = [0x811c9dc5, 0x9e3779b9, 0x243f6a88, 0xb7e15162];
  for (let index = 0; index < text.length; index++) {
    for (let lane = 0; lane < 4; lane++) {
      const mixed = Math.imul(
        (lanes[lane] as number) ^ text.charCodeAt(index),
        MULTIPLIERS[lane] as number,
      );
      lanes[lane] = mixed ^ (mixed >>> 15);
    }
  }
  let sum = text.length;
  for (let round = 0; round < 8; round++) {
    const lane = round % 4;
    sum = finalise((lanes[lane] as number) ^ (sum + 0x9e3779b9));
    lanes[lane] = sum;
  }
  return lanes;
}

const MULTIPLIERS = [0x01000193, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f];

function finalise(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

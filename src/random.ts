/**
 * Where chance's answers come from when nobody else gives them: simulations, bots and tests.
 *
 * The rules never see a generator; they are handed answers. Tables on a server use fair dice instead, which players can check.
 */

/** A source of chance: a whole number from 0 to n−1, all equally likely. */
export interface Random {
  below(n: number): number;
}

/**
 * A generator that gives the same numbers for the same seed on every machine: xoshiro128** by Blackman and Vigna
 * (2018), four words of 32 bits, period 2^128 − 1. Good enough for statistics, not for secrets.
 */
export class Seeded implements Random {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(seed: string) {
    [this.#a, this.#b, this.#c, this.#d] = hash(seed);
    this.#d |= 1; // four noughts would stay noughts for ever
  }

  #next(): number {
    const scrambled = Math.imul(this.#b, 5);
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
    const shifted = this.#b << 9;
    this.#c ^= this.#a;
    this.#d ^= this.#b;
    this.#b ^= this.#c;
    this.#a ^= this.#d;
    this.#c ^= shifted;
    this.#d = (this.#d << 11) | (this.#d >>> 21);
    return result;
  }

  /**
   * Lemire's multiplication with rejection (2019): exactly uniform, no division unless the low word is suspiciously
   * small. The product stays below 2^53 for n up to 2^21, so a double holds it exactly.
   */
  below(n: number): number {
    let product = this.#next() * n;
    let low = product >>> 0;
    if (low < n) {
      const reject = 0x1_0000_0000 % n;
      while (low < reject) {
        product = this.#next() * n;
        low = product >>> 0;
      }
    }
    return (product - low) / 0x1_0000_0000;
  }
}

/**
 * Four words drawn from a text, so that games numbered by the million ("seed/0", "seed/1", …) get streams of their own:
 * four lanes of FNV-1a with a multiplier each, then murmur3's finaliser over all of them.
 */
function hash(text: string): readonly [number, number, number, number] {
  const lanes: [number, number, number, number] = [0x811c9dc5, 0x9e3779b9, 0x243f6a88, 0xb7e15162];
  for (let index = 0; index < text.length; index++) {
    for (let lane = 0; lane < 4; lane++) {
      const mixed = Math.imul((lanes[lane] as number) ^ text.charCodeAt(index), MULTIPLIERS[lane] as number);
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

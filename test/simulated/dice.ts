/**
 * Chance of a world: everything that anybody draws follows from the seed. While the world runs,
 * what the program draws by itself does, too: names of tables, secrets of dice, waits.
 */

import nodeCrypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { type Random, Seeded } from '../../src/random.ts';

export class Chance {
  readonly #random: Random;

  constructor(seed: string) {
    this.#random = new Seeded(seed);
  }

  below(n: number): number {
    return this.#random.below(n);
  }

  /** From one number to another, both included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** Whether something of this likelihood, in thousandths, happens. */
  happens(thousandths: number): boolean {
    return this.below(1000) < thousandths;
  }

  anyOf<T>(all: readonly T[]): T {
    return all[this.below(all.length)] as T;
  }
}

type Bytes = Uint8Array | Uint16Array | Uint32Array;

/** From now on whatever the program draws comes from this seed; returns how to end that. */
export function drawFrom(seed: string): () => void {
  const random = new Seeded(seed);
  const fill = <T extends Bytes>(array: T): T => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let at = 0; at < bytes.length; at++) bytes[at] = random.below(256);
    return array;
  };
  const hex = (bytes: number): string => Buffer.from(fill(new Uint8Array(bytes))).toString('hex');
  const own = {
    getRandomValues: fill,
    randomUUID: () => hex(16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  };
  const ofNode = {
    randomUUID: own.randomUUID,
    randomBytes: (count: number) => Buffer.from(fill(new Uint8Array(count))),
    randomInt: (from: number, to?: number) =>
      to === undefined ? random.below(from) : from + random.below(to - from),
  };
  const web = replace(globalThis.crypto, own);
  const node = replace(nodeCrypto, ofNode);
  syncBuiltinESMExports();
  return () => {
    web();
    node();
    syncBuiltinESMExports();
  };
}

/** Puts these functions in the place of those of the same name; returns how to put them back. */
export function replace(target: object, functions: Readonly<Record<string, unknown>>): () => void {
  const before = Object.keys(functions).map(
    (name) => [name, Object.getOwnPropertyDescriptor(target, name)] as const,
  );
  for (const [name, value] of Object.entries(functions))
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor === undefined) Reflect.deleteProperty(target, name);
      else Object.defineProperty(target, name, descriptor);
    }
  };
}

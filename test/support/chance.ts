/**
 * Chance in tests comes from one seed, which is printed at the start of every run: the commit's
 * hash (vitest.config.ts). What failed once fails again with the same SEED.
 */

import fc from 'fast-check';
import { expect, inject } from 'vitest';
import { Seeded } from '../../src/random.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly seed: string;
  }
}

/** The seed of this run. */
export const SEED = inject('seed');

/** A seed for one use of chance, for src/random.ts: its own for every name. */
export const seedFor = (name: string): string => `${SEED}/${name}`;

/** Bytes that somebody else would draw. */
export function bytesFor(name: string, count: number): Uint8Array {
  const random = new Seeded(seedFor(name));
  return Uint8Array.from({ length: count }, () => random.below(256));
}

/** What a failure says, so that it can be repeated. */
export function repeatable(error: unknown): Error {
  const name = expect.getState().currentTestName ?? '';
  return new Error(`to repeat this: SEED=${SEED} npm test -- -t ${JSON.stringify(name)}`, {
    cause: error,
  });
}

/**
 * Asserts a property of fast-check with a seed of this test's own. Nothing else may call fc.assert,
 * which would draw a seed that nobody knows.
 */
export function check<Values>(
  property: fc.IAsyncProperty<Values>,
  parameters?: fc.Parameters<Values>,
): Promise<void>;
export function check<Values>(
  property: fc.IProperty<Values>,
  parameters?: fc.Parameters<Values>,
): void;
export function check<Values>(
  property: fc.IRawProperty<Values>,
  parameters: fc.Parameters<Values> = {},
): Promise<void> | void {
  const name = expect.getState().currentTestName ?? '';
  const seeded = { seed: new Seeded(seedFor(name)).below(2 ** 20), ...parameters };
  const failed = (error: unknown): never => {
    throw repeatable(error);
  };
  try {
    const asserted: unknown = fc.assert(property, seeded);
    return asserted instanceof Promise ? asserted.catch(failed) : undefined;
  } catch (error) {
    return failed(error);
  }
}

/** Values of this kind, for those who need many and no property. */
export function samples<Value>(values: fc.Arbitrary<Value>, count: number): Value[] {
  const name = expect.getState().currentTestName ?? '';
  return fc.sample(values, { numRuns: count, seed: new Seeded(seedFor(name)).below(2 ** 20) });
}

/**
 * Prints the seed of a run before it begins, and at its end every test that passed only at a later
 * try, with its first failure. More than MOST of them fail the run: a machine so busy proves
 * nothing, or something is broken now and then.
 */

import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Tests that may need a second try in one run. */
const MOST = 3;

export class RetryReport implements Reporter {
  readonly #seed: string;
  readonly #print: (line: string) => void;

  constructor(seed: string, print: (line: string) => void = console.log) {
    this.#seed = seed;
    this.#print = print;
  }

  onTestRunStart(): void {
    this.#print(`SEED=${this.#seed}`);
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const retried = tests.filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0);
    const unmarked = retried.filter((test) => test.meta().mayBeLate === undefined);
    for (const test of retried) this.#print(told(test));
    if (unmarked.length > 0) this.#fail('a test that is tried again says why: mayBeLate(reason)');
    if (retried.length > MOST)
      this.#fail(`${retried.length} tests were tried again; at most ${MOST} may be`);
    const count = (state: string): number =>
      tests.filter((test) => test.result().state === state).length;
    const broken = modules.filter((module) => module.errors().length > 0).length;
    this.#print(`${retried.length} tried again`);
    this.#print(`${count('passed')} passed, ${count('failed') + broken} failed`);
  }

  #fail(why: string): void {
    process.exitCode = 1;
    this.#print(`FAILED: ${why}`);
  }
}

/** A test that was tried again, why it may have been, and what was wrong the first time. */
function told(test: TestCase): string {
  const [first] = test.result().errors ?? [];
  return [
    `tried again: ${test.module.relativeModuleId} > ${test.fullName}`,
    `  may be late: ${test.meta().mayBeLate ?? 'nobody says why'}`,
    ...(first?.stack ?? first?.message ?? 'no error was kept').split('\n').slice(0, 12),
  ].join('\n  ');
}

/**
 * A run that stands still says where, by the files that have begun and not ended, and fails. A
 * worker in an endless loop hears no time limit of a test, and would let the whole run wait for
 * ever.
 */

import { spawnSync } from 'node:child_process';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Longer than any test may take. */
const STILL = 8 * 60_000;
export class StallReport implements Reporter {
  readonly #still: number;
  readonly #running = new Map<string, string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(still = STILL) {
    this.#still = still;
  }

  onTestRunStart(): void {
    this.#moved();
  }

  onTestModuleStart({ relativeModuleId }: TestModule): void {
    this.#running.set(relativeModuleId, 'being loaded, or before its first test');
    this.#moved();
  }

  onTestCaseReady({ module, fullName }: TestCase): void {
    this.#running.set(module.relativeModuleId, fullName);
    this.#moved();
  }

  onTestCaseResult({ module, fullName }: TestCase): void {
    this.#running.set(module.relativeModuleId, `after: ${fullName}`);
    this.#moved();
  }

  onTestModuleEnd({ relativeModuleId }: TestModule): void {
    this.#running.delete(relativeModuleId);
    this.#moved();
  }

  onTestRunEnd(): void {
    clearTimeout(this.#timer);
  }

  #moved(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#stop(), this.#still);
    this.#timer.unref();
  }

  #stop(): void {
    console.log(`FAILED: nothing has happened for ${this.#still / 1000} s, and these run still:`);
    for (const [file, test] of this.#running) console.log(`  ${file} > ${test}`);
    // one in an endless loop would outlive us
    spawnSync('pkill', ['-KILL', '-P', `${process.pid}`]);
    process.exit(1);
  }
}

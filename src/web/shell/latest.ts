/**
 * The latest of several loads. A load that is overtaken by a later one shows nothing, however late
 * it ends; one that fails leaves what is there, and may be wanted again.
 */

import { type Signal, signal } from '@preact/signals';

export class Latest<Value> {
  readonly #shown: Signal<{ readonly subject: string; readonly value: Value } | undefined> =
    signal(undefined);
  readonly #failed: Signal<string | undefined> = signal(undefined);
  #loads = 0;

  /** The subject is what it is about; a later load of the same one replaces it once it is there. */
  want(subject: string, load: () => Promise<Value>): void {
    const number = ++this.#loads;
    this.#failed.value = undefined;
    load().then(
      (value) => {
        if (number === this.#loads) this.#shown.value = { subject, value };
      },
      () => {
        if (number === this.#loads) this.#failed.value = subject;
      },
    );
  }

  /** Undefined while nothing about this subject has come. */
  of(subject: string | undefined): Value | undefined {
    const shown = this.#shown.value;
    return shown?.subject === subject ? shown?.value : undefined;
  }

  /** Nothing about this subject is there, and the latest load of it has failed. */
  isMissing(subject: string | undefined): boolean {
    const failed = this.#failed.value;
    return failed !== undefined && failed === subject && this.of(subject) === undefined;
  }
}

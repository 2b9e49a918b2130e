/** Whether the store works, asked at most once a second: to know it, it has to write. */

const FOR = 1000;

export class Readiness {
  readonly #check: () => Promise<void>;
  readonly #now: () => number;
  #last: { readonly at: number; readonly answer: Promise<void> } | undefined;

  constructor(check: () => Promise<void>, now: () => number) {
    this.#check = check;
    this.#now = now;
  }

  /** Rejects as the store does. */
  check(): Promise<void> {
    const now = this.#now();
    if (this.#last === undefined || Math.abs(now - this.#last.at) >= FOR)
      this.#last = { at: now, answer: this.#check() };
    return this.#last.answer;
  }
}

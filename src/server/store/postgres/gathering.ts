/**
 * Gathers what is asked for while an answer is under way, and asks for all of it at once: many
 * appends, one round trip, one commit. If nothing is under way nothing waits.
 */

interface Bundle<Item, Answer> {
  readonly items: Item[];
  /** What each item is about: a bundle has one of each at most. */
  readonly about: Set<string>;
  readonly waiting: {
    resolve(answer: Answer): void;
    reject(error: unknown): void;
  }[];
}

export class Gathering<Item, Answer> {
  readonly #most: number;
  readonly #ask: (items: readonly Item[]) => Promise<readonly (Answer | Error)[]>;
  readonly #queue: Bundle<Item, Answer>[] = [];
  #isUnderWay = false;
  #idle: (() => void)[] = [];

  /** `ask` answers each item, in order; an Error is for whoever waits for that item. */
  constructor(most: number, ask: (items: readonly Item[]) => Promise<readonly (Answer | Error)[]>) {
    this.#most = most;
    this.#ask = ask;
  }

  put(item: Item, about: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      let bundle = this.#queue.at(-1);
      if (bundle === undefined || bundle.items.length >= this.#most || bundle.about.has(about)) {
        bundle = { items: [], about: new Set(), waiting: [] };
        this.#queue.push(bundle);
        if (this.#queue.length === 1 && !this.#isUnderWay) this.#schedule();
      }
      bundle.items.push(item);
      bundle.about.add(about);
      bundle.waiting.push({ resolve, reject });
    });
  }

  /** When all that has just come in has been looked at: whoever asks in the same turn is in it. */
  #schedule(): void {
    this.#isUnderWay = true;
    setImmediate(() => this.#send());
  }

  #send(): void {
    const bundle = this.#queue.shift();
    if (bundle === undefined) {
      this.#isUnderWay = false;
      for (const resolve of this.#idle.splice(0)) resolve();
      return;
    }
    const { items, waiting } = bundle;
    this.#ask(items)
      .then(
        (answers) => {
          for (const [index, { resolve, reject }] of waiting.entries()) {
            const answer = answers[index];
            if (answer instanceof Error) reject(answer);
            else resolve(answer as Answer);
          }
        },
        (error: unknown) => {
          for (const { reject } of waiting) reject(error);
        },
      )
      .finally(() => this.#send());
  }

  /** When nothing is under way any more. */
  settled(): Promise<void> {
    if (!this.#isUnderWay) return Promise.resolve();
    return new Promise((resolve) => this.#idle.push(resolve));
  }
}

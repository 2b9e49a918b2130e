/**
 * Gathers what is asked for while answers are under way, and asks for all of it at once: many
 * appends, one round trip, one commit. If nothing is under way nothing waits. Two groups may be under
 * way: while the disk is flushed for one, the next is worked out.
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

/** How many groups are under way at once. */
export const AT_ONCE = 2;

export class Gathering<Item, Answer> {
  readonly #most: number;
  readonly #ask: (items: readonly Item[]) => Promise<readonly (Answer | Error)[]>;
  readonly #queue: Bundle<Item, Answer>[] = [];
  readonly #underWay = new Set<Bundle<Item, Answer>>();
  #isScheduled = false;

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
      }
      bundle.items.push(item);
      bundle.about.add(about);
      bundle.waiting.push({ resolve, reject });
      this.#schedule();
    });
  }

  /** When all that has just come in has been looked at: whoever asks in the same turn is in it. */
  #schedule(): void {
    if (this.#isScheduled || this.#underWay.size >= AT_ONCE) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#sendAll();
    });
  }

  #sendAll(): void {
    while (this.#underWay.size < AT_ONCE) {
      const [next] = this.#queue;
      // what is about the same comes in the order in which it was asked for
      if (next === undefined || this.#overlaps(next)) return;
      this.#queue.shift();
      this.#send(next);
    }
  }

  #overlaps({ about }: Bundle<Item, Answer>): boolean {
    for (const other of this.#underWay)
      for (const one of about) if (other.about.has(one)) return true;
    return false;
  }

  #send(bundle: Bundle<Item, Answer>): void {
    const { items, waiting } = bundle;
    this.#underWay.add(bundle);
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
      .finally(() => {
        this.#underWay.delete(bundle);
        if (this.#queue.length > 0) this.#schedule();
      });
  }
}

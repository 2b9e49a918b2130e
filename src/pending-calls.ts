/**
 * Questions that were sent to another thread, by their numbers, until each is answered or nobody is
 * there to answer any more. How they are carried is for whoever has the thread.
 */

/** An answer says which question it answers; with a problem, why it can't. */
export type Numbered = { readonly number: number; readonly problem?: string };

interface Waiting<Answer> {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

export class PendingCalls<Answer extends Numbered> {
  readonly #waiting = new Map<number, Waiting<Answer>>();

  get size(): number {
    return this.#waiting.size;
  }

  /** Waits for the answer to a question that is about to be sent. */
  wait(number: number): Promise<Exclude<Answer, { readonly problem: string }>> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, {
        resolve: (answer) =>
          isProblem(answer)
            ? reject(new Error(answer.problem))
            : resolve(answer as Exclude<Answer, { readonly problem: string }>),
        reject,
      });
    });
  }

  /** An answer to a question that nobody waits for is dropped. */
  onAnswer(answer: Answer): void {
    const waiting = this.#waiting.get(answer.number);
    this.#waiting.delete(answer.number);
    waiting?.resolve(answer);
  }

  /** No answer will come any more. */
  fail(error: unknown): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting)
      reject(error instanceof Error ? error : new Error(String(error)));
  }
}

function isProblem(answer: Numbered): answer is Numbered & { readonly problem: string } {
  return answer.problem !== undefined;
}

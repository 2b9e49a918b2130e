/**
 * Questions to a web worker. It is begun with the first one; if it dies, those who wait are told
 * and it is begun anew with the next.
 */

import { type Numbered, PendingCalls } from '../../pending-calls.ts';

/** As much of a Worker as is needed. */
export interface WorkerLike<Sent, Received> {
  onmessage: ((event: MessageEvent<Received>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: Sent): void;
  terminate(): void;
}

export class WorkerCalls<Question extends { readonly number: number }, Answer extends Numbered> {
  readonly #start: () => WorkerLike<Question, Answer>;
  readonly #whose: string;
  readonly #pending = new PendingCalls<Answer>();
  #worker: WorkerLike<Question, Answer> | undefined;
  #asked = 0;

  /** `whose` worker it is, is told when it has died. */
  constructor(start: () => WorkerLike<Question, Answer>, whose: string) {
    this.#start = start;
    this.#whose = whose;
  }

  ask(
    questionWith: (number: number) => Question,
  ): Promise<Exclude<Answer, { readonly problem: string }>> {
    const question = questionWith(this.#asked++);
    const answered = this.#pending.wait(question.number);
    this.#worker ??= this.#begin();
    this.#worker.postMessage(question);
    return answered;
  }

  #begin(): WorkerLike<Question, Answer> {
    const worker = this.#start();
    worker.onmessage = ({ data }) => this.#pending.onAnswer(data);
    worker.onerror = ({ message }) => this.end(message);
    return worker;
  }

  /** Ends the worker; another question begins a new one. */
  end(why: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#pending.fail(new Error(`the worker of the ${this.#whose} has ended: ${why}`));
  }
}

/** The bus within one process. */

import type { Bus } from './bus.ts';

export class LocalBus implements Bus {
  readonly #listening = new Map<string, Set<(message: string) => void>>();
  readonly #failed: (error: unknown) => void;
  #waiting: (readonly [subject: string, message: string])[] = [];
  #isClosed = false;

  /**
   * A listener that throws is a mistake of ours, and no reason to keep the news from the others.
   */
  constructor(failed: (error: unknown) => void = console.warn) {
    this.#failed = failed;
  }

  publish(subject: string, message: string): void {
    if (this.#isClosed) return;
    // What is published while the news is told waits for the next turn, so that two who answer each
    // other stop nobody else.
    if (this.#waiting.length === 0) setTimeout(() => this.#tell());
    this.#waiting.push([subject, message]);
  }

  subscribe(subject: string, heard: (message: string) => void): () => void {
    if (this.#isClosed) return () => {};
    // whoever subscribes twice hears twice
    const listener = (message: string): void => heard(message);
    const listeners = this.#listening.get(subject) ?? new Set();
    this.#listening.set(subject, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listening.get(subject) === listeners)
        this.#listening.delete(subject);
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#waiting = [];
    this.#listening.clear();
  }

  #tell(): void {
    const news = this.#waiting;
    this.#waiting = [];
    for (const [subject, message] of news) {
      const listeners = this.#listening.get(subject);
      if (listeners === undefined) continue;
      for (const listener of [...listeners]) {
        // one before it may have stopped it
        if (this.#isClosed || !listeners.has(listener)) continue;
        try {
          listener(message);
        } catch (error) {
          this.#failed(error);
        }
      }
    }
  }
}

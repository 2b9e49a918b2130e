/**
 * A bus between processes: who listens here, and one line to all others. What is published here is
 * told here whether or not the line is up; what comes over the line is told in the same way.
 */

import type { Bus } from '../../tables/bus.ts';
import { LocalBus } from '../../tables/local-bus.ts';

/** What leads to the other processes. Whatever it can't bring it counts, and forgets. */
export interface Line {
  /** Tells the others, not this process. */
  publish(subject: string, message: string): void;
  /** Somebody here listens to this subject now, and nobody did before. */
  listen(subject: string): void;
  /** Nobody here does any more. */
  ignore(subject: string): void;
  readonly isConnected: boolean;
  /** Messages of ours that were not sent. */
  readonly lost: number;
  close(): Promise<void>;
}

/** What a line needs of this end. */
export interface End {
  /** Everything that somebody listens to: for a line that is new. */
  subjects(): Iterable<string>;
  /** Something has come from another process. */
  heard(subject: string, message: string): void;
}

export class SharedBus implements Bus {
  readonly #local: LocalBus;
  readonly #line: Line;
  /** How many listen to each subject. */
  readonly #listening = new Map<string, number>();
  #isClosed = false;

  constructor(open: (end: End) => Line, failed?: (error: unknown) => void) {
    this.#local = new LocalBus(failed);
    this.#line = open({
      subjects: () => this.#listening.keys(),
      heard: (subject, message) => this.#local.publish(subject, message),
    });
  }

  get isConnected(): boolean {
    return this.#line.isConnected;
  }

  get lost(): number {
    return this.#line.lost;
  }

  publish(subject: string, message: string): void {
    if (this.#isClosed) return;
    this.#local.publish(subject, message);
    this.#line.publish(subject, message);
  }

  subscribe(subject: string, heard: (message: string) => void): () => void {
    if (this.#isClosed) return () => {};
    const stop = this.#local.subscribe(subject, heard);
    const before = this.#listening.get(subject) ?? 0;
    this.#listening.set(subject, before + 1);
    if (before === 0) this.#line.listen(subject);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      stop();
      this.#leave(subject);
    };
  }

  #leave(subject: string): void {
    if (this.#isClosed) return;
    const left = (this.#listening.get(subject) ?? 0) - 1;
    if (left > 0) {
      this.#listening.set(subject, left);
      return;
    }
    this.#listening.delete(subject);
    this.#line.ignore(subject);
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#listening.clear();
    await this.#local.close();
    await this.#line.close();
  }
}

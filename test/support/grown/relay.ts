/**
 * Passes on what comes over one socket to another and back, as a network does: at once, later, or
 * not at all for a while.
 */

import type { Socket } from 'node:net';

export class Relay {
  readonly #ends: readonly [Directed, Directed];
  #isOver = false;

  /** `delay` is asked for each piece, in milliseconds. */
  constructor(near: Socket, far: Socket, delay: () => number, closed: () => void) {
    this.#ends = [new Directed(near, far, delay), new Directed(far, near, delay)];
    for (const end of [near, far]) {
      end.on('error', () => undefined);
      end.once('close', () => {
        this.cut();
        if (!this.#isOver) closed();
        this.#isOver = true;
      });
    }
  }

  /** Everything waits, without an error. */
  hold(): void {
    for (const end of this.#ends) end.from.pause();
  }

  resume(): void {
    for (const end of this.#ends) end.from.resume();
  }

  cut(): void {
    for (const end of this.#ends) {
      end.from.destroy();
      end.stop();
    }
  }
}

/** One direction; what is late keeps its order. */
class Directed {
  readonly from: Socket;
  readonly #to: Socket;
  readonly #late: { readonly data: Buffer; readonly due: number }[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(from: Socket, to: Socket, delay: () => number) {
    this.from = from;
    this.#to = to;
    from.setNoDelay(true);
    from.on('data', (data: Buffer) => {
      const wait = delay();
      if (wait === 0 && this.#late.length === 0) this.#pass(data);
      else {
        this.#late.push({ data, due: performance.now() + wait });
        this.#arm();
      }
    });
  }

  #arm(): void {
    const [first] = this.#late;
    if (first === undefined || this.#timer !== undefined) return;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        const now = performance.now();
        while ((this.#late[0]?.due ?? Number.POSITIVE_INFINITY) <= now + 1)
          this.#pass(this.#late.shift()?.data as Buffer);
        this.#arm();
      },
      Math.max(0, first.due - performance.now()),
    );
  }

  #pass(data: Buffer): void {
    if (!this.#to.destroyed) this.#to.write(data);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#late.length = 0;
  }
}

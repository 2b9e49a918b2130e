/**
 * What is on its way to one connection. Whoever does not read is not waited for without end: not
 * while more and more of it lies in our memory, and not for longer than half a minute.
 */

import type { Duplex } from 'node:stream';
import { textFrame } from './frame.ts';

/** Bytes that may wait for one connection, besides the longest message among them. */
const MOST_UNSENT = 512 << 10;
/**
 * What was missed is told no faster than it is read: this much may be on its way. More than a
 * stream holds before it says it is full.
 */
const ENOUGH_UNSENT = 256 << 10;
/** What was told this many milliseconds ago must have been taken. */
const MOST_PATIENCE = 30_000;

/** What waits for all connections of each address. */
export class Unsent {
  readonly #most: number;
  readonly #slow = new Map<string, Set<Outgoing>>();

  /** Bytes that may wait for all connections of one address together. */
  constructor(most: number) {
    this.#most = most;
  }

  enter(address: string, outgoing: Outgoing): void {
    const slow = this.#slow.get(address);
    if (slow === undefined) this.#slow.set(address, new Set([outgoing]));
    else slow.add(outgoing);
  }

  leave(address: string, outgoing: Outgoing): void {
    const slow = this.#slow.get(address);
    if (slow?.delete(outgoing) === true && slow.size === 0) this.#slow.delete(address);
  }

  /** If too much waits for this address, the connection that leaves the most unread. */
  slowest(address: string): Outgoing | undefined {
    let sum = 0;
    let most: Outgoing | undefined;
    for (const outgoing of this.#slow.get(address) ?? []) {
      sum += outgoing.unsent;
      if (most === undefined || outgoing.unsent > most.unsent) most = outgoing;
    }
    return sum > this.#most ? most : undefined;
  }

  get size(): number {
    return this.#slow.size;
  }
}

export class Outgoing {
  readonly #stream: Duplex;
  readonly #address: string;
  readonly #all: Unsent;
  /** Ends the connection at once. */
  readonly cut: () => void;
  /** Bytes told since the beginning. */
  #told = 0;
  /** The longest of the messages that wait. */
  #longest = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(stream: Duplex, address: string, all: Unsent, cut: () => void) {
    this.#stream = stream;
    this.#address = address;
    this.#all = all;
    this.cut = cut;
  }

  get unsent(): number {
    return this.#stream.writableLength;
  }

  get isTooSlow(): boolean {
    return this.unsent > MOST_UNSENT + this.#longest;
  }

  get isFull(): boolean {
    return this.unsent > ENOUGH_UNSENT;
  }

  whenFree(goOn: () => void): void {
    this.#stream.once('drain', goOn);
  }

  send(message: string): void {
    if (this.isTooSlow) {
      this.cut(); // a word of farewell would wait behind all the rest
      return;
    }
    const frame = textFrame(message);
    this.#stream.write(frame);
    this.#told += frame.length;
    if (this.unsent === 0) return;
    this.#longest = Math.max(this.#longest, frame.length);
    this.#wait();
    this.#all.slowest(this.#address)?.cut();
  }

  /** Looks in a while whether what waits now was taken. */
  #wait(): void {
    if (this.#timer !== undefined) return;
    this.#all.enter(this.#address, this);
    const told = this.#told;
    this.#timer = setTimeout(() => {
      this.closed();
      if (this.unsent === 0) this.#longest = 0;
      else if (this.#told - this.unsent < told) this.cut();
      else this.#wait();
    }, MOST_PATIENCE);
    this.#timer.unref();
  }

  /** Nothing waits any more, or nobody is there. */
  closed(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#all.leave(this.#address, this);
  }
}

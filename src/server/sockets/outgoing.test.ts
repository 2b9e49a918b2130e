/** What is on its way to somebody who does not read it. */

import { Duplex } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Outgoing, Unsent } from './outgoing.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A connection whose other side takes nothing until it is told to. */
class Reader {
  readonly outgoing: Outgoing;
  isCut = false;
  #waiting: (() => void)[] = [];

  constructor(all: Unsent, address = 'here') {
    const stream = new Duplex({
      read: () => undefined,
      write: (_, __, taken) => {
        this.#waiting.push(() => taken());
      },
    });
    this.outgoing = new Outgoing(stream, address, all, () => {
      this.isCut = true;
      this.outgoing.closed();
      stream.destroy();
    });
  }

  /** Takes the oldest frame. */
  async take(): Promise<void> {
    this.#waiting.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  }

  /** Tells it a number of messages of a kilobyte. */
  tell(kilobytes: number): void {
    for (let told = 0; told < kilobytes && !this.isCut; told++)
      this.outgoing.send('x'.repeat(1020));
  }
}

describe('M1: whoever does not read', () => {
  it('is cut once half a megabyte waits', () => {
    const reader = new Reader(new Unsent(1e9));
    reader.tell(510);
    expect(reader.isCut).toBe(false);
    reader.tell(10);
    expect(reader.isCut).toBe(true);
  });

  it('is cut after half a minute, however little waits', () => {
    const reader = new Reader(new Unsent(1e9));
    reader.tell(1);
    vi.advanceTimersByTime(29_000);
    expect(reader.isCut).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(reader.isCut).toBe(true);
  });

  it('is not cut while what was told half a minute ago was taken, however slowly', async () => {
    const all = new Unsent(1e9);
    const reader = new Reader(all);
    reader.tell(3);
    for (let round = 0; round < 20; round++) {
      vi.advanceTimersByTime(10_000);
      await reader.take();
      reader.tell(1);
      expect([reader.isCut, reader.outgoing.unsent > 0]).toEqual([false, true]);
    }
    for (let left = 0; left < 3; left++) await reader.take();
    vi.advanceTimersByTime(60_000);
    expect([reader.isCut, reader.outgoing.unsent, all.size]).toEqual([false, 0, 0]);
  });

  it('may be told one long message, and what happens meanwhile', () => {
    const reader = new Reader(new Unsent(1e9));
    reader.outgoing.send('x'.repeat(2 << 20));
    expect(reader.outgoing.isFull).toBe(true);
    reader.tell(500);
    expect(reader.isCut).toBe(false);
    reader.tell(20);
    expect(reader.isCut).toBe(true);
  });

  it('is cut first if too much waits for all of one address, and nobody elsewhere is', () => {
    const all = new Unsent(1 << 20);
    const [elsewhere, slow, slower, slowest] = [
      new Reader(all, 'elsewhere'),
      ...[0, 1, 2].map(() => new Reader(all)),
    ] as [Reader, Reader, Reader, Reader];
    elsewhere.tell(500);
    slow.tell(300);
    slowest.tell(400);
    slower.tell(350);
    expect([elsewhere, slow, slower, slowest].map(({ isCut }) => isCut)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    for (const reader of [elsewhere, slow, slower]) reader.outgoing.cut();
    expect(all.size).toBe(0);
  });
});

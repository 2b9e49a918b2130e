/**
 * The network between devices and processes: lines of two ends, each a stream as the server takes
 * it from a real one. Bytes arrive in order and late; a line may be cut, which each end learns in
 * its time, or swallow everything, which nobody is told.
 */

import { Duplex } from 'node:stream';
import type { Actor } from './actor.ts';
import type { Chance } from './dice.ts';
import type { VirtualTime } from './time.ts';

/** What a kernel takes from a program though nobody at the other end does. */
const KERNEL = 64 << 10;

export class End extends Duplex {
  readonly owner: Actor;
  readonly remoteAddress: string;
  readonly #line: Line;
  other: End | undefined;
  /** When what arrives now was written. */
  writtenAt = 0;

  constructor(line: Line, owner: Actor, address: string) {
    super({ allowHalfOpen: true });
    this.#line = line;
    this.owner = owner;
    this.remoteAddress = address;
    this.on('error', () => undefined);
  }

  override _read(): void {}

  override _write(chunk: Buffer, _: string, done: () => void): void {
    this.#line.carry(this, chunk, done);
  }

  override _final(done: () => void): void {
    this.#line.finish(this);
    done();
  }

  override _destroy(_: Error | null, done: () => void): void {
    this.#line.end(this);
    done();
  }
}

export interface Weather {
  /** Milliseconds that something takes from one end to the other, at least and at most. */
  least: number;
  most: number;
}

export class Line {
  readonly #time: VirtualTime;
  readonly #chance: Chance;
  readonly #weather: () => Weather;
  readonly device: End;
  readonly server: End;
  /** Whether nothing arrives any more, and nobody is told. */
  isDark = false;
  isOver = false;
  #swallowed = 0;
  /** When the last that is under way to an end arrives there: nothing overtakes. */
  readonly #arrives = new Map<End, number>();

  constructor(
    time: VirtualTime,
    chance: Chance,
    weather: () => Weather,
    device: Actor,
    server: Actor,
    address: string,
  ) {
    this.#time = time;
    this.#chance = chance;
    this.#weather = weather;
    this.device = new End(this, device, address);
    this.server = new End(this, server, address);
    this.device.other = this.server;
    this.server.other = this.device;
  }

  /** The server's end is handed over as soon as the first word is there. */
  open(accept: (end: End) => void): this {
    this.#arrive(this.device, accept);
    return this;
  }

  carry(from: End, chunk: Buffer, done: () => void): void {
    if (this.isDark) {
      this.#swallowed += chunk.length;
      if (this.#swallowed < KERNEL) done();
      return;
    }
    const writtenAt = this.#time.now;
    this.#arrive(from, (to) => {
      to.writtenAt = writtenAt;
      to.push(chunk);
    });
    done();
  }

  finish(from: End): void {
    if (!this.isDark) this.#arrive(from, (to) => to.push(null));
  }

  /** One end is gone; the other learns it, unless the line is dark. */
  end(from: End): void {
    this.isOver = true;
    if (!this.isDark) this.#arrive(from, (to) => to.destroy());
  }

  #arrive(from: End, arrived: (to: End) => void): void {
    const to = from.other as End;
    const { least, most } = this.#weather();
    const at = Math.max(
      this.#arrives.get(to) ?? 0,
      this.#time.now + this.#chance.between(least, most),
    );
    this.#arrives.set(to, at);
    this.#time.in(at - this.#time.now, to.owner, () => {
      if (!this.isDark && !to.destroyed) arrived(to);
    });
  }

  /** The line breaks: both ends learn it, each after a moment. */
  cut(): void {
    this.isOver = true;
    for (const end of [this.device, this.server])
      this.#time.in(this.#chance.between(0, 200), end.owner, () => end.destroy());
  }

  /** The process at one end has died: what it had written is lost, and the device learns it. */
  orphan(isTold: boolean): void {
    this.isOver = true;
    if (isTold)
      this.#time.in(this.#chance.between(1, 50), this.device.owner, () => this.device.destroy());
    else this.isDark = true;
  }

  /** A dark line that is looked at again turns out to be none. */
  clear(): void {
    if (this.isDark) this.cut();
  }
}

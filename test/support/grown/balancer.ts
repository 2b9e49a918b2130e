/**
 * What stands before several processes: leads each connection to one of those that are ready, by
 * chance, and looks from time to time whether they are. Lines through it can be cut or slowed down.
 */

import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import type { Random } from '../../../src/random.ts';
import { Relay } from './relay.ts';

/** Between two looks whether a process is ready. */
const LOOK = 100;

export class Balancer {
  readonly #random: Random;
  readonly #server: Server;
  readonly #relays = new Set<Relay>();
  /** By port, whether it was ready when it was last asked. */
  readonly #processes = new Map<number, boolean>();
  readonly #looking: NodeJS.Timeout;
  /** How often each process was chosen. */
  readonly led = new Map<number, number>();
  #delay = 0;

  private constructor(random: Random) {
    this.#random = random;
    this.#server = createServer((near) => this.#lead(near));
    this.#looking = setInterval(() => this.#look(), LOOK);
  }

  static async open(random: Random): Promise<Balancer> {
    const balancer = new Balancer(random);
    await new Promise<void>((resolve) => balancer.#server.listen(0, '127.0.0.1', resolve));
    return balancer;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  add(port: number): void {
    this.#processes.set(port, true);
  }

  remove(port: number): void {
    this.#processes.delete(port);
  }

  /** Cuts about one line in so many. */
  cut(oneIn: number): void {
    for (const relay of this.#relays) if (this.#random.below(oneIn) === 0) relay.cut();
  }

  slow(milliseconds: number): void {
    this.#delay = milliseconds;
  }

  async close(): Promise<void> {
    clearInterval(this.#looking);
    for (const relay of this.#relays) relay.cut();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  /** To one that is ready, or to any if none is; if it is not there, to another. */
  #lead(near: Socket): void {
    near.on('error', () => undefined);
    near.pause();
    const all = [...this.#processes];
    const some = all.some(([, isReady]) => isReady);
    const ready = all.flatMap(([port, isReady]) => (isReady || !some ? [port] : []));
    const next = (): void => {
      const [port] = ready.splice(this.#random.below(ready.length), 1);
      if (port === undefined || near.destroyed) {
        near.destroy();
        return;
      }
      const far = connect(port, '127.0.0.1');
      far.once('error', next);
      far.once('connect', () => {
        far.off('error', next);
        this.#join(near, far, port);
      });
    };
    next();
  }

  #join(near: Socket, far: Socket, port: number): void {
    this.led.set(port, (this.led.get(port) ?? 0) + 1);
    const relay = new Relay(
      near,
      far,
      () => this.#delay,
      () => this.#relays.delete(relay),
    );
    this.#relays.add(relay);
    near.resume();
  }

  #look(): void {
    for (const port of this.#processes.keys())
      fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(1000) }).then(
        (answer) => {
          this.#found(port, answer.ok);
          return answer.body?.cancel();
        },
        () => this.#found(port, false),
      );
  }

  #found(port: number, isReady: boolean): void {
    if (this.#processes.has(port)) this.#processes.set(port, isReady);
  }
}

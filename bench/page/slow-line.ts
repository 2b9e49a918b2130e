/**
 * A line to the site that is slow for everything that goes over it, new connections and the service
 * worker's requests included, which the browser's own simulation leaves out. Packets of all
 * connections take turns; TCP's slow start is not simulated.
 */

import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { NETWORK } from './phone.ts';

const PACKET = 1460;

export interface SlowLine {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * One direction: packets leave one after another at the line's speed and arrive half a round trip
 * later.
 */
class Direction {
  readonly #bytesPerMs: number;
  /** What waits for its turn, by who gets it. */
  readonly #waiting = new Map<Socket, Buffer[]>();
  #isSending = false;

  constructor(bytesPerSecond: number) {
    this.#bytesPerMs = bytesPerSecond / 1000;
  }

  send(to: Socket, data: Buffer): void {
    const packets = this.#waiting.get(to) ?? [];
    for (let at = 0; at < data.length; at += PACKET) packets.push(data.subarray(at, at + PACKET));
    this.#waiting.set(to, packets);
    if (!this.#isSending) this.#sendOn(performance.now());
  }

  /** Timers are late by a little: the next packet leaves when this one should have been through. */
  #sendOn(from: number): void {
    const next = this.#waiting.entries().next().value;
    this.#isSending = next !== undefined;
    if (next === undefined) return;
    const [to, packets] = next;
    const packet = packets.shift();
    this.#waiting.delete(to); // to the end of the queue
    if (packets.length > 0) this.#waiting.set(to, packets);
    const through = from + (packet?.length ?? 0) / this.#bytesPerMs;
    setTimeout(
      () => {
        setTimeout(
          () => (packet !== undefined && to.writable ? to.write(packet) : undefined),
          NETWORK.latency / 2,
        );
        this.#sendOn(through);
      },
      Math.max(0, through - performance.now()),
    );
  }
}

export async function openSlowLine(port: number): Promise<SlowLine> {
  const [up, down] = [
    new Direction(NETWORK.uploadThroughput),
    new Direction(NETWORK.downloadThroughput),
  ];
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    const pair = [near, far] as const;
    for (const socket of pair) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        for (const other of pair) other.end();
      });
    }
    far.on('data', (data) => down.send(near, data));
    near.pause();
    // to shake hands
    setTimeout(() => near.on('data', (data) => up.send(far, data)).resume(), NETWORK.latency);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/**
 * Somebody at another address, on a thread of their own: what the attackers do must not be mistaken
 * for the server.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { Client } from './client.ts';

const ADDRESS = '127.0.0.2';

/** Milliseconds from a ping to its pong. */
export interface Waits {
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

export class Bystander {
  readonly #worker: Worker;

  constructor(port: number, token: string) {
    this.#worker = new Worker(new URL(import.meta.url), { workerData: { port, token } });
  }

  /** Pings for `seconds`, as often as one connection may. */
  feel(seconds: number): Promise<Waits> {
    return new Promise((resolve) => {
      this.#worker.once('message', resolve);
      this.#worker.postMessage(seconds);
    });
  }
}

if (parentPort !== null) {
  const { port, token } = workerData as { readonly port: number; readonly token: string };
  const client = Client.open(port, token, ADDRESS);
  parentPort.on('message', async (seconds: number) => {
    const known = await client;
    const times: number[] = [];
    for (const from = performance.now(); performance.now() - from < seconds * 1000; ) {
      const sent = performance.now();
      await known.ask({ type: 'ping' }, 'pong');
      times.push(performance.now() - sent);
      await sleep(60); // fewer than one connection may
    }
    const sorted = times.toSorted((a, b) => a - b);
    const quantile = (part: number): number =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
    parentPort?.postMessage({
      p50: quantile(0.5),
      p99: quantile(0.99),
      longest: quantile(1),
    } satisfies Waits);
  });
}

/** How a server and the crowd at it are doing at one moment. */

import type { Crowd } from './crowd/start.ts';
import type { CrowdReport } from './crowd/tally.ts';
import type { Running } from './rival.ts';

export interface SoakSample {
  /** Since the beginning. */
  readonly seconds: number;
  /**
   * In bytes, garbage collected: the process as the system sees it, threads included; objects of
   * the main thread; buffers.
   */
  readonly rss: number;
  readonly heap: number;
  readonly external: number;
  readonly tables: number;
  /** What has happened at the tables that are being played at. */
  readonly steps: number;
  readonly connections: number;
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Reads the server's own figures. */
export async function gaugeOf(port: number): Promise<(name: string) => number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return (name) => Number(new RegExp(`^gobelet_${name} (.+)$`, 'm').exec(text)?.[1]);
}

/** Takes samples; the moves of each are those since the one before it. */
export class Sampler {
  readonly #server: Running;
  readonly #crowd: Crowd;
  readonly #began = performance.now();
  #last = this.#began;
  #told: CrowdReport | undefined;

  constructor(server: Running, crowd: Crowd) {
    this.#server = server;
    this.#crowd = crowd;
  }

  /** What the crowd told last. */
  get told(): CrowdReport | undefined {
    return this.#told;
  }

  /** Milliseconds since the beginning. */
  get passed(): number {
    return performance.now() - this.#began;
  }

  async take(): Promise<SoakSample> {
    const told = await this.#crowd.tell();
    const now = performance.now();
    const movesPerSecond = ((told.moves - (this.#told?.moves ?? 0)) * 1000) / (now - this.#last);
    this.#told = told;
    this.#last = now;
    const gauge = await gaugeOf(this.#server.port);
    const { rss, heapUsed: heap, external } = await this.#server.memory(1);
    return {
      ...{
        seconds: (now - this.#began) / 1000,
        rss,
        heap,
        external,
        tables: gauge('tables'),
        connections: gauge('connections'),
      },
      ...{ steps: told.steps, movesPerSecond, p50: told.p50, p99: told.p99 },
    };
  }
}

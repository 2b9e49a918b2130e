/**
 * Several processes of `gobelet serve` on one store behind a balancer: what people reach, what can
 * be killed and started again, and what is read at the end.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { Api } from '../../../src/client/api.ts';
import type { Random } from '../../../src/random.ts';
import { type Child, spawnHouse } from '../online/servers.ts';
import { Balancer } from './balancer.ts';

/** How often a process is started that ends by itself, and after how many milliseconds. */
const MOST_TRIES = 20;
const BETWEEN_TRIES = 200;

export interface FleetParts {
  readonly count: number;
  readonly random: Random;
  /** The data folder of each; the flags of the one with this number. */
  readonly folder: string;
  flags(number: number): readonly string[];
}

export class Fleet {
  readonly #parts: FleetParts;
  readonly balancer: Balancer;
  readonly #children: Child[];
  /** Where people find it. */
  readonly api: Api;
  #kills = 0;

  private constructor(parts: FleetParts, balancer: Balancer, children: Child[]) {
    this.#parts = parts;
    this.balancer = balancer;
    this.#children = children;
    this.api = new Api(`http://127.0.0.1:${balancer.port}`);
  }

  static async start(parts: FleetParts): Promise<Fleet> {
    const balancer = await Balancer.open(parts.random);
    const children: Child[] = [];
    for (let number = 0; number < parts.count; number++) {
      const child = await spawnHouse(parts.folder, 0, parts.flags(number));
      balancer.add(child.port);
      children.push(child);
    }
    return new Fleet(parts, balancer, children);
  }

  get processes(): readonly Child[] {
    return this.#children;
  }

  /** How many processes were killed. */
  get kills(): number {
    return this.#kills;
  }

  /** Kills the process of this number, and starts another in its place, at the same address. */
  async replace(number: number, signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
    const old = this.#children[number] as Child;
    const code = await old.kill(signal);
    if (signal === 'SIGKILL') this.#kills++;
    this.#children[number] = await this.#revive(number, old.port);
    return code;
  }

  /** As whatever looks after a service does: again, until what it needs is there. */
  async #revive(number: number, port: number): Promise<Child> {
    for (let tries = 1; ; tries++) {
      try {
        return await spawnHouse(this.#parts.folder, port, this.#parts.flags(number));
      } catch (error) {
        if (tries === MOST_TRIES) throw error;
        await sleep(BETWEEN_TRIES);
      }
    }
  }

  /** Ends all of them gently; the exit codes. */
  async stop(): Promise<readonly (number | null)[]> {
    const codes = await Promise.all(this.#children.map((child) => child.kill('SIGTERM')));
    await this.balancer.close();
    return codes;
  }

  /** At once, however it stands. */
  async abandon(): Promise<void> {
    await Promise.all(this.#children.map((child) => child.kill('SIGKILL')));
    await this.balancer.close().catch(() => undefined);
  }
}

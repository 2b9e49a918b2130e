/** Everybody's lines to the processes of the server, and what is said on them. */

import { Actor } from './actor.ts';
import type { Chance } from './dice.ts';
import type { Process } from './house.ts';
import { Line, type Weather } from './network.ts';
import { request } from './request.ts';
import { DeviceSocket, type SocketWitness } from './socket.ts';
import type { VirtualTime } from './time.ts';
import type { Visitor } from './visitor.ts';
import type { Ear } from './witness/told.ts';

export const FINE_LINES: Weather = { least: 2, most: 40 };

export interface NetParts {
  readonly time: VirtualTime;
  readonly chance: Chance;
  readonly processes: readonly Process[];
  listenTo(person: string): { readonly ear: Ear; readonly witness: SocketWitness };
}

/** Who is at the ends of a line; and who listens to it, if it is a socket's. */
interface Ends {
  readonly visitor: Visitor;
  readonly process: Process;
  ear?: Ear;
}

export class Net {
  readonly #parts: NetParts;
  readonly #lines = new Map<Line, Ends>();
  readonly weather: Weather = { ...FINE_LINES };

  constructor(parts: NetParts) {
    this.#parts = parts;
  }

  get lines(): Iterable<Line> {
    return this.#lines.keys();
  }

  *linesOf(visitor: Visitor): Generator<Line> {
    for (const [line, ends] of this.#lines) if (ends.visitor === visitor) yield line;
  }

  /** Since when the person is told everything of a table without a break; infinity if they are not. */
  thereSince(visitor: Visitor, table: string): number {
    let there = Number.POSITIVE_INFINITY;
    for (const [line, { visitor: whose, process, ear }] of this.#lines) {
      const since = ear?.watches.get(table);
      const isGood = !line.isDark && !line.isOver && process.isAwake;
      if (whose === visitor && since !== undefined && isGood)
        there = Math.min(there, Math.max(since, process.awakeSince));
    }
    return there;
  }

  /** Everybody who is told everything, with what they were told last and since when they are. */
  *told(): Generator<{
    readonly person: string;
    readonly table: string;
    readonly n: number;
    readonly since: number;
  }> {
    for (const [line, { process, ear }] of this.#lines) {
      if (ear === undefined || line.isDark || line.isOver || !process.isAwake) continue;
      for (const [table, since] of ear.watches)
        yield {
          person: ear.person,
          table,
          n: ear.threads.get(table)?.last ?? 0,
          since: Math.max(since, process.awakeSince),
        };
    }
  }

  /** A process has died: those who had a line to it learn it, or not. */
  died(actor: Actor, isTold: boolean): void {
    for (const [line] of this.#lines) if (line.server.owner === actor) line.orphan(isTold);
  }

  /** A line to any process that lets people in; if there is none, one that ends at nobody. */
  #dial(visitor: Visitor): Line {
    const { processes, chance, time } = this.#parts;
    const ready = processes.filter(({ isReady }) => isReady);
    const process = ready.length === 0 ? undefined : chance.anyOf(ready);
    const line = new Line(
      time,
      chance,
      () => this.weather,
      visitor.actor,
      process?.actor ?? new Actor('nobody'),
      `10.0.0.${visitor.number}`,
    );
    if (process === undefined) {
      line.orphan(true);
      return line;
    }
    this.#lines.set(line, { visitor, process });
    line.device.once('close', () => this.#lines.delete(line));
    return line.open((end) => process.accept(end));
  }

  socketOf(visitor: Visitor): DeviceSocket {
    const line = this.#dial(visitor);
    const { ear, witness } = this.#parts.listenTo(visitor.person ?? '');
    const ends = this.#lines.get(line);
    if (ends !== undefined) ends.ear = ear;
    return new DeviceSocket(line, witness);
  }

  fetch(visitor: Visitor, url: string, init?: RequestInit): Promise<Response> {
    return request(this.#dial(visitor), url, init);
  }
}

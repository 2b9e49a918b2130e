/**
 * What one process charges to an address or a person counts in all: each tells the others every
 * second whom it has charged, by hash, and what. The bus may lose it; then a limit is a little
 * wider for a second, and nothing else.
 */

import type { Bus } from '../../tables/bus.ts';
import type { Gate, Limit } from './gate.ts';
import type { Buckets, Charge } from './limits.ts';
import type { Work } from './work.ts';

export interface SharedLimitsParts {
  readonly bus: Bus;
  readonly process: string;
  readonly attendance: { readonly isAlone: boolean; isGone(process: string): boolean };
  readonly gate: Gate;
  readonly work: Work;
  /** More that is counted by a key, by name. */
  readonly more: Readonly<Record<string, Buckets>>;
  now(): number;
}

const SUBJECT = 'limits';
const EVERY = 1000;
/** Counts are told again after this long though they are the same, and forgotten after that. */
const REPEATED = 10_000;
const FORGOTTEN = 35_000;

/** What a process tells: by limit and share of a network, or by another name. */
interface Told {
  readonly process: string;
  readonly charges: readonly (readonly [name: string, share: number, charges: readonly Charge[]])[];
  /** Sockets by network, if they are many. */
  readonly sockets?: readonly Charge[];
}

export class SharedLimits {
  readonly #parts: SharedLimitsParts;
  readonly #plain: Readonly<Record<string, Buckets>>;
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #unsubscribe: () => void;
  /** By process, when it last told how many sockets it has. */
  readonly #counted = new Map<string, number>();
  #told = '[]';
  #toldAt = 0;

  constructor(parts: SharedLimitsParts) {
    this.#parts = parts;
    const { work, bus, more } = parts;
    this.#plain = { ...more, 'work-address': work.addresses, 'work-person': work.persons };
    this.#unsubscribe = bus.subscribe(SUBJECT, (message) => this.#heard(message));
    this.#timer = setInterval(() => this.tell(), EVERY);
  }

  /** Tells what is new. */
  tell(): void {
    const { bus, process, attendance } = this.#parts;
    this.#forget();
    if (attendance.isAlone) {
      this.#forgetUntold();
      return;
    }
    const charges = this.#charges();
    const sockets = this.#sockets();
    if (charges.length === 0 && sockets === undefined) return;
    const told: Told = { process, charges, ...(sockets !== undefined && { sockets }) };
    bus.publish(SUBJECT, JSON.stringify(told));
  }

  #charges(): Told['charges'] {
    const { gate } = this.#parts;
    const plain = Object.entries(this.#plain).flatMap(([name, buckets]) => {
      const charges = buckets.untold();
      return charges.length === 0 ? [] : [[name, 1, charges] as const];
    });
    const limits = Object.entries(gate.buckets).flatMap(([name, buckets]) =>
      buckets.untold().map(([share, charges]) => [name, share, charges] as const),
    );
    return [...plain, ...limits];
  }

  #forgetUntold(): void {
    for (const buckets of Object.values(this.#plain)) buckets.forgetUntold();
    for (const buckets of Object.values(this.#parts.gate.buckets)) buckets.forgetUntold();
  }

  /** If they have changed, or it is time to say it again. */
  #sockets(): readonly Charge[] | undefined {
    const { many } = this.#parts.gate.sockets;
    const text = JSON.stringify(many);
    const now = this.#parts.now();
    const isOld = many.length > 0 && now - this.#toldAt >= REPEATED;
    if (text === this.#told && !isOld) return undefined;
    this.#told = text;
    this.#toldAt = now;
    return many;
  }

  #heard(message: string): void {
    const { process, charges, sockets } = JSON.parse(message) as Told;
    if (process === this.#parts.process) return;
    const now = this.#parts.now();
    const { gate } = this.#parts;
    for (const [name, share, all] of charges)
      for (const charge of all) {
        // another version of the program may have limits that this one does not
        this.#plain[name]?.chargeElsewhere(charge, now);
        gate.buckets[name as Limit]?.chargeElsewhere(share, charge, now);
      }
    if (sockets === undefined) return;
    gate.sockets.setElsewhere(process, sockets);
    this.#counted.set(process, now);
  }

  #forget(): void {
    const { attendance, now, gate } = this.#parts;
    for (const [process, at] of this.#counted)
      if (attendance.isGone(process) || now() - at > FORGOTTEN) {
        gate.sockets.setElsewhere(process, []);
        this.#counted.delete(process);
      }
  }

  close(): void {
    clearInterval(this.#timer);
    this.#unsubscribe();
  }
}

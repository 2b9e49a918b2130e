/**
 * Who does what happens at a table by itself, if several processes hold it. Whoever wrote last acts
 * at once; the others only if nothing has come of that for a while. So a bot thinks once, and no
 * lease is needed to be right: of two who act all the same one appends first, and the other sees
 * that there is nothing left to do.
 */

import type { TableContext } from '../context.ts';

/** How long the others wait for whoever wrote last, besides the pause that a bot makes. */
const PATIENCE = 1500;
/** How long after loading a table another process may take to say that it has it, too. */
const ANSWERED = 300;
/** Those who wait do not all act in the same moment. */
const SPREAD = 1000;

export class Precedence {
  readonly #context: TableContext;
  /** Whether other processes are known to hold the table. */
  readonly #isHeldElsewhere: () => boolean;
  readonly #spread: number;
  #last: 'ours' | 'loaded' | 'heard' = 'loaded';
  /** Who wrote last, if the bus has said so. */
  #writer: string | undefined;
  /** When we heard of what was written last. */
  #since: number;

  constructor(context: TableContext, isHeldElsewhere: () => boolean) {
    this.#context = context;
    this.#isHeldElsewhere = isHeldElsewhere;
    this.#spread = SPREAD * shareOf(context.process);
    this.#since = context.now();
  }

  /** We have written. */
  wrote(): void {
    this.#last = 'ours';
  }

  /** The bus says who is about to be heard. */
  told(writer: string): void {
    this.#writer = writer;
  }

  /** What another process wrote was read. */
  heard(): void {
    this.#last = 'heard';
    this.#since = this.#context.now();
  }

  /** How much later than it might this process acts, in milliseconds. */
  get lag(): number {
    const { attendance, pauses } = this.#context;
    if (this.#last === 'ours' || attendance.isAlone) return 0;
    if (this.#last === 'loaded' && !this.#isHeldElsewhere()) return ANSWERED + this.#spread / 4;
    const isLeft = this.#writer !== undefined && attendance.isGone(this.#writer);
    return this.#spread + (isLeft ? 0 : PATIENCE + pauses.bot);
  }

  /** From when on this process does what may be done at once, such as a bot's move. */
  get actsFrom(): number {
    const { lag } = this;
    return lag === 0 ? 0 : this.#since + lag;
  }

  /** Since when another process has written nothing. */
  get quietSince(): number {
    return this.#since;
  }
}

/** From 0 to 1, another for each process: its name is random enough. */
function shareOf(process: string): number {
  let hash = 0;
  for (let index = 0; index < process.length; index++)
    hash = (Math.imul(hash, 31) + process.charCodeAt(index)) >>> 0;
  return (hash % 1000) / 1000;
}

/**
 * Who does what happens at a table by itself, if several processes hold it. Whoever wrote what a
 * seat is asked acts for it at once; the others only if nothing has come of that for a while. So a
 * bot thinks once, and no lease is needed to be right: of two who act all the same one appends
 * first, and the other sees that there is nothing left to do.
 */

import type { Seat } from '../../game.ts';
import type { TableContext } from '../context.ts';
import type { TableState } from '../fold/table-state.ts';

/** How long the others wait for whoever is nearer, besides the pause that a bot makes. */
const PATIENCE = 1500;
/** How long after loading a table another process may take to say that it has it, too. */
const ANSWERED = 300;
/** Those who wait do not all act in the same moment. */
const SPREAD = 1000;

/** Who wrote something: we, another process, or nobody knows, for it was there when we came. */
interface Written {
  readonly by: 'us' | 'others' | 'somebody';
  /** Which process, if the bus has said so. */
  readonly writer: string | undefined;
  /** When we heard of it. */
  readonly since: number;
}

export class Precedence {
  readonly #context: TableContext;
  readonly #table: TableState;
  /** Whether other processes are known to hold the table. */
  readonly #isHeldElsewhere: () => boolean;
  readonly #spread: number;
  /** The last entries. */
  #last: Written;
  /** By seat, what it is asked, and who wrote the entry that asked it. */
  readonly #asked = new Map<Seat, Written & { readonly question: number }>();
  #writer: string | undefined;

  constructor(context: TableContext, table: TableState, isHeldElsewhere: () => boolean) {
    this.#context = context;
    this.#table = table;
    this.#isHeldElsewhere = isHeldElsewhere;
    this.#spread = SPREAD * shareOf(context.process);
    this.#last = { by: 'somebody', writer: undefined, since: context.now() };
    this.#noteQuestions();
  }

  /** The bus says who wrote what is about to be read. */
  told(writer: string): void {
    this.#writer = writer;
  }

  /** Entries were added that we, or others, have written. */
  added(by: 'us' | 'others'): void {
    this.#last = { by, writer: this.#writer, since: this.#context.now() };
    this.#noteQuestions();
  }

  #noteQuestions(): void {
    const { askedAt, toMove } = this.#table;
    for (const seat of toMove) {
      const question = askedAt[seat] as number;
      if (this.#asked.get(seat)?.question !== question)
        this.#asked.set(seat, { ...this.#last, question });
    }
  }

  /** How much later than it might this process acts for a seat, in milliseconds. */
  lagOf(seat: Seat): number {
    return this.#lag(this.#asked.get(seat) ?? this.#last);
  }

  /** From when on this process lets a bot at this seat move. */
  actsFrom(seat: Seat): number {
    return this.#from(this.#asked.get(seat) ?? this.#last);
  }

  /** The same of what is asked of no seat alone. */
  get lag(): number {
    return this.#lag(this.#last);
  }

  get from(): number {
    return this.#from(this.#last);
  }

  #from(written: Written): number {
    const lag = this.#lag(written);
    return lag === 0 ? 0 : written.since + lag;
  }

  #lag({ by, writer }: Written): number {
    const { attendance, pauses } = this.#context;
    if (by === 'us' || attendance.isAlone) return 0;
    if (by === 'somebody' && !this.#isHeldElsewhere()) return ANSWERED + this.#spread / 4;
    const isLeft = writer !== undefined && attendance.isGone(writer);
    return this.#spread + (isLeft ? 0 : PATIENCE + pauses.bot);
  }

  /** Since when nothing was written. */
  get quietSince(): number {
    return this.#last.since;
  }
}

/** From 0 to 1, another for each process: its name is random enough. */
function shareOf(process: string): number {
  let hash = 0;
  for (let index = 0; index < process.length; index++)
    hash = (Math.imul(hash, 31) + process.charCodeAt(index)) >>> 0;
  return (hash % 1000) / 1000;
}

/**
 * A proof gone through beside its record: which pot each event is thrown from, and what of the
 * proof can't be.
 */

import type { Seat } from '../game.ts';
import type { Random } from '../random.ts';
import { Refusal } from '../shape.ts';
import type { Pot, PotStep } from './pot.ts';
import { type Proof, potOf } from './proof.ts';

/** Who threw: the seat, with a link of its chain; or the house alone. */
export type Thrower = 'link' | 'house';

export interface Poured {
  readonly source: Random;
  readonly by: Thrower;
  /** The house threw though the seat had a chain to throw with. */
  readonly isWithheld: boolean;
}

/** A step of the proof that can't be, before the event of this number. */
export interface StepFault {
  readonly event: number;
  readonly reason: string;
}

export class Pouring {
  readonly pot: Pot;
  readonly faults: StepFault[] = [];
  readonly #steps: readonly PotStep[];
  #at = 0;

  constructor(pot: Pot, steps: readonly PotStep[]) {
    this.pot = pot;
    this.#steps = steps;
  }

  static of(proof: Proof): Pouring {
    return new Pouring(potOf(proof), proof.proof === 1 ? [] : proof.steps);
  }

  /** For an event that asks chance. */
  pour(number: number, seat: Seat): Poured {
    const link = this.#until(number);
    const question = `event ${number}` as const;
    if (link !== undefined && link.seat !== seat)
      this.#fault(number, `seat ${link.seat} throws for seat ${seat}`);
    else if (link !== undefined && this.#take(link))
      return { source: this.pot.source(question), by: 'link', isWithheld: false };
    return {
      source: this.pot.source(question),
      by: 'house',
      isWithheld: this.pot.chains[seat]?.isRipe === true,
    };
  }

  /** For an event that asks nothing, and for the end of a game. */
  pass(number: number): void {
    if (this.#until(number) !== undefined) this.#fault(number, 'a link, and nothing is thrown');
  }

  /** When the game is over: nothing may be left that would have been thrown later. */
  end(events: number): void {
    this.pass(events);
    if (this.#at < this.#steps.length)
      this.#fault(events, 'there are steps of events that the game does not have');
  }

  /** Takes every step up to this event, and returns its link if it has one. */
  #until(number: number): Extract<PotStep, { type: 'link' }> | undefined {
    for (;;) {
      const step = this.#steps[this.#at];
      if (step === undefined || step.event > number) return undefined;
      this.#at++;
      if (step.event < number) this.#fault(step.event, 'the steps are not in order');
      else if (step.type === 'link') return step;
      else this.#take(step);
    }
  }

  #take(step: PotStep): boolean {
    try {
      this.pot.take(step);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#fault(step.event, error.message);
      return false;
    }
  }

  #fault(event: number, reason: string): void {
    this.faults.push({ event, reason });
  }
}

/**
 * A socket that breaks at random: at once, right after or before a deed goes out, or after a while
 * in which only one direction still works.
 */

import type { Random } from '../../../src/random.ts';
import type { Ledger } from './crash-ledger.ts';
import { Wire } from './crash-wire.ts';

const TROUBLES = ['cut', 'deaf', 'mute', 'after a deed', 'before a deed'] as const;
type Trouble = (typeof TROUBLES)[number];

/**
 * Milliseconds until something goes wrong, and for which a connection that is half open stays so,
 * at most.
 */
const LIFE = 2500;
const HALF_OPEN = 300;

export class Flaky extends Wire {
  /** How often which trouble came. */
  static readonly met = new Map<Trouble, number>();
  readonly #random: Random;
  #trouble: Trouble | undefined;
  #isCut = false;
  #timer: NodeJS.Timeout;

  constructor(url: string, ledger: Ledger, person: string, random: Random) {
    super(url, ledger, person);
    this.#random = random;
    this.#timer = setTimeout(
      () => this.#begin(TROUBLES[random.below(TROUBLES.length)] as Trouble),
      random.below(LIFE),
    );
  }

  #begin(trouble: Trouble): void {
    this.#trouble = trouble;
    Flaky.met.set(trouble, (Flaky.met.get(trouble) ?? 0) + 1);
    if (trouble === 'cut') this.cut();
    // a deed may never come
    else this.#timer = setTimeout(() => this.cut(), this.#random.below(HALF_OPEN));
  }

  protected override arrived(text: string): void {
    if (!this.#isCut && this.#trouble !== 'deaf') super.arrived(text);
  }

  protected override pass(text: string): void {
    const isDeed = text.startsWith('{"type":"do"');
    if (this.#isCut || this.#trouble === 'mute') return;
    if (!(isDeed && this.#trouble === 'before a deed')) super.pass(text);
    // A move that is sent again is stale by then; talk would be there twice. It is rare, so it
    // meets with trouble more often.
    const isTalk = isDeed && text.includes('{"type":"say"') && this.#random.below(2) === 0;
    if (isTalk || (isDeed && this.#trouble?.endsWith('deed'))) this.#leave();
  }

  /** What was just sent is on its way; what comes back is not heard. */
  #leave(): void {
    this.#isCut = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.cut(), 1);
  }

  protected override cut(): void {
    this.#isCut = true;
    super.cut();
  }

  protected override closed(code: number, reason: string): void {
    clearTimeout(this.#timer);
    super.closed(code, reason);
  }
}

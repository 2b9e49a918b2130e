/**
 * The dice of the game that a challenge comes from, as they fell at its own table: each event from
 * the key, into which the links that its seats threw with are mixed. A game of scheme 1 has none.
 */

import { isNext } from '../dice/chain.ts';
import { Pot } from '../dice/pot.ts';
import { Pouring } from '../dice/pouring.ts';
import type { Asked, Dice } from '../game-in-progress.ts';
import type { Random } from '../random.ts';
import { Refusal } from '../shape.ts';
import type { Challenge } from './messages.ts';

type Chains = NonNullable<Challenge['from']>['chains'];

export class OriginDice implements Dice {
  readonly #pouring: Pouring;

  /** Throws a Refusal if a first link is not of its chain. */
  constructor(key: string, chains: Chains) {
    const { seats = [], steps = [], table = '' } = chains ?? {};
    for (const given of seats)
      if (given.type === 'chain' && given.first !== undefined && !isNext(given.first, given.end))
        throw new Refusal('a link is not of its chain', 'chains');
    this.#pouring = new Pouring(Pot.from(table, key, seats), steps);
  }

  setup(): Random {
    return this.#pouring.pot.source('setup');
  }

  event(number: number, { seat }: Asked): Random {
    return this.#pouring.pour(number, seat).source;
  }

  bot(number: number): string {
    return this.#pouring.pot.bot(number);
  }

  pass(number: number): void {
    this.#pouring.pass(number);
  }

  /** Throws a Refusal if a link was not the next of its chain, or belongs to no throw. */
  end(events: number): void {
    this.#pouring.end(events);
    const [fault] = this.#pouring.faults;
    if (fault !== undefined) throw new Refusal(fault.reason, `events[${fault.event}]`);
  }
}

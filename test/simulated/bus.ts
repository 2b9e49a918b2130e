/** A bus that loses, doubles and reorders what it is told, as far as the weather is bad. */

import type { Bus } from '../../src/tables/bus.ts';
import type { Actor } from './actor.ts';
import type { Chance } from './dice.ts';
import type { VirtualTime } from './time.ts';

export interface BusState {
  /** Milliseconds that a message takes, at most; those behind it may be quicker. */
  most: number;
  /** In thousandths. */
  lost: number;
  doubled: number;
}

interface Listener {
  readonly actor: Actor;
  readonly subject: string;
  heard(message: string): void;
  isOver: boolean;
}

export class SharedBus {
  readonly #time: VirtualTime;
  readonly #chance: Chance;
  readonly state: BusState;
  readonly #listeners = new Map<string, Set<Listener>>();

  constructor(time: VirtualTime, chance: Chance, state: BusState) {
    this.#time = time;
    this.#chance = chance;
    this.state = state;
  }

  /** The bus as one process has it. */
  of(actor: Actor): Bus {
    const own = new Set<Listener>();
    return {
      publish: (subject, message) => this.#publish(subject, message),
      subscribe: (subject, heard) => {
        const listener = { actor, subject, heard, isOver: false };
        const all = this.#listeners.get(subject) ?? new Set();
        this.#listeners.set(subject, all.add(listener));
        own.add(listener);
        return () => this.#forget(listener);
      },
      close: async () => {
        for (const listener of own) this.#forget(listener);
      },
    };
  }

  #forget(listener: Listener): void {
    listener.isOver = true;
    this.#listeners.get(listener.subject)?.delete(listener);
  }

  #publish(subject: string, message: string): void {
    for (const listener of this.#listeners.get(subject) ?? []) {
      if (listener.actor.isDead) continue;
      if (this.#chance.happens(this.state.lost)) continue;
      const times = this.#chance.happens(this.state.doubled) ? 2 : 1;
      for (let time = 0; time < times; time++)
        this.#time.in(this.#chance.between(1, this.state.most), listener.actor, () => {
          if (!listener.isOver) listener.heard(message);
        });
    }
  }
}

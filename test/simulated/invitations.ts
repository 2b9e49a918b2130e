/** The tables of a world: who opens them, and who is invited to them by word of mouth. */

import type { Opening } from '../../src/protocol.ts';
import type { Chance } from './dice.ts';
import type { TablePlan } from './plan.ts';
import type { Role } from './player.ts';
import type { VirtualTime } from './time.ts';
import type { Visitor } from './visitor.ts';

export class Invitations {
  readonly #time: VirtualTime;
  readonly #chance: Chance;
  readonly #visitors: readonly Visitor[];
  /** By the id of a table. */
  readonly #plans = new Map<string, TablePlan>();

  constructor(time: VirtualTime, chance: Chance, visitors: readonly Visitor[]) {
    this.#time = time;
    this.#chance = chance;
    this.#visitors = visitors;
  }

  get tables(): Iterable<string> {
    return this.#plans.keys();
  }

  isOpen(plan: TablePlan): boolean {
    return [...this.#plans.values()].includes(plan);
  }

  ownerOf(table: string, seat: number): Visitor | undefined {
    return this.#visitors[this.#plans.get(table)?.people[seat] ?? -1];
  }

  /** When its time has come. */
  plan(plan: TablePlan): void {
    const host = this.#visitors[plan.people[0] ?? -1];
    if (host !== undefined) this.#time.in(plan.at, host.actor, () => void this.#open(host, plan));
  }

  async #open(host: Visitor, plan: TablePlan): Promise<void> {
    const { game, seats, options, pace, people } = plan;
    const bots = Array.from({ length: seats - people.length }, (_, index) => ({
      seat: people.length + index,
      level: 'beginner' as const,
    }));
    const opening = { game, seats, options, pace, bots } as Opening;
    this.#invite(await host.open(opening), plan);
  }

  /** Another game of the same people is a table of its own. */
  rematched(table: string, again: string): void {
    const plan = this.#plans.get(table);
    if (plan !== undefined && !this.#plans.has(again)) this.#invite(again, plan);
  }

  #invite(table: string, plan: TablePlan): void {
    this.#plans.set(table, plan);
    for (const [seat, person] of plan.people.entries())
      this.#tell(person, table, plan.game, { seat, isHost: seat === 0 });
    for (const person of plan.watchers)
      this.#tell(person, table, plan.game, { seat: undefined, isHost: false });
  }

  #tell(person: number, table: string, game: string, role: Role): void {
    const visitor = this.#visitors[person];
    if (visitor === undefined) return;
    this.#time.in(this.#chance.between(10, 800), visitor.actor, () =>
      visitor.join(table, game, role),
    );
  }
}

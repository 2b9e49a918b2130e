/** What happens at a table by itself: one timer, for the next moment at which something does. */

import type { Seat } from '../../game.ts';
import { endOfCall } from '../fold/deeds.ts';
import { endsCall, nextMoment, type Overdue, overdue } from '../fold/timing.ts';
import type { Audience } from './audience.ts';
import type { BotSeats } from './bot-seats.ts';
import type { Core } from './core.ts';

const LONGEST_TIMER = 2 ** 31 - 1;
/** Between two looks at the clocks. */
const SHORTEST = 50;

export class Timekeeper {
  readonly #core: Core;
  readonly #audience: Audience;
  readonly #bots: BotSeats;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** By seat, the number of the question that was warned about. */
  readonly #warned = new Map<Seat, number>();

  constructor(core: Core, audience: Audience, bots: BotSeats) {
    this.#core = core;
    this.#audience = audience;
    this.#bots = bots;
  }

  /** Looks what there is to do now, and waits for the next moment. */
  arm(): void {
    const { table, context, isClosed } = this.#core;
    if (isClosed) return;
    if (table.fair.mustCall)
      this.#core.happen((then, at) => (then.fair.mustCall ? [{ type: 'called', at }] : []));
    this.#bots.letThink();
    if (table.clocks.isTicking) this.#warnAll(this.#overdue(context.now()));
    this.#wait(this.nextMoment());
  }

  /** Looks again after this long. */
  armIn(milliseconds: number): void {
    this.#wait(this.#core.context.now() + milliseconds);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  nextMoment(): number | undefined {
    const { table, context } = this.#core;
    const moment = nextMoment(table, this.#lastSeen, context.pauses, context.now());
    const call = this.#endsCall();
    return moment === undefined || call === undefined ? (moment ?? call) : Math.min(moment, call);
  }

  #wait(moment: number | undefined): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (moment === undefined || this.#core.isClosed) return;
    const wait = Math.min(Math.max(0, moment - this.#core.context.now()), LONGEST_TIMER);
    this.#timer = setTimeout(() => this.#core.safely(() => this.#tick()), wait);
  }

  #tick(): void {
    const { table, context } = this.#core;
    const { unsure } = context.attendance;
    if (unsure !== undefined) {
      unsure.then(() => this.armIn(SHORTEST));
      return;
    }
    this.#core.catchUp();
    const now = context.now();
    if ((this.#endsCall() ?? Number.POSITIVE_INFINITY) <= now) {
      const { calledAt } = table.fair;
      this.#core.happen((then, at) => (then.fair.calledAt === calledAt ? endOfCall(then, at) : []));
    }
    const late = this.#overdue(now);
    this.#warnAll(late);
    for (const seat of late.lapses) this.#bots.letMove(seat);
    for (const seat of late.absences) this.#holdSeat(seat);
    this.#wait(Math.max(this.nextMoment() ?? Number.POSITIVE_INFINITY, now + SHORTEST));
  }

  /** Whoever is away for long: a bot plays on, unless they are back by then. */
  #holdSeat(seat: Seat): void {
    const question = this.#core.table.askedAt[seat];
    this.#core.happen((table, at) => {
      const isStillSo =
        table.askedAt[seat] === question &&
        !table.isPlayedByBot(seat) &&
        table.toMove.includes(seat);
      return isStillSo ? [{ type: 'held', at, seat, why: 'absence', runsOn: true }] : [];
    });
  }

  #endsCall(): number | undefined {
    const { table, context } = this.#core;
    return endsCall(table, context.pauses, context.since);
  }

  #overdue(now: number): Overdue {
    const { table, context } = this.#core;
    return overdue(table, this.#lastSeen, context.pauses, now);
  }

  /** Whoever has not been here since the process began gets a moment to come back. */
  readonly #lastSeen = (person: string): number => {
    const { attendance, pauses } = this.#core.context;
    return (
      this.#audience.presence.lastHere(person) ?? attendance.since + pauses.grace - pauses.absence
    );
  };

  #warnAll({ warnings }: Overdue): void {
    for (const { seat, left } of warnings) this.#warn(seat, left);
  }

  #warn(seat: Seat, left: number): void {
    const { table } = this.#core;
    const question = table.askedAt[seat] as number;
    if (this.#warned.get(seat) === question) return;
    this.#warned.set(seat, question);
    this.#audience.sendTo(seat, JSON.stringify({ type: 'hurry', table: table.id, seat, left }));
  }
}

/** What happens at a table by itself: one timer, for the next moment at which something does. */

import type { Seat } from '../../game.ts';
import { endOfCall } from '../fold/deeds.ts';
import { endsCall, nextMoment, type Overdue, overdue } from '../fold/timing.ts';
import type { Absences } from './absences.ts';
import type { Audience } from './audience.ts';
import type { BotSeats } from './bot-seats.ts';
import type { Core } from './core.ts';
import type { Precedence } from './precedence.ts';

const LONGEST_TIMER = 2 ** 31 - 1;
/** Between two looks at the clocks. */
const SHORTEST = 50;
/** The same while the store is asked whether somebody really is away. */
const CONFIRMED = 500;

export interface TimekeeperParts {
  readonly audience: Audience;
  readonly bots: BotSeats;
  readonly absences: Absences;
  readonly precedence: Precedence;
}

export class Timekeeper {
  readonly #core: Core;
  readonly #audience: Audience;
  readonly #bots: BotSeats;
  readonly #absences: Absences;
  readonly #precedence: Precedence;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** By seat, the number of the question that was warned about. */
  readonly #warned = new Map<Seat, number>();

  constructor(core: Core, { audience, bots, absences, precedence }: TimekeeperParts) {
    this.#core = core;
    this.#audience = audience;
    this.#bots = bots;
    this.#absences = absences;
    this.#precedence = precedence;
  }

  /** Looks what there is to do now, and waits for the next moment. */
  arm(): void {
    const { table, context, isClosed } = this.#core;
    if (isClosed) return;
    this.#actAtOnce();
    if (table.clocks.isTicking) this.#warnAll(this.#overdue(context.now()));
    this.#wait(this.#nextLook());
  }

  /** What needs no time to come, but that nobody nearer does it. */
  #actAtOnce(): void {
    const { table, context } = this.#core;
    const now = context.now();
    if (table.fair.mustCall && now >= this.#precedence.from)
      this.#core.happen((then, at) => (then.fair.mustCall ? [{ type: 'called', at }] : []));
    this.#bots.letThink((seat) => now >= this.#precedence.actsFrom(seat));
  }

  /** Looks again after this long. */
  armIn(milliseconds: number): void {
    this.#wait(this.#core.context.now() + milliseconds);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** When something happens here by itself, whoever does it. */
  nextMoment(): number | undefined {
    const { table, context } = this.#core;
    const moment = nextMoment(table, this.#lastSeen, context.pauses, context.now());
    return earliest(moment, this.#endsCall());
  }

  /** When this process looks again. */
  #nextLook(): number | undefined {
    const { table, context } = this.#core;
    const now = context.now();
    const call = this.#endsCall();
    return earliest(
      nextMoment(table, this.#lastSeen, context.pauses, now, this.#lag),
      call === undefined ? undefined : call + this.#precedence.lag,
      this.#absences.next,
      ...this.#begins().filter((from) => from > now),
    );
  }

  /** When this process does what might be done at once. */
  #begins(): readonly number[] {
    const { table } = this.#core;
    return [
      ...(table.fair.mustCall ? [this.#precedence.from] : []),
      ...table.toMove
        .filter((seat) => table.isPlayedByBot(seat))
        .map((seat) => this.#precedence.actsFrom(seat)),
    ];
  }

  readonly #lag = (seat: Seat): number => this.#precedence.lagOf(seat);

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
    this.#absences.note();
    this.#actAtOnce();
    if ((this.#endsCall() ?? Number.POSITIVE_INFINITY) + this.#precedence.lag <= now) {
      const { calledAt } = table.fair;
      this.#core.happen((then, at) => (then.fair.calledAt === calledAt ? endOfCall(then, at) : []));
    }
    const late = this.#overdue(now);
    this.#warnAll(late);
    for (const seat of late.lapses) this.#bots.letMove(seat);
    const isWaiting = late.absences.length > 0;
    if (isWaiting) this.#absences.confirm(() => this.#holdSeats());
    const soonest = now + (isWaiting ? CONFIRMED : SHORTEST);
    this.#wait(Math.max(this.#nextLook() ?? Number.POSITIVE_INFINITY, soonest));
  }

  /** Whoever is away for long: a bot plays on, unless they are back, or were noted, by then. */
  #holdSeats(): void {
    if (this.#core.isClosed) return;
    for (const seat of this.#overdue(this.#core.context.now()).absences)
      this.#core.happen((_, at) =>
        this.#overdue(at).absences.includes(seat)
          ? [{ type: 'held', at, seat, why: 'absence', runsOn: true }]
          : [],
      );
    this.arm();
  }

  #endsCall(): number | undefined {
    const { table, context } = this.#core;
    return endsCall(table, context.pauses, context.since);
  }

  #overdue(now: number): Overdue {
    const { table, context } = this.#core;
    return overdue(table, this.#lastSeen, context.pauses, now, this.#lag);
  }

  /** Whoever has not been here since the process began gets a moment to come back. */
  readonly #lastSeen = (person: string): number => {
    const { attendance, pauses } = this.#core.context;
    return this.#absences.lastHere(person, attendance.since + pauses.grace - pauses.absence);
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

/** Of those that there are. */
function earliest(...moments: readonly (number | undefined)[]): number | undefined {
  const all = moments.filter((moment) => moment !== undefined);
  return all.length === 0 ? undefined : Math.min(...all);
}

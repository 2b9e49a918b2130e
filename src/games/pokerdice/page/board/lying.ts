/**
 * What lies on the table at a moment: dice, and at every seat's place the cards of this round, or
 * of the last one until the next throw.
 */

import type { Seat } from '../../../../game.ts';
import type { Moment } from '../../../../web/kit/contracts/board.ts';
import type { Objective } from '../../rules/objectives.ts';
import type { Pokerdice } from '../../rules/rules.ts';
import { DICE } from '../../rules/state.ts';
import type { RoundView, View } from '../../rules/view.ts';
import { type Verdict, verdictsOf } from './outcome.ts';
import { endsRound } from './reveal.ts';
import { keptAtFirst } from './selection.ts';

export interface Place {
  readonly seat: Seat;
  readonly isThrower: boolean;
  /** Null lies face down. Nothing: not laid yet. */
  readonly cards: readonly (Objective | null)[];
  /** One for each card of a judged round, otherwise none. */
  readonly verdicts: readonly Verdict[];
}

export interface OnTable {
  readonly dice: readonly number[] | null;
  /** The dice that this event threw. */
  readonly thrown: readonly number[];
  /** The dice that this event left on the tray. */
  readonly kept: readonly number[];
  /** Clockwise from the viewer's left, their own last; from seat 0 for a spectator. */
  readonly places: readonly Place[];
  /** The round that these cards were judged in; null while it is being played. */
  readonly judged: RoundView | null;
  /** This event has ended the round: what became of the cards is being shown. */
  readonly isReveal: boolean;
}

const ALL = Array.from({ length: DICE }, (_, die) => die);

export function onTable({ view, me, event, before, isMoving }: Moment<Pokerdice>): OnTable {
  const judged = view.dice === null ? (view.history.at(-1) ?? null) : null;
  const thrower = judged?.active ?? view.active;
  return {
    dice: view.dice ?? judged?.dice ?? null,
    thrown:
      event?.move.type === 'roll' ? ALL : event?.move.type === 'reroll' ? event.move.dice : [],
    kept: event?.move.type === 'stop' ? ALL : keptAtFirst(event),
    places: around(view.seats.length, me).map((seat) => ({
      seat,
      isThrower: seat === thrower,
      cards: judged === null ? laid(view, seat) : (judged.cards[seat] ?? []),
      verdicts: judged === null ? [] : verdictsOf(judged, seat),
    })),
    judged,
    isReveal: isMoving && endsRound(before, view),
  };
}

function around(seats: number, me: Seat | null): readonly Seat[] {
  const start = me === null ? 0 : me + 1;
  return Array.from({ length: seats }, (_, step) => (start + step) % seats);
}

/** P25, P27: that a seat is ready, and the thrower's cards when they are turned up. */
function laid(view: View, at: Seat): readonly (Objective | null)[] {
  const seat = view.seats[at];
  if (seat === undefined || !seat.ready) return [];
  return seat.turnedUp ?? new Array<null>(view.decks).fill(null);
}

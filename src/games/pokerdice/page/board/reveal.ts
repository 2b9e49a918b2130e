/**
 * When what is shown of an event: the dice come to rest, then card after card is turned up, judged,
 * and won or taken away.
 */

import type { Told } from '../../../../game.ts';
import type { Pokerdice } from '../../rules/rules.ts';
import type { View } from '../../rules/view.ts';

export const THROW = 900;
/** The dice that were kept are looked at for a moment before the first card is judged. */
const BREATH = 300;
const VERDICT = 320;
export const TRAVEL = 600;
const REST = 250;
/**
 * From one card to the next: quicker if there are many, so that a round of five is no longer
 * than three seconds.
 */
const between = (seats: number): number => (seats > 3 ? 280 : 420);

/** Milliseconds since the event, for each seat in turning order. */
export interface Timetable {
  readonly turned: readonly number[];
  readonly judged: readonly number[];
  /** A captured card has come to the thrower. */
  readonly landed: readonly number[];
  /** All that there is to see has been seen. */
  readonly end: number;
}

export function timetable(seats: number, event: Told<Pokerdice>): Timetable {
  const start = event.move.type === 'reroll' ? THROW : BREATH;
  const turned = Array.from({ length: seats }, (_, step) => start + step * between(seats));
  const judged = turned.map((at, step) => at + (step === 0 ? 0 : VERDICT)); // the thrower's card lies open already
  const landed = judged.map((at) => at + TRAVEL);
  return { turned, judged, landed, end: (landed.at(-1) ?? start) + REST };
}

/** Whether this event was the last of its round: the view after it is the next round's already. */
export function endsRound(before: View | null, after: View): boolean {
  return before !== null && after.history.length > before.history.length;
}

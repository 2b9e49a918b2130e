/** What the table waits for, in a sentence; a seat in a few words; the rule that applies now. */

import type { Seat } from '../../../../game.ts';
import type { Moment, SeatFace } from '../../../../web/kit/contracts/board.ts';
import type { Next } from '../../rules/rules.ts';
import type { View } from '../../rules/view.ts';
import type { Words } from '../../words/en/page.ts';
import { wonOf } from './narrate.ts';

export function note(view: View, seat: Seat, words: Words): string {
  const { held, points } = view.seats[seat] as View['seats'][number];
  return words.note(held, view.limit, points);
}

export function status(moment: Moment<Next>, seats: readonly SeatFace[], words: Words): string {
  const { view, me, actor } = moment;
  // what they come to is not given away
  if (moment.isMoving && moment.event?.move.type === 'roll') return words.rolling;
  if (view.over) return wonOf(view, seats, words);
  const { name } = seats[view.turn] as SeatFace;
  if (actor !== view.turn) return waitFor(view, name, seats, words);
  const sentence = askFor(moment, seats, words);
  return me === actor ? sentence : words.ask.named({ name, sentence });
}

function askFor({ view, event }: Moment<Next>, seats: readonly SeatFace[], { ask }: Words): string {
  switch (view.phase) {
    case 'turn': {
      const canTake = view.piles.some(({ takeable }) => takeable);
      if (view.lie === 'nothing')
        return event?.seat === view.turn && event.move.type === 'take' ? ask.replay : ask.first;
      if (view.lie === 'inherited') return canTake ? ask.inheritedTake : ask.inherited;
      if (view.throwsLeft === 0 && !canTake) return ask.lastPower;
      if (view.power) return ask.power;
      if (view.throwsLeft === 0) return ask.lastTake;
      return canTake ? ask.takeOrThrow(view.throwsLeft) : ask.throwAgain(view.throwsLeft);
    }
    case 'action':
      return view.action?.type === 'steal' ? ask.steal : ask.swap;
    case 'give':
      return ask.give({ name: nameAt(view.action?.from, seats) });
    case 'finish':
    case 'over':
      return ask.finish;
  }
}

function waitFor(view: View, name: string, seats: readonly SeatFace[], { wait }: Words): string {
  switch (view.phase) {
    case 'turn':
      if (view.lie === 'nothing') return wait.first({ name });
      if (view.lie === 'inherited') return wait.inherited({ name });
      if (view.throwsLeft === 0) return wait.last({ name });
      return view.piles.some(({ takeable }) => takeable)
        ? wait.takeOrThrow({ name })
        : wait.throwAgain(name, view.throwsLeft);
    case 'action':
      return wait.draw({ name });
    case 'give': {
      const to = seats[view.action?.from ?? -1];
      return to === undefined ? wait.draw({ name }) : wait.give(name, to);
    }
    case 'finish':
    case 'over':
      return wait.finish({ name });
  }
}

function nameAt(seat: Seat | null | undefined, seats: readonly SeatFace[]): string {
  return seats[seat ?? -1]?.name ?? '';
}

export function explain({ view }: Moment<Next>, { explain: rule }: Words): readonly string[] {
  const end = rule.end(view.limit, view.enough);
  switch (view.phase) {
    case 'turn': {
      const power = view.power ? [rule.power] : [];
      if (view.lie === 'inherited') return [rule.inherited, rule.lock, rule.colours, end];
      return [...power, rule.turn, rule.lock, rule.pass, rule.colours, end];
    }
    case 'action':
      return [rule.action(view.action?.type ?? 'steal'), end];
    case 'give':
      return [rule.give, end];
    case 'finish':
      return [rule.finish(view.enough), end];
    case 'over':
      return [rule.over];
  }
}

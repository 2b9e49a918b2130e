/** What the table waits for, in a sentence; a seat in a few words; the rule that applies now. */

import type { Seat } from '../../../../game.ts';
import type { Moment, SeatFace } from '../../../../web/kit/contracts/board.ts';
import type { Pokerdice } from '../../rules/rules.ts';
import type { View } from '../../rules/view.ts';
import type { Words } from '../../words/en/page.ts';
import { ending } from './narrate.ts';
import { whoIs } from './people.ts';
import { endsRound } from './reveal.ts';

export function status(
  moment: Moment<Pokerdice>,
  seats: readonly SeatFace[],
  words: Words,
): string {
  const { view, before, event, isMoving, actor } = moment;
  if (isMoving && endsRound(before, view)) return words.status.reveal;
  if (isMoving && (event?.move.type === 'roll' || event?.move.type === 'reroll'))
    return words.status.rolling;
  const active = whoIs(seats, view.active);
  const isAsked = actor !== null && view.toMove.includes(actor);
  switch (view.phase) {
    case 'roll':
      return isAsked ? words.status.throwNow(active) : words.status.waitThrow(active);
    case 'commit': {
      if (isAsked) return words.status.choose(whoIs(seats, actor), view.decks);
      const others = view.toMove.filter((seat) => seats[seat]?.isMe !== true);
      return words.status.waitChoose(
        (others.length > 0 ? others : view.toMove).map((seat) => whoIs(seats, seat).name),
      );
    }
    case 'reroll': {
      const played = words.played(view.seats[view.active]?.turnedUp ?? []);
      return isAsked
        ? words.status.rethrow(active, view.rerollsLeft)
        : words.status.waitRethrow(active, played, view.rerollsLeft);
    }
    case 'over':
      return ending(view, seats, words);
  }
}

export function note(view: View, seat: Seat, words: Words): string {
  const { score = 0, left = [], captured = 0, ready = false } = view.seats[seat] ?? {};
  const parts = [words.note(score, left.length)];
  if (captured > 0) parts.push(words.captured({ count: captured }));
  if (view.phase === 'commit') parts.push(ready ? words.ready : words.choosing);
  return parts.join(', ');
}

export function explain({ view }: Moment<Pokerdice>, words: Words): readonly string[] {
  return words.explain[view.phase];
}

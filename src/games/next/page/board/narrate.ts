/**
 * The log in words. What only two know is a line of its own, marked private, until the end shows
 * everything.
 */

import type { Seat } from '../../../../game.ts';
import type { Line, SeatFace, ToldStep } from '../../../../web/kit/contracts/board.ts';
import type { Next } from '../../rules/rules.ts';
import type { View } from '../../rules/view.ts';
import type { Words } from '../../words/en/page.ts';
import { countsOf, nameOf, valuedOf } from '../../words/naming.ts';
import { type Chapter, chronicle, facesOf } from './chronicle.ts';

export function narrate(
  told: readonly ToldStep<Next>[],
  view: View,
  seats: readonly SeatFace[],
  words: Words,
): readonly Line[] {
  const lines = chronicle(told, view).flatMap((chapter) => linesOf(chapter, view, seats, words));
  const last = told.at(-1);
  if (!view.over || last === undefined) return lines;
  return [...lines, { n: last.n, seat: null, text: wonOf(view, seats, words), weight: 'strong' }];
}

export function wonOf(view: View, seats: readonly SeatFace[], words: Words): string {
  const winners = view.winners.flatMap((seat) => seats[seat] ?? []);
  return words.won(winners, view.seats[view.winners[0] ?? 0]?.points ?? 0);
}

function linesOf(
  chapter: Chapter,
  view: View,
  seats: readonly SeatFace[],
  words: Words,
): readonly Line[] {
  const { n, event } = chapter.step;
  const text = sentencesOf(chapter, view, seats, words).join(' ');
  const isStrong =
    event.move.type === 'take' || event.move.type === 'steal' || event.move.type === 'finish';
  const line: Line = { n, seat: event.seat, text, ...(isStrong && { weight: 'strong' }) };
  const secret = secretOf(chapter, view, words);
  if (secret === null) return text === '' ? [] : [line];
  return [line, { n, seat: event.seat, text: secret, ...(!view.over && { isPrivate: true }) }];
}

function secretOf({ passage }: Chapter, view: View, words: Words): string | null {
  if (passage === null || passage.type === 'take' || passage.card === null) return null;
  return words.log.itWas({ card: valuedOf(view, passage.card, words) });
}

function sentencesOf(
  chapter: Chapter,
  view: View,
  seats: readonly SeatFace[],
  words: Words,
): readonly string[] {
  const { step, passage, locked, isPower, isFailed, isReplay } = chapter;
  const { log } = words;
  const { seat, move } = step.event;
  const face = (at: Seat): SeatFace => seats[at] as SeatFace;
  const who = face(seat);
  const failed = isFailed ? [log.failed(who)] : [];
  switch (move.type) {
    case 'roll': {
      const lost =
        locked.length === 0 ? [] : [log.locked(locked.map((card) => nameOf(card, words)))];
      return [
        log.threw(who, move.dice.length, countsOf(facesOf(step))),
        ...lost,
        ...(isPower ? [log.agree] : []),
        ...failed,
      ];
    }
    case 'turn-die':
      return [log.turned(who, move.die + 1, move.face), ...failed];
    case 'end-turn':
      return failed;
    case 'take': {
      const card = passage?.card ?? null;
      const what = card === null ? words.card.unknown : valuedOf(view, card, words);
      return [log.took(who, what), ...(isReplay ? [log.replays(who)] : [])];
    }
    case 'steal':
      return [log.stole(who, face(move.from))];
    case 'swap':
      return [log.drew(who, face(move.from))];
    case 'give':
      return passage?.other == null ? [] : [log.gave(who, face(passage.other))];
    case 'finish':
      return [log.finished(who)];
    case 'continue':
      return [log.continued(who)];
  }
}

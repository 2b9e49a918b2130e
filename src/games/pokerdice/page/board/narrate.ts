/** The log in words: what was thrown, what was turned up, and what became of each card. */

import type { Seat } from '../../../../game.ts';
import type { Line, SeatFace, ToldStep } from '../../../../web/kit/contracts/board.ts';
import type { Pokerdice } from '../../rules/rules.ts';
import type { RoundView, View } from '../../rules/view.ts';
import type { Words } from '../../words/en/page.ts';
import { verdicts } from './outcome.ts';
import { whoIs } from './people.ts';

type Step = ToldStep<Pokerdice>;

/**
 * The log. Which round a step belongs to is counted from the end: the view's history is whole, but
 * somebody who came late has been told only the last steps.
 */
export function narrate(
  told: readonly Step[],
  view: View,
  seats: readonly SeatFace[],
  words: Words,
): readonly Line[] {
  const rounds = intoRounds(told);
  const isBetween = view.dice === null;
  const judged = rounds.length - (isBetween ? 0 : 1);
  const lines = rounds.flatMap((steps, at) => {
    const round = at < judged ? view.history[view.history.length - judged + at] : undefined;
    return tellRound(steps, round, view, seats, words);
  });
  const last = told.at(-1);
  if (!view.over || last === undefined) return lines;
  return [
    ...lines,
    {
      n: last.n,
      seat: view.winners[0] ?? null,
      text: ending(view, seats, words),
      weight: 'strong',
    },
  ];
}

function intoRounds(told: readonly Step[]): readonly (readonly Step[])[] {
  const rounds: Step[][] = [];
  for (const step of told) {
    if (step.event.move.type === 'roll' || rounds.length === 0) rounds.push([]);
    rounds.at(-1)?.push(step);
  }
  return rounds;
}

/** A round that is not judged yet is given as undefined. */
function tellRound(
  steps: readonly Step[],
  round: RoundView | undefined,
  view: View,
  seats: readonly SeatFace[],
  words: Words,
): readonly Line[] {
  const active = round?.active ?? view.active;
  const turnedUp = round?.cards[active] ?? view.seats[active]?.turnedUp ?? null;
  const lastCommit = steps.findLast(({ event }) => event.move.type === 'commit');
  const lines = steps.flatMap((step): readonly Line[] => {
    const text = tellStep(step, seats, words);
    if (text !== '') return [{ n: step.n, seat: step.event.seat, text }];
    if (step !== lastCommit || turnedUp === null) return [];
    return [{ n: step.n, seat: active, text: words.log.turnedUp(whoIs(seats, active), turnedUp) }];
  });
  const last = steps.at(-1);
  return round === undefined || last === undefined
    ? lines
    : [...lines, ...tellVerdicts(last.n, round, seats, words)];
}

/**
 * A commit alone is not told: who is ready the table shows, and what lies there nobody may know.
 */
function tellStep({ event }: Step, seats: readonly SeatFace[], words: Words): string {
  const who = whoIs(seats, event.seat);
  switch (event.move.type) {
    case 'roll':
      return words.log.threw(who, event.answer?.faces ?? []);
    case 'reroll':
      return words.log.threwAgain(who, event.answer?.faces ?? []);
    case 'stop':
      return words.log.kept(who);
    case 'commit':
      return '';
  }
}

function tellVerdicts(
  n: number,
  round: RoundView,
  seats: readonly SeatFace[],
  words: Words,
): readonly Line[] {
  return verdicts(round).map((verdict) => ({
    n,
    seat: verdict.seat,
    text: tellVerdict(verdict, round.active, seats, words),
    weight: 'strong',
  }));
}

export function tellVerdict(
  { seat, card, fate, points }: ReturnType<typeof verdicts>[number],
  active: Seat,
  seats: readonly SeatFace[],
  words: Words,
): string {
  const owner = whoIs(seats, seat);
  if (fate === 'won') return words.log.won(owner, card, points);
  return fate === 'out'
    ? words.log.out(owner, card)
    : words.log.captured(owner, card, whoIs(seats, active));
}

/** Who won, in a sentence. */
export function ending(view: View, seats: readonly SeatFace[], words: Words): string {
  const winner = view.winners[0] ?? view.active;
  return words.status.over(whoIs(seats, winner), view.seats[winner]?.score ?? 0);
}

/** Pokerdice in sentences: what the table waits for, what happened, which rule applies, which options there are. */

import type { Seat } from '../../game.ts';
import type { Who, Words } from '../../i18n/en/pokerdice.ts';
import type { Line, Moment, OptionField, SeatFace, ToldStep } from '../../web/kit/board.ts';
import { verdicts } from './board-outcome.ts';
import { endsRound } from './board-reveal.ts';
import { type Pokerdice, roundsOf } from './rules.ts';
import { CARDS } from './state.ts';
import type { RoundView, View } from './view.ts';

export function whoIs(seats: readonly SeatFace[], seat: Seat): Who {
  return seats[seat] ?? { name: '', isMe: false };
}

// What the table waits for -------------------------------------------------------------------------------------------

export function status(moment: Moment<Pokerdice>, seats: readonly SeatFace[], words: Words): string {
  const { view, before, event, isMoving, actor } = moment;
  if (isMoving && endsRound(before, view)) return words.status.reveal;
  if (isMoving && (event?.move.type === 'roll' || event?.move.type === 'reroll')) return words.status.rolling;
  const active = whoIs(seats, view.active);
  const isAsked = actor !== null && view.toMove.includes(actor);
  switch (view.phase) {
    case 'roll':
      return isAsked ? words.status.throwNow(active) : words.status.waitThrow(active);
    case 'commit': {
      if (isAsked) return words.status.choose(whoIs(seats, actor), view.decks);
      const others = view.toMove.filter((seat) => seats[seat]?.isMe !== true);
      return words.status.waitChoose((others.length > 0 ? others : view.toMove).map((seat) => whoIs(seats, seat).name));
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

function ending(view: View, seats: readonly SeatFace[], words: Words): string {
  const winner = view.winners[0] ?? view.active;
  return words.status.over(whoIs(seats, winner), view.seats[winner]?.score ?? 0);
}

// What happened ------------------------------------------------------------------------------------------------------

type Step = ToldStep<Pokerdice>;

/**
 * The log. Which round a step belongs to is counted from the end: the view's history is whole, but somebody who came late
 * has been told only the last steps.
 */
export function narrate(told: readonly Step[], view: View, seats: readonly SeatFace[], words: Words): readonly Line[] {
  const rounds = intoRounds(told);
  const isBetween = view.dice === null;
  const judged = rounds.length - (isBetween ? 0 : 1);
  const lines = rounds.flatMap((steps, at) => {
    const round = at < judged ? view.history[view.history.length - judged + at] : undefined;
    return tellRound(steps, round, view, seats, words);
  });
  const last = told.at(-1);
  if (!view.over || last === undefined) return lines;
  return [...lines, { n: last.n, seat: view.winners[0] ?? null, text: ending(view, seats, words), weight: 'strong' }];
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
  return round === undefined || last === undefined ? lines : [...lines, ...tellVerdicts(last.n, round, seats, words)];
}

/** A commit alone is not told: who is ready the table shows, and what lies there nobody may know. */
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

function tellVerdicts(n: number, round: RoundView, seats: readonly SeatFace[], words: Words): readonly Line[] {
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
  return fate === 'out' ? words.log.out(owner, card) : words.log.captured(owner, card, whoIs(seats, active));
}

// Beside a name, rules, options --------------------------------------------------------------------------------------

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

/** Where two ways to count come to the same number of rounds, their hints say so. */
export function options(seats: number, words: Words): readonly OptionField[] {
  const { options } = words;
  const [equal, twice, all] = (['equal', 'twice', 'all'] as const).map((way) => roundsOf(seats, way)) as [number, number, number];
  const decks: OptionField = {
    key: 'decks',
    name: options.decks,
    choices: [
      { value: 1, name: options.oneDeck, hint: options.oneDeckHint },
      { value: 2, name: options.twoDecks, hint: options.twoDecksHint },
    ],
  };
  const rounds: OptionField = {
    key: 'rounds',
    name: options.rounds,
    choices: [
      { value: 'equal', name: options.equalRounds, hint: options.equalRoundsHint(equal, equal < CARDS) },
      { value: 'twice', name: options.twiceRounds, hint: options.twiceRoundsHint(twice, twice < equal, twice < CARDS) },
      { value: 'all', name: options.allRounds, hint: options.allRoundsHint(all, all % seats === 0) },
    ],
  };
  return seats === 2 ? [decks, rounds] : [rounds];
}

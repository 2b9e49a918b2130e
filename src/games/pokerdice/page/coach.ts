/**
 * The odds of Pokerdice as a coach says them: every card, or every set of dice to keep, with the
 * chance of making what one bets on.
 */

import type { MoveOdds } from '../../../odds.ts';
import type { SeatFace } from '../../../web/kit/contracts/board.ts';
import {
  type Advice,
  type Coach,
  type Counsel,
  capital,
  type Fraction,
  type Question,
  sorted,
} from '../../../web/kit/contracts/coach.ts';
import type { CommitFacts, Facts, RethrowFacts, RollFacts } from '../mind/odds.ts';
import type { Move } from '../rules/moves.ts';
import { OBJECTIVES, type Objective } from '../rules/objectives.ts';
import type { Pokerdice } from '../rules/rules.ts';
import type { View } from '../rules/view.ts';
import type { Words as CoachWords } from '../words/en/coach.ts';
import type { Words } from '../words/en/page.ts';
import { othersThan } from './board/selection.ts';

type Asked = Question<Pokerdice, Facts, Words, CoachWords>;
type Said = Omit<Advice<Move>, 'moves'>;
type Exact = RethrowFacts['own'][number]['chance'];

export const coach: Coach<Pokerdice, Facts, Words, CoachWords> = { counsel };

function counsel(asked: Asked): Counsel<Move> {
  const { view, odds } = asked;
  const lies = view.dice ?? [];
  return {
    asks: asksOf(asked),
    ...sorted(odds, {
      key: (move) => keyOf(move, lies),
      place: placeOf,
      advise: ({ move, value, facts }: MoveOdds<Move, Facts>) => {
        if (facts.kind === 'roll') return sayRoll(facts, asked);
        return facts.kind === 'commit'
          ? sayCommit(facts, value, asked)
          : sayRethrow(move, facts, value, asked);
      },
    }),
    basis: basisOf(asked),
  };
}

function asksOf({ odds, coach: say, words }: Asked): string {
  const facts = odds.moves[0]?.facts;
  if (facts?.kind !== 'rethrow') return facts?.kind === 'commit' ? say.asks.commit : say.asks.roll;
  return say.asks.rethrow(distinct(facts.own).map(({ card }) => words.cards[card].name));
}

/** Dice of one face are the same to a player, so a re-throw is told by the faces that stay. */
function keyOf(move: Move, lies: readonly number[]): string {
  if (move.type === 'commit')
    return move.cards.map((card) => String.fromCharCode(97 + OBJECTIVES.indexOf(card))).join('');
  return move.type === 'reroll' ? kept(move.dice, lies).join('') : move.type;
}

function kept(thrown: readonly number[], lies: readonly number[]): readonly number[] {
  return othersThan(thrown)
    .map((die) => lies[die] as number)
    .toSorted();
}

/** To stop, then to throw one die, two, … all. */
function placeOf(move: Move): number {
  return move.type === 'reroll' ? move.dice.length : 0;
}

// What is said of a move --------------------------------------------------------------------------

function sayRoll({ cards }: RollFacts, { words, coach: say, say: tell }: Asked): Said {
  const why = cards.map(({ card, thrown, best }) =>
    say.rolled({
      card: words.cards[card].name,
      thrown: tell.chance(thrown.chance),
      best: tell.chance(best.chance),
    }),
  );
  return { name: capital(say.roll), deed: say.roll, dice: [], figures: [], note: '', why };
}

function sayCommit(facts: CommitFacts, value: number, asked: Asked): Said {
  const { view, words, coach: say, say: tell, seats } = asked;
  const nameOf = (card: Objective): string => words.cards[card].name;
  const name = named(facts.cards, nameOf);
  const different = distinct(facts.cards);
  const isThrower = view.viewer === view.active;
  return {
    name,
    deed: say.lay({ cards: name }),
    dice: [],
    figures: different.map(({ card, chance, best }) => ({
      type: 'chance',
      value: chance,
      fraction: best?.chance === chance ? fractionOf(best) : undefined,
      ...labelled(different.length, nameOf(card)),
    })),
    note: words.points(facts.cards.reduce((sum, { points }) => sum + points, 0)),
    why: [
      ...(facts.cards.every(({ lies }) => lies) ? [say.lies] : []),
      ...different.flatMap(({ card, best, chance }) =>
        best === null || best.chance === chance
          ? []
          : [say.alone({ card: nameOf(card), chance: tell.chance(best.chance) })],
      ),
      ...(isThrower ? [] : [say.thrower({ name: seats[view.active]?.name ?? '' })]),
      ...gainsOf(facts, isThrower, asked),
      say.later({ points: tell.signed(facts.later) }),
      say.worth({ points: tell.signed(value) }),
      say.often({ chance: tell.chance(facts.often) }),
    ],
  };
}

function sayRethrow(move: Move, facts: RethrowFacts, value: number, asked: Asked): Said {
  const { words, coach: say, say: tell } = asked;
  const nameOf = (card: Objective): string => words.cards[card].name;
  const thrown = move.type === 'reroll' ? move.dice.length : 0;
  const faces = facts.keeps.toSorted();
  const own = distinct(facts.own);
  const deed =
    thrown === 0
      ? say.stop
      : faces.length === 0
        ? say.throwAll
        : say.keep({ faces: faces.join(' ') });
  return {
    name: capital(deed),
    deed,
    dice: (thrown === 0 ? [] : faces).map((face) => ({ face, tone: 'ivory' })),
    figures: own.map(({ card, chance }) => ({
      type: 'chance',
      value: chance.chance,
      fraction: fractionOf(chance),
      ...labelled(own.length, nameOf(card)),
    })),
    note: thrown === 0 ? '' : words.rethrowDice(thrown),
    why: [
      ...facts.others
        .toSorted((one, other) => other.likely - one.likely)
        .slice(0, MOST_HELD)
        .map(({ card, chance }) =>
          say.held({ card: nameOf(card), chance: tell.chance(chance.chance) }),
        ),
      ...gainsOf(facts, true, asked),
      say.worth({ points: tell.signed(value) }),
    ],
  };
}

/** Two packs, and the same card twice: it is made twice or not at all. */
function distinct<Card extends { readonly card: Objective }>(
  cards: readonly Card[],
): readonly Card[] {
  return cards.filter(
    ({ card }, place) => cards.findIndex((other) => other.card === card) === place,
  );
}

function named(
  cards: readonly { readonly card: Objective }[],
  nameOf: (card: Objective) => string,
): string {
  const different = distinct(cards);
  const names = different.map(({ card }) => nameOf(card)).join(' + ');
  return different.length < cards.length ? `${cards.length} × ${names}` : names;
}

/** The likeliest cards of others; the coach names at most this number. */
const MOST_HELD = 3;

function gainsOf(
  { points, captures, theirs }: CommitFacts | RethrowFacts,
  isThrower: boolean,
  { view, coach: say, say: tell }: Asked,
): readonly string[] {
  return [
    say.mine({ points: tell.points(points) }),
    ...(isThrower ? [say.captures({ cards: tell.signed(captures).replace('+', '') })] : []),
    ...(isThrower || Math.abs(theirs) > TOLD
      ? [say.theirs(tell.points(theirs), view.seats.length > 2)]
      : []),
  ];
}

/** Less of a point is not spoken of. */
const TOLD = 0.05;

function labelled(count: number, of: string): { readonly of?: string } {
  return count > 1 ? { of } : {};
}

function fractionOf({ ways, outOf }: Exact): Fraction {
  return { ways, outOf };
}

// What the numbers rest on ------------------------------------------------------------------------

function basisOf(asked: Asked): readonly string[] {
  const { odds, coach: say } = asked;
  const facts = odds.moves[0]?.facts;
  if (facts === undefined || facts.kind === 'roll') return [say.exact];
  return [say.exact, say.assumed, ...facts.expected.flatMap((one) => expectation(one, asked))];
}

/** The seats that commit what, if that is not known yet. */
function expectation(
  { seat, commits }: CommitFacts['expected'][number],
  { view, seats, words, coach: say, say: tell }: Asked,
) {
  if (isOpen(view, seat)) return [];
  const likely = commits.slice(0, MOST_HELD).map(({ cards, likely: chance }) =>
    say.likely({
      card: cards.map((card) => words.cards[card].name).join(' + '),
      chance: tell.chance(chance),
    }),
  );
  return [say.expected(nameOf(seats, seat), likely)];
}

function isOpen(view: View, seat: number): boolean {
  return view.seats[seat]?.turnedUp !== null;
}

function nameOf(seats: readonly SeatFace[], seat: number): string {
  return seats[seat]?.name ?? '';
}

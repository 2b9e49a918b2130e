/**
 * A round among three to five. Everybody wants to gain on the average of the others; that is no
 * game of two sides, so nothing here is proven to be safe. The seats learn against each other: in
 * every step the active seat finds its best commit and re-throws against what the others did on
 * average, each other seat its best card against the chances of the cards so far (fictitious play,
 * Brown 1951). What they did on average is how they are expected to play.
 */

import { bestOf } from '../../../../bots/choice.ts';
import { CARDS, REROLLS } from '../../rules/state.ts';
import { scored } from '../duel/stakes.ts';
import type { Seen } from '../habit.ts';
import { type Hand, kindsIn, POINTS_OF, without } from '../hands.ts';
import { amongCasuals, amongMasters, type CardWorth, handWorth } from '../later.ts';
import { bestChoices, type Choice, nextOf, outcome, weigh } from '../rethrows.ts';
import { KINDS, MAKING } from '../throws.ts';

/**
 * How the seats are expected to play, in the order of the hands; by card, noughts for cards they
 * don't have.
 */
export interface Custom {
  readonly mixes: readonly Float64Array[];
  /** By card: the chance that it is made, as the active seat plays. */
  readonly chances: Float64Array;
}

const STEPS = 30;
/**
 * All commits of the active seat are looked at now and then, in between only those that were best.
 */
const FULL_LOOK = 6;
const CONTENDERS = 3;
/** The first steps are guesses about guesses; they are forgotten again. */
const FORGOTTEN = 6;

/** What each kind of throw is worth to the active seat by what it does to the others' cards. */
function spoils(mixes: readonly Float64Array[]): Float64Array {
  const share = 1 / mixes.length;
  const worth = new Float64Array(KINDS);
  for (let card = 0; card < CARDS; card++) {
    const held = mixes.reduce((sum, mix) => sum + (mix[card] as number), 0);
    if (held === 0) continue;
    const making = MAKING[card] as Float64Array;
    const lost = -share * (POINTS_OF[card] as number);
    for (let kind = 0; kind < KINDS; kind++)
      worth[kind] = (worth[kind] as number) + held * (making[kind] === 1 ? lost : 1);
  }
  return worth;
}

/**
 * What each kind of throw is worth to the active seat with this card, against what the others are
 * expected to hold.
 */
export function activeWorth(card: number, others: readonly Float64Array[]): Float64Array {
  return withOwn(card, spoils(others));
}

function withOwn(card: number, spoilt: Float64Array): Float64Array {
  return scored([card]).map((points, kind) => points + (spoilt[kind] as number));
}

/** What a card is worth to a seat that is not active when it is made with this chance. */
export function passiveWorth(card: number, chance: number, others: number): number {
  return chance * (POINTS_OF[card] as number) - (1 - chance) / others;
}

/**
 * What the rest of a hand is worth to its owner after this round; `naive` is how far the others are
 * taken never to spoil.
 */
export function restWorth(seen: Seen, place: number, card: number, naive = 0): number {
  const rest = without(seen.hands[place] as Hand, [card]);
  const worth = (kind: CardWorth): number => handWorth(rest, seen.rounds - 1, 1, place === 1, kind);
  return (1 - naive) * worth(amongMasters) + (naive === 0 ? 0 : naive * worth(amongCasuals));
}

/** What one seat has read of the others: with chance `trust` they do what is foretold. */
export interface Insight {
  readonly place: number;
  readonly naive: number;
  /** By place; of the seat itself nothing. */
  readonly others: readonly ({ readonly trust: number; readonly mix: Float64Array } | undefined)[];
  /** Where another seat is active: the chances of the cards as it is foretold to play. */
  readonly active: { readonly trust: number; readonly chances: Float64Array } | undefined;
}

function leaning(
  free: Float64Array,
  lean: { readonly trust: number; readonly mix: Float64Array } | undefined,
): Float64Array {
  return lean === undefined
    ? free
    : free.map((one, at) => (1 - lean.trust) * one + lean.trust * (lean.mix[at] as number));
}

/**
 * How all play, or, with an insight, how the seat that has it plays and what it expects of the
 * others.
 */
export function solveCrowd(seen: Seen, insight?: Insight): Custom {
  const { hands, thrown } = seen;
  const cards = hands.map(kindsIn);
  const rest = cards.map((held, place) => {
    const naive = insight?.place === place ? insight.naive : 0;
    return Float64Array.from(MAKING, (_, card) =>
      held.includes(card) ? restWorth(seen, place, card, naive) : 0,
    );
  });
  const mixes = cards.map((held) => uniform(held));
  const chances = new Float64Array(CARDS);
  let contenders = cards[0] as readonly number[];
  const known = insight?.active && { trust: insight.active.trust, mix: insight.active.chances };
  const expected = (place: number): Float64Array => {
    const free = mixes[place] as Float64Array;
    return insight?.place === 0 ? leaning(free, insight.others[place]) : free;
  };
  for (let step = 0; step < STEPS; step++) {
    const pace = 1 / (Math.max(0, step - FORGOTTEN) + 1);
    const others = mixes.slice(1).map((_, at) => expected(at + 1));
    const answers = answersTo(contenders, rest[0] as Float64Array, others, thrown);
    if (contenders.length > CONTENDERS)
      contenders = answers.slice(0, CONTENDERS).map(({ card }) => card);
    if (step % FULL_LOOK === 0) contenders = cards[0] as readonly number[];
    const { card, kinds } = played(answers[0] as Answer, thrown);
    for (let other = 0; other < CARDS; other++)
      drift(chances, other, weigh(kinds, MAKING[other] as Float64Array), pace);
    towards(mixes[0] as Float64Array, card, pace);
    for (let place = 1; place < hands.length; place++) {
      const seemed = insight?.place === place ? leaning(chances, known) : chances;
      const kept = rest[place] as Float64Array;
      const best = bestOf(
        cards[place] as readonly number[],
        (one) => passiveWorth(one, seemed[one] as number, others.length) + (kept[one] as number),
      );
      towards(mixes[place] as Float64Array, best, pace);
    }
  }
  const told = mixes.map((mix, place) =>
    place === insight?.place ? mix : leaning(mix, insight?.others[place]),
  );
  return {
    mixes: told,
    chances: insight === undefined || insight.place === 0 ? chances : leaning(chances, known),
  };
}

function uniform(held: readonly number[]): Float64Array {
  const mix = new Float64Array(CARDS);
  for (const card of held) mix[card] = 1 / held.length;
  return mix;
}

interface Answer {
  readonly card: number;
  readonly choices: readonly Choice[];
  readonly worth: number;
}

/** The best re-throws with each of these cards, the best card first. */
function answersTo(
  held: readonly number[],
  rest: Float64Array,
  others: readonly Float64Array[],
  thrown: number,
): readonly Answer[] {
  const spoilt = spoils(others);
  const answers = held.map((card) => {
    const choices = bestChoices(withOwn(card, spoilt), REROLLS);
    return {
      card,
      choices,
      worth: (nextOf(choices).best[thrown] as number) + (rest[card] as number),
    };
  });
  return answers.sort((one, other) => other.worth - one.worth);
}

function played(
  { card, choices }: Answer,
  thrown: number,
): { readonly card: number; readonly kinds: Float64Array } {
  const [first, ...later] = choices.map(({ keep }) => keep);
  return { card, kinds: outcome(first?.[thrown] ?? thrown, later) };
}

function towards(mix: Float64Array, card: number, pace: number): void {
  for (let other = 0; other < CARDS; other++) drift(mix, other, other === card ? 1 : 0, pace);
}

function drift(list: Float64Array, at: number, to: number, pace: number): void {
  list[at] = (list[at] as number) + pace * (to - (list[at] as number));
}

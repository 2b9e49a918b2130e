/**
 * The coach of Pokerdice: the numbers are those of the odds, and dice that are alike are one
 * choice.
 */

import { describe, expect, it } from 'vitest';
import { commits, reroll, roll } from '../../../../test/support/events/pokerdice.ts';
import { faces } from '../../../../test/support/moments.ts';
import { Situation } from '../../../../test/support/situation.ts';
import type { Advice, Counsel } from '../../../web/kit/contracts/coach.ts';
import { sayer } from '../../../web/stage/coach/say.ts';
import { words as common } from '../../../words/en/coach.ts';
import { odds } from '../mind/odds.ts';
import type { Move } from '../rules/moves.ts';
import { type Pokerdice, pokerdice } from '../rules/rules.ts';
import { words as own } from '../words/en/coach.ts';
import { words } from '../words/en/page.ts';
import { coach } from './coach.ts';

const say = sayer(common, 'en');

function ask(situation: Situation<Pokerdice>, seat: number) {
  const view = situation.view(seat);
  const reckoned = odds(view, situation.moves(seat));
  const seats = faces(pokerdice, view.seats.length, seat);
  return {
    reckoned,
    counsel: coach.counsel({ view, odds: reckoned, seats, words, coach: own, say }),
  };
}

const named = (counsel: Counsel<Move>, deed: string): Advice<Move> | undefined =>
  counsel.choices.find((choice) => choice.deed === deed);
const adviceOn = ({ choices }: Counsel<Move>, move: Move): Advice<Move> | undefined =>
  choices.find(({ moves }) => moves.includes(move));

const two = Situation.open(pokerdice, 2, { first: 0 }).after(roll(0, [4, 4, 4, 2, 5]));
const three = Situation.open(pokerdice, 3, { first: 0 }).after(roll(0, [4, 4, 1, 2, 6]));
const packs = Situation.open(pokerdice, 2, { first: 0 }, { decks: 2 }).after(
  roll(0, [2, 2, 3, 4, 6]),
);

describe('a card to lay', () => {
  it.each([
    ['for who throws', two, 0],
    ['for another', two, 1],
    ['among three', three, 2],
    ['with two packs', packs, 0],
  ])('has the chance of being made, %s', (_, situation, seat) => {
    const { reckoned, counsel } = ask(situation, seat);
    for (const { move, facts } of reckoned.moves) {
      if (facts.kind !== 'commit') throw new Error(facts.kind);
      const figures = adviceOn(counsel, move)?.figures;
      const cards = facts.cards.filter(
        ({ card }, place) => place === 0 || card !== facts.cards[0]?.card,
      ); // the same twice is one
      expect(figures?.map(({ value }) => value)).toEqual(cards.map(({ chance }) => chance));
      for (const [place, { best, chance }] of cards.entries()) {
        const exact =
          best !== null && best.chance === chance
            ? { ways: best.ways, outOf: best.outOf }
            : undefined;
        expect(figures?.[place]?.fraction).toEqual(exact);
      }
    }
  });

  it('is told with its points, and how the others are taken to play', () => {
    const { counsel } = ask(two, 1);
    expect(named(counsel, 'lay Full house')?.note).toBe('5 points');
    expect(named(counsel, 'lay Full house')?.why).toContain(own.thrower({ name: 'Léa' }));
    expect(counsel.basis).toContain(own.assumed);
    expect(counsel.basis.some((sentence) => sentence.startsWith('Likely cards for Léa:'))).toBe(
      true,
    );
  });
});

describe('dice to keep', () => {
  const laid = two.after(...commits('four', 'pair'));
  const last = laid.after(reroll(0, [3, 4], [1, 3]));

  it('have the exact chance of one’s own card, as a fraction too', () => {
    const { reckoned, counsel } = ask(laid, 0);
    for (const { move, facts } of reckoned.moves) {
      if (facts.kind !== 'rethrow') throw new Error(facts.kind);
      const figures = adviceOn(counsel, move)?.figures;
      expect(figures).toEqual(
        facts.own.map(({ chance: { chance, ways, outOf } }) => ({
          type: 'chance',
          value: chance,
          fraction: { ways, outOf },
        })),
      );
    }
  });

  it('three alike before the last throw: 11 of 36', () => {
    const keep = named(ask(last, 0).counsel, 'keep 4 4 4');
    expect(keep?.figures[0]).toMatchObject({ value: 11 / 36, fraction: { ways: 11, outOf: 36 } });
    expect(keep?.dice).toEqual([4, 4, 4].map((face) => ({ face, tone: 'ivory' })));
  });

  it('of one face are one choice, in an order that tells nothing of their worth', () => {
    const { counsel } = ask(last, 0);
    expect(named(counsel, 'keep 4 4')?.moves).toHaveLength(3);
    // none to three fours, with or without the 1 and the 3; all kept is to stop
    expect(counsel.choices).toHaveLength(4 * 2 * 2);
    expect(counsel.choices[0]?.deed).toBe('stop');
    expect(counsel.choices.at(-1)?.deed).toBe('throw all five');
  });
});

it('the first throw is no choice: what it may bring is told card by card', () => {
  const { counsel } = ask(Situation.open(pokerdice, 2, { first: 0 }), 0);
  expect(counsel.choices).toHaveLength(1);
  const why = counsel.choices[0]?.why.map((sentence) => sentence.replaceAll('\u00a0', ' '));
  expect(why).toContain(
    'Pair: 91 in 100 at once, over 99 in 100 if you use both re-throws for it alone.',
  );
});

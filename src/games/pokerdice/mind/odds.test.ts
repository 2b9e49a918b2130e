/** The odds, checked against counting by hand and brute force, from views only. */

import { describe, expect, it } from 'vitest';
import {
  commit,
  commits,
  levelRounds,
  reroll,
  roll,
  round,
} from '../../../../test/support/events/pokerdice.ts';
import { Situation } from '../../../../test/support/situation.ts';
import { outcomes } from '../../../chance.ts';
import { made, OBJECTIVES, type Objective, POINTS } from '../rules/objectives.ts';
import { pokerdice } from '../rules/rules.ts';
import { type Facts, odds } from './odds.ts';

const two = Situation.open(pokerdice, 2, { first: 0 });
const asked = (situation: typeof two, seat: number) =>
  odds(situation.view(seat), situation.moves(seat));

function factsOf<Kind extends Facts['kind']>(
  facts: Facts,
  kind: Kind,
): Extract<Facts, { kind: Kind }> {
  if (facts.kind !== kind) throw new Error(`${facts.kind} is not ${kind}`);
  return facts as Extract<Facts, { kind: Kind }>;
}

const makes = (faces: readonly number[], card: Objective): boolean =>
  ((made(faces) >> OBJECTIVES.indexOf(card)) & 1) === 1;

describe('every answer', () => {
  const thrown = two.after(roll(0, [1, 1, 3, 4, 6]));
  const committed = thrown.after(...commits('full', 'pair'));
  const five = Situation.open(pokerdice, 5, { first: 2 }, { rounds: 'equal' }).after(
    roll(2, [2, 2, 3, 4, 6]),
  );
  const packs = Situation.open(pokerdice, 2, { first: 0 }, { decks: 2 }).after(
    roll(0, [2, 2, 3, 4, 6]),
  );
  const short = Situation.open(pokerdice, 2, { first: 0 }, { rounds: 'twice' });
  const lastButOne = short.after(...levelRounds(2, 0, 2), roll(0, [1, 1, 3, 4, 6]));
  const shortPacks = Situation.open(
    pokerdice,
    2,
    { first: 0 },
    { decks: 2, rounds: 'twice' },
  ).after(roll(0, [2, 2, 3, 4, 6]));
  const shortThree = Situation.open(pokerdice, 3, { first: 0 }, { rounds: 'twice' }).after(
    roll(0, [2, 2, 3, 4, 6]),
  );
  it.each([
    ['roll', two, 0],
    ['commit of two turns each, active', short.after(roll(0, [1, 1, 3, 4, 6])), 0],
    ['commit with two rounds and eight cards left, active', lastButOne, 0],
    ['commit with two rounds and eight cards left, other', lastButOne, 1],
    [
      're-throw with two rounds and eight cards left',
      lastButOne.after(...commits('full', 'four')),
      0,
    ],
    ['commit with two packs and two turns each', shortPacks, 1],
    ['commit among three with two turns each', shortThree, 2],
    ['commit, active', thrown, 0],
    ['commit, other', thrown, 1],
    ['re-throw', committed, 0],
    ['last re-throw', committed.after(reroll(0, [2, 3], [3, 3])), 0],
    ['commit among five, active', five, 2],
    ['commit among five, other', five, 0],
    ['re-throw among five', five.after(...commits('pair', 'joker', 'three', 'full', 'four')), 2],
    ['commit with two packs, active', packs, 0],
    ['commit with two packs, other', packs, 1],
    [
      're-throw with two packs',
      packs.after(commit(0, 'full', 'four'), commit(1, 'pair', 'pair')),
      0,
    ],
  ] as const)('has every legal move once, the best first: %s', (_, situation, seat) => {
    const moves = situation.moves(seat);
    const answer = odds(situation.view(seat), moves);
    expect(answer.measure).toBe('points');
    expect(answer.moves).toHaveLength(moves.length);
    expect(new Set(answer.moves.map(({ move }) => move))).toEqual(new Set(moves));
    const values = answer.moves.map(({ value }) => value);
    expect(values).toEqual([...values].sort((one, other) => other - one));
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
    for (const { value, facts } of answer.moves) {
      if (facts.kind === 'roll') continue;
      expect(value).toBeCloseTo(
        facts.points - facts.theirs + (facts.kind === 'commit' ? facts.later : 0),
        9,
      );
    }
  });

  it('is the same whatever the others have committed', () => {
    const seen = OBJECTIVES.map((card) =>
      JSON.stringify(asked(thrown.after(...commits('full', card)), 0)),
    );
    expect(new Set(seen).size).toBe(1);
  });
});

describe('before the throw', () => {
  it('tells what a throw, and three, may bring', () => {
    const [only] = asked(two, 0).moves;
    const { cards } = factsOf(only?.facts as Facts, 'roll');
    const four = cards.find(({ card }) => card === 'four');
    // known-numbers.test.ts counts 156 of 7,776
    expect(four?.thrown).toEqual({ chance: 156 / 7776, ways: 26, outOf: 1296 });
    expect(four?.best.chance).toBeCloseTo(0.290794, 6);
  });
});

describe('before committing', () => {
  it('gives the active player the exact chance under the best re-throws for each card', () => {
    const answer = asked(two.after(roll(0, [2, 3, 4, 5, 5])), 0);
    for (const { facts } of answer.moves) {
      const { cards } = factsOf(facts, 'commit');
      const [only] = cards;
      // The best for the card is never worse than the plan that minds the others too.
      expect(only?.best?.chance as number).toBeGreaterThanOrEqual((only?.chance as number) - 1e-9);
      if (only?.card === 'large-straight')
        expect(only.best).toEqual({ chance: 5 / 9, ways: 20, outOf: 36 });
      if (only?.card === 'pair')
        expect(only).toMatchObject({ lies: true, best: { ways: 1, outOf: 1 } });
    }
  });

  it('gives the others the chance as the active player will play, and says how that is', () => {
    const answer = asked(two.after(roll(0, [1, 1, 1, 4, 6])), 1);
    for (const { facts } of answer.moves) {
      const { cards, expected, often } = factsOf(facts, 'commit');
      expect(cards[0]?.best).toBeNull();
      expect(cards[0]?.chance).toBeGreaterThanOrEqual(0);
      expect(expected).toHaveLength(1);
      expect(expected[0]?.commits.reduce((sum, { likely }) => sum + likely, 0)).toBeCloseTo(1, 1);
      expect(often).toBeGreaterThanOrEqual(0);
    }
    const joker = answer.moves.find(
      ({ facts }) => factsOf(facts, 'commit').cards[0]?.card === 'joker',
    );
    expect(factsOf(joker?.facts as Facts, 'commit').cards[0]?.chance).toBeCloseTo(1, 9);
  });

  it('in the last round has nothing later, and values it exactly', () => {
    // Nine rounds leave `four` to both. Made or not, their points are equal; what counts is the
    // capture, so it spoils both.
    const played = OBJECTIVES.slice(0, 9).flatMap((card, at) =>
      round(at % 2, [1, 1, 1, 1, 2], card, card),
    );
    const last = two.after(...played, roll(1, [5, 5, 5, 5, 2]));
    const [only] = asked(last, 1).moves;
    const { later, captures, cards } = factsOf(only?.facts as Facts, 'commit');
    expect(later).toBeCloseTo(0, 9);
    expect(only?.value).toBeCloseTo(captures, 9);
    expect(captures).toBeGreaterThan(0.99);
    expect(cards[0]).toMatchObject({ lies: true, best: { ways: 1, outOf: 1 } });
  });
});

describe('with cards that will stay over', () => {
  it('counts the cards that may still be played and no others: what is later is a few points, not a hand of them', () => {
    for (const [seats, rounds, played] of [
      [2, 'twice', 0],
      [2, 'twice', 2],
      [2, 'twice', 3],
      [3, 'equal', 0],
      [3, 'equal', 8],
      [3, 'twice', 4],
      [4, 'equal', 6],
    ] as const) {
      const active = played % seats;
      const table = Situation.open(pokerdice, seats, { first: 0 }, { rounds });
      const situation = table.after(
        ...levelRounds(seats, 0, played),
        roll(active, [1, 1, 3, 4, 6]),
      );
      const left = situation.view('public').rounds - played;
      for (let seat = 0; seat < seats; seat++) {
        const laters = odds(situation.view(seat), situation.moves(seat)).moves.map(
          ({ facts }) => (facts as Extract<Facts, { kind: 'commit' }>).later,
        );
        expect(laters.every((later) => Number.isFinite(later))).toBe(true);
        // Laying one card or another leaves a hand that differs by at most the dearest card.
        expect(Math.max(...laters) - Math.min(...laters)).toBeLessThan(7);
        if (left === 1)
          expect(new Set(laters.map((later) => Math.round(1e9 * later) + 0))).toEqual(new Set([0]));
      }
    }
  });
});

describe('while re-throwing', () => {
  const last = two.after(
    roll(0, [4, 4, 2, 2, 1]),
    ...commits('full', 'two-pairs'),
    reroll(0, [4], [3]),
  );

  it('with one re-throw left gives for each of the 32 choices exact chances, by counting all the ways', () => {
    const dice = last.view(0).dice as readonly number[];
    for (const { move, facts } of asked(last, 0).moves) {
      const { own, others } = factsOf(facts, 'rethrow');
      const thrown = move.type === 'reroll' ? move.dice : [];
      const all = [...outcomes({ draws: thrown.length, sides: 6 })].map(({ values }) =>
        dice.map((face, die) =>
          thrown.includes(die) ? (values[thrown.indexOf(die)] as number) + 1 : face,
        ),
      );
      for (const { card, chance } of [...own, ...others]) {
        const ways = all.filter((faces) => makes(faces, card)).length;
        expect(chance.chance).toBe(ways / all.length);
        expect(chance.ways * all.length).toBe(ways * chance.outOf);
      }
    }
  });

  it('counts points and captures by what the others are taken to hold', () => {
    for (const { facts } of asked(last, 0).moves) {
      const { own, others, points, captures, theirs } = factsOf(facts, 'rethrow');
      expect(others.reduce((sum, { likely }) => sum + likely, 0)).toBeCloseTo(1, 9);
      expect(captures).toBeCloseTo(
        others.reduce((sum, { likely, chance }) => sum + likely * (1 - chance.chance), 0),
        9,
      );
      expect(points).toBeCloseTo(5 * (own[0]?.chance.chance as number) + captures, 9);
      expect(theirs).toBeCloseTo(
        others.reduce(
          (sum, { card, likely, chance }) => sum + likely * chance.chance * POINTS[card],
          0,
        ),
        9,
      );
    }
  });

  it('names every card that another seat may hold, and no other', () => {
    const later = two.after(
      ...round(0, [1, 1, 2, 3, 4], 'pair', 'small-straight'),
      roll(1, [1, 2, 3, 4, 6]),
      commit(0, 'joker'),
      commit(1, 'four'),
    );
    const [first] = asked(later, 1).moves;
    const cards = factsOf(first?.facts as Facts, 'rethrow').others.map(({ card }) => card);
    expect(cards).toEqual(OBJECTIVES.filter((card) => card !== 'pair'));
  });

  it('with two left counts on the best use of the second', () => {
    const open = two.after(roll(0, [2, 3, 4, 5, 5]), ...commits('large-straight', 'joker'));
    const best = asked(open, 0).moves[0];
    const [own] = factsOf(best?.facts as Facts, 'rethrow').own;
    expect(best?.move).toMatchObject({ type: 'reroll' });
    expect(own?.chance).toEqual({ chance: 5 / 9, ways: 20, outOf: 36 });
  });

  it('stopping is certain', () => {
    const stopping = asked(last, 0).moves.find(({ move }) => move.type === 'stop');
    const { own, others } = factsOf(stopping?.facts as Facts, 'rethrow');
    for (const { chance } of [...own, ...others]) expect([0, 1]).toContain(chance.chance);
  });
});

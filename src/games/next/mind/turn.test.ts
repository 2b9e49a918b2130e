import { describe, expect, it } from 'vitest';
import { Seeded } from '../../../random.ts';
import { type Card, COLOURS, countColours, makes, needOf, shapeOf } from '../rules/cards.ts';
import { GOBELET_1 } from '../rules/deck.ts';
import {
  ADD_BLACK,
  ADD_WHITE,
  BLACKS,
  FULL_BLACKS,
  FULL_PLACES,
  FULL_WHITES,
  madeBy,
  NO_DICE,
  placeOf,
  TWIN_BLACK,
} from './dice.ts';
import { solvePlan } from './plan.ts';
import { reach } from './reach.ts';
import { type Stakes, solveTurn } from './turn.ts';

/*
 * Tried out: every outcome of a throw by position, the six dice as they lie, nothing shared with the solver but which dice
 * make a card.
 */
type Dice = readonly number[];

function madeWith(cards: readonly Card[], dice: Dice): number {
  const counts = countColours(dice);
  return cards.reduce(
    (bits, card, pile) =>
      makes(counts, shapeOf(counts), needOf(card)) ? bits | (1 << pile) : bits,
    0,
  );
}

/** After the last throw: the best card, or with the power the best after turning any die. */
function last(
  cards: readonly Card[],
  worths: readonly number[],
  dice: Dice,
  locked: number,
  power: boolean,
  fail: (dice: Dice) => number,
): number {
  const open = madeWith(cards, dice) & ~locked;
  const now = open === 0 ? fail(dice) : Math.max(...worths.filter((_, pile) => (open >> pile) & 1));
  if (!power) return now;
  const turned = dice.flatMap((colour, die) =>
    COLOURS.flatMap((_, other) => (other === colour ? [] : [dice.with(die, other)])),
  );
  return Math.max(now, ...turned.map((lying) => last(cards, worths, lying, locked, false, fail)));
}

function throwAll(dice: Dice, bits: number, then: (dice: Dice, power: boolean) => number): number {
  const thrown = [0, 1, 2, 3, 4, 5].filter((die) => (bits >> die) & 1);
  let sum = 0;
  const ways = 6 ** thrown.length;
  for (let code = 0; code < ways; code++) {
    const lying = [...dice];
    let rest = code;
    for (const die of thrown) {
      lying[die] = rest % 6;
      rest = Math.floor(rest / 6);
    }
    sum += then(lying, (bits & 0b110000) === 0b110000 && lying[4] === lying[5]);
  }
  return sum / ways;
}

const random = new Seeded('turns');
const anyCards = (): readonly Card[] => [0, 1, 2].map(() => GOBELET_1[random.below(45)] as Card);
const anyDice = (): Dice => Array.from({ length: 6 }, () => random.below(6));
const bits = (count: number) =>
  Array.from({ length: 64 }, (_, code) => code).filter((code) => code > 0 && ones(code) <= count);
const ones = (code: number) => [0, 1, 2, 3, 4, 5].filter((die) => (code >> die) & 1).length;

describe('the last throw, every outcome tried out', () => {
  it('any one to three dice, on random boards with random locks and random worths of failing', () => {
    for (let board = 0; board < 12; board++) {
      const cards = anyCards();
      const worths = cards.map(({ points }) => points + random.below(100) / 100);
      const fails = Float64Array.from({ length: FULL_PLACES }, () => random.below(100) / 100 - 0.5);
      const turn = solveTurn({ made: madeBy(cards.map(needOf)), cards: worths, fail: fails });
      const dice = anyDice();
      const locked = random.below(8) | madeWith(cards, dice);
      const throwing = turn.throwing(0, locked);
      for (const thrown of bits(3)) {
        const tried = throwAll(dice, thrown, (lying, power) =>
          last(cards, worths, lying, locked, power, (left) => fails[placeOf(left)] as number),
        );
        expect(throwing[placeOf(dice, thrown)]).toBeCloseTo(tried, 12);
      }
    }
  });

  it('all six dice: six red are 21 throws of 46,656, for the black dice may turn a fifth red one into a sixth', () => {
    const card: Card = { id: 'red', points: 1, colours: { red: 6 } };
    const turn = solveTurn({ made: madeBy([needOf(card)]), cards: [1, 0, 0], fail: 0 });
    expect((turn.throwing(0, 0)[NO_DICE] as number) * 46_656).toBeCloseTo(1 + 4 * 5, 8);
  });
});

describe('two throws, every outcome tried out', () => {
  it('one die, and then any dice, with locks', () => {
    for (let board = 0; board < 4; board++) {
      const cards = anyCards();
      const worths = cards.map(({ points }) => points);
      const made = madeBy(cards.map(needOf));
      const turn = solveTurn({ made, cards: worths, fail: 0 });
      const dice = anyDice();
      const last = Array.from({ length: 8 }, (_, locked) => turn.throwing(0, locked));
      const lying = (six: Dice, locked: number): number => {
        const open = madeWith(cards, six) & ~locked;
        const taken = Math.max(
          Number.NEGATIVE_INFINITY,
          ...worths.filter((_, pile) => (open >> pile) & 1),
        );
        const after = locked | madeWith(cards, six);
        return Math.max(
          taken,
          ...bits(6).map((thrown) => last[after]?.[placeOf(six, thrown)] as number),
        );
      };
      const locked = madeWith(cards, dice);
      const throwing = turn.throwing(1, locked);
      for (const thrown of [1, 16]) {
        expect(throwing[placeOf(dice, thrown)]).toBeCloseTo(
          throwAll(dice, thrown, (six) => lying(six, locked)),
          12,
        );
      }
    }
  });
});

describe('a plan', () => {
  const NO_LOAD = new Float64Array(FULL_PLACES);

  it('is worth what the solved turn is, and its chances add up to it', () => {
    for (let board = 0; board < 15; board++) {
      const cards = anyCards();
      const stakes: Stakes = {
        made: madeBy(cards.map(needOf)),
        cards: cards.map(({ points }) => points),
        fail: 0,
      };
      const prospect = solvePlan(stakes, NO_LOAD).throwing(NO_DICE, 2, 0);
      expect(prospect.worth).toBeCloseTo(solveTurn(stakes).fresh(), 12);
      expect(
        prospect.cards.reduce(
          (sum, chance, pile) => sum + chance * (stakes.cards[pile] as number),
          0,
        ),
      ).toBeCloseTo(prospect.worth, 12);
    }
  });

  it('a card gone for alone is at least as likely as under any other plan', () => {
    for (let board = 0; board < 10; board++) {
      const cards = anyCards();
      const made = madeBy(cards.map(needOf));
      const plan = solvePlan(
        { made, cards: cards.map(({ points }) => points), fail: 0 },
        NO_LOAD,
      ).throwing(NO_DICE, 2, 0);
      for (const pile of [0, 1, 2]) {
        const most = reach(made, pile).fresh();
        expect(most).toBeGreaterThanOrEqual((plan.cards[pile] as number) - 1e-12);
        const alone = solvePlan(
          { made, cards: [0, 1, 2].map((other) => (other === pile ? 1e6 : 0)), fail: 0 },
          NO_LOAD,
        );
        expect(most).toBeCloseTo(alone.throwing(NO_DICE, 2, 0).cards[pile] as number, 12);
      }
    }
  });

  it('holds over a million throws, within four standard errors', () => {
    const dice = new Seeded('million');
    const cards = ['three-1', '2red-2green', '3blue-2orange'].map(
      (id) => GOBELET_1.find((card) => card.id === id) as Card,
    );
    const stakes: Stakes = {
      made: madeBy(cards.map(needOf)),
      cards: cards.map(({ points }) => points),
      fail: 0,
    };
    const plan = solvePlan(stakes, NO_LOAD);
    const ends = [0, 0, 0, 0];
    let throwsMade = 0;
    let turns = 0;
    for (; throwsMade < 1_000_000; turns++) {
      let kept = NO_DICE;
      let locked = 0;
      for (let left = 2; ; left--) {
        let white = Math.floor(kept / BLACKS);
        let black = kept % BLACKS;
        const both = black === BLACKS - 1;
        while (white >= FULL_WHITES) white = ADD_WHITE[white * 6 + dice.below(6)] as number;
        while (black >= FULL_BLACKS) black = ADD_BLACK[black * 6 + dice.below(6)] as number;
        throwsMade++;
        let place = white * BLACKS + black;
        if (both && TWIN_BLACK.includes(black)) place = plan.turning(place, left, locked);
        const choice = plan.choice(place, left, locked);
        if (choice < 0) {
          ends[-1 - choice] = (ends[-1 - choice] as number) + 1;
          break;
        }
        locked |= stakes.made[place] as number;
        kept = choice;
      }
    }
    const expected = plan.throwing(NO_DICE, 2, 0).cards;
    for (const pile of [0, 1, 2]) {
      const chance = expected[pile] as number;
      expect(Math.abs((ends[pile] as number) / turns - chance)).toBeLessThanOrEqual(
        4 * Math.sqrt((chance * (1 - chance)) / turns),
      );
    }
  });
});

describe('dice of a failed turn', () => {
  const cards = ['three-1', '3blue', 'six-1'].map(
    (id) => GOBELET_1.find((card) => card.id === id) as Card,
  );
  const turn = solveTurn({
    made: madeBy(cards.map(needOf)),
    cards: cards.map(({ points }) => points),
    fail: 0,
  });

  it('are worth at least a fresh turn, and at least what they make', () => {
    for (let count = 0; count < 50; count++) {
      const dice = anyDice();
      expect(turn.inherited(placeOf(dice))).toBeGreaterThanOrEqual(turn.fresh());
    }
    expect(turn.inherited(placeOf([2, 2, 2, 0, 1, 3]))).toBeGreaterThanOrEqual(2);
  });

  it('lock what they make once some are thrown: five blue are taken or kept for six, not both', () => {
    // Kept for six: two throws at the last die, the three alike and three blue lost. 6 · 11/36
    // against the 2 points that lie.
    const kept = turn.throwing(1, 0b011)[placeOf([2, 2, 2, 2, 2, 0], 0b100000)] as number;
    expect(kept).toBeCloseTo((6 * 11) / 36, 12);
    expect(turn.inherited(placeOf([2, 2, 2, 2, 2, 0]))).toBeCloseTo(2, 12);
  });
});

import { describe, expect, it } from 'vitest';
import { multisets, outcomes } from '../../../chance.ts';
import { type Card, COLOURS, countColours, makes, needOf, shapeOf } from './cards.ts';
import { GOBELET_1 } from './deck.ts';

const SIX_DICE = { draws: 6, sides: 6 };
const ALL = 46_656; // 6 ** 6

/**
 * How many throws have each shape. The first factor says which colours lie there, the second in how
 * many orders: 4+1+1 is one colour of six for the four, two of the other five for the ones, and 6!
 * / 4! orders.
 */
const SHAPES: Readonly<Record<string, number>> = {
  '6': 6 * 1,
  '5+1': 6 * 5 * 6,
  '4+2': 6 * 5 * 15,
  '4+1+1': 6 * 10 * 30,
  '3+3': 15 * 20,
  '3+2+1': 6 * 5 * 4 * 60,
  '3+1+1+1': 6 * 10 * 120,
  '2+2+2': 20 * 90,
  '2+2+1+1': 15 * 6 * 180,
  '2+1+1+1+1': 6 * 5 * 360,
  '1+1+1+1+1+1': 1 * 720,
};

/** Out of 46,656 throws; more includes less. */
const ODDS: readonly (readonly [groups: readonly number[], throws: number])[] = [
  // every shape that begins with 3 or more: 6 + 180 + 450 + 1,800 + 300 + 7,200 + 7,200
  [[3], 17_136],
  // 6, 4+2 and 2+2+2: 6 + 450 + 1,800; of 5+1 and 3+3 one die is left alone in each colour
  [[2, 2, 2], 2_256],
  [[3, 2], 8_136], // 6, 5+1, 4+2, 3+3 and 3+2+1: 6 + 180 + 450 + 300 + 7,200
  [[4], 2_436], // 6, 5+1, 4+2 and 4+1+1: 6 + 180 + 450 + 1,800
  [[5], 186], // 6 and 5+1: 6 + 180
  [[3, 3], 306], // 6 and 3+3: 6 + 300
  [[4, 2], 456], // 6 and 4+2: 6 + 450
  [[6], 6],
];

function isMade(card: Card, dice: readonly number[]): boolean {
  const counts = countColours(dice);
  return makes(counts, shapeOf(counts), needOf(card));
}

function throwsThatMake(card: Card): number {
  let throws = 0;
  for (const { values, weight } of multisets(SIX_DICE)) if (isMade(card, values)) throws += weight;
  return throws;
}

/**
 * Different dice laid on all places, tried out in every way: each group gets every colour, each
 * place any die left of it.
 */
function canBeLaid(card: Card, dice: readonly number[]): boolean {
  if ('groups' in card) {
    const [size, ...groups] = card.groups;
    if (size === undefined) return true;
    return COLOURS.some((_, colour) => {
      const left = without(dice, colour, size);
      return left !== undefined && canBeLaid({ ...card, groups }, left);
    });
  }
  let left: readonly number[] | undefined = dice;
  for (const [index, colour] of COLOURS.entries())
    left = left && without(left, index, card.colours[colour] ?? 0);
  return left !== undefined;
}

function without(
  dice: readonly number[],
  colour: number,
  size: number,
): readonly number[] | undefined {
  let left = dice;
  for (let place = 0; place < size; place++) {
    const die = left.indexOf(colour);
    if (die < 0) return undefined;
    left = left.toSpliced(die, 1);
  }
  return left;
}

/** Every way to write a number of places as groups. */
function partitions(places: number, largest = places): number[][] {
  if (places === 0) return [[]];
  return Array.from(
    { length: Math.min(places, largest) },
    (_, less) => Math.min(places, largest) - less,
  ).flatMap((size) => partitions(places - size, size).map((rest) => [size, ...rest]));
}

describe('one throw of six dice', () => {
  it('N2 N3 has 46,656 outcomes in eleven shapes', () => {
    const counted: Record<string, number> = {};
    for (const { values } of outcomes(SIX_DICE)) {
      const counts = COLOURS.map((_, colour) => values.filter((value) => value === colour).length);
      const shape = counts.filter(Boolean).sort().reverse().join('+');
      counted[shape] = (counted[shape] ?? 0) + 1;
    }
    expect(counted).toEqual(SHAPES);
    expect(Object.values(SHAPES).reduce((sum, throws) => sum + throws)).toBe(ALL);
  });

  it.each(ODDS)('N10 groups %j are made by %i throws', (groups, throws) => {
    expect(throwsThatMake({ id: 'any', points: 1, groups })).toBe(throws);
  });

  it('N11 fixed cards are made by as many throws as binomial counts say', () => {
    // At least three of one colour: 20·125 + 15·25 + 6·5 + 1.
    expect(throwsThatMake({ id: 'fixed', points: 1, colours: { red: 3 } })).toBe(2_906);
    // Two pairs, the other two dice free: 2+2 and two others 90·16, 3+2 and one other 2·60·4, 4+2
    // 2·15, 3+3 20.
    expect(throwsThatMake({ id: 'fixed', points: 1, colours: { red: 2, green: 2 } })).toBe(1_970);
    // 3+2 and one other 60·4, 4+2 15, 3+3 20.
    expect(throwsThatMake({ id: 'fixed', points: 1, colours: { red: 3, blue: 2 } })).toBe(275);
    expect(throwsThatMake({ id: 'fixed', points: 1, colours: { red: 2, green: 2, blue: 2 } })).toBe(
      90,
    );
  });
});

describe('made or not, against laying dice on places', () => {
  it('N6 for every card of the default deck and every throw', () => {
    for (const card of GOBELET_1) {
      for (const { values } of outcomes(SIX_DICE)) {
        if (isMade(card, values) !== canBeLaid(card, values))
          expect.fail(`${card.id} with ${values}`);
      }
    }
  });

  it('N4 N6 for every way to form groups', () => {
    const all = [1, 2, 3, 4, 5, 6].flatMap((places) => partitions(places));
    expect(all.length).toBe(1 + 2 + 3 + 5 + 7 + 11);
    for (const groups of all) {
      for (const { values } of multisets(SIX_DICE)) {
        const card = { id: 'any', points: 1, groups };
        if (isMade(card, values) !== canBeLaid(card, values))
          expect.fail(`${groups} with ${values}`);
      }
    }
  });

  it('N5 N6 for any number of one or two colours', () => {
    for (let red = 1; red <= 6; red++) {
      for (let purple = 0; red + purple <= 6; purple++) {
        const card = { id: 'fixed', points: 1, colours: purple === 0 ? { red } : { purple, red } };
        for (const { values } of multisets(SIX_DICE)) {
          if (isMade(card, values) !== canBeLaid(card, values))
            expect.fail(`${JSON.stringify(card)} with ${values}`);
        }
      }
    }
  });
});

describe('the default deck', () => {
  const kindOf = (card: Card): string =>
    'groups' in card ? card.groups.join('+') : `fixed ${Object.values(card.colours).join('+')}`;

  it('N10 N11 N13 has 45 cards of these kinds, each kind of one value', () => {
    const kinds: Record<string, { cards: number; points: number }> = {};
    for (const card of GOBELET_1) {
      const { cards, points } = kinds[kindOf(card)] ?? { cards: 0, points: card.points };
      expect(card.points).toBe(points);
      kinds[kindOf(card)] = { cards: cards + 1, points };
    }
    expect(GOBELET_1.length).toBe(45);
    expect(new Set(GOBELET_1.map(({ id }) => id)).size).toBe(45);
    expect(kinds).toEqual({
      '3': { cards: 4, points: 1 },
      '3+2': { cards: 4, points: 1 },
      '4': { cards: 4, points: 2 },
      '2+2+2': { cards: 3, points: 2 },
      '4+2': { cards: 3, points: 3 },
      '3+3': { cards: 3, points: 3 },
      '5': { cards: 2, points: 3 },
      '6': { cards: 1, points: 6 },
      'fixed 3': { cards: 6, points: 2 },
      'fixed 2+2': { cards: 6, points: 2 },
      'fixed 3+2': { cards: 6, points: 3 },
      'fixed 2+2+2': { cards: 3, points: 4 },
    });
    // 4·1 + 4·1 + 4·2 + 3·2 + 3·3 + 3·3 + 2·3 + 6 + 6·2 + 6·2 + 6·3 + 3·4
    expect(GOBELET_1.reduce((sum, { points }) => sum + points, 0)).toBe(106);
  });

  it('N12 has these actions', () => {
    const withAction = (action: Card['action']) =>
      GOBELET_1.filter((card) => card.action === action).map(({ id }) => id);
    expect(withAction('replay')).toEqual(['full-3', 'four-3', 'pairs-3', '3green']);
    expect(withAction('steal')).toEqual(['three-3', 'full-4', '2red-2green']);
    expect(withAction('swap')).toEqual(['three-4', '3yellow', '2orange-2purple']);
    expect(withAction('super-swap')).toEqual(['four-4', '2blue-2yellow']);
  });

  it('N14 keeps the two values that are known: four alike 2, five alike 3', () => {
    for (const card of GOBELET_1) {
      if (kindOf(card) === '4') expect(card.points).toBe(2);
      if (kindOf(card) === '5') expect(card.points).toBe(3);
    }
  });
});

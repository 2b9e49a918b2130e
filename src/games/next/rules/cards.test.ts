import { describe, expect, it } from 'vitest';
import { colours } from '../../../../test/support/events/next.ts';
import { Situation } from '../../../../test/support/situation.ts';
import { type Card, COLOURS, countColours, makes, needOf, readDeck, shapeOf } from './cards.ts';
import { GOBELET_1 } from './deck.ts';
import { next } from './rules.ts';

function isMade(card: Card, dice: string): boolean {
  const counts = countColours(colours(dice).map((colour) => COLOURS.indexOf(colour)));
  return makes(counts, shapeOf(counts), needOf(card));
}

const groups = (...sizes: number[]): Card => ({ id: 'any', points: 1, groups: sizes });
const fixed = (exact: Extract<Card, { colours: unknown }>['colours']): Card => ({
  id: 'fixed',
  points: 1,
  colours: exact,
});

/** The default deck with one card replaced. */
const deckWith = (card: unknown): unknown[] => [card, ...GOBELET_1.slice(1)];
const refusesCard = (card: unknown) => expect(() => readDeck(deckWith(card)));

describe('which dice make a card', () => {
  it('N4 each group is of one colour, and groups may share a colour', () => {
    expect(isMade(groups(3), 'grbrpr')).toBe(true);
    expect(isMade(groups(3), 'rrggbb')).toBe(false);
    expect(isMade(groups(3, 2), 'rrgggb')).toBe(true);
    expect(isMade(groups(2, 2, 2), 'rrrrgg')).toBe(true);
  });

  it('N5 a fixed card asks for exact colours', () => {
    expect(isMade(fixed({ red: 3, blue: 2 }), 'rbrbrg')).toBe(true);
    expect(isMade(fixed({ red: 3, blue: 2 }), 'bbbrrg')).toBe(false);
    expect(isMade(fixed({ purple: 3 }), 'rrrrrr')).toBe(false);
    expect(isMade(fixed({ purple: 6 }), 'pppppp')).toBe(true);
  });

  it('N6 different dice fill the places, and other dice do not matter', () => {
    expect(isMade(groups(3, 2), 'rrrrgb')).toBe(false);
    expect(isMade(groups(2, 2), 'rrrgby')).toBe(false);
    expect(isMade(groups(4), 'rrrrrg')).toBe(true);
    expect(isMade(fixed({ red: 2 }), 'rrrryy')).toBe(true);
  });

  it('N7 five alike make a full', () => {
    expect(isMade(groups(3, 2), 'rrrrrg')).toBe(true);
  });

  it('N8 four and pair and six alike make three pairs, five alike do not', () => {
    expect(isMade(groups(2, 2, 2), 'ggyyyy')).toBe(true);
    expect(isMade(groups(2, 2, 2), 'yyyyyy')).toBe(true);
    expect(isMade(groups(2, 2, 2), 'yyyyyg')).toBe(false);
  });

  it('N9 six alike make a double three, five alike do not', () => {
    expect(isMade(groups(3, 3), 'oooooo')).toBe(true);
    expect(isMade(groups(3, 3), 'oooooy')).toBe(false);
  });
});

describe('a deck of one’s own', () => {
  it('N15 a table can be opened with another deck of 45 cards', () => {
    const deck = Array.from({ length: 45 }, (_, card) => ({
      id: `own ${card}`,
      points: 0,
      groups: [1],
    }));
    const ids = deck.map(({ id }) => id);
    const setup = { first: 0, piles: [ids.slice(0, 15), ids.slice(15, 30), ids.slice(30)] };
    const view = Situation.open(next, 2, setup, { deck }).view('public');
    expect(view.piles.map(({ top }) => top?.id)).toEqual(['own 0', 'own 15', 'own 30']);
    expect(view.deck).toEqual(deck);
    expect(() => readDeck(deck.slice(1))).toThrow('45 entries, not 44');
    expect(() => readDeck([...deck, { id: 'own 45', points: 0, groups: [1] }])).toThrow(
      '45 entries, not 46',
    );
  });

  it('N16 ids are not empty and all different', () => {
    refusesCard({ id: '', points: 1, groups: [3] }).toThrow('[0].id');
    refusesCard({ id: 7, points: 1, groups: [3] }).toThrow('[0].id');
    refusesCard({ id: 'six-1', points: 1, groups: [3] }).toThrow('two cards have the id "six-1"');
  });

  it('N16 ids are compared by code point: composed and decomposed letters differ', () => {
    const deck = readDeck([
      { id: 'e\u0301', points: 1, groups: [3] },
      { id: '\u00e9', points: 1, groups: [3] },
      ...GOBELET_1.slice(2),
    ]);
    expect(new Set(deck.map(({ id }) => id)).size).toBe(45);
  });

  it('N17 a card has exactly its fields, one of groups and colours', () => {
    expect(
      readDeck(deckWith({ action: 'steal', groups: [2, 1], points: 0, id: 'own' }))[0],
    ).toEqual({
      id: 'own',
      points: 0,
      groups: [2, 1],
      action: 'steal',
    });
    refusesCard({ id: 'own', points: 1 }).toThrow('[0]: field "colours" is missing');
    refusesCard({ id: 'own', points: 1, groups: [3], colours: { red: 3 } }).toThrow(
      'unknown field "colours"',
    );
    refusesCard({ id: 'own', points: 1, groups: [3], name: 'own' }).toThrow('unknown field "name"');
    refusesCard({ id: 'own', groups: [3] }).toThrow('field "points" is missing');
    refusesCard({ points: 1, groups: [3] }).toThrow('field "id" is missing');
    refusesCard(['own', 1, [3]]).toThrow('must be a card');
  });

  it('N12 the action is one of four', () => {
    for (const action of ['replay', 'steal', 'swap', 'super-swap']) {
      expect(readDeck(deckWith({ id: 'own', points: 1, groups: [3], action }))[0]?.action).toBe(
        action,
      );
    }
    refusesCard({ id: 'own', points: 1, groups: [3], action: 'pass' }).toThrow('[0].action');
    refusesCard({ id: 'own', points: 1, groups: [3], action: null }).toThrow('[0].action');
  });

  it('N18 points are whole, 0 to 999', () => {
    for (const points of [0, 999])
      expect(readDeck(deckWith({ id: 'own', points, groups: [3] }))[0]?.points).toBe(points);
    for (const points of [-1, 1000, 1.5, '1', null])
      refusesCard({ id: 'own', points, groups: [3] }).toThrow('[0].points');
  });

  it('N19 groups and colours are 1 to 6, with one to six places in all', () => {
    for (const sizes of [[1], [6], [1, 1, 1, 1, 1, 1], [2, 4]]) {
      expect(readDeck(deckWith({ id: 'own', points: 1, groups: sizes }))[0]).toEqual({
        id: 'own',
        points: 1,
        groups: sizes,
      });
    }
    for (const sizes of [[], [0], [7], [3, 4], [1, 1, 1, 1, 1, 1, 1], [1.5], 3]) {
      refusesCard({ id: 'own', points: 1, groups: sizes }).toThrow('[0]');
    }
    for (const exact of [
      { red: 6 },
      { red: 1, green: 1, blue: 1, yellow: 1, orange: 1, purple: 1 },
    ]) {
      expect(readDeck(deckWith({ id: 'own', points: 1, colours: exact }))[0]).toEqual({
        id: 'own',
        points: 1,
        colours: exact,
      });
    }
    for (const exact of [
      {},
      { red: 0 },
      { red: 7 },
      { red: 4, blue: 3 },
      { pink: 2 },
      { red: null },
      ['red'],
    ]) {
      refusesCard({ id: 'own', points: 1, colours: exact }).toThrow('[0]');
    }
  });
});

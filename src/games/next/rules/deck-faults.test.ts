import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../protocol.ts';
import { readDeck } from './cards.ts';
import { GOBELET_1 } from './deck.ts';
import { faultsOf, numbered } from './deck-faults.ts';

const [first, ...rest] = GOBELET_1 as readonly [object, ...object[]];

describe('what is wrong with a deck', () => {
  it('is nothing with the deck of the house', () => expect(faultsOf(GOBELET_1)).toEqual([]));

  it.each([
    ['is no card', 7, 'card'],
    ['has a field of its own', { id: 'x', points: 1, groups: [3], colour: 'red' }, 'card'],
    ['has no id', { points: 1, groups: [3] }, 'id'],
    ['has an id that is no text', { id: 3, points: 1, groups: [3] }, 'id'],
    ['has no points', { id: 'x', groups: [3] }, 'points'],
    ['has half a point', { id: 'x', points: 0.5, groups: [3] }, 'points'],
    ['has a thousand points', { id: 'x', points: 1000, groups: [3] }, 'points'],
    ['asks for nothing', { id: 'x', points: 1 }, 'pattern'],
    ['asks for no dice', { id: 'x', points: 1, groups: [] }, 'pattern'],
    ['asks for seven dice', { id: 'x', points: 1, groups: [4, 3] }, 'pattern'],
    ['asks for an unknown colour', { id: 'x', points: 1, colours: { pink: 3 } }, 'pattern'],
    ['has an unknown action', { id: 'x', points: 1, groups: [3], action: 'fly' }, 'action'],
    ['has the id of another', { id: 'full-1', points: 1, groups: [3] }, 'twice'],
  ])('a card that %s', (_, card, kind) => {
    const deck = kind === 'twice' ? [...rest, card] : [card, ...rest];
    expect(faultsOf(deck)).toEqual([{ kind, card: kind === 'twice' ? 44 : 0 }]);
    expect(() => readDeck(deck)).toThrow(); // the rules say the same
  });

  it('is told card by card, and the number of cards last', () => {
    expect(faultsOf([first, {}, 7])).toEqual([
      { kind: 'id', card: 1 },
      { kind: 'card', card: 2 },
      { kind: 'count', card: null },
    ]);
  });
});

describe('ids', () => {
  it('are made where there are none, and kept where there are', () => {
    const cards = [
      { groups: [3, 2] },
      { groups: [3, 2] },
      { id: '3+2-2', groups: [3, 2] },
      { id: 'x' },
      { id: 'x', colours: { blue: 2, red: 1 } },
    ];
    expect(numbered(cards).map((card) => (card as { readonly id: string }).id)).toEqual([
      '3+2-1',
      '3+2-3',
      '3+2-2',
      'x',
      '1red-2blue-1',
    ]);
  });

  it('leave the longest deck short enough for a table on a server', () => {
    const colours = { red: 1, green: 1, blue: 1, yellow: 1, orange: 1, purple: 1 };
    const deck = numbered(
      Array.from({ length: 45 }, () => ({ colours, points: 999, action: 'super-swap' })),
    );
    expect(readDeck(deck)).toHaveLength(45);
    expect(JSON.stringify({ deck }).length).toBeLessThan(LIMITS.options);
  });
});

import { describe, expect, it } from 'vitest';
import { open, piles, roll, wins } from '../../../../test/support/events/next.ts';
import { Situation } from '../../../../test/support/situation.ts';
import { deal, lotWays } from '../../../chance.ts';
import { Seeded } from '../../../random.ts';
import { readHeader } from '../../../record/record.ts';
import { games } from '../../index.ts';
import { GOBELET_1 } from './deck.ts';
import { next } from './rules.ts';

const header = (seats: number, more: object = {}) => ({
  record: 1,
  game: 'next',
  seats,
  setup: { first: 0, piles: piles() },
  ...more,
});

describe('set-up', () => {
  it('N1 two to six seats play, each for itself', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      expect(readHeader(header(seats), games).seats).toBe(seats);
      expect(Array.from({ length: seats }, (_, seat) => next.side(seats, seat))).toEqual(
        [0, 1, 2, 3, 4, 5].slice(0, seats),
      );
    }
    for (const seats of [0, 1, 7, 2.5])
      expect(() => readHeader(header(seats), games)).toThrow('seats');
  });

  it('N20 the deck is shuffled, every order equally likely', () => {
    const [, order] = next.lots(3, { deck: 'gobelet-1' });
    expect(order).toEqual({ kind: 'order', of: 45 });
    expect(order && lotWays(order)).toBe(
      Array.from({ length: 45 }, (_, card) => BigInt(card + 1)).reduce((ways, n) => ways * n),
    );
  });

  it('N20 N21 each order of the deck is a deal of its own, dealt into three piles of 15', () => {
    const backwards = Array.from({ length: 45 }, (_, place) => 44 - place);
    const ids = GOBELET_1.map(({ id }) => id).reverse();
    expect(next.deal(2, { deck: 'gobelet-1' }, [[1], backwards])).toEqual({
      first: 1,
      piles: [ids.slice(0, 15), ids.slice(15, 30), ids.slice(30)],
    });
  });

  it('N21 the piles hold every card of the deck once', () => {
    const read = next.setup(2, { deck: 'gobelet-1' });
    const [one = [], two = [], three = []] = piles();
    expect(read({ first: 0, piles: [one, two, three] })).toEqual({
      first: 0,
      piles: [one, two, three],
    });
    expect(() => read({ first: 0, piles: [one, two] })).toThrow('piles: must have 3 entries');
    expect(() => read({ first: 0, piles: [one, two, three, []] })).toThrow(
      'piles: must have 3 entries',
    );
    expect(() => read({ first: 0, piles: [one, two, three.slice(1)] })).toThrow(
      'piles[2]: must have 15 entries',
    );
    expect(() =>
      read({ first: 0, piles: [[...one, ...two.slice(0, 1)], two.slice(1), three] }),
    ).toThrow('piles[0]: must have 15');
    expect(() => read({ first: 0, piles: [one, two, one] })).toThrow(
      'not in the deck, or there twice',
    );
    expect(() => read({ first: 0, piles: [one, two, [...three.slice(1), 'joker']] })).toThrow(
      '"joker" is not in the deck',
    );
    expect(() => read({ first: 0, piles: [one, two, [...three.slice(1), 7]] })).toThrow(
      'piles[2][14]',
    );
    expect(() => read({ first: 0, piles: 'shuffled' })).toThrow('piles: must be a list');
  });

  it('N21 the setup lists piles from the top down', () => {
    const table = open(2, ['three-1', 'four-1'], ['five-1'], ['six-1']);
    expect(table.view(0).piles.map(({ top }) => top?.id)).toEqual(['three-1', 'five-1', 'six-1']);
    expect(table.after(...wins(0, 0)).view(0).piles[0]?.top?.id).toBe('four-1');
  });

  it('N22 only the top card of a pile is visible, to nobody more', () => {
    const table = open(2, ['three-1', 'four-1']);
    for (const viewer of [0, 1, 'public'] as const) {
      const view = table.view(viewer);
      expect(view.piles[0]).toMatchObject({ top: { id: 'three-1' }, left: 15, under: null });
      expect(JSON.stringify(view)).not.toContain('four-1');
    }
  });

  it('N23 the first player is drawn by lot and named by the setup', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      expect(next.lots(seats, { deck: 'gobelet-1' })[0]).toEqual({ kind: 'one', of: seats });
      expect(Situation.open(next, seats, { first: seats - 1, piles: piles() }).toMove).toEqual([
        seats - 1,
      ]);
      expect(() => Situation.open(next, seats, { first: seats, piles: piles() })).toThrow('first');
    }
  });

  it('N23 a table’s host can’t name him', () => {
    const source = new Seeded('first');
    expect(() => deal(next, 3, { deck: 'gobelet-1' }, source, { first: 0 })).toThrow(
      'first: is not for the host of next to name',
    );
  });

  it('N24 turns go clockwise', () => {
    let table = Situation.open(next, 3, {
      first: 1,
      piles: piles(['three-1', 'three-2', 'full-1', 'full-2']),
    });
    for (const seat of [1, 2, 0, 1]) {
      expect(table.toMove).toEqual([seat]);
      table = table.after(...wins(seat, 0));
    }
  });

  it('N2 N3 all six dice are thrown and each can show each of six colours', () => {
    const thrown = next.move(open(2).state, 0, { type: 'roll', dice: [0, 1, 2, 3, 4, 5] });
    expect(next.waiting(thrown)).toEqual({ type: 'chance', chance: { draws: 6, sides: 6 } });
    expect(next.answer(thrown, [0, 1, 2, 3, 4, 5])).toEqual({
      faces: ['red', 'green', 'blue', 'yellow', 'orange', 'purple'],
    });
    expect(open(2).view(0).dice).toBeNull();
    for (const letter of 'rgbyop')
      expect(open(2).refuses(roll(0, letter.repeat(6)))).toBeUndefined();
  });
});

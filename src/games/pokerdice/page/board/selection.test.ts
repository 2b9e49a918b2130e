/** What touching cards and dice comes to: always a move that is offered, or none. */

import { describe, expect, it } from 'vitest';
import { commits, reroll, roll } from '../../../../../test/support/events/pokerdice.ts';
import { Situation } from '../../../../../test/support/situation.ts';
import { Seeded } from '../../../../random.ts';
import { OBJECTIVES, type Objective } from '../../rules/objectives.ts';
import { pokerdice } from '../../rules/rules.ts';
import {
  type Cards,
  canChoose,
  commitOf,
  keptAtFirst,
  rethrowOf,
  touchCard,
  touchDie,
} from './selection.ts';

const one = Situation.open(pokerdice, 2, { first: 0 }).after(roll(0, [1, 1, 2, 3, 4]));
const two = Situation.open(pokerdice, 2, { first: 0 }, { decks: 2 }).after(
  roll(0, [1, 1, 2, 3, 4]),
);
const touch = (moves: ReturnType<typeof one.moves>, ...cards: Cards): Cards =>
  cards.reduce<Cards>((chosen, card) => touchCard(chosen, card, moves), []);

describe('cards', () => {
  it('with one pack: another takes the place of the first, the same is taken back', () => {
    const moves = one.moves(0);
    expect(touch(moves, 'pair')).toEqual(['pair']);
    expect(touch(moves, 'pair', 'full')).toEqual(['full']);
    expect(touch(moves, 'pair', 'pair')).toEqual([]);
    expect(commitOf(['full'], moves)).toEqual({ type: 'commit', cards: ['full'] });
    expect(commitOf([], moves)).toBeUndefined();
  });

  it('with two packs: two cards, also twice the same, then in a circle', () => {
    const moves = two.moves(0);
    expect(touch(moves, 'pair', 'full')).toEqual(['pair', 'full']);
    expect(touch(moves, 'pair', 'pair')).toEqual(['pair', 'pair']);
    expect(touch(moves, 'pair', 'pair', 'pair')).toEqual([]);
    expect(touch(moves, 'pair', 'full', 'pair')).toEqual(['full']);
    expect(touch(moves, 'pair', 'full', 'four')).toEqual(['full', 'four']);
    expect(commitOf(['full'], moves)).toBeUndefined();
    expect(commitOf(['full', 'pair'], moves)).toEqual({ type: 'commit', cards: ['pair', 'full'] });
    expect(commitOf(['pair', 'pair'], moves)).toEqual({ type: 'commit', cards: ['pair', 'pair'] });
  });

  it('the last copy is not chosen twice', () => {
    const moves = two
      .moves(0)
      .filter((move) => move.type !== 'commit' || move.cards.join() !== 'pair,pair');
    expect(touch(moves, 'pair', 'pair')).toEqual([]);
  });

  it('whatever is touched, what is chosen can be laid', () => {
    const random = new Seeded('touching');
    for (const moves of [one.moves(0), two.moves(0), two.moves(0).slice(7, 30)]) {
      let chosen: Cards = [];
      for (let touches = 0; touches < 300; touches++) {
        chosen = touchCard(chosen, OBJECTIVES[random.below(OBJECTIVES.length)] as Objective, moves);
        expect(chosen.every((card) => canChoose(card, moves))).toBe(true);
        if (chosen.length === (moves[0]?.type === 'commit' ? moves[0].cards.length : 0)) {
          expect(moves).toContain(commitOf(chosen, moves));
        }
      }
    }
  });

  it('nothing can be chosen where nothing is offered', () => {
    expect(touch([], 'pair')).toEqual([]);
    expect(canChoose('pair', [])).toBe(false);
  });
});

describe('dice', () => {
  const open = one.after(...commits('joker', 'pair'));

  it('those that are not kept are thrown; with all kept there is no throw', () => {
    const moves = open.moves(0);
    expect(rethrowOf([], moves)).toEqual({ type: 'reroll', dice: [0, 1, 2, 3, 4] });
    expect(rethrowOf([0, 3], moves)).toEqual({ type: 'reroll', dice: [1, 2, 4] });
    expect(rethrowOf([0, 1, 2, 3, 4], moves)).toBeUndefined();
    expect(rethrowOf([0], [])).toBeUndefined();
  });

  it('a touch keeps, another lets go', () => {
    expect(touchDie([2], 0)).toEqual([0, 2]);
    expect(touchDie([0, 2], 2)).toEqual([0]);
  });

  it('after a re-throw what was kept stays on the tray', () => {
    const { seat } = reroll(0, [1, 4], [6, 6]);
    expect(
      keptAtFirst({ seat, move: { type: 'reroll', dice: [1, 4] }, answer: { faces: [6, 6] } }),
    ).toEqual([0, 2, 3]);
    expect(keptAtFirst({ seat, move: { type: 'roll' } })).toEqual([]);
    expect(keptAtFirst(null)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  colours,
  fails,
  kindsOf,
  open,
  roll,
  steal,
  take,
  wins,
} from '../../../../test/support/events/next.ts';

/** Seat 0 throws on although three alike lie there, and fails: three red dice are left. */
const left = open(3, ['three-1'], ['3blue'], ['four-1']).after(
  roll(0, 'rrrgby'),
  roll(0, '...gby'),
  roll(0, '...gby'),
);
const takes = (table: typeof left, seat: number) =>
  table.moves(seat).flatMap((move) => (move.type === 'take' ? [move.pile] : []));

describe('after a failed turn', () => {
  it('N41 a visible card that the dice already make may be taken without throwing', () => {
    expect(left.view('public')).toMatchObject({
      turn: 1,
      lie: 'inherited',
      dice: colours('rrrgby'),
      throwsLeft: 3,
    });
    expect(takes(left, 1)).toEqual([0]);
    expect(left.refuses(take(1, 1))).toMatch('not a legal move');
    const taken = left.after(take(1, 0));
    expect(taken.view(1).seats[1]?.cards).toEqual(['three-1']);
    expect(taken.toMove).toEqual([2]);
  });

  it('N42 one to five dice may be kept: a second throw, two in all', () => {
    expect(left.moves(1).filter(({ type }) => type === 'roll').length).toBe(63);
    for (const dice of ['.ggggg', '.....y', '...g..']) {
      const thrown = left.after(roll(1, dice));
      expect(thrown.view(1).throwsLeft).toBe(1);
      const again = thrown.after(roll(1, 'rgbyop'));
      expect(again.toMove).toEqual([2]);
    }
    expect(left.after(roll(1, '.ggggg')).view(1).dice).toEqual(colours('rggggg'));
  });

  it('N43 keeping some locks what the dice made as they lay', () => {
    const thrown = left.after(roll(1, '...rby'));
    expect(thrown.view(1).piles.map(({ locked }) => locked)).toEqual([true, false, false]);
    expect(takes(thrown, 1)).toEqual([2]);
    expect(thrown.refuses(take(1, 0))).toMatch('not a legal move');
  });

  it('N44 all six are a fresh first throw, three in all, nothing locked', () => {
    const thrown = left.after(roll(1, 'rrrgby'));
    expect(thrown.view(1).throwsLeft).toBe(2);
    expect(thrown.view(1).piles.map(({ locked }) => locked)).toEqual([false, false, false]);
    expect(takes(thrown, 1)).toEqual([0]);
    expect(thrown.after(roll(1, 'rgbyop')).toMove).toEqual([1]);
  });

  it('N45 only the first throw of a turn can be the fresh one', () => {
    const second = left.after(roll(1, '.....y'));
    const third = second.after(roll(1, 'bbbgyo'));
    expect(third.view(1).throwsLeft).toBe(0);
    expect(kindsOf(third, 1)).toEqual(['take']);
    expect(third.view(1).piles.map(({ locked }) => locked)).toEqual([true, false, false]);
  });

  it('N46 after a turn that took a card all six dice are thrown, whatever lies there', () => {
    const taken = open(2, ['three-1', 'three-2']).after(...wins(0, 0));
    expect(taken.moves(1)).toEqual([{ type: 'roll', dice: [0, 1, 2, 3, 4, 5] }]);
    expect(taken.view(1).piles.map(({ made }) => made)).toEqual([false, false, false]);
    expect(taken.refuses(take(1, 0))).toMatch('not a legal move');
    expect(taken.refuses(roll(1, '.ggggg'))).toMatch('not a legal move');
    expect(
      taken
        .after(roll(1, 'rgbyop'))
        .view(1)
        .piles.map(({ locked }) => locked),
    ).toEqual([false, false, false]);
  });

  it('N46 that holds also after a card taken with dice left by another', () => {
    expect(left.after(take(1, 0)).moves(2)).toEqual([{ type: 'roll', dice: [0, 1, 2, 3, 4, 5] }]);
  });

  it('N47 failed turns can follow one another', () => {
    const table = open(3, ['six-1']).after(...fails(0), roll(1, 'r.....'), roll(1, 'r.....'));
    expect(table.view('public')).toMatchObject({ turn: 2, lie: 'inherited', throwsLeft: 3 });
    const again = table.after(...fails(2), ...fails(0));
    expect(again.view('public')).toMatchObject({ turn: 1, lie: 'inherited' });
    expect(kindsOf(again, 1)).toEqual(['roll']);
  });

  it('N48 the throw after a second one is the last of the turn', () => {
    const last = left.after(roll(1, '...g..'), roll(1, 'bbb...'));
    expect(kindsOf(last, 1)).toEqual(['take']);
    expect(last.refuses(roll(1, 'rgbyop'))).toMatch('not a legal move');
    expect(left.after(roll(1, '...g..'), roll(1, '...g..')).toMove).toEqual([2]);
  });

  it('N49 a card taken with such dice counts as won with dice', () => {
    const table = open(2, ['three-1'], ['3blue', 'three-3'], ['six-1']).after(
      ...wins(0, 0),
      roll(1, 'bbbrgy'),
      take(1, 1),
    );
    const again = table.after(roll(0, 'gggrby'), roll(0, '...rby'), roll(0, '...rby'));
    expect(again.toMove).toEqual([1]);
    const taken = again.after(take(1, 1));
    expect(taken.moves(1)).toEqual([{ type: 'steal', from: 0 }]);
    expect(taken.after(steal(1, 0, 'three-1')).view(1).seats[1]?.held).toBe(3);
  });
});

import { describe, expect, it } from 'vitest';
import { put, starts, sum, take, wild, wilds } from '../../../../test/support/events/sequence.ts';
import { Situation } from '../../../../test/support/situation.ts';
import { sequence } from './rules.ts';

const open = (seats: number) => Situation.open(sequence, seats, {});
const begun = open(2).after(...starts(2, 0));

describe('the view', () => {
  it('S61 every seat and every spectator sees the same', () => {
    const games = [
      open(4),
      open(4).after(sum(0, 7)),
      open(4).after(...starts(4, 2), ...put(2, 'a1'), sum(2, 8)),
      open(4).after(...starts(4, 0), ...wilds(4, 'a2 f6 b2 a6 c2 e6 d2 a5 e2')),
    ];
    for (const game of games) {
      const { viewer: _, ...everybody } = game.view('public');
      for (const seat of [0, 1, 2, 3])
        expect(game.view(seat)).toEqual({ ...everybody, viewer: seat });
      expect(everybody.chips).toHaveLength(36);
      expect(everybody.startSums).toHaveLength(4);
    }
  });

  it('S61 so there is nothing to imagine', () => {
    const game = begun.after(...put(0, 'a1'), sum(0, 8));
    const imagined = sequence.imagine(game.state, 1, () => 0);
    expect(imagined).toEqual(game.state);
    expect(imagined).not.toBe(game.state);
  });

  it('S61 the board shows every chip, its side, and where the last was put or taken', () => {
    expect(begun.view(0)).toMatchObject({ last: null, phase: 'roll', turn: 0, dice: [1, 3] });
    const put2 = begun.after(...put(0, 'b2'), ...put(1, 'f6'));
    expect(put2.view(0)).toMatchObject({ last: 'f6', turn: 1 });
    expect(put2.view(0).chips[7]).toBe(0);
    expect(put2.view(0).chips[35]).toBe(1);
    const taken = put2.after(...take(1, 'b2'));
    expect(taken.view(0)).toMatchObject({ last: 'b2', turn: 0, phase: 'roll', winningLine: [] });
    expect(taken.view(0).chips[7]).toBe(null);
    const replaced = begun.after(...wilds(2, 'b2 e2 b5 e5'), ...put(0, 'e5'));
    expect(replaced.view(1)).toMatchObject({ last: 'e5' });
  });

  it('S20 S61 the start throws are seen as they come', () => {
    expect(open(3).view('public')).toMatchObject({
      phase: 'start',
      turn: 0,
      dice: null,
      startSums: [null, null, null],
    });
    const tied = open(3).after(sum(0, 8), sum(1, 3), sum(2, 8));
    expect(tied.view('public')).toMatchObject({
      phase: 'start',
      turn: 0,
      dice: [2, 6],
      startSums: [8, 3, 8],
    });
    expect(tied.after(sum(0, 2)).view('public')).toMatchObject({
      turn: 2,
      dice: [1, 1],
      startSums: [2, 3, 8],
    });
    expect(tied.after(sum(0, 2), sum(2, 4)).view('public')).toMatchObject({
      phase: 'roll',
      turn: 2,
      startSums: [2, 3, 4],
    });
  });

  it('S27 S61 the throw and what it asks for are seen', () => {
    expect(begun.after(sum(0, 8)).view(1)).toMatchObject({
      phase: 'place',
      dice: [2, 6],
      toMove: [0],
    });
    expect(begun.after(...wild(0, 'b2'), sum(1, 10)).view(0)).toMatchObject({
      phase: 'remove',
      dice: [4, 6],
      toMove: [1],
    });
    expect(begun.after(sum(0, 10)).view(0)).toMatchObject({
      phase: 'roll',
      dice: [4, 6],
      toMove: [1],
    });
  });
});

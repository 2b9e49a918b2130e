import { describe, expect, it } from 'vitest';
import {
  colours,
  endTurn,
  kindsOf,
  open,
  roll,
  rounds,
  take,
  turnDie,
} from '../../../../test/support/events/next.ts';

const table = open(2, ['three-1'], ['3blue'], ['six-1']);
const turns = (situation: typeof table, seat: number) =>
  situation
    .moves(seat)
    .flatMap((move) => (move.type === 'turn-die' ? [`${move.die} ${move.face}`] : []));
/** Two throws that make nothing, so that the next is the last. */
const twoThrows = [roll(0, 'rgbyop'), roll(0, 'rgbyop')];

describe('the two black dice', () => {
  it('N50 both thrown in the same throw and alike let the thrower turn a die', () => {
    const thrown = table.after(roll(0, 'rgbyoo'));
    expect(thrown.view('public').power).toBe(true);
    expect(thrown.after(turnDie(0, 0, 'green')).view(0).dice).toEqual(colours('ggbyoo'));
  });

  it('N50 not when they differ, nor when white dice are alike', () => {
    const thrown = table.after(roll(0, 'ggbyop'));
    expect(thrown.view('public').power).toBe(false);
    expect(turns(thrown, 0)).toEqual([]);
    expect(thrown.refuses(turnDie(0, 0, 'red'))).toMatch('not a legal move');
  });

  it('N50 not when only one of them was thrown', () => {
    const first = table.after(roll(0, 'rgbyop'));
    for (const dice of ['....p.', '.....o']) {
      const thrown = first.after(roll(0, dice));
      expect(thrown.view(0).dice?.[4]).toBe(thrown.view(0).dice?.[5]);
      expect(turns(thrown, 0)).toEqual([]);
    }
  });

  it('N51 N52 any one die, black, white or kept earlier, to any other colour', () => {
    const thrown = table.after(roll(0, 'rgbyop'), roll(0, '....oo'));
    expect(turns(thrown, 0).length).toBe(30);
    expect(new Set(turns(thrown, 0)).size).toBe(30);
    expect(thrown.after(turnDie(0, 0, 'purple')).view(0).dice).toEqual(colours('pgbyoo'));
    expect(thrown.after(turnDie(0, 5, 'red')).view(0).dice).toEqual(colours('rgbyor'));
    expect(thrown.after(turnDie(0, 4, 'purple')).view(0).dice).toEqual(colours('rgbypo'));
  });

  it('N52 never to the colour it shows', () => {
    const thrown = table.after(roll(0, 'rgbyoo'));
    for (const [die, face] of colours('rgbyoo').entries()) {
      expect(turns(thrown, 0)).not.toContain(`${die} ${face}`);
      expect(thrown.refuses(turnDie(0, die, face))).toMatch('not a legal move');
    }
  });

  it('N53 once for such a throw', () => {
    const turned = table.after(roll(0, 'rgbyoo'), turnDie(0, 0, 'green'));
    expect(turned.view(0).power).toBe(false);
    expect(turns(turned, 0)).toEqual([]);
    expect(turned.refuses(turnDie(0, 1, 'red'))).toMatch('not a legal move');
  });

  it('N54 the right ends with the next throw', () => {
    const on = table.after(roll(0, 'rgbyoo'), roll(0, 'r.....'));
    expect(on.view(0).power).toBe(false);
    expect(turns(on, 0)).toEqual([]);
  });

  it('N54 a turned die helps to a take, and the right ends with the take', () => {
    const thrown = table.after(roll(0, 'rrgyoo'));
    expect(thrown.refuses(take(0, 0))).toMatch('not a legal move');
    expect(thrown.after(turnDie(0, 2, 'red'), take(0, 0)).view(0).seats[0]?.cards).toEqual([
      'three-1',
    ]);
    const taken = table.after(roll(0, 'rrrgoo'), take(0, 0));
    expect(taken.view('public').power).toBe(false);
    expect(taken.refuses(turnDie(0, 0, 'green'))).toMatch('seat 0 is not to move');
    expect(turns(taken, 1)).toEqual([]);
  });

  it('N54 the right ends with the turn, also while its player is asked to stop the game', () => {
    const four = rounds(open(4, ['three-1', 'three-2', 'full-1', 'full-2']), 4);
    const asked = four.after(...twoThrows, roll(0, 'rgbyoo'), endTurn(0));
    expect(kindsOf(asked, 0)).toEqual(['finish', 'continue']);
    expect(asked.view('public')).toMatchObject({ phase: 'finish', power: false });
  });

  it('N55 a turned die stays so while it is kept', () => {
    const turned = table.after(roll(0, 'rrgyoo'), turnDie(0, 2, 'red'));
    expect(turned.after(roll(0, '...pgb')).view(0).dice).toEqual(colours('rrrpgb'));
    expect(turned.after(roll(0, '..ypgb')).view(0).dice).toEqual(colours('rrypgb'));
  });

  it('N55 N32 what a turned die makes is made, and locks when thrown on', () => {
    const on = table.after(roll(0, 'rrgyoo'), turnDie(0, 2, 'red'), roll(0, '...pgb'));
    expect(on.view(0).piles.map(({ locked }) => locked)).toEqual([true, false, false]);
  });

  it('N56 a turned die is left to the next player as it lies', () => {
    const failed = table.after(
      roll(0, 'ggyrpb'),
      roll(0, 'ggyrpb'),
      roll(0, 'ggyroo'),
      turnDie(0, 3, 'purple'),
    );
    expect(failed.view(1)).toMatchObject({ turn: 1, lie: 'inherited', dice: colours('ggypoo') });
  });

  it('N57 the right itself is not left to the next player', () => {
    const failed = table.after(...twoThrows, roll(0, 'rgbyoo'), endTurn(0));
    expect(failed.view(1)).toMatchObject({ turn: 1, power: false, dice: colours('rgbyoo') });
    expect(turns(failed, 1)).toEqual([]);
    expect(failed.refuses(turnDie(1, 0, 'green'))).toMatch('not a legal move');
  });

  it('N58 the right holds after the last throw too', () => {
    const last = table.after(...twoThrows, roll(0, 'rrgyoo'));
    const turned = last.after(turnDie(0, 2, 'red'));
    expect(turned.moves(0)).toEqual([{ type: 'take', pile: 0 }]);
    expect(turned.after(take(0, 0)).view(0).seats[0]?.held).toBe(1);
  });

  it('N59 it comes with each throw in which both were thrown and agree', () => {
    const turned = table.after(roll(0, 'rgbyoo'), turnDie(0, 0, 'green'));
    expect(turns(turned.after(roll(0, '....oo')), 0).length).toBe(30);
    expect(turns(turned.after(roll(0, '...yoo')), 0).length).toBe(30);
    expect(turns(turned.after(roll(0, '...y..')), 0)).toEqual([]);
  });

  it('N59 it comes with dice left by another only when both black dice are thrown', () => {
    const failed = table.after(...twoThrows, roll(0, 'rgbyop'));
    expect(turns(failed.after(roll(1, '....oo')), 1).length).toBe(30);
    expect(turns(failed.after(roll(1, '.....o')), 1)).toEqual([]);
  });

  it('N60 it may break a made card, even after the last throw', () => {
    const early = table.after(roll(0, 'rrrgoo'), turnDie(0, 0, 'green'), roll(0, '.....p'));
    expect(early.view(0).piles.map(({ locked }) => locked)).toEqual([false, false, false]);
    const last = table.after(...twoThrows, roll(0, 'rrrgoo'));
    expect(kindsOf(last, 0)).toEqual(['take', 'turn-die']);
    const broken = last.after(turnDie(0, 0, 'green'));
    expect(broken.view('public')).toMatchObject({
      turn: 1,
      lie: 'inherited',
      dice: colours('grrgoo'),
    });
    expect(broken.view(0).seats[0]?.held).toBe(0);
  });

  it('N61 after the last throw, with nothing made and the right unused, the turn waits', () => {
    const last = table.after(...twoThrows, roll(0, 'rgbyoo'));
    expect(last.toMove).toEqual([0]);
    expect(kindsOf(last, 0)).toEqual(['turn-die', 'end-turn']);
    expect(last.after(endTurn(0)).view('public')).toMatchObject({ turn: 1, lie: 'inherited' });
    expect(last.after(endTurn(0)).refuses(roll(1, '.g....'))).toBeUndefined();
  });

  it('N61 it waits too when only locked cards are made', () => {
    const last = table.after(roll(0, 'rrrgby'), roll(0, '...gby'), roll(0, '...goo'));
    expect(kindsOf(last, 0)).toEqual(['turn-die', 'end-turn']);
  });

  it('N62 with the right used or absent the turn ends by itself', () => {
    expect(table.after(...twoThrows, roll(0, 'rgbyoo'), turnDie(0, 0, 'green')).toMove).toEqual([
      1,
    ]);
    expect(table.after(...twoThrows, roll(0, 'rgbyop')).toMove).toEqual([1]);
    expect(table.after(...twoThrows, roll(0, 'rgby..')).toMove).toEqual([1]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  colours,
  fails,
  kindsOf,
  open,
  roll,
  take,
  wins,
} from '../../../../test/support/events/next.ts';

const locked = (table: ReturnType<typeof open>) =>
  table.view('public').piles.map((pile) => pile.locked);
const takes = (table: ReturnType<typeof open>, seat: number) =>
  table.moves(seat).flatMap((move) => (move.type === 'take' ? [move.pile] : []));
const throws = (table: ReturnType<typeof open>, seat: number) =>
  table.moves(seat).flatMap((move) => (move.type === 'roll' ? [move.dice.join('')] : []));

describe('throwing', () => {
  it('N25 a turn has up to three throws', () => {
    const thrice = open(2, ['three-1']).after(
      roll(0, 'rgbyop'),
      roll(0, 'rgbyop'),
      roll(0, 'rrrgbp'),
    );
    expect(thrice.toMove).toEqual([0]);
    expect(thrice.view(0).throwsLeft).toBe(0);
    expect(kindsOf(thrice, 0)).toEqual(['take']);
    expect(thrice.refuses(roll(0, 'rgbyop'))).toMatch('not a legal move');
  });

  it('N26 a throw takes any of the dice, at least one, and the others stay as they lie', () => {
    const once = open(2).after(roll(0, 'rgbyop'));
    expect(throws(once, 0).length).toBe(63);
    expect(new Set(throws(once, 0)).size).toBe(63);
    expect(once.after(roll(0, '.pp.r.')).view(0).dice).toEqual(colours('rppyrp'));
    expect(once.refuses({ seat: 0, type: 'roll', dice: [], faces: [] })).toMatch('dice');
  });

  it('N27 a first throw takes all six', () => {
    expect(open(2).moves(0)).toEqual([{ type: 'roll', dice: [0, 1, 2, 3, 4, 5] }]);
    expect(open(2).refuses(roll(0, 'rgbyo.'))).toMatch('not a legal move');
  });

  it('N28 dice kept at the second throw may be thrown at the third', () => {
    const twice = open(2, ['six-1']).after(roll(0, 'rrrrgg'), roll(0, '....rg'));
    expect(throws(twice, 0).length).toBe(63);
    expect(twice.after(roll(0, 'gggg..')).view(0).dice).toEqual(colours('ggggrg'));
  });
});

describe('taking', () => {
  const table = open(2, ['three-1', 'four-1'], ['five-1']);

  it('N29 after any throw a visible card that is made may be taken', () => {
    const once = table.after(roll(0, 'rrrgby'));
    expect(takes(once, 0)).toEqual([0]);
    expect(once.view(0).piles.map((pile) => pile.takeable)).toEqual([true, false, false]);
    expect(once.after(take(0, 0)).view(0).seats[0]?.cards).toEqual(['three-1']);
    expect(once.refuses(take(0, 1))).toMatch('not a legal move');
    expect(takes(table.after(roll(0, 'rgbyop'), roll(0, 'rrr...')), 0)).toEqual([0]);
    expect(takes(table.after(roll(0, 'rgbyop'), roll(0, 'rgbyop'), roll(0, 'rrrrr.')), 0)).toEqual([
      0, 1,
    ]);
    expect(table.refuses(take(0, 0))).toMatch('not a legal move');
  });

  it('N29 a card under the top is not to be had', () => {
    const view = open(2, ['six-1', 'three-1']).after(roll(0, 'rrrgby')).view(0);
    expect(view.piles.map((pile) => pile.made)).toEqual([false, false, false]);
  });

  it('N30 the next card of that pile shows at once', () => {
    const { piles } = table.after(roll(0, 'rrrgby'), take(0, 0)).view(1);
    expect(piles[0]).toMatchObject({ top: { id: 'four-1' }, left: 14 });
    expect(piles[1]).toMatchObject({ top: { id: 'five-1' }, left: 15 });
  });

  it('N31 one card a turn', () => {
    const taken = table.after(roll(0, 'rrrrrr'), take(0, 0));
    expect(taken.toMove).toEqual([1]);
    expect(taken.moves(0)).toEqual([]);
    expect(taken.refuses(take(0, 1))).toMatch('seat 0 is not to move');
  });

  it('N39 nobody may stop without a card while throws are left', () => {
    expect(kindsOf(open(2).after(roll(0, 'rgbyop')), 0)).toEqual(['roll']);
    expect(kindsOf(open(2).after(roll(0, 'rgbyop'), roll(0, 'rgbyop')), 0)).toEqual(['roll']);
    for (const type of ['end-turn', 'finish', 'continue']) {
      expect(open(2).after(roll(0, 'rgbyop')).refuses({ seat: 0, type })).toMatch(
        'not a legal move',
      );
    }
  });

  it('N40 an empty pile shows nothing and nothing can be taken from it', () => {
    const fifteen = [
      ...['three-1', 'three-2', 'full-1', 'full-2', 'four-1', 'four-2', 'pairs-1', 'pairs-2'],
      ...['four-two-1', 'four-two-2', 'four-two-3', 'threes-1', 'threes-2', 'threes-3', '3red'],
    ];
    let emptied = open(3, fifteen, ['six-1']);
    for (let card = 0; card < 15; card++) {
      emptied = emptied.after(...wins(card % 3, 0));
      if (kindsOf(emptied, card % 3).includes('continue'))
        emptied = emptied.after({ seat: card % 3, type: 'continue' });
    }
    const thrown = emptied.after(roll(0, 'rrrrrr'));
    expect(thrown.view(0).piles[0]).toMatchObject({
      top: null,
      left: 0,
      made: false,
      takeable: false,
    });
    expect(takes(thrown, 0)).toEqual([1]);
    expect(thrown.refuses(take(0, 0))).toMatch('not a legal move');
  });
});

describe('locks', () => {
  const table = open(2, ['three-1'], ['pairs-1'], ['3blue']);

  it('N32 throwing on loses every visible card that the dice made as they lay', () => {
    const on = table.after(roll(0, 'rrrrgg'), roll(0, '....bb'));
    expect(locked(on)).toEqual([true, true, false]);
    expect(on.view(0).piles[0]).toMatchObject({ made: true, takeable: false });
    expect(takes(on, 0)).toEqual([]);
    expect(on.refuses(take(0, 0))).toMatch('not a legal move');
    expect(takes(on.after(roll(0, 'bbbb..')), 0)).toEqual([2]);
  });

  it('N32 what is made only by the new throw is not locked', () => {
    const on = table.after(roll(0, 'rrgbyo'), roll(0, '..rr..'));
    expect(locked(on)).toEqual([false, false, false]);
    expect(takes(on, 0)).toEqual([0]);
  });

  it('N33 a lock holds for the rest of this turn and no longer', () => {
    const twice = table.after(roll(0, 'rrrgby'), roll(0, 'rrrgby'));
    expect(locked(twice)).toEqual([true, false, false]);
    expect(takes(twice.after(roll(0, 'bbb...')), 0)).toEqual([2]);
    const broken = table.after(roll(0, 'rrrgby'), roll(0, '..p...'));
    expect(locked(broken)).toEqual([true, false, false]);
    expect(broken.after(roll(0, '..r...')).toMove).toEqual([1]);
    const failed = twice.after(roll(0, '.....y'));
    expect(failed.toMove).toEqual([1]);
    expect(locked(failed)).toEqual([false, false, false]);
    expect(takes(failed, 1)).toEqual([0]);
  });

  it('N34 what an unused black-dice power would have made does not lock', () => {
    const on = table.after(roll(0, 'rrgyoo'));
    expect(on.view(0).power).toBe(true);
    expect(locked(on.after(roll(0, '...y..')))).toEqual([false, false, false]);
    expect(takes(on.after(roll(0, '..rr..')), 0)).toEqual([0, 1]);
  });

  it('N35 N45 a later throw of all six is an ordinary one and locks', () => {
    const on = table.after(roll(0, 'rrrgby'), roll(0, 'rrrgby'));
    expect(on.view(0).throwsLeft).toBe(1);
    expect(locked(on)).toEqual([true, false, false]);
    expect(takes(on, 0)).toEqual([]);
  });

  it('N36 a made card that is locked counts as not made: the turn ends by itself', () => {
    const failed = table.after(roll(0, 'rrrgby'), roll(0, '...gby'), roll(0, '...gby'));
    expect(failed.toMove).toEqual([1]);
    expect(failed.view(1)).toMatchObject({ lie: 'inherited', dice: colours('rrrgby') });
  });

  it('N37 after the last throw a card that is made must be taken, any of several', () => {
    const last = table.after(roll(0, 'rgbyop'), roll(0, 'rgbyop'), roll(0, 'bbbbgg'));
    expect(kindsOf(last, 0)).toEqual(['take', 'turn-die']);
    expect(takes(last, 0)).toEqual([0, 1, 2]);
    for (const pile of [0, 1, 2]) expect(last.after(take(0, pile)).view(0).seats[0]?.held).toBe(1);
    expect(last.refuses({ seat: 0, type: 'end-turn' })).toMatch('not a legal move');
    expect(
      kindsOf(table.after(roll(0, 'rgbyop'), roll(0, 'rgbyop'), roll(0, 'bbbbgr')), 0),
    ).toEqual(['take']);
  });

  it('N38 if none is made after the last throw the turn ends without a card', () => {
    const failed = table.after(...fails(0));
    expect(failed.toMove).toEqual([1]);
    expect(failed.view(0).seats[0]?.held).toBe(0);
  });
});

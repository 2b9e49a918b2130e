/** What makes each card, judged in a game: seat 1 plays the card at seat 0's throw. */

import { describe, expect, it } from 'vitest';
import { type Faces, MAKING, round } from '../../../../test/support/events/pokerdice.ts';
import { Situation } from '../../../../test/support/situation.ts';
import { OBJECTIVES, type Objective } from './objectives.ts';
import { pokerdice } from './rules.ts';

/** The points that a card brings its owner at this throw, or 'captured'. */
function judged(card: Objective, faces: Faces): number | 'captured' {
  const { scores, view } = judge(card, faces);
  return view.seats[0]?.captured === 1 ? 'captured' : (scores[1] ?? 0);
}

function judge(card: Objective, faces: Faces) {
  const situation = Situation.open(pokerdice, 2, { first: 0 }).after(
    ...round(0, faces, 'joker', card),
  );
  return { scores: situation.scores, view: situation.view('public') };
}

/** All cards that a throw makes, in the order of the pack. */
function makes(...faces: Faces): readonly Objective[] {
  return OBJECTIVES.filter((card) => judged(card, faces) !== 'captured');
}

describe('a card is made by', () => {
  it('P4 joker: anything, 1 point', () => {
    for (const faces of Object.values(MAKING)) expect(judged('joker', faces)).toBe(1);
  });

  it('P5 pair: some face at least twice, 1 point', () => {
    expect(judged('pair', [6, 1, 2, 4, 6])).toBe(1);
    expect(judged('pair', [6, 6, 2, 4, 6])).toBe(1);
    expect(judged('pair', [1, 2, 3, 4, 6])).toBe('captured');
  });

  it('P6 three: some face at least three times, 2 points', () => {
    expect(judged('three', [2, 5, 2, 1, 2])).toBe(2);
    expect(judged('three', [2, 2, 2, 1, 2])).toBe(2);
    expect(judged('three', [2, 5, 2, 5, 1])).toBe('captured');
  });

  it('P7 two-pairs: two different faces at least twice each, 3 points', () => {
    expect(judged('two-pairs', [1, 6, 6, 1, 3])).toBe(3);
    expect(judged('two-pairs', [1, 6, 6, 1, 1])).toBe(3);
    expect(judged('two-pairs', [1, 6, 1, 1, 3])).toBe('captured');
  });

  it('P8 small-straight: four consecutive faces, the fifth die free, 3 points', () => {
    expect(judged('small-straight', [4, 3, 2, 1, 6])).toBe(3);
    expect(judged('small-straight', [2, 3, 4, 5, 5])).toBe(3);
    expect(judged('small-straight', [3, 4, 5, 6, 1])).toBe(3);
    expect(judged('small-straight', [1, 2, 3, 5, 6])).toBe('captured');
  });

  it('P8 small-straight does not wrap round', () => {
    expect(judged('small-straight', [5, 6, 1, 2, 3])).toBe('captured');
    expect(judged('small-straight', [4, 5, 6, 1, 2])).toBe('captured');
    expect(judged('small-straight', [3, 4, 4, 6, 1])).toBe('captured');
  });

  it('P9 no-even: no 2, 4 or 6, 4 points', () => {
    expect(judged('no-even', [1, 3, 5, 3, 1])).toBe(4);
    for (const even of [2, 4, 6]) expect(judged('no-even', [1, 3, 5, 3, even])).toBe('captured');
  });

  it('P10 no-odd: no 1, 3 or 5, 4 points', () => {
    expect(judged('no-odd', [2, 4, 6, 4, 2])).toBe(4);
    for (const odd of [1, 3, 5]) expect(judged('no-odd', [odd, 4, 6, 4, 2])).toBe('captured');
  });

  it('P11 full: one face three times and a different one twice, 5 points', () => {
    expect(judged('full', [4, 1, 4, 1, 4])).toBe(5);
    expect(judged('full', [4, 4, 4, 1, 2])).toBe('captured');
    expect(judged('full', [4, 4, 1, 1, 2])).toBe('captured');
    expect(judged('full', [4, 4, 4, 4, 2])).toBe('captured');
  });

  it('P12 large-straight: 1-2-3-4-5 or 2-3-4-5-6, 7 points', () => {
    expect(judged('large-straight', [3, 1, 5, 2, 4])).toBe(7);
    expect(judged('large-straight', [6, 5, 4, 3, 2])).toBe(7);
    expect(judged('large-straight', [1, 2, 3, 4, 6])).toBe('captured');
    expect(judged('large-straight', [1, 2, 3, 4, 4])).toBe('captured');
    expect(judged('large-straight', [3, 4, 5, 6, 1])).toBe('captured');
  });

  it('P13 four: some face at least four times, 7 points', () => {
    expect(judged('four', [5, 5, 1, 5, 5])).toBe(7);
    expect(judged('four', [5, 5, 5, 5, 5])).toBe(7);
    expect(judged('four', [5, 5, 1, 5, 1])).toBe('captured');
  });
});

describe('more includes less', () => {
  it('P14 a full makes pair, three and two-pairs', () => {
    expect(makes(2, 3, 2, 3, 2)).toEqual(['joker', 'pair', 'three', 'two-pairs', 'full']);
  });

  it('P15 P16 five alike makes pair, three and four, but neither full nor two-pairs', () => {
    expect(makes(3, 3, 3, 3, 3)).toEqual(['joker', 'pair', 'three', 'no-even', 'four']);
    expect(makes(6, 6, 6, 6, 6)).toEqual(['joker', 'pair', 'three', 'no-odd', 'four']);
  });

  it('P16 five alike makes no full and no two-pairs, whichever the face', () => {
    for (const face of [1, 2, 3, 4, 5, 6]) {
      expect(judged('full', new Array(5).fill(face))).toBe('captured');
      expect(judged('two-pairs', new Array(5).fill(face))).toBe('captured');
    }
  });

  it('P17 four alike and one other is not two-pairs', () => {
    expect(makes(4, 4, 1, 4, 4)).toEqual(['joker', 'pair', 'three', 'four']);
  });

  it('P18 a large straight makes a small one', () => {
    expect(makes(1, 2, 3, 4, 5)).toEqual(['joker', 'small-straight', 'large-straight']);
    expect(makes(6, 2, 3, 4, 5)).toEqual(['joker', 'small-straight', 'large-straight']);
  });
});

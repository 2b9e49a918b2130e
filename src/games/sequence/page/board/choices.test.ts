import { describe, expect, it } from 'vitest';
import { starts, sum, wilds } from '../../../../../test/support/events/sequence.ts';
import { faces, moment, playWhole } from '../../../../../test/support/sequence-page.ts';
import { Situation } from '../../../../../test/support/situation.ts';
import { NAMES, NUMBERS } from '../../rules/board.ts';
import { sequence } from '../../rules/rules.ts';
import { words } from '../../words/en/page.ts';
import { choicesOf, onlyOne, squareAfter, whyNot } from './choices.ts';
import { strokes } from './line.ts';
import { actionWords, squareWords } from './naming.ts';
import { options } from './options.ts';
import { longestRow, taskOf } from './reading.ts';

const at = (name: string): number => NAMES.indexOf(name);
const begun = Situation.open(sequence, 2, {}).after(...starts(2, 0));

/** Why a square can't be chosen by seat 0 in this situation. */
function why(situation: typeof begun, square: string, actor: number | null = 0): string {
  const view = situation.view(0);
  const now = {
    view,
    me: 0,
    actor,
    moves: [],
    event: null,
    before: null,
    n: 1,
    isMoving: false,
    isSending: false,
  };
  return whyNot(at(square), now, faces(2, 0), words);
}

describe('what can be chosen', () => {
  it('is what the moves offer, in whole games', () => {
    for (const [seats, line] of [
      [2, 5],
      [2, 6],
      [3, 5],
      [4, 5],
      [4, 6],
    ] as const) {
      const steps = playWhole(seats, line, `choice ${seats} ${line}`);
      for (const [index, { view, moves }] of steps.entries()) {
        const choices = choicesOf(moves, view);
        const offered = moves.flatMap((move) => (move.type === 'roll' ? [] : [move]));
        expect([...choices.values()].map(({ move }) => move)).toEqual(offered);
        expect([...choices.keys()].map((square) => NAMES[square])).toEqual(
          offered.map(({ square }) => square),
        );
        expect(onlyOne(choices)).toBe(offered.length === 1 ? [...choices.keys()][0] : null);
        const task = taskOf(view);
        expect(task !== undefined).toBe(offered.length > 0);
        for (const [square, choice] of choices) {
          expect(choice.kind).toBe(
            task === 'remove' ? 'remove' : task?.startsWith('replace') ? 'replace' : 'place',
          );
          expect(choice.loses).toBe(view.chips[square]);
          expect(actionWords(choice, square, faces(seats, null), words)).toMatch(
            /^(Place on \d+|(Replace|Remove) .+’s chip)$/,
          );
        }
        // And whatever is not offered says why.
        const now = moment(steps, index, view.turn, false);
        for (const square of NAMES.keys()) {
          if (!choices.has(square))
            expect(whyNot(square, now, faces(seats, 0), words)).toMatch(/\.$/);
        }
      }
    }
  });

  it('says why a square can’t be chosen', () => {
    expect(why(begun, 'b2')).toBe('Throw the dice first.');
    expect(why(begun, 'b2', null)).toBe('It is Léa’s turn.');
    const five = begun.after(sum(0, 5));
    expect(why(five, 'c2')).toBe('This square is an 8; the throw is a 5.');
    const some = begun.after(...wilds(2, 'd1 a3 a1 f1'));
    expect(why(some.after(sum(0, 5)), 'd1')).toBe('That chip is already yours.');
    expect(why(some.after(sum(0, 5)), 'a3')).toBe('Taken. There is still a free 5.');
    expect(why(some.after(sum(0, 10)), 'f1')).toBe('A 10 can’t remove a chip from a 2 or a 12.');
    expect(why(some.after(sum(0, 10)), 'b2')).toBe('There is no chip to remove here.');
    expect(why(some.after(sum(0, 10)), 'd1')).toBe('That chip is already yours.');
    expect(why(some.after(sum(0, 11)), 'a3')).toBe('Taken. There are still free squares.');
  });

  it('names a square, its number, its chip and whether it can be chosen', () => {
    const view = begun.after(...wilds(2, 'd1 a3')).view(0);
    expect(squareWords(at('c2'), view, faces(2, 0), words, 'open')).toBe(
      'c2, 8, free, can be chosen',
    );
    expect(squareWords(at('a3'), view, faces(2, 0), words, 'chosen')).toBe(
      'a3, 5, Noé’s chip, last change, chosen',
    );
    expect(squareWords(at('d1'), view, faces(2, 0), words, 'none')).toBe('d1, 5, your chip');
  });
});

describe('the board', () => {
  it('is walked by arrows and ends at its edges', () => {
    expect(NAMES[squareAfter(at('c3'), 'ArrowUp') as number]).toBe('c2');
    expect(NAMES[squareAfter(at('c3'), 'ArrowRight') as number]).toBe('d3');
    expect(NAMES[squareAfter(at('f3'), 'ArrowRight') as number]).toBe('f3');
    expect(NAMES[squareAfter(at('c6'), 'ArrowDown') as number]).toBe('c6');
    expect(NAMES[squareAfter(at('c3'), 'Home') as number]).toBe('a3');
    expect(NAMES[squareAfter(at('c3'), 'End') as number]).toBe('f3');
    expect(squareAfter(at('c3'), 'Enter')).toBeUndefined();
  });

  it('draws one stroke a line, and one where lines of five lie on one another', () => {
    const named = (squares: string, line: number) =>
      strokes(squares.split(' '), line).map(({ from, to }) => `${NAMES[from]} ${NAMES[to]}`);
    expect(named('a1 b1 c1 d1 e1', 5)).toEqual(['a1 e1']);
    expect(named('a1 b1 c1 d1 e1 f1', 5)).toEqual(['a1 f1']);
    expect(named('f1 e2 d3 c4 b5 a6', 6)).toEqual(['f1 a6']);
    expect(named('a1 b1 c1 d1 e1 a2 a3 a4 a5 b2 c3 d4 e5 f6', 5)).toEqual([
      'a1 e1',
      'a1 a5',
      'a1 f6',
    ]);
  });

  it('counts the longest row', () => {
    const view = begun.after(...wilds(2, 'a1 f1 b2 f2 c3 f3 e6 d6')).view(0);
    expect([longestRow(view, 0), longestRow(view, 1)]).toEqual([3, 3]);
    expect(longestRow(begun.view(0), 0)).toBe(0);
    expect(NUMBERS).toHaveLength(36);
  });

  it('S13 S14 asks for six only where there are two sides', () => {
    expect([2, 3, 4].map((seats) => options(seats, words).length)).toEqual([1, 0, 1]);
  });
});

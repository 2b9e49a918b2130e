import { describe, expect, it } from 'vitest';
import { type Line, Situation } from '../../../../test/support/situation.ts';
import type { Screen } from '../../../terminal/screen.ts';
import { sequence } from '../rules/rules.ts';
import { words as said } from '../words/en/page.ts';
import { words } from '../words/en/terminal.ts';
import { terminalWith } from './terminal.ts';

const face = terminalWith(said, words);
const screen: Screen = { columns: 80, colour: false, names: ['Ana', 'Noé'] };
const roll = (seat: number, ...faces: number[]): Line => ({ seat, type: 'roll', faces });
const begun = Situation.open(sequence, 2, {}).after(roll(0, 6, 5), roll(1, 1, 1));
const four = begun.after(roll(0, 1, 3));
const draw = (situation: typeof begun, columns = 80): readonly string[] =>
  face.draw(situation.view(0), { ...screen, columns }, { moves: situation.moves(0) });

describe('the board', () => {
  it('is drawn with its names and numbers', () => {
    const lines = draw(begun);
    expect(lines.find((line) => line.startsWith('3 '))).toMatch(
      /^3 │ {3}5 {3}│ {3}9 {3}│ {2}12 {3}│ {2}12 {3}│ {3}8 {3}│ {3}4 {3}│/,
    );
    expect(lines.find((line) => line.includes(' a  '))).toMatch(/^ +a +b +c +d +e +f$/);
  });

  it('marks exactly the squares that are offered', () => {
    for (const columns of [40, 80]) {
      const marks = draw(four, columns)
        .filter((line) => /^\d │/.test(line))
        .join('')
        .match(/◂/g);
      expect(marks).toHaveLength(four.moves(0).length);
    }
    expect(draw(four).join('\n')).toMatch(/^1 │.*▸ {2}4 {2}◂/m);
  });

  it('shows chips by letter and shape, and where the last one went', () => {
    const put = four.after({ seat: 0, type: 'place', square: 'c1' });
    expect(draw(put).join('\n')).toContain('│(●A  4)│');
    expect(draw(put, 40).join('\n')).toContain('│●A 4)│');
  });

  it('shows the line that won', () => {
    const row = ['b1', 'c1', 'd1', 'e1'].reduce(
      (situation, square, at) =>
        situation.after(roll(0, 5, 6), { seat: 0, type: 'place', square }, roll(1, 1, 2 + at), {
          seat: 1,
          type: 'place',
          square: ['f2', 'f3', 'f4', 'f5'][at] as string,
        } as Line),
      Situation.open(sequence, 2, {}).after(roll(0, 6, 5), roll(1, 1, 1)) as typeof begun,
    );
    const won = row.after(roll(0, 5, 6), { seat: 0, type: 'place', square: 'a1' });
    expect(draw(won).join('\n')).toMatch(
      /^1 │\*●A {2}2\*│\*●A {2}3\*│\*●A {2}4\*│\*●A {2}5\*│\*●A {2}6\*│ {3}2 {3}│/m,
    );
    const told = face.tell(
      { seat: 0, move: { type: 'place', square: 'a1' } },
      won.view('public'),
      screen,
      row.after(roll(0, 5, 6)).view('public'),
    );
    expect(told).toBe('Ana puts a chip on a1. Ana wins with the line a1 b1 c1 d1 e1.');
  });
});

describe('the words', () => {
  it('tells a throw for the start from a turn that comes to nothing', () => {
    const opening = Situation.open(sequence, 2, {}).after(roll(0, 6, 5));
    const last = { seat: 1, move: { type: 'roll' }, answer: { faces: [1, 1] } } as const;
    expect(face.tell(last, begun.view('public'), screen, opening.view('public'))).toBe(
      'Noé throws ⚀ ⚀ = 2 to see who starts. Ana starts.',
    );
    const ten = { seat: 0, move: { type: 'roll' }, answer: { faces: [4, 6] } } as const;
    const nothing = begun.after(roll(0, 4, 6));
    expect(face.tell(ten, nothing.view(0), screen, begun.view(0))).toBe(
      'You throw ⚃ ⚅ = 10. Nothing to do.',
    );
  });
});

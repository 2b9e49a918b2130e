import { describe, expect, it } from 'vitest';
import { aligned, beside, framed, inColumns, inRows } from './block.ts';
import { smallCard } from './card.ts';
import { die } from './dice.ts';
import { paint } from './style.ts';
import { widthOf } from './text.ts';

const widths = (lines: readonly string[]): readonly number[] => [...new Set(lines.map(widthOf))];

describe('framed', () => {
  it('is a rectangle, whatever is in it', () => {
    for (const border of ['thin', 'round', 'double'] as const) {
      const lines = framed(['', 'short', 'far too long for this'], {
        border,
        width: 10,
        topLeft: ' 1 ',
        topRight: ' 22 ',
        bottom: ' a word that is too long ',
      });
      expect(widths(lines)).toEqual([12]);
    }
  });

  it('is as wide with colour', () => {
    const stroke = (text: string): string => paint({ colour: true }, 'red', text);
    expect(widths(framed([stroke('ab')], { border: 'thin', width: 6, stroke }))).toEqual([8]);
  });
});

it('sets blocks side by side, tops level', () => {
  expect(beside([['aa', 'a'], ['b'], ['c', 'c']], 2)).toEqual(['aa  b  c', 'a      c']);
});

it('begins a new row where a block would not fit', () => {
  const block = (letter: string): string[] => [letter.repeat(4), letter.repeat(4)];
  expect(inRows(['a', 'b', 'c'].map(block), 9)).toEqual(['aaaa bbbb', 'aaaa bbbb', 'cccc', 'cccc']);
  expect(inRows(['a', 'b', 'c'].map(block), 8)).toHaveLength(6);
});

it('sets short entries in columns', () => {
  expect(inColumns(['1 a', '2 bb', '3 c'], 11)).toEqual(['1 a    2 bb', '3 c']);
});

it('aligns a table, and breaks its rows where it is too wide', () => {
  const rows = [
    ['▸ Ana', '12 points'],
    ['  Bob', ' 3 points'],
  ];
  expect(aligned(rows, 20)).toEqual(['▸ Ana  12 points', '  Bob   3 points']);
  expect(aligned(rows, 10)).toEqual(
    ['▸ Ana  12', '    points', '  Bob  3', '    points'].map((line) =>
      line.replace('  3', '   3'),
    ),
  );
});

it.each([1, 2, 3, 4, 5, 6])('a die of %i has as many pips and straight edges', (face) => {
  for (const wide of [true, false]) {
    const lines = die(face, { wide });
    expect([...lines.join('')].filter((character) => character === '●')).toHaveLength(face);
    expect(widths(lines)).toEqual([wide ? 9 : 5]);
  }
});

it('a card has straight edges whatever its word', () => {
  for (const word of ['', 'pair', 'small straight', 'a very long word indeed']) {
    expect(widths(smallCard({ pattern: '■ ■ ■  □ □', value: '7', corner: '10', word }))).toEqual([
      16,
    ]);
  }
});

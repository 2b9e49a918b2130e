import { describe, expect, it } from 'vitest';
import { figures, hundredthsText, legend } from './figures.ts';
import { uncoloured } from './text.ts';

const screen = { columns: 40, colour: false, names: [] };
const rows = [
  ['move', 'worth', 'made'],
  ['a long name', '+1.50', '62'],
  ['short', '−10.25', '>99'],
];

describe('a table of figures', () => {
  it('has names to the left and numbers to the right', () => {
    expect(figures(rows, screen)).toEqual([
      'move          worth  made',
      'a long name   +1.50    62',
      'short        −10.25   >99',
    ]);
  });

  it('draws closer together, then cuts, where there is little room', () => {
    const wide = rows.map((row) => [`${row[0]}`.padEnd(27, '.'), ...row.slice(1)]);
    expect(figures(wide, screen)[1]).toBe('a long name................  +1.50   62');
    const wider = rows.map((row) => [`${row[0]}`.padEnd(60, '.'), ...row.slice(1)]);
    expect(figures(wider, screen).every((line) => [...line].length <= 40)).toBe(true);
  });

  it('is the same without colour', () => {
    expect(figures(rows, { ...screen, colour: true }).map(uncoloured)).toEqual(
      figures(rows, screen),
    );
    expect(figures(rows, { ...screen, colour: true })[1]).not.toBe(figures(rows, screen)[1]);
  });
});

it('explains below, a blank line between', () => {
  expect(legend(['worth: what it is worth.', 'made: how often.'], screen)).toEqual([
    '',
    'worth: what it is worth.',
    'made: how often.',
  ]);
});

it.each([
  [0, 0, '0'],
  [1, 0, '100'],
  [0.999_999_999_999, 0, '100'],
  [0.004, 0, '<1'],
  [0.9996, 0, '>99'],
  [0.624, 0, '62'],
  [0.0001, 1, '<0.1'],
  [0.99999, 1, '>99.9'],
  [0.5, 1, '50.0'],
])('%d to %d digits is %s', (chance, digits, text) => {
  expect(hundredthsText(chance, digits)).toBe(text);
});

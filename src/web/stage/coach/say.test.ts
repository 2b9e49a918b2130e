/** Numbers as the coach says them. */

import { describe, expect, it } from 'vitest';
import { words as en } from '../../../words/en/coach.ts';
import { words as fr } from '../../../words/fr/coach.ts';
import { words as ru } from '../../../words/ru/coach.ts';
import type { Advice } from '../../kit/contracts/coach.ts';
import { comparison, exactly, sayer } from './say.ts';

const plain = (text = ''): string => text.replaceAll('\u00a0', ' ');

describe('a chance', () => {
  it.each([
    [0, '0 in 100'],
    [0.000_001, 'under 1 in 100'],
    [0.004, 'under 1 in 100'],
    [0.005, '1 in 100'],
    [0.6249, '62 in 100'],
    [0.994, '99 in 100'],
    [0.9999, 'over 99 in 100'],
    [1 - 1e-12, '100 in 100'],
    [1, '100 in 100'],
  ])('%d is %s', (chance, text) => {
    expect(plain(sayer(en, 'en').chance(chance))).toBe(text);
  });
});

describe('points', () => {
  it('are told to a tenth, in the forms of the language', () => {
    expect(sayer(en, 'en').points(1.04)).toBe('1 point');
    expect(sayer(fr, 'fr').points(2.36)).toBe('2,4 points');
    expect(sayer(ru, 'ru').points(1.5)).toBe('1,5\u00a0очка');
    expect(sayer(en, 'en').points(-2)).toBe('−2 points');
  });

  it('have a sign where they are a lead', () => {
    const { signed } = sayer(fr, 'fr');
    expect([signed(1.26), signed(-0.32), signed(-0.01)]).toEqual(['+1,3', '−0,3', '0']);
  });
});

const choice = (deed: string, value: number): Advice => ({
  moves: [],
  name: deed,
  deed,
  dice: [],
  figures: [{ type: 'chance', value }],
  note: '',
  why: [],
});

it('a choice is compared with another in a sentence', () => {
  const [full, pair] = [choice('keep 4 4 4', 0.62), choice('keep the pair', 0.48)];
  expect(plain(comparison(full, pair, sayer(en, 'en'), en))).toBe(
    '62 in 100; if you keep the pair instead, 48.',
  );
  expect(comparison(full, undefined, sayer(en, 'en'), en)).toBeUndefined();
  expect(plain(comparison(full, choice('stop', 0.001), sayer(en, 'en'), en))).toBe(
    '62 in 100; if you stop instead, < 1.',
  );
});

it('a fraction is told as it is; what is certain needs none', () => {
  const figure = (ways: number, outOf: number) =>
    exactly({ type: 'chance', value: ways / outOf, fraction: { ways, outOf } }, en);
  expect(figure(11, 36)).toBe('Exactly 11 of 36 ways the dice can fall.');
  expect(figure(1, 1)).toBe('Certain.');
  expect(figure(0, 1)).toBe('Impossible.');
  expect(exactly({ type: 'chance', value: 0.5 }, en)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { commitmentOf } from '../../../dice/fair.ts';
import {
  boxesOf,
  check,
  DICE,
  isWord,
  loseLink,
  seal,
  throwOnce,
  turnDie,
} from './demonstration.ts';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const OTHER = SECRET.replace('00', '01');

const played = throwOnce(throwOnce({ ...seal(SECRET), word: 'dimanche' }));

it('the commitment is there before anything else', () => {
  expect(seal(SECRET)).toEqual({
    commitment: commitmentOf(SECRET),
    secret: SECRET,
    word: '',
    throws: [],
    isLastLost: false,
  });
});

it('what was played honestly is found fair, and is the same for the same secret and seed', () => {
  expect(played.throws.map((faces) => faces.length)).toEqual([DICE, DICE]);
  expect(check(played)).toMatchObject({ isFair: true, isSealed: true });
  expect(throwOnce(throwOnce({ ...seal(SECRET), word: 'dimanche' }))).toEqual(played);
  expect(throwOnce({ ...seal(SECRET), word: 'lundi' }).throws[0]).not.toEqual(played.throws[0]);
});

it('a die that was turned is caught, and which one', () => {
  const { isFair, isSealed, follow } = check(turnDie(played, 1, 3));
  expect([isFair, isSealed]).toEqual([false, true]);
  expect(follow).toEqual([new Array(DICE).fill(true), [true, true, true, false, true]]);
  let turned = played;
  for (let time = 0; time < 6; time++) turned = turnDie(turned, 1, 3);
  expect(check(turned).isFair).toBe(true); // once round it is as it was
});

it('another secret and other boxes are caught', () => {
  expect(check({ ...played, secret: OTHER })).toMatchObject({ isFair: false, isSealed: false });
  const salted = check({ ...played, word: 'mardi' });
  expect([salted.isSealed, salted.isFair]).toEqual([true, false]);
});

it('a link that is said never to have come is caught, though the dice follow then', () => {
  const lost = loseLink(played);
  expect(check(lost)).toMatchObject({ isFair: false, isSealed: true, areBoxesThere: false });
  expect(check(lost).follow.flat()).not.toContain(false);
  expect(lost.throws[0]).toEqual(played.throws[0]);
  expect(boxesOf('dimanche')).toHaveLength(5);
});

it.each([
  ['lucky-7', true],
  ['', false],
  ['sel de mer', false],
  ['é', false],
  ['x'.repeat(65), false],
])('a word: %s', (text, is) => {
  expect(isWord(text)).toBe(is);
});

/** Loads that overtake one another: what is shown is what was wanted last. */

import { expect, it } from 'vitest';
import { Latest } from './latest.ts';

/** A load that ends when the test says so. */
function loading() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { load: () => promise, resolve, reject };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('never shows a language that was overtaken by another', async () => {
  const words = new Latest<string>();
  const [french, english] = [loading(), loading()];
  words.want('rules', french.load);
  words.want('rules', english.load);
  english.resolve('the rules');
  await settled();
  expect(words.of('rules')).toBe('the rules');
  french.resolve('les règles');
  await settled();
  expect(words.of('rules')).toBe('the rules');
});

it('keeps what is there until the next language has come, but not for another subject', async () => {
  const words = new Latest<string>();
  words.want('next', async () => 'throw');
  await settled();
  const french = loading();
  words.want('next', french.load);
  expect(words.of('next')).toBe('throw');
  french.resolve('lancer');
  await settled();
  expect(words.of('next')).toBe('lancer');
  words.want('sequence', loading().load);
  expect(words.of('sequence')).toBe(undefined);
  expect(words.of(undefined)).toBe(undefined);
});

it('says that something is missing, and can be asked again', async () => {
  const words = new Latest<string>();
  const broken = loading();
  words.want('next', broken.load);
  broken.reject(new Error('offline'));
  await settled();
  expect([words.of('next'), words.isMissing('next')]).toEqual([undefined, true]);
  expect([words.isMissing('sequence'), words.isMissing(undefined)]).toEqual([false, false]);
  words.want('next', async () => 'throw');
  expect(words.isMissing('next')).toBe(false);
  await settled();
  expect(words.of('next')).toBe('throw');
  const again = loading();
  words.want('next', again.load);
  again.reject(new Error('offline'));
  await settled();
  expect([words.of('next'), words.isMissing('next')]).toEqual(['throw', false]);
});

it('forgets a failure that was overtaken', async () => {
  const words = new Latest<string>();
  const broken = loading();
  words.want('next', broken.load);
  words.want('next', async () => 'throw');
  await settled();
  broken.reject(new Error('offline'));
  await settled();
  expect([words.of('next'), words.isMissing('next')]).toEqual(['throw', false]);
});

/** Somebody who plays the toy: presses the first face, or throws. */

import type { Words } from '../../../games/guess/words/en/page.ts';
import type { Catalogue } from './catalogue.ts';
import type { Choose } from './player.ts';

/** The catalogue has the words of every game under its id. */
const wordsOf = (words: Catalogue): Words => (words as unknown as { readonly guess: Words }).guess;

export const throws = (words: Catalogue): readonly string[] => [wordsOf(words).throwDie];

export const choose: Choose = (seen, { words: all }) => {
  const words = wordsOf(all);
  const wanted = [words.throwDie, words.guess({ face: 1 })];
  const found = seen.find(({ role, name }) => role === 'button' && wanted.includes(name));
  return found === undefined ? [] : [found.name];
};

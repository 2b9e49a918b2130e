/** The words that all introductions share, in English. */

import { text } from './grammar.ts';

export const words = {
  title: text('{game}: introduction'),
  step: text('Step {#step} of {#steps}'),
  leave: 'Leave and carry on later',
  back: 'One step back',
  goOn: 'Continue',
  again: 'Start again',
};

export type Words = typeof words;

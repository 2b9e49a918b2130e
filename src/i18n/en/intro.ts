/** The words that all introductions share, in English. */

import { text } from './grammar.ts';

export const words = {
  title: text('{game}: introduction'),
  step: text('Step {#step} of {#steps}'),
  leave: 'Leave and go on later',
  back: 'One step back',
  goOn: 'Go on',
  again: 'From the start',
};

export type Words = typeof words;

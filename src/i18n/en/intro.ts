/** The words that all introductions share, in English. */

import { number } from './grammar.ts';

export const words = {
  title: (game: string) => `${game}: introduction`,
  step: (step: number, steps: number) => `Step ${number(step)} of ${number(steps)}`,
  leave: 'Leave and go on later',
  back: 'One step back',
  goOn: 'Go on',
  again: 'From the start',
};

export type Words = typeof words;

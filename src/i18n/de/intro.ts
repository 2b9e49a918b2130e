/** The words that all introductions share, in German. */

import type { Words } from '../en/intro.ts';
import { number } from './grammar.ts';

export const words: Words = {
  title: (game) => `${game}: Einführung`,
  step: (step, steps) => `Schritt ${number(step)} von ${number(steps)}`,
  leave: 'Gehen und später weitermachen',
  back: 'Einen Schritt zurück',
  goOn: 'Weiter',
  again: 'Von vorn',
};

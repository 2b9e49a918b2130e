/** The words that all introductions share, in Swedish. */

import type { Words } from '../en/intro.ts';
import { number } from './grammar.ts';

export const words: Words = {
  title: (game) => `${game}: introduktion`,
  step: (step, steps) => `Steg ${number(step)} av ${number(steps)}`,
  leave: 'Gå och fortsätt senare',
  back: 'Ett steg tillbaka',
  goOn: 'Vidare',
  again: 'Från början',
};

/** The words that all introductions share, in Swedish. */

import type { Words } from '../en/intro.ts';
import { text } from './grammar.ts';

export const words: Words = {
  title: text('{game}: introduktion'),
  step: text('Steg {#step} av {#steps}'),
  leave: 'Sluta nu, fortsätt senare',
  back: 'Ett steg tillbaka',
  goOn: 'Vidare',
  again: 'Börja om',
};

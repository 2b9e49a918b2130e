/** The words that all introductions share, in German. */

import type { Words } from '../en/intro.ts';
import { text } from './grammar.ts';

export const words: Words = {
  title: text('{game}: Einführung'),
  step: text('Schritt {#step} von {#steps}'),
  leave: 'Später weitermachen',
  back: 'Einen Schritt zurück',
  goOn: 'Weiter',
  again: 'Noch mal von vorn',
};

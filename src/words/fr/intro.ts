/** The words that all introductions share, in French. */

import type { Words } from '../en/intro.ts';
import { text } from './grammar.ts';

export const words: Words = {
  title: text('{game}\u00a0: l’initiation'),
  step: text('Étape {#step} sur {#steps}'),
  leave: 'Quitter et reprendre plus tard',
  back: 'Étape précédente',
  goOn: 'Continuer',
  again: 'Recommencer',
};

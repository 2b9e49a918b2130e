/** The words that all introductions share, in French. */

import type { Words } from '../en/intro.ts';
import { number } from './grammar.ts';

export const words: Words = {
  title: (game) => `${game}\u00a0: l’initiation`,
  step: (step, steps) => `Étape ${number(step)} sur ${number(steps)}`,
  leave: 'Partir et reprendre plus tard',
  back: 'Une étape en arrière',
  goOn: 'Continuer',
  again: 'Depuis le début',
};

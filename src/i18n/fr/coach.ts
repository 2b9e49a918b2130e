/** The words of the coach, in French. What one does is an infinitive: garder 4 4, tout relancer. */

import type { Words } from '../en/coach.ts';
import { de, number, plural } from './grammar.ts';

export const words: Words = {
  title: 'Coach',
  inPlaceOf: (name) => `À la place ${de(name)}`,
  wait: 'Quand c’est à toi, les chances de chaque choix sont ici.',
  nothingToDecide: 'Rien ne se décide à ce moment.',
  notTheseEyes: 'C’est quelqu’un d’autre qui décide ici\u202f: regarde par ses yeux, ou cartes sur table.',
  reckoning: 'Je compte…',
  failed: 'Impossible de calculer les chances pour l’instant.',
  choices: 'Les choix et leurs chances',
  off: 'Sans le coach',

  inHundred: (count) => `${number(count)} sur 100`,
  under: 'moins de 1 sur 100',
  over: 'plus de 99 sur 100',
  points: (count) => plural(count, { one: '# point', other: '# points' }),
  exactly: (ways, outOf) => `Exactement ${number(ways)} tirages sur ${number(outOf)}.`,
  certain: 'C’est sûr.',
  impossible: 'C’est impossible.',
  instead: (figure, deed, other) => `${figure}\u202f; si tu préfères ${deed}, ${other}.`,

  keep: 'Garder',
  chosen: 'choisi',
  played: 'joué',
  best: 'le meilleur',
  showBest: 'Montrer le meilleur',
  bestIs: (name) => `Le meilleur choix\u202f: ${name}.`,
  more: (count) => plural(count, { one: '# autre choix', other: '# autres choix' }),
  fewer: 'Moins de choix',
  basis: 'Sur quoi reposent ces chiffres',
};

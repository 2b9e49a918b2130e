/** The words of the coach, in French. What one does is an infinitive: garder 4 4, tout relancer. */

import type { Words } from '../en/coach.ts';
import { counts, de, text } from './grammar.ts';

export const words: Words = {
  title: 'Coach',
  inPlaceOf: ({ name }) => `À la place ${de(name)}`,
  wait: 'Quand ce sera ton tour, tu verras ici les chances de chaque choix.',
  nothingToDecide: 'Il n’y a rien à décider maintenant.',
  notTheseEyes:
    'Ici, c’est un autre joueur qui décide\u00a0: regarde par ses yeux, ou cartes sur table.',
  reckoning: 'Je calcule…',
  failed: 'Impossible de calculer les chances pour l’instant.',
  choices: 'Les choix et leurs chances',
  off: 'Sans le coach',

  inHundred: text('{#count} sur 100'),
  under: 'moins de 1 sur 100',
  over: 'plus de 99 sur 100',
  points: counts('count', { one: '{#count} point', other: '{#count} points' }),
  exactly: text('Exactement {#ways} cas sur {#outOf}.'),
  certain: 'C’est sûr.',
  impossible: 'C’est impossible.',
  /** “62 sur 100, contre 48 si tu choisis de garder 4 4.” */
  said: text('{what}\u00a0: {text}'),
  instead: ({ figure, deed, other }) => `${figure}, contre ${other} si tu choisis ${de(deed)}.`,

  keep: 'Garder',
  chosen: 'choisi',
  played: 'joué',
  best: 'le meilleur',
  showBest: 'Montrer le meilleur',
  bestIs: text('Le meilleur choix\u00a0: {name}.'),
  more: counts('count', { one: '{#count} autre choix', other: '{#count} autres choix' }),
  fewer: 'Moins de choix',
  basis: 'Sur quoi reposent ces chiffres',
};

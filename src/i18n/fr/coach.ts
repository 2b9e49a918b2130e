/** The words of the coach, in French. What one does is an infinitive: garder 4 4, tout relancer. */

import type { Words } from '../en/coach.ts';
import { counts, de, text } from './grammar.ts';

export const words: Words = {
  title: 'Coach',
  inPlaceOf: ({ name }) => `À la place ${de(name)}`,
  wait: 'Quand c’est à toi, les chances de chaque choix sont ici.',
  nothingToDecide: 'Rien ne se décide à ce moment.',
  notTheseEyes: 'C’est quelqu’un d’autre qui décide ici\u202f: regarde par ses yeux, ou cartes sur table.',
  reckoning: 'Je compte…',
  failed: 'Impossible de calculer les chances pour l’instant.',
  choices: 'Les choix et leurs chances',
  off: 'Sans le coach',

  inHundred: text('{#count} sur 100'),
  under: 'moins de 1 sur 100',
  over: 'plus de 99 sur 100',
  points: counts('count', { one: '{#count} point', other: '{#count} points' }),
  exactly: text('Exactement {#ways} tirages sur {#outOf}.'),
  certain: 'C’est sûr.',
  impossible: 'C’est impossible.',
  instead: text('{figure}\u202f; si tu préfères {deed}, {other}.'),

  keep: 'Garder',
  chosen: 'choisi',
  played: 'joué',
  best: 'le meilleur',
  showBest: 'Montrer le meilleur',
  bestIs: text('Le meilleur choix\u202f: {name}.'),
  more: counts('count', { one: '{#count} autre choix', other: '{#count} autres choix' }),
  fewer: 'Moins de choix',
  basis: 'Sur quoi reposent ces chiffres',
};

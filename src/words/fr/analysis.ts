/** The words for how a game went, in French. */

import type { Words } from '../en/analysis.ts';
import { number, plural, text } from './grammar.ts';

const inHundred = (count: number): string => `${number(count)} sur 100`;

export const words: Words = {
  title: 'Le bilan',
  done: 'Le bilan est prêt.',
  counting: text('On rejoue la partie\u00a0: coup {#done} sur {#of}'),
  unfinished: {
    title: 'Pas encore finie',
    text: 'Il n’y a pas de bilan avant la fin de la partie.',
  },
  failed: {
    title: 'Cela n’a pas marché',
    text: 'Les chances n’ont pas pu être calculées sur cet appareil.',
  },

  curve: 'Chances de gagner',
  moment: 'Moment de la partie',
  inHundred,
  at: (moment, chances) => `${moment}\u00a0: ${chances.join(', ')}`,
  chanceOf: (name, count) => `${name} ${inHundred(count)}`,
  see: 'Voir ce moment',
  numbers: 'La courbe en chiffres',
  move: 'Coup',

  accounts: 'Dés et choix',
  account: (dice, cost) => {
    const gave =
      dice > 0 ? `Les dés ont donné ${inHundred(dice)}` : `Les dés ont pris ${inHundred(-dice)}`;
    const luck = dice === 0 ? 'Les dés n’ont rien donné et rien pris' : gave;
    return `${luck}\u202f; ${cost === 0 ? 'les choix n’ont rien coûté.' : `les choix ont coûté ${number(cost)}.`}`;
  },
  sum: 'Le compte complet',
  parts: {
    start: 'Au début',
    dice: 'Dés',
    own: 'Ses choix',
    others: 'Choix des autres',
    end: 'À la fin',
  },

  moments: 'Les moments qui ont compté',
  noSlips:
    'Aucun choix n’a coûté 2 sur 100 ou plus\u00a0: voici les lancers qui ont le plus compté.',
  calm: 'Aucun moment n’a beaucoup compté.',
  chosen: 'Choisi',
  better: 'Mieux',
  cost: (count) => `a coûté ${inHundred(count)}`,
  swing: (count) =>
    count > 0 ? `les dés ont donné ${inHundred(count)}` : `les dés ont pris ${inHundred(-count)}`,

  advice: 'À essayer la prochaine fois',
  adviceCost: (times, count) => {
    const often = plural(times, { one: 'Une fois', other: '# fois' });
    return `${often} dans cette partie, ${inHundred(count)} en tout.`;
  },
  noAdvice: 'Aucune habitude n’a coûté cher. Bien joué\u202f!',

  fine: text(
    'Les chances sont des estimations des robots de la maison, à {#error} sur 100 près en général. La courbe connaît toutes les cartes\u202f; les choix sont jugés d’après ce que le joueur pouvait savoir.',
  ),
};

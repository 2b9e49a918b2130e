/** The words of the page about how the dice fell, in French. */

import type { Words } from '../en/dice.ts';
import { counts, number, plural, text } from './grammar.ts';

export const words: Words = {
  lead: 'Les parties finies, comptées et comparées à ce que le hasard fait attendre.',
  whose: 'Les dés de qui',
  scopes: {
    table: { name: 'Cette table', hint: 'Tous les lancers de cette partie.' },
    me: { name: 'Les miens', hint: 'Tes lancers sur ce serveur, et ceux des gens qui jouent sur cet appareil.' },
    all: { name: 'Tous', hint: 'Toutes les parties finies de ce serveur.' },
  },
  counting: 'On compte…',
  deviceOnly: 'Le serveur ne répond pas\u202f: seules les parties de cet appareil sont comptées.',
  empty: { title: 'Rien n’est encore tombé', text: 'Joue une partie jusqu’au bout\u202f: ses dés seront comptés ici.' },

  few: {
    title: 'Trop peu de lancers pour en parler',
    text: (dice, enough) =>
      `${plural(dice, { one: '# dé', other: '# dés' })} jusqu’ici\u202f; on juge à partir de ${number(enough)}.`,
  },
  usual: {
    title: 'Rien d’inhabituel',
    text: (share) =>
      share >= 99
        ? 'Presque tous les essais avec autant de dés honnêtes sont au moins aussi inégaux.'
        : `Sur 100 essais avec autant de dés honnêtes, ${number(share)} sont au moins aussi inégaux.`,
  },
  unusual: {
    title: 'Inhabituel, mais possible',
    text: text('Un seul essai sur {#oneIn}, avec autant de dés honnêtes, est au moins aussi inégal.'),
    what: {
      faces: 'Cela tient aux faces.',
      sums: 'Cela tient aux sommes.',
      repeats: 'Cela tient aux répétitions.',
      longest: 'Cela tient à la plus longue série.',
    },
    but: 'Là où l’on joue beaucoup, cela finit par arriver. Compter ne dit pas si des dés sont honnêtes\u202f; la preuve, oui.',
  },
  how: {
    title: 'Comment on juge',
    text: [
      'Chaque test demande combien de fois des dés honnêtes s’écartent au moins autant de ce qu’on attend. C’est un calcul, pas une impression.',
      'À force de tests, on finit toujours par trouver du bizarre. On prend donc le plus étrange et on multiplie sa chance par le nombre de tests.',
      'On dit inhabituel ce que des dés honnêtes font dans un essai sur 100 au plus.',
      'Garder des dés et relancer n’y change rien\u202f: chaque dé lancé montre toutes les faces aussi souvent.',
    ],
  },

  games: counts('count', { one: '{#count} partie', other: '{#count} parties' }),
  facts: (throws, dice) =>
    `${plural(throws, { one: '# lancer', other: '# lancers' })}, ${plural(dice, { one: '# dé', other: '# dés' })}`,
  faces: 'Faces',
  sums: 'Sommes de deux dés',
  streaks: 'À la suite',
  expected: 'attendu',
  band: 'ici, 95 essais honnêtes sur 100',
  outside: 'Une barre sur vingt sort de là par pur hasard.',
  longest: 'Plus longue série d’une face',
  asLong: text('{#count} de cette longueur ou plus attendues'),
  repeats: 'Même face que le dé d’avant',
  doubles: 'Doubles',
  usually: text('{#expected} attendus, de {#from} à {#to} d’habitude'),
  colours: ['Rouge', 'Vert', 'Bleu', 'Jaune', 'Orange', 'Violet'],

  table: {
    open: 'Les nombres en tableau',
    face: 'Face',
    sum: 'Somme',
    count: 'Sorties',
    expected: 'Attendu',
    band: '95 sur 100',
    test: 'Test',
    likelihood: 'Dés honnêtes\u202f: autant ou plus',
    inHundred: text('{#share} sur 100'),
    oneIn: text('un sur {#count}'),
    tests: { faces: 'Faces', sums: 'Sommes', repeats: 'Répétitions', longest: 'Plus longue série' },
  },
};

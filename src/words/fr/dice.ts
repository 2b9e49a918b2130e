/** The words of the page about how the dice fell, in French. */

import type { Words } from '../en/dice.ts';
import { counts, number, plural, text } from './grammar.ts';

export const words: Words = {
  lead: 'Les dés des parties finies, comparés à ce que donne le hasard.',
  whose: 'Quels dés\u202f?',
  scopes: {
    table: { name: 'Cette table', hint: 'Tous les lancers de cette partie.' },
    me: {
      name: 'Les miens',
      hint: 'Tes lancers sur ce serveur, et ceux des personnes qui jouent sur cet appareil.',
    },
    all: { name: 'Tous', hint: 'Toutes les parties finies de ce serveur.' },
  },
  counting: 'On compte…',
  deviceOnly: 'Le serveur ne répond pas\u00a0: seules les parties de cet appareil sont comptées.',
  empty: {
    title: 'Pas encore de lancers',
    text: 'Joue une partie jusqu’au bout\u00a0: ses dés seront comptés ici.',
  },

  few: {
    title: 'Pas assez de lancers pour juger',
    text: (dice, enough) =>
      `${plural(dice, { one: '# dé', other: '# dés' })} pour l’instant\u202f; il en faut au moins ${number(enough)}.`,
  },
  usual: {
    title: 'Rien d’inhabituel',
    text: (share) =>
      share >= 99
        ? 'Avec autant de dés non truqués, on verrait presque toujours des écarts au moins aussi grands.'
        : `Avec autant de dés non truqués, on verrait des écarts au moins aussi grands ${number(share)} fois sur 100.`,
  },
  unusual: {
    title: 'Inhabituel, mais possible',
    text: text(
      'Avec autant de dés non truqués, on ne verrait des écarts aussi grands qu’une fois sur {#oneIn}.',
    ),
    what: {
      faces: 'Cela vient des faces.',
      sums: 'Cela vient des sommes.',
      repeats: 'Cela vient des répétitions.',
      longest: 'Cela vient de la plus longue série.',
    },
    but: 'À force de jouer, cela finit par arriver. Compter ne dit pas si les dés sont truqués\u202f; la preuve, oui.',
  },
  how: {
    title: 'Comment on juge',
    text: [
      'Chaque test calcule combien de fois des dés non truqués s’écarteraient au moins autant de ce qu’on attend. C’est un calcul, pas une impression.',
      'À force de tests, on finit toujours par trouver du bizarre. On garde donc le résultat le plus étrange, et on multiplie sa probabilité par le nombre de tests.',
      'On appelle inhabituel ce qui arrive à des dés non truqués une fois sur 100 au plus.',
      'Garder des dés et relancer n’y change rien\u00a0: un dé qu’on lance a autant de chances de montrer chaque face.',
    ],
  },

  games: counts('count', { one: '{#count} partie', other: '{#count} parties' }),
  facts: (throws, dice) =>
    `${plural(throws, { one: '# lancer', other: '# lancers' })}, ${plural(dice, { one: '# dé', other: '# dés' })}`,
  faces: 'Faces',
  sums: 'Sommes de deux dés',
  streaks: 'À la suite',
  expected: 'attendu',
  band: '95 fois sur 100, le hasard reste ici',
  outside: 'Une barre sur vingt en sort par pur hasard.',
  longest: 'Plus longue série d’une même face',
  asLong: counts('count', {
    one: '{#count} attendue, aussi longue ou plus',
    other: '{#count} attendues, aussi longues ou plus',
  }),
  repeats: 'Même face que le dé d’avant',
  doubles: 'Doubles',
  usually: text('{#expected} attendus, en général de {#from} à {#to}'),
  colours: ['Rouge', 'Vert', 'Bleu', 'Jaune', 'Orange', 'Violet'],

  table: {
    open: 'Les chiffres en tableau',
    face: 'Face',
    sum: 'Somme',
    count: 'Obtenu',
    expected: 'Attendu',
    band: '95 sur 100',
    test: 'Test',
    likelihood: 'Écart aussi grand par hasard',
    inHundred: text('{#share} sur 100'),
    oneIn: text('un sur {#count}'),
    tests: { faces: 'Faces', sums: 'Sommes', repeats: 'Répétitions', longest: 'Plus longue série' },
  },
};

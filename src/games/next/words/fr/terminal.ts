/** NEXT! in a terminal, in French. */

import { counts, list, point, text } from '../../../../words/fr/grammar.ts';
import type { Person } from '../en/page.ts';
import type { Words } from '../en/terminal.ts';

const does = ({ name, isMe }: Person, you: string, they: string): string =>
  isMe ? `Tu ${you}` : `${name} ${they}`;

export const words: Words = {
  list,
  point,

  colours: {
    red: ['rouge', 'R'],
    green: ['vert', 'V'],
    blue: ['bleu', 'B'],
    yellow: ['jaune', 'J'],
    orange: ['orange', 'O'],
    purple: ['violet', 'Vi'],
  },
  black: ['noir', 'noir'],
  kept: 'gardé',
  fresh: 'relancé',
  turned: 'changé',
  pile: text('pile {#place} · reste {#left}'),
  made: text('réalisée\u00a0: {typed}'),
  lockedMade: 'réalisée, mais bloquée',
  lockedLost: 'bloquée par la relance',
  end: 'la fin',
  goal: text('fin à {#limit} cartes, arrêt possible dès {#enough}'),
  inherited: 'dés hérités',
  firstThrow: 'premier lancer',
  throwsLeft: counts('count', { one: 'encore {#count} lancer', other: 'encore {#count} lancers' }),
  hand: text('Tes cartes\u00a0: {cards}.'),
  shown: text('{name}, {points}\u00a0: {cards}.'),
  noCard: 'aucune carte',

  drew: text('Tu as tiré\u00a0: {card}.'),
  moves: {
    throwAll: 'lancer les six dés',
    throw: (letters) => `lancer ${list(letters)}`,
    turn: text('transformer le dé {letter} en {colour}'),
    take: (card, action) => `${card}${action === undefined ? '' : `, puis ${action}`}`,
    end: 'finir le tour sans carte',
    draw: text('tirer chez {name}, {cards}'),
    finish: 'arrêter la partie et compter les points',
    continue: 'continuer',
  },
  families: {
    throw: 'lancer des dés\u00a0: leurs lettres, p. ex. `bce`\u202f; ou `keep adf`\u202f; ou `all`',
    throwAgain:
      'relancer des dés\u00a0: leurs lettres, p. ex. `bce`\u202f; ou `keep adf`\u202f; ou `all`',
    turn: text('transformer un dé\u00a0: p. ex. `{example}`'),
  },

  threw: (person, letters, faces) =>
    `${does(person, 'lances', 'lance')} ${letters === 'all' ? 'les six dés' : list(letters)}\u00a0: ${faces}.`,
  turnedTo: (person, letter, colour) =>
    `${does(person, 'transformes', 'transforme')} le dé ${letter} en ${colour}.`,
  locked: text('La pile {#place} est bloquée.'),

  typing: {
    turn: 'Tape les lettres des dés à lancer (`bce`), `keep adf` pour lancer les autres, `all` pour tous\u202f; `take 2` pour prendre\u202f; `c=bleu` pour transformer un dé.',
    action: 'Tape p. ex. `steal 2` ou `swap 2`\u00a0: le numéro de la place.',
    give: 'Tape le numéro de la carte.',
    finish: 'Tape `stop` pour arrêter ou `on` pour continuer.',
  },
  squares: text(
    'Les couleurs\u00a0: {colours}. Les petits carrés d’une carte sont de n’importe quelle couleur, la même pour les carrés pareils.',
  ),

  odds: {
    moves: {
      throwAll: 'lancer tout',
      throw: text('lancer {letters}'),
      turn: text('{letter} en {colour}'),
      take: text('prendre {#place}'),
      end: 'finir',
      steal: text('voler à {name}'),
      swap: text('échange {name}'),
      give: text('donner {card}'),
      finish: 'arrêter',
      continue: 'continuer',
    },
    heads: {
      points: 'points',
      pile: text('pile {#place}'),
      none: 'rien',
      gift: 'don',
      drawn: 'tirée',
      win: 'gagner',
    },
    about: text('env. {chance}'),
    pile: (place, card, isLocked) =>
      `pile ${place}\u00a0: ${card}${isLocked ? '\u202f; bloquée' : ''}.`,
    chances:
      'Sous chaque pile, la chance de finir le tour avec sa carte, en jouant pour marquer le plus de points\u202f; puis le maximum possible, en ne visant que cette carte.',
    columns:
      'points\u00a0: gagnés ce tour en moyenne, actions comprises\u202f; rien\u00a0: aucune carte\u202f; don\u00a0: points que les dés d’un tour raté rapportent au suivant.',
    drawing:
      'points\u00a0: gagnés au tirage en moyenne, moins la carte donnée\u202f; tirée\u00a0: points moyens de la carte tirée à l’aveugle.',
    giving: 'points\u00a0: ce que tu perds.',
    ending:
      'gagner\u00a0: la chance de gagner la partie\u202f; une victoire partagée compte pour une part.',
  },
};

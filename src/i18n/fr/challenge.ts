/** The words of challenges, in French. */

import type { Words } from '../en/challenge.ts';
import { counts, de, list, plural, text } from './grammar.ts';

export const words: Words = {
  title: 'Un défi',
  own: 'Ton défi',
  daily: 'Défi du jour',
  lead: 'Les mêmes dés, les mêmes robots. Qui en tire le plus\u202f?',
  dailyLead: 'Chaque jour une partie, avec les mêmes dés pour tous.',
  from: text('{name} t’envoie ces dés.'),
  against: (count, levels) => `${plural(count, { one: 'Contre un robot', other: 'Contre # robots' })}\u00a0: ${list(levels)}`,
  standIns: 'Des robots forts jouent à la place des autres joueurs.',

  play: 'Jouer les mêmes dés',
  goOn: 'Reprendre la partie',
  again: 'Rejouer pour le plaisir',
  firstCounts: 'Seule la première partie compte.',

  results: 'Résultats',
  nobody: 'Personne n’a encore joué.',
  won: 'gagné',
  lost: 'perdu',
  points: counts('count', { one: '{#count} point', other: '{#count} points' }),
  turns: counts('count', { one: '{#count} tour', other: '{#count} tours' }),
  place: text('Ta place\u00a0: {#place} sur {#count}.'),
  watchOf: ({ name }) => `Revoir la partie ${de(name)}`,
  player: 'Joueur',
  result: 'Résultat',
  game: 'Partie',
  yesterday: 'Hier',

  sideBySide: 'Tour par tour',
  with: 'Comparer avec',
  turn: 'Tour',

  send: {
    title: 'L’envoyer à des amis',
    hint: 'Qui ouvre le lien joue les mêmes dés contre les mêmes robots.',
    text: text('{game}\u00a0: les mêmes dés, les mêmes robots. Tu fais mieux\u202f?'),
    file: 'Enregistrer le fichier',
    tooLong: 'Cette partie est trop longue pour un lien. Envoie le fichier\u202f: il s’ouvre sur la page des défis.',
    open: 'Ouvrir un fichier de défi',
  },

  sending: 'Ta partie est vérifiée…',
  notSent: 'Ton résultat est sur cet appareil. Il rejoindra les autres au retour du réseau.',
  refused: 'Le serveur n’a pas accepté cette partie\u202f: elle ne découle pas du défi.',
  othersLater: 'Les résultats des autres viendront avec le réseau.',

  bad: { title: 'Ce n’est pas un défi', text: 'Le lien est abîmé ou incomplet. Demande qu’on te le renvoie en entier.' },
  dailyOffline: {
    title: 'Pas de réseau',
    text: 'Le défi du jour doit être chargé une fois. Ensuite, il se joue partout.',
  },

  follow: counts('count', { one: 'Le lancer découle du défi', other: 'Les {#count} lancers découlent du défi' }),
  dontFollow: 'Des lancers ne découlent pas du défi',

  challengeFriends: 'Défier des amis',
  compare: 'Comparer les résultats',
};

/** The words of challenges, in French. */

import type { Words } from '../en/challenge.ts';
import { counts, de, list, plural, text } from './grammar.ts';

export const words: Words = {
  title: 'Un défi',
  own: 'Ton défi',
  daily: 'Défi du jour',
  lead: 'Les mêmes dés, les mêmes robots. Qui fera mieux\u202f?',
  dailyLead: 'Une partie par jour, avec les mêmes dés pour tout le monde.',
  from: text('{name} te lance ce défi.'),
  against: (count, levels) => `${plural(count, { one: 'Contre un robot', other: 'Contre # robots' })}\u00a0: ${list(levels)}`,
  standIns: 'Des robots forts jouent à la place des autres joueurs.',

  play: 'Relever le défi',
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
    title: 'Envoyer à des amis',
    hint: 'Avec le lien, ils auront les mêmes dés et les mêmes robots que toi.',
    text: text('{game}\u00a0: les mêmes dés, les mêmes robots. Tu feras mieux que moi\u202f?'),
    file: 'Enregistrer le fichier',
    tooLong: 'Cette partie est trop longue pour un lien. Envoie le fichier\u00a0: il s’ouvre sur la page des défis.',
    open: 'Ouvrir un fichier de défi',
  },

  sending: 'Vérification de ta partie…',
  notSent: 'Ton résultat est gardé ici. Les autres le verront quand le réseau reviendra.',
  refused: 'Le serveur a refusé cette partie\u00a0: elle ne correspond pas au défi.',
  othersLater: 'Tu verras les résultats des autres quand le réseau reviendra.',

  bad: { title: 'Ce n’est pas un défi', text: 'Le lien est abîmé ou incomplet. Demande qu’on te le renvoie en entier.' },
  dailyOffline: {
    title: 'Pas de réseau',
    text: 'Il faut du réseau pour charger le défi du jour. Ensuite, il se joue n’importe où.',
  },

  follow: counts('count', {
    one: 'Le lancer est bien celui du défi',
    other: 'Les {#count} lancers sont bien ceux du défi',
  }),
  dontFollow: 'Certains lancers ne sont pas ceux du défi',

  challengeFriends: 'Défier des amis',
  compare: 'Comparer les résultats',
};

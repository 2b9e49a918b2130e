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
  against: (count, levels) =>
    `${plural(count, { one: 'Contre un robot', other: 'Contre # robots' })}\u00a0: ${list(levels)}`,
  standIns: 'Des robots forts jouent à la place des autres joueurs.',

  play: 'Relever le défi',
  goOn: 'Reprendre la partie',
  again: 'Rejouer pour le plaisir',
  firstCounts: 'Seule la première partie compte.',
  oneTry:
    'C’est le serveur qui lance les dés. Tu peux t’arrêter et reprendre plus tard, mais pas recommencer.',
  notOpened: 'La partie n’a pas pu s’ouvrir. Réessaie dans un instant.',
  earlier: 'Jouer les dés d’un jour passé',
  earlierHint: 'Tu joues pour toi\u00a0: ça ne compte dans aucun classement du jour.',
  ordinary: 'Une partie ordinaire',

  results: 'Résultats',
  nobody: 'Personne n’a encore joué.',
  onHonour: 'Ce classement repose sur la confiance\u00a0: on peut regarder les dés avant de jouer.',
  forged: text(
    'La partie jointe au lien, au nom de {name}, ne correspond pas au défi. Elle n’est pas comparée.',
  ),
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
    tooLong:
      'Cette partie est trop longue pour un lien. Envoie le fichier\u00a0: il s’ouvre sur la page des défis.',
    open: 'Ouvrir un fichier de défi',
  },

  sending: 'Vérification de ta partie…',
  notSent: 'Ton résultat est gardé ici. Les autres le verront quand le réseau reviendra.',
  refused: 'Le serveur a refusé cette partie\u00a0: elle ne correspond pas au défi.',
  othersLater: 'Tu verras les résultats des autres quand le réseau reviendra.',

  bad: {
    title: 'Ce n’est pas un défi',
    text: 'Le lien est abîmé ou incomplet. Demande qu’on te le renvoie en entier.',
  },
  dailyOffline: {
    title: 'Pas de réseau',
    text: 'C’est le serveur qui lance les dés du défi du jour\u00a0: il faut du réseau. En attendant, tu peux jouer pour toi.',
  },

  follow: counts('count', {
    one: 'Le lancer est bien celui du défi',
    other: 'Les {#count} lancers sont bien ceux du défi',
  }),
  dontFollow: 'Certains lancers ne sont pas ceux du défi',
  checkLater:
    'C’est le serveur qui a lancé ces dés. On pourra les vérifier quand la journée sera finie.',

  challengeFriends: 'Défier des amis',
  compare: 'Comparer les résultats',
};

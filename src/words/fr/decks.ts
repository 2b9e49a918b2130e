/** The words for decks of one's own, in French. */

import type { Words } from '../en/decks.ts';
import { counts, number, text } from './grammar.ts';

export const words: Words = {
  title: 'Mes paquets',
  lead: 'Tu as la boîte du jeu, ou envie d’inventer un paquet\u202f? Entre ses cartes et joue avec\u00a0: sur cet appareil, contre des robots, avec des amis.',
  none: 'Pas encore de paquet.',
  begin: 'Créer un paquet',
  copy: 'Partir du paquet fourni',
  open: 'Ouvrir un fichier',
  drop: 'Ou dépose le fichier n’importe où sur cette page.',
  letGo: 'Lâche\u00a0: le paquet s’ouvre.',
  unnamed: 'Mon paquet',
  count: text('{#cards} cartes sur {#all}'),
  ready: 'prêt à jouer',

  back: 'Tous les paquets',
  name: 'Nom du paquet',
  cards: 'Les cartes',
  add: 'Ajouter une carte',
  addTitle: 'Une nouvelle carte',
  editTitle: text('Carte {#card}'),
  put: 'Ajouter',
  putMore: 'Ajouter et continuer',
  change: 'Modifier',
  twin: 'Ajouter la même',
  remove: 'Retirer',
  missing: 'Choisis d’abord une combinaison.',
  broken: text('Carte {#card}\u00a0: illisible. La modifier'),
  share: 'Partager le fichier',
  download: 'Télécharger',
  play: 'Jouer avec',
  delete: 'Supprimer le paquet',
  deleteSure: 'Supprimer ce paquet pour de bon\u202f? Il n’est gardé nulle part ailleurs.',
  deleteYes: 'Supprimer',
  deleteNo: 'Le garder',
  text: 'En texte',
  textHint: 'JSON\u00a0: une liste de cartes.',
  useText: 'Utiliser ce texte',
  notKept: 'Ce navigateur n’enregistre rien\u00a0: télécharge le paquet avant de partir.',

  bad: 'Ce n’est pas un paquet',
  nothingLost: 'Tes paquets n’ont pas changé.',
  faults: {
    json: 'Le texte n’est pas du JSON.',
    shape: 'Un fichier de paquet contient une liste de cartes.',
    game: 'Ce paquet est fait pour un jeu que Gobelet n’a pas.',
    large: 'Le fichier est trop gros pour un paquet.',
    count: counts('cards', {
      one: 'Il y a {#cards} carte\u202f; un paquet en a {#all}.',
      other: 'Il y a {#cards} cartes\u202f; un paquet en a {#all}.',
    }),
    list: 'Un paquet est une liste de cartes.',
    card: (card) => `Carte ${number(card)}\u00a0: elle est mal écrite.`,
    pattern: (card) =>
      `Carte ${number(card)}\u00a0: ses dés ne vont pas. Une carte demande de un à six dés.`,
    points: (card) =>
      `Carte ${number(card)}\u00a0: ses points doivent être un nombre entier de 0 à 999.`,
    action: (card) => `Carte ${number(card)}\u00a0: cette action n’existe pas.`,
    id: (card) => `Carte ${number(card)}\u00a0: elle n’a pas d’identifiant.`,
    twice: (card) => `Carte ${number(card)}\u00a0: elle a le même identifiant qu’une autre.`,
    more: text('et encore {#count}'),
  },

  option: 'Cartes',
  standardHint: 'Le paquet fourni par Gobelet.',
  ownHint: counts('cards', {
    one: 'Un paquet à toi, {#cards} carte.',
    other: 'Un paquet à toi, {#cards} cartes.',
  }),
  otherHint: 'Un autre paquet que celui de Gobelet.',
  manage: 'Mes paquets',
};

/** The words of the page that explains the proof of the dice to everybody, in French. */

import type { Words } from '../en/fair.ts';
import { counts, text } from './grammar.ts';

export const words: Words = {
  lead: 'Un ordinateur lance tes dés. Voici comment il se lie les mains, et comment tu peux le vérifier. Sans mathématiques.',

  steps: [
    {
      title: 'Une enveloppe scellée',
      text: 'Avant que quiconque s’assoie, la table note un nombre secret, le met sous enveloppe et la scelle. Le sceau montre l’empreinte du contenu\u202f: un autre nombre aurait une autre empreinte.',
    },
    {
      title: 'Une pincée de sel de chacun',
      text: 'Chaque personne qui s’assoit ajoute une graine à elle, une pincée de sel. La table ne pouvait pas la connaître en scellant l’enveloppe.',
    },
    {
      title: 'Tout dans le même gobelet',
      text: 'Le secret et le sel décident ensemble de tous les lancers. Personne ne tient les deux moitiés\u202f: la table a choisi trop tôt, les joueurs choisissent sans voir.',
    },
    {
      title: 'Les lancers',
      text: 'Tu joues. Les dés tombent comme c’était fixé au départ\u202f: personne ne peut se choisir un meilleur lancer en route.',
    },
    {
      title: 'On ouvre l’enveloppe',
      text: 'La partie finie, tout le monde peut voir le secret. L’empreinte montre que c’est bien celui d’avant.',
    },
    {
      title: 'Ton appareil vérifie',
      text: 'Il remet ensemble le secret et le sel et recalcule chaque lancer. Si un seul dé diffère, il te le dit.',
    },
  ],

  demo: {
    title: 'Essaie toi-même',
    lead: 'C’est pour de vrai, le même programme qu’à la table, avec toi pour seul joueur.',
    sealed: 'L’empreinte de l’enveloppe scellée\u00a0:',
    opened: 'Dedans, il y avait le secret\u00a0:',
    salt: 'Ta pincée de sel',
    saltHint: 'Quelques lettres ou chiffres, comme ça te vient.',
    saltProblem: 'Seulement des lettres de a à z, des chiffres, - et _, et au moins un signe.',
    throw: counts('dice', { one: 'Lancer {#dice} dé', other: 'Lancer {#dice} dés' }),
    again: 'Lancer encore',
    open: 'Ouvrir l’enveloppe',
    throwOf: text('Lancer {#number_}'),
    die: text('Dé {#place}\u00a0: {#face}'),
    turn: text('Le dé {#place} montre {#face}. Le tourner'),
    checks: 'La vérification',
    envelope: {
      good: 'Le secret a bien l’empreinte d’avant.',
      bad: 'Ce n’est pas le secret scellé\u202f: l’empreinte est autre.',
    },
    throws: {
      good: counts('count', {
        one: 'Le lancer découle du secret et du sel.',
        other: 'Les {#count} lancers découlent du secret et du sel.',
      }),
      bad: counts('count', {
        one: 'Un lancer ne découle pas du secret et du sel\u202f!',
        other: '{#count} lancers ne découlent pas du secret et du sel\u202f!',
      }),
    },
    fair: 'Tout est juste\u202f: des dés honnêtes.',
    caught: 'Démasqué\u202f!',
    cheat: 'Essaie donc de tricher',
    cheatHow: 'Touche un dé pour le tourner, ou glisse un autre secret dans l’enveloppe. Regarde la vérification.',
    swap: 'Changer le secret',
    undo: 'Tout remettre en ordre',
    restart: 'Recommencer',
  },

  check: {
    title: 'Vérifier une vraie partie',
    lead: 'Une de tes parties finies, ou une partie écrite et sa preuve, reçues d’un ami. La vérification se fait sur cet appareil\u202f; rien n’est envoyé.',
    open: 'Ouvrir partie et preuve',
    openHint: 'Deux fichiers\u202f: la partie écrite finit par .jsonl, la preuve par .proof.json. Choisis les deux ensemble.',
    own: 'Tes parties finies',
    noGames: 'Tu n’as pas encore de partie finie.',
    here: 'sur cet appareil',
    online: 'sur le serveur',
    players: counts('count', { one: '{#count} joueur', other: '{#count} joueurs' }),
    seat: text('Place {#seat}'),
    checking: 'On recalcule chaque lancer…',
    good: counts('count', {
      one: 'Honnête\u202f: {#count} réponse du hasard, et elle est juste.',
      other: 'Honnête\u202f: les {#count} réponses du hasard sont justes.',
    }),
    bad: 'Pas honnête\u202f: ce n’est pas ce que les dés ont donné.',
    unfinished: 'Le fichier s’arrête avant la fin de la partie\u202f; il est vérifié jusque-là.',
    record: 'Garder la partie écrite',
    proof: 'Garder la preuve',
    noProof: 'Il manque la preuve. Choisis les deux fichiers ensemble.',
    noRecord: 'Il manque la partie écrite. Choisis les deux fichiers ensemble.',
    unreadable: 'Ces fichiers ne sont pas une partie écrite et une preuve lisibles.',
    apart: 'La partie et la preuve ne vont pas ensemble.',
    failed: 'Cette partie est hors d’atteinte pour l’instant.',
  },

  limits: {
    title: 'Ce que cela ne prouve pas',
    text: [
      'Cela vaut pour toi si ton propre sel est dedans. La page en ajoute pour toi chaque fois que tu t’assois.',
      'La table connaît les lancers à venir. Qu’elle ne les dise à personne et ne laisse aucun bot regarder, il faut la croire.',
      'Cela prouve les dés, pas la chance\u202f: des dés honnêtes peuvent être cruels.',
    ],
  },
};

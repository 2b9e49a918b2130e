/** The words of the page that explains the proof of the dice to everybody, in French. */

import type { Words } from '../en/fair.ts';
import { counts, text } from './grammar.ts';

export const words: Words = {
  lead: 'Un ordinateur lance tes dés. Voici comment il s’empêche de tricher, et comment tu peux le vérifier. Pas besoin de maths.',

  steps: [
    {
      title: 'Une enveloppe scellée',
      text: 'Avant l’arrivée des joueurs, la table choisit un nombre secret et le met dans une enveloppe scellée. Sur le sceau, on voit l’empreinte de ce nombre\u00a0: un autre nombre aurait une autre empreinte.',
    },
    {
      title: 'Chacun met son grain de sel',
      text: 'Chaque personne qui s’assoit ajoute sa propre graine, comme une pincée de sel. La table ne pouvait pas la connaître en scellant l’enveloppe.',
    },
    {
      title: 'Tout dans le même gobelet',
      text: 'Ensemble, le secret et le sel décident de tous les lancers. Personne ne choisit les deux\u00a0: la table a choisi avant de connaître le sel, les joueurs choisissent sans voir le secret.',
    },
    {
      title: 'Les lancers',
      text: 'On joue. Tous les lancers sont fixés depuis le début\u00a0: personne ne peut en choisir un meilleur en cours de route.',
    },
    {
      title: 'On ouvre l’enveloppe',
      text: 'À la fin de la partie, tout le monde peut voir le secret. L’empreinte prouve que c’est bien celui du début.',
    },
    {
      title: 'Ton appareil vérifie',
      text: 'Il reprend le secret et le sel, et recalcule chaque lancer. Si un seul dé est différent, il te le dit.',
    },
  ],

  demo: {
    title: 'Essaie toi\u2011même',
    lead: 'C’est pour de vrai\u00a0: le même programme qu’à la table, mais tu joues sans les autres.',
    sealed: 'L’empreinte de l’enveloppe scellée\u00a0:',
    opened: 'Le secret qu’elle contenait\u00a0:',
    salt: 'Ta pincée de sel',
    saltHint: 'Quelques lettres ou chiffres, au hasard.',
    saltProblem: 'Au moins un caractère\u00a0: des lettres de a à z sans accent, des chiffres, - ou _.',
    throw: counts('dice', { one: 'Lancer {#dice} dé', other: 'Lancer {#dice} dés' }),
    again: 'Lancer encore',
    open: 'Ouvrir l’enveloppe',
    throwOf: text('Lancer {#number_}'),
    die: text('Dé {#place}\u00a0: {#face}'),
    turn: text('Le dé {#place} montre {#face}. Le tourner'),
    checks: 'La vérification',
    envelope: {
      good: 'Le secret a bien l’empreinte du début.',
      bad: 'Ce n’est pas le secret scellé\u00a0: l’empreinte est différente.',
    },
    throws: {
      good: counts('count', {
        one: 'Le lancer vient bien du secret et du sel.',
        other: 'Les {#count} lancers viennent bien du secret et du sel.',
      }),
      bad: counts('count', {
        one: 'Un lancer ne vient pas du secret et du sel\u202f!',
        other: '{#count} lancers ne viennent pas du secret et du sel\u202f!',
      }),
    },
    fair: 'Tout est juste\u00a0: les dés ne sont pas truqués.',
    caught: 'Pris sur le fait\u202f!',
    cheat: 'Maintenant, essaie de tricher',
    cheatHow: 'Touche un dé pour le tourner, ou glisse un autre secret dans l’enveloppe. Puis regarde la vérification.',
    swap: 'Changer le secret',
    undo: 'Tout remettre en ordre',
    restart: 'Recommencer',
  },

  check: {
    title: 'Vérifier une vraie partie',
    lead: 'Choisis une de tes parties finies, ou ouvre la partie et la preuve qu’un ami t’a envoyées. Tout est vérifié sur cet appareil\u202f; rien n’est envoyé.',
    open: 'Ouvrir partie et preuve',
    openHint:
      'Deux fichiers\u00a0: celui de la partie finit par .jsonl, celui de la preuve par .proof.json. Choisis les deux ensemble.',
    own: 'Tes parties finies',
    noGames: 'Tu n’as pas encore de partie finie.',
    here: 'sur cet appareil',
    online: 'sur le serveur',
    players: counts('count', { one: '{#count} joueur', other: '{#count} joueurs' }),
    seat: text('Place {#seat}'),
    checking: 'On recalcule chaque lancer…',
    unfinished: 'Le fichier s’arrête avant la fin de la partie\u202f; il est vérifié jusque-là.',
    record: 'Enregistrer la partie',
    proof: 'Enregistrer la preuve',
    noProof: 'Il manque la preuve. Choisis les deux fichiers ensemble.',
    noRecord: 'Il manque la partie. Choisis les deux fichiers ensemble.',
    unreadable: 'Impossible de lire une partie et sa preuve dans ces fichiers.',
    apart: 'La partie et la preuve ne vont pas ensemble.',
    failed: 'Cette partie n’est pas disponible pour l’instant.',
  },

  limits: {
    title: 'Ce que ça ne prouve pas',
    text: [
      'La preuve vaut pour toi si ton propre sel est dedans. La page l’ajoute pour toi chaque fois que tu prends place.',
      'La table connaît les lancers à venir. Il faut lui faire confiance pour ne les dire à personne, pas même aux robots.',
      'On prouve les dés, pas la chance\u00a0: même sans triche, ils peuvent être cruels.',
    ],
  },
};

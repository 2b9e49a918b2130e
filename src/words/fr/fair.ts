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
      title: 'Chacun apporte ses boîtes',
      text: 'Chaque personne qui s’assoit apporte une boîte. Dedans, il y a une boîte plus petite, puis une autre, des centaines, chacune avec un nombre que seul son appareil connaît. On n’en voit que l’extérieur, et plus rien à l’intérieur ne peut changer.',
    },
    {
      title: 'Tout dans le même gobelet',
      text: 'Au début de la partie, chacun ouvre une boîte. Son nombre va dans le gobelet avec le secret. Personne ne décide de tout\u00a0: la table a choisi avant de connaître les nombres, les joueurs ne voient pas le secret.',
    },
    {
      title: 'Les lancers',
      text: 'À chacun de tes lancers, ton appareil ouvre la boîte suivante, et son nombre va aussi dans le gobelet. Les dés ne tombent qu’après. Avant, personne au monde ne connaît le lancer\u00a0: ni toi, ni la table.',
    },
    {
      title: 'On ouvre l’enveloppe',
      text: 'À la fin de la partie, tout le monde peut voir le secret. L’empreinte prouve que c’est bien celui du début.',
    },
    {
      title: 'Ton appareil vérifie',
      text: 'Il reprend le secret et tous les nombres, et recalcule chaque lancer. Si un seul dé est différent, ou si la table dit qu’une de tes boîtes n’est jamais arrivée, il te le dit.',
    },
  ],

  demo: {
    title: 'Essaie toi\u2011même',
    lead: 'C’est pour de vrai\u00a0: le même programme qu’à la table, mais tu joues sans les autres.',
    sealed: 'L’empreinte de l’enveloppe scellée\u00a0:',
    opened: 'Le secret qu’elle contenait\u00a0:',
    outside: 'L’extérieur de tes boîtes\u00a0:',
    box: text('Boîte {#number_}'),
    salt: 'Un mot pour tes boîtes',
    saltHint: 'Quelques lettres ou chiffres, au hasard. Tes boîtes en sont faites.',
    saltProblem:
      'Au moins un caractère\u00a0: des lettres de a à z sans accent, des chiffres, - ou _.',
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
    boxes: {
      good: 'Chaque boîte était bien dans la précédente.',
      bad: 'Ton appareil a ouvert une dernière boîte, et la table dit qu’elle n’est jamais arrivée.',
    },
    throws: {
      good: counts('count', {
        one: 'Le lancer vient bien du secret et des boîtes.',
        other: 'Les {#count} lancers viennent bien du secret et des boîtes.',
      }),
      bad: counts('count', {
        one: 'Un lancer ne vient pas du secret et des boîtes\u202f!',
        other: '{#count} lancers ne viennent pas du secret et des boîtes\u202f!',
      }),
    },
    fair: 'Tout est juste\u00a0: les dés ne sont pas truqués.',
    caught: 'Pris sur le fait\u202f!',
    cheat: 'Maintenant, essaie de tricher',
    cheatHow:
      'Touche un dé pour le tourner, glisse un autre secret dans l’enveloppe, ou dis que ta dernière boîte n’est jamais arrivée. Puis regarde la vérification.',
    swap: 'Changer le secret',
    lose: 'Dire qu’une boîte n’est pas arrivée',
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

  older: {
    title: 'Les parties d’avant',
    text: 'Dans les parties plus anciennes, chacun ajoutait un seul nombre au début, une pincée de sel, et tous les lancers étaient alors fixés. Personne ne pouvait les choisir, mais la table les connaissait d’avance. Leurs preuves se vérifient ici de la même façon.',
  },

  limits: {
    title: 'Ce que ça ne prouve pas',
    text: [
      'La preuve vaut pour toi si tes propres boîtes y sont. La page en apporte pour toi chaque fois que tu prends place.',
      'Pour les robots et les absents, la table lance seule, et elle pourrait connaître ces lancers d’avance. La vérification dit lesquels.',
      'On prouve les dés, pas la chance\u00a0: même sans triche, ils peuvent être cruels.',
    ],
  },
};

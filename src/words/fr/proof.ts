/** Les mots des dés d’une table, avant et après la partie, en français. */

import type { Words } from '../en/proof.ts';
import { counts, de, text } from './grammar.ts';

export const words: Words = {
  // Before the game -------------------------------------------------------------------------------
  fingerprint: 'Empreinte des dés',
  kept: 'Le secret d’où viennent les dés de cette table est déjà choisi, et voici son empreinte. Ton appareil la garde et la compare à la fin de la partie.',
  copy: 'Copier l’empreinte',
  called: 'Les appareils de tous ajoutent leur part aux dés…',

  // After it --------------------------------------------------------------------------------------
  checking: 'Vérification des dés…',
  unreachable: 'La preuve des dés n’est pas disponible pour l’instant.',
  follow: counts('count', {
    one: 'Dés sans triche\u00a0: {#count} lancer vérifié ici',
    other: 'Dés sans triche\u00a0: les {#count} lancers vérifiés ici',
  }),
  how: 'Avant l’arrivée des joueurs, la table a choisi un nombre secret et en a montré l’empreinte. Chaque joueur a ajouté une graine. Le secret et les graines décident de tous les lancers\u202f; ton appareil vient de les recalculer un par un.',
  how2: 'Avant l’arrivée des joueurs, la table a choisi un nombre secret et en a montré l’empreinte. L’appareil de chaque joueur a apporté des boîtes gigognes et en a ouvert une à chaque lancer. Un lancer vient de tout cela ensemble\u00a0: personne ne pouvait le connaître avant. Ton appareil vient de les recalculer un par un.',
  commitment: 'Empreinte du secret',
  matches: '— correspond au secret.',
  differs: '— ne correspond pas\u202f!',
  seedOf: ({ name }) => `Graine ${de(name)}`,
  boxesOf: ({ name }) => `Boîtes ${de(name)}`,
  byTable: '(de la table)',
  bySeat: '(la sienne)',
  fault: text('À la ligne {#line}, la partie ne respecte pas les règles.'),
  throws: 'Tous les lancers',
  setup: 'Mélange et premier joueur',
  throwOf: text('{name} lance'),
  drawOf: text('{name} tire une carte'),
  noted: 'Empreinte notée par cet appareil avant la partie',
  named: text('L’hôte a choisi qui commence\u00a0: {name}.'),
  house: counts('count', {
    one: '{name}\u00a0: {#count} lancer fait par la table seule',
    other: '{name}\u00a0: {#count} lancers faits par la table seule',
  }),
  houseWhy:
    'La table lance pour les robots, pour les absents et pour un appareil qui a perdu ses boîtes. Un tel lancer, elle peut le connaître d’avance.',
  redealt:
    'Une sauvegarde du serveur a été remise en place\u00a0: à partir de là, les dés viennent d’un nouveau secret.',
  matching: counts('count', {
    one: '{#count} lancer correspond à sa preuve',
    other: 'Les {#count} lancers correspondent à leur preuve',
  }),
  doubts: {
    absent:
      'Cet appareil n’était pas à cette table avant la partie. Il ne peut pas dire si le secret était choisi avant.',
    late: 'Mais cet appareil a vu la table quand la partie était déjà commencée. Il ne peut pas dire si le secret était choisi avant.',
    elsewhere:
      'Mais ta part des dés vient d’un autre appareil. Lui seul peut dire si elle a servi.',
    watching: 'Tu n’as rien ajouté à ces dés. Ceux qui ont joué peuvent dire si leur part a servi.',
  },
  tampered: 'Ces dés ont été truqués',
  frauds: {
    commitment:
      'Le secret n’est pas celui dont ton appareil a noté l’empreinte avant la partie. Il a été échangé.',
    seed: 'Ce que ton appareil a ajouté aux dés a été remplacé par autre chose.',
    chain: 'Ce que ton appareil a ajouté aux dés a été remplacé par autre chose.',
    link: 'Ton appareil a ouvert une boîte pour un lancer, et la preuve dit qu’il n’en est venu aucune.',
    'refused-link': 'La table a refusé une boîte de ton appareil qui était pourtant la bonne.',
    'other-chain':
      'Les boîtes d’une autre personne ne sont pas celles que ton appareil avait vues avant d’ouvrir la sienne.',
    first: 'La preuve ne dit pas la même chose que la table sur qui devait commencer.',
    throws: 'Certains lancers ne sont pas ceux que donne la preuve.',
  },
};

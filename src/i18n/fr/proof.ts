/** Les mots des dés d’une table, avant et après la partie, en français. */

import type { Words } from '../en/proof.ts';
import { counts, de, text } from './grammar.ts';

export const words: Words = {
  // Before the game --------------------------------------------------------------------------------------------------
  fingerprint: 'Empreinte des dés',
  kept: 'Le secret d’où viennent les dés de cette table est déjà choisi, et voici son empreinte. Ton appareil la garde et la compare à la fin de la partie.',
  copy: 'Copier l’empreinte',

  // After it ---------------------------------------------------------------------------------------------------------
  checking: 'Vérification des dés…',
  unreachable: 'La preuve des dés n’est pas disponible pour l’instant.',
  follow: counts('count', {
    one: 'Dés sans triche\u00a0: {#count} lancer vérifié ici',
    other: 'Dés sans triche\u00a0: les {#count} lancers vérifiés ici',
  }),
  how: 'Avant l’arrivée des joueurs, la table a choisi un nombre secret et en a montré l’empreinte. Chaque joueur a ajouté une graine. Le secret et les graines décident de tous les lancers\u202f; ton appareil vient de les recalculer un par un.',
  commitment: 'Empreinte du secret',
  matches: '— correspond au secret.',
  differs: '— ne correspond pas\u202f!',
  seedOf: ({ name }) => `Graine ${de(name)}`,
  byTable: '(de la table)',
  bySeat: '(la sienne)',
  fault: text('À la ligne {#line}, la partie ne respecte pas les règles.'),
  throws: 'Tous les lancers',
  setup: 'Mélange et premier joueur',
  throwOf: text('{name} lance'),
  drawOf: text('{name} tire une carte'),
  noted: 'Empreinte notée par cet appareil avant la partie',
  named: text('L’hôte a choisi qui commence\u00a0: {name}.'),
  matching: counts('count', {
    one: '{#count} lancer correspond à sa preuve',
    other: 'Les {#count} lancers correspondent à leur preuve',
  }),
  doubts: {
    absent: 'Cet appareil n’était pas à cette table avant la partie. Il ne peut pas dire si le secret était choisi avant.',
    late: 'Mais cet appareil a vu la table quand la partie était déjà commencée. Il ne peut pas dire si le secret était choisi avant.',
    elsewhere: 'Mais ta part des dés vient d’un autre appareil. Lui seul peut dire si elle a servi.',
    watching: 'Tu n’as rien ajouté à ces dés. Ceux qui ont joué peuvent dire si leur part a servi.',
  },
  tampered: 'Ces dés ont été truqués',
  frauds: {
    commitment: 'Le secret n’est pas celui dont ton appareil a noté l’empreinte avant la partie. Il a été échangé.',
    seed: 'Ce que ton appareil a ajouté aux dés a été remplacé par autre chose.',
    first: 'La preuve ne dit pas la même chose que la table sur qui devait commencer.',
    throws: 'Certains lancers ne sont pas ceux que donne la preuve.',
  },
};

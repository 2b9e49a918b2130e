/** The words for looking back at a game, in French. */

import type { Words } from '../en/replay.ts';
import { counts, de, list, number, text } from './grammar.ts';

export const words: Words = {
  title: text('{game}\u00a0: le film'),
  toTable: 'À la table',
  toStart: 'Une autre partie',
  player: text('Place {#seat}'),

  controls: 'Lecture',
  moment: 'Moment de la partie',
  at: (at, end) => (at === 0 ? 'Le début' : `Coup ${number(at)} sur ${number(end)}`),
  first: 'Au début',
  back: 'Un coup en arrière',
  play: 'Lire',
  pause: 'Pause',
  forward: 'Un coup en avant',
  last: 'À la fin',
  decision: 'Décision suivante',
  decisionOf: ({ name }) => `Décision suivante ${de(name)}`,
  noDecision: 'Plus de décision après celle-ci',
  speed: text('Vitesse\u202f: {#times} fois. Changer'),
  ways: counts('count', { one: '{#count} coup possible', other: '{#count} coups possibles' }),
  menu: 'Lien, touches, revoir ensemble',

  eyes: {
    title: 'Par les yeux de qui',
    public: 'Tout le monde',
    publicHint: 'Seulement ce que tous pouvaient voir.',
    open: 'Cartes sur table',
    openHint: 'Ce que personne ou peu de gens voyaient est posé à côté de la table.',
    seatHint: text('Ce que savait {name} à ce moment, et rien d’autre.'),
    now: text('Yeux\u202f: {who}'),
    look: 'Voir par ces yeux',
  },
  secrets: 'Ce qui était caché',
  nothingHidden: 'rien de caché',

  link: {
    title: 'Un lien vers ce moment',
    text: text('{game}, {moment}'),
    share: 'Partager',
    copy: 'Copier le lien',
    copied: 'Copié',
    hereOnly:
      'Cette partie est gardée sur cet appareil, et le lien ne marche que sur celui-ci. Pour la montrer à quelqu’un, envoie la partie écrite.',
    fileOnly: 'Cette partie vient d’un fichier\u202f: pour la montrer à quelqu’un, envoie le fichier.',
    record: 'Télécharger la partie écrite',
  },
  keys: {
    title: 'Touches',
    list: [
      ['← →', 'un coup en arrière, en avant'],
      ['Début Fin', 'le début, la fin'],
      ['Espace', 'lecture et pause'],
      ['D', 'décision suivante'],
      ['1 2 3 …', 'par les yeux de ce joueur'],
      ['0', 'par les yeux de tous'],
      ['A', 'cartes sur table'],
      ['Échap', 'ne plus suivre, ne plus montrer'],
    ],
  },

  together: {
    title: 'Revoir ensemble',
    how: 'Envoie le lien. L’un mène, les autres suivent\u202f; tout le monde peut montrer du doigt.',
    lead: 'Mener',
    leading: 'Tu mènes\u202f: qui te suit voit ce que tu vois.',
    stopLeading: 'Ne plus mener',
    leads: text('{name} mène dans cette partie.'),
    follow: text('Suivre {name}'),
    following: text('Tu suis {name}.'),
    stopFollowing: 'Ne plus suivre',
    point: 'Montrer du doigt',
    pointing: 'Touche un joueur, ou une ligne de ce qui s’est passé.',
    stopPointing: 'Ne rien montrer',
    pointedBy: (names) => `Doigt ici\u202f: ${list(names)}`,
    you: 'Toi',
    pointsAtMove: text('{name} montre le coup {#move}.'),
    pointsAtSeat: text('{name} montre {other}.'),
    youPoint: 'Tu montres là\u202f: les autres le voient.',
    look: 'Y aller',
  },

  file: {
    title: 'Revoir une partie',
    lead: 'Revois une partie finie coup par coup, par les yeux de chacun. La partie écrite est le fichier que donne «\u00a0La partie écrite\u00a0» à la fin.',
    open: 'Ouvrir une partie écrite',
    drop: 'Ou dépose le fichier n’importe où sur cette page.',
    letGo: 'Lâche\u202f: la partie s’ouvre.',
    reading: 'Lecture…',
    several: counts('count', {
      one: '{#count} partie dans ce fichier',
      other: '{#count} parties dans ce fichier\u202f: choisis-en une',
    }),
    line: text('dès la ligne {#line}'),
    moves: counts('count', { one: '{#count} coup', other: '{#count} coups' }),
    players: counts('count', { one: '{#count} joueur', other: '{#count} joueurs' }),
    unfinished: 'inachevée',
    own: 'Tes parties finies',
    here: 'sur cet appareil',
    online: 'sur le serveur',
    bad: 'Ce fichier ne peut pas être revu',
    tooLarge: text('Le fichier est trop grand\u202f: au plus {#most} mégaoctets.'),
    empty: 'Il n’y a pas de partie dans ce fichier.',
    faults: {
      text: text('La ligne {#line} n’est pas écrite comme il faut\u202f: chaque ligne est un morceau de JSON.'),
      header: text(
        'La ligne {#line} devrait ouvrir une partie, et ne le fait pas\u202f: le jeu, les joueurs ou la mise en place sont faux.',
      ),
      start: text('La ligne {#line} est un coup avant toute ouverture de partie. Le début du fichier manque peut-être.'),
      event: text('La ligne {#line} est un coup que les règles ne permettent pas là.'),
    },
    reason: 'En détail',
    spoilt: counts('count', {
      one: '{#count} autre partie ne peut pas être revue\u202f:',
      other: '{#count} autres parties ne peuvent pas être revues\u202f:',
    }),
  },

  troubles: {
    running: {
      title: 'La partie continue',
      text: 'Le film est là quand la partie est finie\u202f: avant, il trahirait des secrets.',
    },
    unreadable: { title: 'Impossible à revoir', text: 'La partie écrite est illisible.' },
  },
};

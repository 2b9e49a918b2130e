/** The words for looking back at a game, in French. */

import type { Words } from '../en/replay.ts';
import { counts, de, list, number, text } from './grammar.ts';

export const words: Words = {
  title: text('{game}\u00a0: le film'),
  toTable: 'Retour à la table',
  toStart: 'Une autre partie',
  player: text('Place {#seat}'),

  controls: 'Commandes du film',
  moment: 'Moment de la partie',
  at: (at, end) => (at === 0 ? 'Le début' : `Coup ${number(at)} sur ${number(end)}`),
  first: 'Au début',
  back: 'Un coup en arrière',
  play: 'Lecture',
  pause: 'Pause',
  forward: 'Un coup en avant',
  last: 'À la fin',
  decision: 'Décision suivante',
  decisionOf: ({ name }) => `Décision suivante ${de(name)}`,
  noDecision: 'Plus de décision après celle-ci',
  speed: text('Vitesse\u00a0: {#times} fois. Changer'),
  ways: counts('count', { one: '{#count} coup possible', other: '{#count} coups possibles' }),
  menu: 'Lien, touches, revoir ensemble',

  eyes: {
    title: 'Le point de vue',
    public: 'Tout le monde',
    publicHint: 'Seulement ce que tout le monde pouvait voir.',
    open: 'Cartes sur table',
    openHint: 'Tout ce qui était caché est montré à côté de la table.',
    seatHint: text('Ce que {name} savait à ce moment, et rien d’autre.'),
    now: text('Vue\u00a0: {who}'),
    look: 'Voir de son point de vue',
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
      'Cette partie est gardée sur cet appareil\u00a0: le lien ne marche qu’ici. Pour la montrer à quelqu’un, envoie le fichier de la partie.',
    fileOnly:
      'Cette partie vient d’un fichier\u00a0: pour la montrer à quelqu’un, envoie le fichier.',
    record: 'Télécharger la partie',
  },
  keys: {
    title: 'Touches',
    list: [
      ['← →', 'un coup en arrière, en avant'],
      ['Début Fin', 'le début, la fin'],
      ['Espace', 'lecture et pause'],
      ['D', 'décision suivante'],
      ['1 2 3 …', 'le point de vue de ce joueur'],
      ['0', 'le point de vue de tous'],
      ['A', 'cartes sur table'],
      ['Échap', 'ne plus suivre, ne plus montrer'],
    ],
  },

  together: {
    title: 'Revoir ensemble',
    how: 'Envoie le lien. Une personne guide, les autres suivent\u202f; tout le monde peut montrer du doigt.',
    lead: 'Guider',
    leading: 'Tu guides\u00a0: quand on te suit, on voit ce que tu vois.',
    stopLeading: 'Ne plus guider',
    leads: text('C’est {name} qui guide.'),
    follow: text('Suivre {name}'),
    following: text('Tu suis {name}.'),
    stopFollowing: 'Ne plus suivre',
    point: 'Montrer du doigt',
    pointing: 'Touche un joueur, ou une ligne du journal.',
    stopPointing: 'Ne plus montrer',
    pointedBy: (names) => `Montré du doigt\u00a0: ${list(names)}`,
    you: 'Toi',
    pointsAtMove: text('{name} montre le coup {#move}.'),
    pointsAtSeat: text('{name} montre {other}.'),
    youPoint: 'Les autres voient ce que tu montres.',
    look: 'Y aller',
  },

  file: {
    title: 'Revoir une partie',
    lead: 'Revois une partie finie coup par coup, du point de vue de qui tu veux. Le fichier se télécharge à la fin d’une partie, avec «\u00a0Télécharger la partie\u00a0».',
    open: 'Ouvrir une partie',
    drop: 'Ou dépose le fichier n’importe où sur cette page.',
    letGo: 'Lâche\u00a0: la partie s’ouvre.',
    reading: 'Lecture…',
    several: counts('count', {
      one: '{#count} partie dans ce fichier',
      other: '{#count} parties dans ce fichier\u00a0: choisis\u2011en une',
    }),
    line: text('à partir de la ligne {#line}'),
    moves: counts('count', { one: '{#count} coup', other: '{#count} coups' }),
    players: counts('count', { one: '{#count} joueur', other: '{#count} joueurs' }),
    unfinished: 'inachevée',
    own: 'Tes parties finies',
    here: 'sur cet appareil',
    online: 'sur le serveur',
    bad: 'Impossible de revoir ce fichier',
    tooLarge: text('Le fichier est trop gros\u00a0: {#most} mégaoctets au plus.'),
    empty: 'Il n’y a pas de partie dans ce fichier.',
    faults: {
      text: text(
        'La ligne {#line} est mal écrite\u00a0: chaque ligne doit être un morceau de JSON.',
      ),
      header: text(
        'La ligne {#line} devrait ouvrir une partie, mais le jeu, les joueurs ou la mise en place ne sont pas corrects.',
      ),
      start: text(
        'La ligne {#line} est un coup, mais aucune partie n’a encore commencé. Il manque peut-être le début du fichier.',
      ),
      event: text('La ligne {#line} est un coup que les règles ne permettent pas.'),
    },
    reason: 'En détail',
    spoilt: counts('count', {
      one: 'Impossible de revoir {#count} autre partie\u00a0:',
      other: 'Impossible de revoir {#count} autres parties\u00a0:',
    }),
  },

  troubles: {
    running: {
      title: 'La partie n’est pas finie',
      text: 'Tu pourras la revoir à la fin\u00a0: avant, tu verrais des secrets.',
    },
    unreadable: { title: 'Impossible à revoir', text: 'Le fichier de cette partie est illisible.' },
  },
};

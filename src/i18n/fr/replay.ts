/** The words for looking back at a game, in French. */

import type { Words } from '../en/replay.ts';
import { de, list, number, plural } from './grammar.ts';

export const words: Words = {
  title: (game) => `${game}\u00a0: le film`,
  toTable: 'À la table',
  toStart: 'Une autre partie',
  player: (seat) => `Place ${number(seat)}`,

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
  decisionOf: (name) => `Décision suivante ${de(name)}`,
  noDecision: 'Plus de décision après celle-ci',
  speed: (times) => `Vitesse\u202f: ${number(times)} fois. Changer`,
  ways: (count) => plural(count, { one: '# coup possible', other: '# coups possibles' }),
  menu: 'Lien, touches, revoir ensemble',

  eyes: {
    title: 'Par les yeux de qui',
    public: 'Tout le monde',
    publicHint: 'Seulement ce que tous pouvaient voir.',
    open: 'Cartes sur table',
    openHint: 'Ce que personne ou peu de gens voyaient est posé à côté de la table.',
    seatHint: (name) => `Ce que savait ${name} à ce moment, et rien d’autre.`,
    now: (who) => `Yeux\u202f: ${who}`,
    look: 'Voir par ces yeux',
  },
  secrets: 'Ce qui était caché',
  nothingHidden: 'rien de caché',

  link: {
    title: 'Un lien vers ce moment',
    text: (game, moment) => `${game}, ${moment}`,
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
    leads: (name) => `${name} mène dans cette partie.`,
    follow: (name) => `Suivre ${name}`,
    following: (name) => `Tu suis ${name}.`,
    stopFollowing: 'Ne plus suivre',
    point: 'Montrer du doigt',
    pointing: 'Touche un joueur, ou une ligne de ce qui s’est passé.',
    stopPointing: 'Ne rien montrer',
    pointedBy: (names) => `Doigt ici\u202f: ${list(names)}`,
    you: 'Toi',
    pointsAtMove: (name, move) => `${name} montre le coup ${number(move)}.`,
    pointsAtSeat: (name, other) => `${name} montre ${other}.`,
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
    several: (count) =>
      plural(count, { one: '# partie dans ce fichier', other: '# parties dans ce fichier\u202f: choisis-en une' }),
    line: (line) => `dès la ligne ${number(line)}`,
    moves: (count) => plural(count, { one: '# coup', other: '# coups' }),
    players: (count) => plural(count, { one: '# joueur', other: '# joueurs' }),
    unfinished: 'inachevée',
    own: 'Tes parties finies',
    here: 'sur cet appareil',
    online: 'sur le serveur',
    bad: 'Ce fichier ne peut pas être revu',
    tooLarge: (most) => `Le fichier est trop grand\u202f: au plus ${number(most)} mégaoctets.`,
    empty: 'Il n’y a pas de partie dans ce fichier.',
    faults: {
      text: (line) => `La ligne ${number(line)} n’est pas écrite comme il faut\u202f: chaque ligne est un morceau de JSON.`,
      header: (line) =>
        `La ligne ${number(line)} devrait ouvrir une partie, et ne le fait pas\u202f: le jeu, les joueurs ou la mise en place sont faux.`,
      start: (line) =>
        `La ligne ${number(line)} est un coup avant toute ouverture de partie. Le début du fichier manque peut-être.`,
      event: (line) => `La ligne ${number(line)} est un coup que les règles ne permettent pas là.`,
    },
    reason: 'En détail',
    spoilt: (count) =>
      plural(count, {
        one: '# autre partie ne peut pas être revue\u202f:',
        other: '# autres parties ne peuvent pas être revues\u202f:',
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

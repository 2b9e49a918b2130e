/** Pokerdice in a terminal, in French. */

import type { Words } from '../en/terminal-pokerdice.ts';
import { counts, either, list, plural, point, text } from './grammar.ts';

export const words: Words = {
  list,
  either,
  point,

  head: text('manche {#round} sur {#rounds}'),
  end: 'la fin',
  throws: ({ name, isMe }) => (isMe ? 'tu lances' : `${name} lance`),
  cards: (count) => plural(count, { one: '# carte', other: '# cartes' }),
  pointsInShort: counts('count', { one: '{#count} pt', other: '{#count} pts' }),
  capturedInShort: text('{#count} capt'),
  plays: text('joue {played}'),
  kept: 'gardé',
  fresh: 'relancé',
  lastDice: 'les dés de la manche passée',
  laid: 'posée',
  only: text('rien que {faces}'),

  lay: (count) => (count === 1 ? 'Pose une de tes cartes face cachée.' : 'Pose deux de tes cartes face cachée.'),
  rethrow: (left) =>
    `Garde les dés comme ils sont, ou relances-en (encore ${plural(left, { one: '# relance', other: '# relances' })}).`,
  moves: {
    throw: 'lancer les cinq dés',
    stop: 'garder les dés\u00a0: toutes les cartes sont retournées et jugées',
    rethrow: (letters) => `relancer ${list(letters)}`,
  },
  families: {
    rethrow: 'relancer des dés\u00a0: leurs lettres, p. ex. `ace`\u00a0; ou `keep bd`\u00a0; ou `all`',
    card: text('poser une carte\u00a0: son numéro ou son nom, p. ex. `{example}`'),
    cards: text('poser deux cartes, p. ex. `{example}`'),
  },

  threw: ({ name, isMe }, faces) => `${isMe ? 'Tu lances' : `${name} lance`} ${faces}.`,
  threwAgain: ({ name, isMe }, letters, faces) => `${isMe ? 'Tu relances' : `${name} relance`} ${list(letters)}\u00a0: ${faces}.`,
  laidDown: text('Tu poses, face cachée\u00a0: {played}.'),

  typing: {
    commit:
      'Tape le numéro d’une carte ou son nom\u00a0: `full`, `double paire`. Un ✓ dit que les dés la réussissent comme ils sont.',
    reroll: 'Tape les lettres des dés à relancer (`ace`), `keep bd` pour relancer les autres, `all` pour tous, ou `stop`.',
  },
  allCards: text('Les cartes et leurs points\u00a0: {all} Qui peut le plus peut le moins.'),
  stillHas: ({ name, isMe }, what) => `${isMe ? 'Tu as' : `${name} a`} encore\u00a0: ${what}.`,
  everyCard: 'toutes les cartes',
  noCard: 'aucune carte',

  odds: {
    heads: {
      card: 'carte',
      points: 'pts',
      atOnce: 'd’un coup',
      inThree: 'en trois',
      worth: 'vaut',
      made: 'faite',
      atBest: 'mieux',
      mine: 'moi',
      theirs: 'eux',
      later: 'après',
      mix: 'mix',
      throw: 'lance',
      keep: 'garde',
      held: 'tenue',
    },
    throw:
      'Chances en pour cent. D’un coup\u00a0: le premier lancer la réussit. En trois\u00a0: avec deux relances, chacune la meilleure pour cette seule carte.',
    madeByMe:
      'Faite\u00a0: la chance avec les relances qui rapportent le plus\u00a0; mieux\u00a0: avec les meilleures relances pour cette seule carte.',
    madeBy: text('Faite\u00a0: la chance telle que {name} va relancer.'),
    worth: (isSeveral) =>
      `Moi\u00a0: mes points de la manche, captures comprises\u00a0; eux\u00a0: ${isSeveral ? 'ceux des autres, en moyenne' : 'ceux de l’autre'}\u00a0; après\u00a0: ce que rapporteront les cartes restantes. Vaut = moi − eux + après. Mix\u00a0: combien de fois sur cent la jouer. ✓ réussie en ce moment.`,
    rethrow: (own, left) =>
      `Chances exactes en pour cent, les relances suivantes étant les meilleures\u00a0: avant │ pour ${own}, après pour les cartes que les autres peuvent tenir${left > 0 ? ` (les ${left} moins probables laissées de côté)` : ''}.`,
    held: (isMany) =>
      isMany
        ? 'Tenue\u00a0: combien les autres en tiennent, en centièmes.'
        : 'Tenue\u00a0: la chance que l’autre la tienne, en pour cent.',
    less: (isSeveral) =>
      `Moi\u00a0: mes points, captures comprises\u00a0; vaut\u00a0: moins ${isSeveral ? 'la moyenne des leurs' : 'les siens'}.`,
    columns: text('Colonnes\u00a0: {all}.'),
    expected: text('On suppose que tous jouent bien\u00a0; alors sans doute {all}.'),
    expectedOf: text('{name}\u00a0: {likely}'),
  },
};

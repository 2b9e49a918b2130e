/** Pokerdice in a terminal, in French. */

import { counts, either, list, plural, point, text } from '../../../../words/fr/grammar.ts';
import type { Words } from '../en/terminal.ts';

export const words: Words = {
  list,
  either,
  point,

  head: text('manche {#round} sur {#rounds}'),
  end: 'la fin',
  throws: ({ name, isMe }) => `joueur actif\u00a0: ${isMe ? 'toi' : name}`,
  cards: (count) => plural(count, { one: '# carte', other: '# cartes' }),
  pointsInShort: counts('count', { one: '{#count} pt', other: '{#count} pts' }),
  capturedInShort: text('{#count} capt'),
  plays: text('joue\u00a0: {played}'),
  kept: 'gardé',
  fresh: 'relancé',
  lastDice: 'les dés de la manche précédente',
  laid: 'posée',
  only: text('que {faces}'),

  lay: (count) =>
    count === 1 ? 'Pose une de tes cartes face cachée.' : 'Pose deux de tes cartes face cachée.',
  rethrow: (left) =>
    `Garde les dés comme ils sont, ou relances-en (encore ${plural(left, { one: '# relance', other: '# relances' })}).`,
  moves: {
    throw: 'lancer les cinq dés',
    stop: 'garder les dés\u00a0: toutes les cartes sont retournées et jugées',
    rethrow: (letters) => `relancer ${list(letters)}`,
  },
  families: {
    rethrow:
      'relancer des dés\u00a0: leurs lettres, p. ex. `ace`\u202f; ou `keep bd`\u202f; ou `all`',
    card: text('poser une carte\u00a0: son numéro ou son nom, p. ex. `{example}`'),
    cards: text('poser deux cartes, p. ex. `{example}`'),
  },

  threw: ({ name, isMe }, faces) => `${isMe ? 'Tu lances' : `${name} lance`} ${faces}.`,
  threwAgain: ({ name, isMe }, letters, faces) =>
    `${isMe ? 'Tu relances' : `${name} relance`} ${list(letters)}\u00a0: ${faces}.`,
  laidDown: text('Tu poses, face cachée\u00a0: {played}.'),

  typing: {
    commit:
      'Tape le numéro d’une carte ou son nom\u00a0: `full`, `double paire`. Un ✓ marque les cartes que les dés réalisent déjà.',
    reroll:
      'Tape les lettres des dés à relancer (`ace`), `keep bd` pour relancer les autres, `all` pour tous, ou `stop`.',
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
      made: 'chance',
      atBest: 'max',
      mine: 'moi',
      theirs: 'eux',
      later: 'après',
      mix: 'mix',
      throw: 'lance',
      keep: 'garde',
      held: 'posée',
    },
    throw:
      'Chances en pour cent. D’un coup\u00a0: le premier lancer la réalise. En trois\u00a0: avec deux relances, les meilleures pour cette seule carte.',
    madeByMe:
      'Chance\u00a0: de réaliser la carte, avec les relances qui rapportent le plus\u202f; max\u00a0: avec les meilleures relances pour cette seule carte.',
    madeBy: text(
      'Chance\u00a0: de réaliser la carte, avec les relances probables du joueur actif, {name}.',
    ),
    worth: (isSeveral) =>
      `Moi\u00a0: mes points de la manche, captures comprises\u202f; eux\u00a0: ${isSeveral ? 'ceux des autres, en moyenne' : 'ceux de l’autre'}\u202f; après\u00a0: ce que rapporteront les cartes restantes. Vaut = moi − eux + après. Mix\u00a0: combien de fois sur cent la jouer. ✓ déjà réalisée.`,
    rethrow: (own, left) =>
      `Chances exactes en pour cent, les relances suivantes étant les meilleures\u00a0: avant │ pour ${own}, après pour les cartes que les autres ont pu poser${left > 0 ? ` (les ${left} moins probables laissées de côté)` : ''}.`,
    held: (isMany) =>
      isMany
        ? 'Posée\u00a0: combien les autres en ont posé, en centièmes.'
        : 'Posée\u00a0: la chance que l’autre l’ait posée, en pour cent.',
    less: (isSeveral) =>
      `Moi\u00a0: mes points, captures comprises\u202f; vaut\u00a0: moins ${isSeveral ? 'la moyenne des leurs' : 'les siens'}.`,
    columns: text('Colonnes\u00a0: {all}.'),
    expected: text('On suppose que tout le monde joue bien\u202f; alors, sans doute, {all}.'),
    expectedOf: text('{name}\u00a0: {likely}'),
  },
};

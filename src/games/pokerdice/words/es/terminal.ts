/** Pokerdice in a terminal, in Spanish. */

import { either, list, plural, point, text } from '../../../../words/es/grammar.ts';
import type { Words } from '../en/terminal.ts';

export const words: Words = {
  list,
  either,
  point,

  head: text('ronda {#round} de {#rounds}'),
  end: 'el final',
  throws: ({ name, isMe }) => (isMe ? 'tiras tú' : `tira ${name}`),
  cards: (count) => plural(count, { one: '# carta', other: '# cartas' }),
  pointsInShort: text('{#count} pt'),
  capturedInShort: text('{#count} capt'),
  plays: text('juega {played}'),
  kept: 'queda',
  fresh: 'nuevo',
  lastDice: 'los dados de la ronda pasada',
  laid: 'puesta',
  only: text('solo {faces}'),

  lay: (count) =>
    count === 1 ? 'Pon una de tus cartas boca abajo.' : 'Pon dos de tus cartas boca abajo.',
  rethrow: (left) =>
    `Deja los dados como están o vuelve a tirar algunos (${plural(left, { one: 'queda # vez', other: 'quedan # veces' })}).`,
  moves: {
    throw: 'tirar los cinco dados',
    stop: 'plantarse: se destapan y se juzgan todas las cartas',
    rethrow: (letters) => `volver a tirar ${list(letters)}`,
  },
  families: {
    rethrow: 'volver a tirar dados: sus letras, p. ej. `ace`; o `keep bd`; o `all`',
    card: text('poner una carta: su número o su nombre, p. ej. `{example}`'),
    cards: text('poner dos cartas, p. ej. `{example}`'),
  },

  threw: ({ name, isMe }, faces) => `${isMe ? 'Tiras' : `${name} tira`} ${faces}.`,
  threwAgain: ({ name, isMe }, letters, faces) =>
    `${isMe ? 'Vuelves' : `${name} vuelve`} a tirar ${list(letters)}: ${faces}.`,
  laidDown: text('Pones boca abajo: {played}.'),

  typing: {
    commit:
      'Escribe el número de una carta o su nombre: `full`, `doble pareja`. Un ✓ dice que los dados ya la cumplen como están.',
    reroll:
      'Escribe las letras de los dados que tiras (`ace`), `keep bd` para tirar los demás, `all` para todos, o `stop`.',
  },
  allCards: text('Las cartas y sus puntos: {all} Lo más incluye lo menos.'),
  stillHas: ({ name, isMe }, what) => `${isMe ? 'Te quedan' : `A ${name} le quedan`}: ${what}.`,
  everyCard: 'todas las cartas',
  noCard: 'ninguna carta',

  odds: {
    heads: {
      card: 'carta',
      points: 'pt',
      atOnce: 'a la 1.ª',
      inThree: 'en tres',
      worth: 'vale',
      made: 'sale',
      atBest: 'mejor',
      mine: 'yo',
      theirs: 'ellos',
      later: 'luego',
      mix: 'mix',
      throw: 'tira',
      keep: 'deja',
      held: 'tiene',
    },
    throw:
      'Probabilidades en tanto por ciento. A la 1.ª: con la primera tirada. En tres: con dos tiradas más, cada una la mejor solo para esa carta.',
    madeByMe:
      'Sale: la probabilidad con las tiradas que más ganan; mejor: con las mejores tiradas solo para esa carta.',
    madeBy: text('Sale: la probabilidad tal como tirará {name}.'),
    worth: (isSeveral) =>
      `Yo: mis puntos de esta ronda, con las cartas capturadas; ellos: ${isSeveral ? 'los de los demás, de media' : 'los del rival'}; luego: lo que darán las cartas que quedan. Vale = yo − ellos + luego. Mix: cuántas veces de cien jugarla. ✓ sale ahora mismo.`,
    rethrow: (own, left) =>
      `Probabilidades exactas en tanto por ciento, con las mejores tiradas siguientes: antes de │ para ${own}, después para las cartas que pueden tener los demás${left > 0 ? ` (sin las ${left} menos probables)` : ''}.`,
    held: (isMany) =>
      isMany
        ? 'Tiene: cuántas de ellas tienen los demás, en centésimas.'
        : 'Tiene: lo probable que es que la tenga el rival, en tanto por ciento.',
    less: (isSeveral) =>
      `Yo: mis puntos, con las cartas capturadas; vale: menos ${isSeveral ? 'la media de los demás' : 'los del rival'}.`,
    columns: text('Columnas: {all}.'),
    expected: text('Se supone que todo el mundo juega bien; entonces, lo probable: {all}.'),
    expectedOf: text('{name}: {likely}'),
  },
};

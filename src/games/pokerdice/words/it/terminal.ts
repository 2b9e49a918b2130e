/** Pokerdice in a terminal, in Italian. */

import { either, list, plural, point, text } from '../../../../words/it/grammar.ts';
import type { Words } from '../en/terminal.ts';

export const words: Words = {
  list,
  either,
  point,

  head: text('giro {#round} di {#rounds}'),
  end: 'la fine',
  throws: ({ name, isMe }) => (isMe ? 'tiri tu' : `tira ${name}`),
  cards: (count) => plural(count, { one: '# carta', other: '# carte' }),
  pointsInShort: text('{#count} pt'),
  capturedInShort: text('{#count} catt'),
  plays: text('gioca {played}'),
  kept: 'resta',
  fresh: 'nuovo',
  lastDice: 'i dadi del giro passato',
  laid: 'messa',
  only: text('solo {faces}'),

  lay: (count) =>
    count === 1
      ? 'Metti giù coperta una delle tue carte.'
      : 'Metti giù coperte due delle tue carte.',
  rethrow: (left) =>
    `Tieni i dadi così o ritirane alcuni (${plural(left, { one: 'ancora # volta', other: 'ancora # volte' })}).`,
  moves: {
    throw: 'tirare i cinque dadi',
    stop: 'tenere i dadi: tutte le carte si scoprono e si giudicano',
    rethrow: (letters) => `ritirare ${list(letters)}`,
  },
  families: {
    rethrow: 'ritirare dei dadi: le loro lettere, ad es. `ace`; o `keep bd`; o `all`',
    card: text('mettere una carta: il suo numero o il suo nome, ad es. `{example}`'),
    cards: text('mettere due carte, ad es. `{example}`'),
  },

  threw: ({ name, isMe }, faces) => `${isMe ? 'Tiri' : `${name} tira`} ${faces}.`,
  threwAgain: ({ name, isMe }, letters, faces) =>
    `${isMe ? 'Ritiri' : `${name} ritira`} ${list(letters)}: ${faces}.`,
  laidDown: text('Metti giù coperto: {played}.'),

  typing: {
    commit:
      'Scrivi il numero di una carta o il suo nome: `full`, `doppia coppia`. Un ✓ dice che i dadi la fanno già così.',
    reroll:
      'Scrivi le lettere dei dadi da ritirare (`ace`), `keep bd` per ritirare gli altri, `all` per tutti, o `stop`.',
  },
  allCards: text('Le carte e i loro punti: {all} Il più comprende il meno.'),
  stillHas: ({ name, isMe }, what) => `${isMe ? 'Hai' : `${name} ha`} ancora: ${what}.`,
  everyCard: 'tutte le carte',
  noCard: 'nessuna carta',

  odds: {
    heads: {
      card: 'carta',
      points: 'pt',
      atOnce: 'subito',
      inThree: 'in tre',
      worth: 'vale',
      made: 'esce',
      atBest: 'meglio',
      mine: 'io',
      theirs: 'loro',
      later: 'dopo',
      mix: 'mix',
      throw: 'tira',
      keep: 'tiene',
      held: 'ha',
    },
    throw:
      'Probabilità in percentuale. Subito: al primo tiro. In tre: con due tiri in più, ognuno il migliore solo per quella carta.',
    madeByMe:
      'Esce: la probabilità con i tiri che rendono di più; meglio: con i tiri migliori solo per quella carta.',
    madeBy: text('Esce: la probabilità per come ritirerà {name}.'),
    worth: (isSeveral) =>
      `Io: i miei punti di questo giro, carte catturate comprese; loro: ${isSeveral ? 'quelli degli altri, in media' : 'quelli dell’avversario'}; dopo: quanto renderanno le carte rimaste. Vale = io − loro + dopo. Mix: quante volte su cento giocarla. ✓ c’è già.`,
    rethrow: (own, left) =>
      `Probabilità esatte in percentuale, con i migliori tiri successivi: prima di │ per ${own}, dopo per le carte che gli altri possono avere${left > 0 ? ` (senza le ${left} meno probabili)` : ''}.`,
    held: (isMany) =>
      isMany
        ? 'Ha: quante ne hanno gli altri, in centesimi.'
        : 'Ha: quanto è probabile che l’abbia l’avversario, in percentuale.',
    less: (isSeveral) =>
      `Io: i miei punti, carte catturate comprese; vale: meno ${isSeveral ? 'la media degli altri' : 'quelli dell’avversario'}.`,
    columns: text('Colonne: {all}.'),
    expected: text('Si suppone che tutti giochino bene; allora probabilmente {all}.'),
    expectedOf: text('{name}: {likely}'),
  },
};

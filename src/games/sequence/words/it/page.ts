/** Séquence Dés in italiano. */

import { a, capital, list, on, plural, text } from '../../../../words/it/grammar.ts';
import type { Side, Task, Who, Words } from '../en/page.ts';

const does = (who: Who, you: string, they: string): string =>
  who.isMe ? capital(you) : `${who.name} ${they}`;
const chipOf = ({ names, isMine }: Side): string => {
  if (!isMine) return `il gettone di ${list(names)}`;
  return names.length === 0 ? 'il tuo gettone' : 'il gettone della tua squadra';
};

const ASKED: Readonly<Record<Task, (sum: number) => string>> = {
  place: (sum) => `metti un gettone su un ${sum} libero.`,
  replace: () => 'tutti occupati, sostituisci un gettone avversario.',
  anywhere: () => 'scegli una casella libera qualsiasi.',
  'replace-anywhere': () => 'tabellone pieno, sostituisci un gettone avversario.',
  remove: () => 'togli un gettone avversario.',
};
const CHOOSES: Readonly<Record<Task, (sum: number) => string>> = {
  place: (sum) => `sceglie un ${sum} libero.`,
  replace: (sum) => `sceglie un gettone da sostituire su un ${sum}.`,
  anywhere: () => 'sceglie una casella libera qualsiasi.',
  'replace-anywhere': () => 'sceglie un gettone avversario da sostituire.',
  remove: () => 'sceglie un gettone da togliere.',
};
const MEANS: Readonly<Record<Task, (sum: number) => string>> = {
  place: (sum) => `un ${sum} libero`,
  replace: () => 'tutti occupati: sostituisci un gettone avversario',
  anywhere: () => 'qualsiasi casella libera',
  'replace-anywhere': () => 'pieno: sostituisci un gettone avversario',
  remove: () => 'togli un gettone avversario',
};
const NUMBERS: Readonly<Record<number, string>> = { 5: 'cinque', 6: 'sei' };
const inWords = (line: number): string => NUMBERS[line] ?? String(line);
const chips = (count: number): string => plural(count, { one: '# gettone', other: '# gettoni' });

export const words: Words = {
  title: 'Séquence Dés',
  summary:
    'Due dadi indicano la casella: metti i gettoni, difendili, e fanne cinque in fila prima degli altri.',

  // Il tavolo -------------------------------------------------------------------------------------
  board: 'Il tabellone',
  sides: 'I colori',
  side: ({ names, isMine }) => list(isMine ? ['Tu', ...names] : names),
  note: (count, row, line) =>
    row < 2 ? chips(count) : `${chips(count)}, ${row} su ${line} in fila`,
  noteStart: text('{#sum} al tiro iniziale'),
  row: text('{#row}/{#line}'),

  // Una casella -----------------------------------------------------------------------------------
  square: text('{name}, {#number}'),
  free: 'libera',
  chip: chipOf,
  last: 'ultimo cambiamento',
  inLine: 'nella fila vincente',
  canChoose: 'si può scegliere',
  chosen: 'scelta',

  // I dadi ----------------------------------------------------------------------------------------
  you: 'Tu',
  rolling: 'I dadi rotolano.',
  noThrow: 'I dadi aspettano nel bussolotto.',
  thrown: (faces) => `I dadi: ${list(faces.map(String))}`,
  sum: (sum) => String(sum),
  means: (task, sum) => MEANS[task](sum),
  meansAgain: (task, sum) => `${MEANS[task](sum)}, e un altro turno`,
  meansStart: 'chi comincia?',
  meansNothing: 'niente da fare',
  meansNothingAgain: 'niente da fare, ma un altro turno',
  whoBegins: 'Chi comincia?',
  highest: 'Chi fa di più.',
  begins: (who) => does(who, 'cominci tu', 'comincia'),
  noSum: '–',

  // I pulsanti ------------------------------------------------------------------------------------
  throwDice: 'Tira i dadi',
  throwAgain: 'Tira ancora',
  placeOn: ({ number }) => `Metti ${on(number)}`,
  replaceChip: (side) => `Sostituisci ${chipOf(side)}`,
  removeChip: (side) => `Togli ${chipOf(side)}`,
  onSquare: text('{action}, {square}'),
  touch: 'Tocca una casella accesa.',
  touchAgain: 'Tocca di nuovo per confermare.',

  // Perché no -------------------------------------------------------------------------------------
  why: {
    over: 'La partita è finita.',
    wait: text('È il turno di {name}.'),
    throwFirst: 'Prima tira i dadi.',
    number: (has, needs) => `Questo è un ${has}, ma i dadi fanno ${needs}.`,
    own: 'Qui c’è già il tuo colore.',
    freeFirst: text('Occupata. C’è ancora un {#sum} libero.'),
    taken: 'Occupata. Ci sono ancora caselle libere.',
    empty: 'Qui non c’è un gettone da togliere.',
    sheltered: 'Su un 2 o su un 12 i gettoni sono al sicuro dal 10.',
  },

  // Che cosa si aspetta ---------------------------------------------------------------------------
  throwing: (who) => `${does(who, 'tiri', 'tira')}…`,
  toStart: (who) => {
    if (who.isMe) return 'Chi comincia? Tira: vale il totale più alto.';
    return who.isAsked ? `Chi comincia? ${who.name}, tira.` : `Chi comincia? ${who.name} tira.`;
  },
  toStartAgain: (who) => {
    if (who.isMe) return 'Parità: tira di nuovo.';
    return who.isAsked
      ? `Parità: ${who.name}, tira di nuovo.`
      : `Parità: ${who.name} tira di nuovo.`;
  },
  toThrow: (who) => {
    if (who.isMe) return 'Tocca a te: tira i dadi.';
    return who.isAsked ? `${who.name}, tira i dadi.` : `Tocca ${a(who.name)} tirare.`;
  },
  toThrowAgain: (who) => {
    if (who.isMe) return 'Hai un altro turno: tira ancora.';
    return who.isAsked ? `${who.name}, tira ancora.` : `${who.name} tira ancora.`;
  },
  toChoose: (who, task, sum) => {
    if (who.isMe) return `Hai fatto ${sum}: ${ASKED[task](sum)}`;
    return who.isAsked
      ? `${who.name} ha fatto ${sum}: ${ASKED[task](sum)}`
      : `${who.name} ha fatto ${sum} e ${CHOOSES[task](sum)}`;
  },
  over: ({ names, isMine }) => {
    if (!isMine) return `${names.length === 1 ? 'Vince' : 'Vincono'} ${list(names)}!`;
    return names.length === 0 ? 'Hai vinto!' : `Vince la tua squadra: ${list(['tu', ...names])}!`;
  },

  // Il diario -------------------------------------------------------------------------------------
  told: {
    start: (who, faces, sum) =>
      `${who.isMe ? 'Il tuo tiro iniziale' : `Tiro iniziale di ${who.name}`}: ${faces.join(' + ')} = ${sum}.`,
    tie: 'Parità: chi ha fatto di più tira di nuovo.',
    begins: (who) => `${does(who, 'cominci tu', 'comincia')}.`,
    throws: (who, faces, sum) => `${does(who, 'tiri', 'tira')} ${faces.join(' + ')} = ${sum}.`,
    nothingToPlace: text('Le caselle con {#sum} sono già tutte di quel colore: niente da fare.'),
    nothingAnywhere: 'Non c’è posto per un gettone: niente da fare.',
    nothingToRemove: 'Non c’è nessun gettone da togliere.',
    again: 'Un altro turno lo stesso.',
    puts: (who, square, number) =>
      `${does(who, 'metti', 'mette')} un gettone in ${square}, su un ${number}.`,
    replaces: (who, side, square) =>
      `${does(who, 'sostituisci', 'sostituisce')} ${chipOf(side)} in ${square}.`,
    removes: (who, side, square) => `${does(who, 'togli', 'toglie')} ${chipOf(side)} da ${square}.`,
    removesSome: (who, square) => `${does(who, 'togli', 'toglie')} il gettone da ${square}.`,
    wins: ({ names, isMine }, squares) => {
      const line = `con la fila ${squares.join(' ')}.`;
      if (!isMine) return `${list(names)} ${names.length === 1 ? 'vince' : 'vincono'} ${line}`;
      return names.length === 0
        ? `Hai vinto ${line}`
        : `Vince la tua squadra, ${list(['tu', ...names])}, ${line}`;
    },
  },

  // La regola di adesso ---------------------------------------------------------------------------
  rules: {
    goal: (line) =>
      `Con ${inWords(line)} gettoni dello stesso colore in fila diritta vinci subito: in verticale, in diagonale o in orizzontale.`,
    team: 'In squadra si gioca con un solo colore: i gettoni di chi gioca con te valgono per la tua fila, e non li tocchi mai.',
    start:
      'Ognuno tira i due dadi. Comincia chi fa il totale più alto; a parità, chi è in testa tira di nuovo.',
    turn: 'Da 3 a 9: metti un gettone su una casella libera di quel numero. 2 e 12: lo stesso, e un altro turno. 10: togli un gettone avversario. 11: qualsiasi casella libera.',
    place: (sum) =>
      `Un ${sum}: metti un gettone su una delle caselle libere con quel numero. È obbligatorio.`,
    replace: (sum) =>
      `Le quattro caselle con un ${sum} sono occupate: sostituisci lì un gettone avversario.`,
    anywhere: 'Un 11: metti un gettone su qualsiasi casella libera, qualunque sia il suo numero.',
    replaceAnywhere:
      'Un 11 a tabellone pieno: sostituisci un gettone avversario, anche su un 2 o su un 12.',
    remove:
      'Un 10: togli un gettone avversario; la sua casella torna libera. Su un 2 o su un 12 i gettoni sono al sicuro.',
    again: 'Dopo un 2 o un 12 hai un altro turno, ogni volta.',
    over: 'La partita è finita. La fila vincente è segnata sul tabellone.',
  },

  // Prima di cominciare ---------------------------------------------------------------------------
  options: {
    line: 'La fila che vince',
    five: 'Cinque in fila',
    fiveHint: 'L’obiettivo del foglio: cinque gettoni in fila diritta. In tre sono sempre cinque.',
    six: 'Sei in fila',
    sixHint: 'Consigliato dal foglio per due giocatori o due squadre.',
  },
};

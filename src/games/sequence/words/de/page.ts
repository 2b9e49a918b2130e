/** Séquence Dés in German. */

import { list, plural, text } from '../../../../words/de/grammar.ts';
import type { Side, Task, Who, Words } from '../en/page.ts';

const does = (who: Who, you: string, they: string): string =>
  who.isMe ? `Du ${you}` : `${who.name} ${they}`;
/** As a thing that lies there. */
const chipOf = ({ names, isMine }: Side): string => {
  if (!isMine) return `Stein von ${list(names)}`;
  return names.length === 0 ? 'dein Stein' : 'Stein deines Teams';
};
const isOnlyMine = ({ names, isMine }: Side): boolean => isMine && names.length === 0;
/** As what something is done to: on a button, and in a sentence. */
const chipToChange = (side: Side): string => (isOnlyMine(side) ? 'Deinen Stein' : chipOf(side));
const theChipOf = (side: Side): string =>
  isOnlyMine(side) ? 'deinen Stein' : `den ${chipOf(side)}`;

const ASKED: Readonly<Record<Task, (sum: number) => string>> = {
  place: (sum) => `Leg einen Stein auf eine freie ${sum}.`,
  replace: () => 'Alle belegt. Ersetze einen gegnerischen Stein.',
  anywhere: () => 'Wähle ein beliebiges freies Feld.',
  'replace-anywhere': () => 'Brett voll. Ersetze einen gegnerischen Stein.',
  remove: () => 'Nimm einen gegnerischen Stein weg.',
};
const CHOOSES: Readonly<Record<Task, (sum: number) => string>> = {
  place: () => 'wählt ein freies Feld.',
  replace: () => 'wählt einen Stein zum Ersetzen.',
  anywhere: () => 'wählt ein beliebiges freies Feld.',
  'replace-anywhere': () => 'wählt einen gegnerischen Stein zum Ersetzen.',
  remove: () => 'wählt einen Stein zum Wegnehmen.',
};
const MEANS: Readonly<Record<Task, (sum: number) => string>> = {
  place: (sum) => `eine freie ${sum}`,
  replace: () => 'alle belegt: einen gegnerischen Stein ersetzen',
  anywhere: () => 'ein beliebiges freies Feld',
  'replace-anywhere': () => 'Brett voll: einen gegnerischen Stein ersetzen',
  remove: () => 'einen gegnerischen Stein wegnehmen',
};
const NUMBERS: Readonly<Record<number, string>> = { 5: 'fünf', 6: 'sechs' };
const inWords = (line: number): string => NUMBERS[line] ?? String(line);
const chips = (count: number): string => plural(count, { one: '# Stein', other: '# Steine' });

export const words: Words = {
  title: 'Séquence Dés',
  summary:
    'Die Würfel sagen, wohin. Leg deine Steine, schütze sie: Wer zuerst fünf in einer Reihe hat, gewinnt.',

  // The table -------------------------------------------------------------------------------------
  board: 'Das Spielbrett',
  sides: 'Die Farben',
  side: ({ names, isMine }) => list(isMine ? ['Du', ...names] : names),
  note: (count, row, line) =>
    row < 2 ? chips(count) : `${chips(count)}, ${row} von ${line} in einer Reihe`,
  noteStart: text('{#sum} beim Startwurf'),
  row: text('{#row}/{#line}'),

  // A square --------------------------------------------------------------------------------------
  square: text('{name}, {#number}'),
  free: 'frei',
  chip: chipOf,
  last: 'zuletzt geändert',
  inLine: 'in der Siegerreihe',
  canChoose: 'wählbar',
  chosen: 'gewählt',

  // The dice --------------------------------------------------------------------------------------
  you: 'Du',
  rolling: 'Die Würfel rollen.',
  noThrow: 'Die Würfel warten im Becher.',
  thrown: (faces) => `Die Würfel: ${list(faces.map(String))}`,
  sum: (sum) => String(sum),
  means: (task, sum) => MEANS[task](sum),
  meansAgain: (task, sum) => `${MEANS[task](sum)} – und noch ein Zug`,
  meansStart: 'Startwurf',
  meansNothing: 'nichts zu tun',
  meansNothingAgain: 'nichts zu tun, aber noch ein Zug',
  whoBegins: 'Wer beginnt?',
  highest: 'Die höchste Summe.',
  begins: (who) => does(who, 'beginnst', 'beginnt'),
  noSum: '–',

  // What to press ---------------------------------------------------------------------------------
  throwDice: 'Würfeln',
  throwAgain: 'Noch mal würfeln',
  placeOn: text('Auf die {#number} legen'),
  replaceChip: (side) => `${chipToChange(side)} ersetzen`,
  removeChip: (side) => `${chipToChange(side)} wegnehmen`,
  onSquare: text('{action}, {square}'),
  touch: 'Tipp ein leuchtendes Feld an.',
  touchAgain: 'Noch mal antippen zum Bestätigen.',

  // Why not ---------------------------------------------------------------------------------------
  why: {
    over: 'Das Spiel ist zu Ende.',
    wait: text('{name} ist dran.'),
    throwFirst: 'Erst würfeln.',
    number: (has, needs) => `Das ist eine ${has}, gewürfelt wurde eine ${needs}.`,
    own: 'Hier liegt schon deine Farbe.',
    freeFirst: text('Belegt. Es gibt noch eine freie {#sum}.'),
    taken: 'Belegt. Es gibt noch freie Felder.',
    empty: 'Hier liegt kein Stein zum Wegnehmen.',
    sheltered: 'Steine auf einer 2 oder 12 sind vor der 10 sicher.',
  },

  // What the table waits for ----------------------------------------------------------------------
  throwing: (who) => `${does(who, 'würfelst', 'würfelt')}\u00a0…`,
  toStart: (who) => {
    if (who.isMe) return 'Wer beginnt? Würfle: Die höchste Summe fängt an.';
    return who.isAsked ? `Wer beginnt? ${who.name}, würfle.` : `Wer beginnt? ${who.name} würfelt.`;
  },
  toStartAgain: (who) => {
    if (who.isMe) return 'Gleichstand: Würfle noch einmal.';
    return who.isAsked
      ? `Gleichstand: ${who.name}, würfle noch einmal.`
      : `Gleichstand: ${who.name} würfelt noch einmal.`;
  },
  toThrow: (who) => {
    if (who.isMe) return 'Du bist dran: Würfle.';
    return who.isAsked ? `${who.name}, du bist dran: Würfle.` : `${who.name} ist dran.`;
  },
  toThrowAgain: (who) => {
    if (who.isMe) return 'Du hast noch einen Zug: Würfle.';
    return who.isAsked ? `${who.name}, würfle noch einmal.` : `${who.name} würfelt noch einmal.`;
  },
  toChoose: (who, task, sum) => {
    if (who.isMe) return `Du hast eine ${sum}: ${ASKED[task](sum)}`;
    return who.isAsked
      ? `${who.name}, du hast eine ${sum}: ${ASKED[task](sum)}`
      : `${who.name} hat eine ${sum} und ${CHOOSES[task](sum)}`;
  },
  over: ({ names, isMine }) => {
    if (!isMine) return `${list(names)} ${names.length === 1 ? 'gewinnt' : 'gewinnen'}!`;
    return names.length === 0 ? 'Du gewinnst!' : `${list(['Du', ...names])} gewinnt!`;
  },

  // The log ---------------------------------------------------------------------------------------
  told: {
    start: (who, faces, sum) =>
      `${who.isMe ? 'Dein Startwurf' : `Startwurf von ${who.name}`}: ${faces.join(' + ')} = ${sum}.`,
    tie: 'Gleichstand: Die Besten würfeln noch einmal.',
    begins: (who) => `${does(who, 'beginnst', 'beginnt')}.`,
    throws: (who, faces, sum) =>
      `${does(who, 'würfelst', 'würfelt')} ${faces.join(' + ')} = ${sum}.`,
    nothingToPlace: text('Auf jeder {#sum} liegt schon ein Stein dieser Farbe: nichts zu tun.'),
    nothingAnywhere: 'Es gibt kein Feld mehr für einen Stein: nichts zu tun.',
    nothingToRemove: 'Es gibt keinen Stein zum Wegnehmen.',
    again: 'Noch einen Zug gibt es trotzdem.',
    puts: (who, square, number) =>
      `${does(who, 'legst', 'legt')} einen Stein auf ${square}, eine ${number}.`,
    replaces: (who, side, square) =>
      `${does(who, 'ersetzt', 'ersetzt')} ${theChipOf(side)} auf ${square}.`,
    removes: (who, side, square) =>
      `${does(who, 'nimmst', 'nimmt')} ${theChipOf(side)} von ${square} weg.`,
    removesSome: (who, square) => `${does(who, 'nimmst', 'nimmt')} den Stein von ${square} weg.`,
    wins: ({ names, isMine }, squares) => {
      const line = `mit der Reihe ${squares.join(' ')}.`;
      if (!isMine) return `${list(names)} ${names.length === 1 ? 'gewinnt' : 'gewinnen'} ${line}`;
      return names.length === 0
        ? `Du gewinnst ${line}`
        : `${list(['Du', ...names])} gewinnt ${line}`;
    },
  },

  // The rule that applies now ---------------------------------------------------------------------
  rules: {
    goal: (line) =>
      `Eine gerade Reihe aus ${inWords(line)} Steinen einer Farbe gewinnt sofort: senkrecht, diagonal oder waagerecht.`,
    team: 'Im Team habt ihr eine gemeinsame Farbe: Alle Steine dieser Farbe zählen für eure Reihe und sind vor dir sicher.',
    start:
      'Alle werfen beide Würfel. Die höchste Summe beginnt; bei Gleichstand würfeln die Besten noch einmal.',
    turn: '3 bis 9: Leg einen Stein auf ein freies Feld mit dieser Zahl. 2 und 12: ebenso, und noch ein Zug. 10: Nimm einen gegnerischen Stein weg. 11: ein beliebiges freies Feld.',
    place: (sum) =>
      `Eine ${sum}: Leg einen Stein auf ein freies Feld mit dieser Zahl. Das ist Pflicht.`,
    replace: (sum) =>
      `Alle vier Felder mit der ${sum} sind belegt: Ersetze dort einen gegnerischen Stein durch deinen.`,
    anywhere: 'Eine 11: Leg einen Stein auf ein beliebiges freies Feld, egal mit welcher Zahl.',
    replaceAnywhere:
      'Eine 11 auf vollem Brett: Ersetze einen gegnerischen Stein, auch auf einer 2 oder 12.',
    remove:
      'Eine 10: Nimm einen gegnerischen Stein weg; sein Feld ist wieder frei. Steine auf einer 2 oder 12 sind sicher.',
    again: 'Nach einer 2 oder 12 hast du jedes Mal noch einen Zug.',
    over: 'Das Spiel ist zu Ende: Die Reihe ist auf dem Brett eingezeichnet.',
  },

  // Before the start ------------------------------------------------------------------------------
  options: {
    line: 'Die Siegerreihe',
    five: 'Fünf in einer Reihe',
    fiveHint: 'Das Ziel der gedruckten Regel. Zu dritt spielt ihr immer so.',
    six: 'Sechs in einer Reihe',
    sixHint: 'Das empfiehlt die gedruckte Regel zu zweit oder in zwei Teams.',
  },
};

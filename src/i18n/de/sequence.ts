/** Séquence Dés in German. */

import type { Side, Task, Who, Words } from '../en/sequence.ts';
import { list, plural, text, whose } from './grammar.ts';

const does = (who: Who, you: string, they: string): string => (who.isMe ? `Du ${you}` : `${who.name} ${they}`);
/** As a thing that lies there. */
const chipOf = ({ names, isMine }: Side): string => {
  const [first = '', ...others] = names;
  if (isMine) return names.length === 0 ? 'dein Stein' : 'Stein deines Teams';
  return others.length === 0 ? `${whose(first)} Stein` : `Stein von ${list(names)}`;
};
/** As what something is done to, in a sentence. */
const theChipOf = (side: Side): string => {
  if (side.isMine && side.names.length === 0) return 'deinen Stein';
  return side.isMine || side.names.length > 1 ? `den ${chipOf(side)}` : chipOf(side);
};
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ASKED: Readonly<Record<Task, (sum: number) => string>> = {
  place: (sum) => `Leg einen Stein auf eine freie ${sum}.`,
  replace: () => 'Alle belegt, ersetze einen gegnerischen Stein.',
  anywhere: () => 'Wähle ein beliebiges freies Feld.',
  'replace-anywhere': () => 'Brett voll, ersetze einen gegnerischen Stein.',
  remove: () => 'Nimm einen gegnerischen Stein weg.',
};
const CHOOSES: Readonly<Record<Task, (sum: number) => string>> = {
  place: (sum) => `wählt eine freie ${sum}.`,
  replace: (sum) => `wählt auf einer ${sum} einen Stein zum Ersetzen.`,
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
  summary: 'Zwei Würfel nennen ein Feld: Leg deine Steine, verteidige sie, und bring als Erstes fünf in eine Reihe.',

  // The table ----------------------------------------------------------------------------------------------------------
  board: 'Das Spielbrett',
  sides: 'Die Farben',
  side: ({ names, isMine }) => list(isMine ? ['Du', ...names] : names),
  note: (count, row, line) => (row < 2 ? chips(count) : `${chips(count)}, ${row} von ${line} in einer Reihe`),
  noteStart: text('{#sum} beim Startwurf'),
  row: text('{#row}/{#line}'),

  // A square -----------------------------------------------------------------------------------------------------------
  square: text('{name}, {#number}'),
  free: 'frei',
  chip: chipOf,
  last: 'zuletzt geändert',
  inLine: 'in der Siegerreihe',
  canChoose: 'wählbar',
  chosen: 'gewählt',

  // The dice -----------------------------------------------------------------------------------------------------------
  you: 'Du',
  rolling: 'Die Würfel rollen.',
  noThrow: 'Die Würfel warten im Becher.',
  thrown: (faces) => `Die Würfel: ${list(faces.map(String))}`,
  sum: (sum) => String(sum),
  means: (task, sum) => MEANS[task](sum),
  meansAgain: (task, sum) => `${MEANS[task](sum)} – und noch ein Zug`,
  meansStart: 'für den Start',
  meansNothing: 'nichts zu tun',
  meansNothingAgain: 'nichts zu tun, aber noch ein Zug',
  whoBegins: 'Wer beginnt?',
  highest: 'Die höchste Summe.',
  begins: (who) => does(who, 'beginnst', 'beginnt'),
  noSum: '–',

  // What to press ------------------------------------------------------------------------------------------------------
  throwDice: 'Würfeln',
  throwAgain: 'Noch mal würfeln',
  placeOn: text('Auf die {#number} legen'),
  replaceChip: (side) => `${upper(side.isMine ? theChipOf(side) : chipOf(side))} ersetzen`,
  removeChip: (side) => `${upper(side.isMine ? theChipOf(side) : chipOf(side))} wegnehmen`,
  onSquare: text('{action}, {square}'),
  touch: 'Tipp ein leuchtendes Feld an.',
  touchAgain: 'Noch mal antippen zum Bestätigen.',

  // Why not ------------------------------------------------------------------------------------------------------------
  why: {
    over: 'Das Spiel ist zu Ende.',
    wait: text('{name} ist dran.'),
    throwFirst: 'Erst würfeln.',
    number: (has, needs) => `Das ist eine ${has}; gewürfelt ist eine ${needs}.`,
    own: 'Dieser Stein gehört schon zu dir.',
    freeFirst: text('Belegt. Es gibt noch eine freie {#sum}.'),
    taken: 'Belegt. Es gibt noch freie Felder.',
    empty: 'Hier liegt kein Stein zum Wegnehmen.',
    sheltered: 'Auf einer 2 oder 12 ist ein Stein vor der 10 sicher.',
  },

  // What the table waits for -------------------------------------------------------------------------------------------
  throwing: (who) => `${does(who, 'würfelst', 'würfelt')}\u00a0…`,
  toStart: (who) => {
    if (who.isMe) return 'Würfle um den Start: Die höchste Summe beginnt.';
    return who.isAsked ? `${who.name}, würfle um den Start.` : `${who.name} würfelt um den Start.`;
  },
  toStartAgain: (who) => {
    if (who.isMe) return 'Gleichstand: Würfle noch einmal um den Start.';
    return who.isAsked ? `Gleichstand: ${who.name}, würfle noch einmal.` : `Gleichstand: ${who.name} würfelt noch einmal.`;
  },
  toThrow: (who) => {
    if (who.isMe) return 'Du bist dran: Würfle.';
    return who.isAsked ? `${who.name}, du bist dran: Würfle.` : `${who.name} ist dran.`;
  },
  toThrowAgain: (who) => {
    if (who.isMe) return 'Noch ein Zug für dich: Würfle.';
    return who.isAsked ? `${who.name}, würfle noch einmal.` : `${who.name} würfelt noch einmal.`;
  },
  toChoose: (who, task, sum) => {
    if (who.isMe) return `Deine ${sum}: ${ASKED[task](sum)}`;
    return who.isAsked
      ? `${who.name}, deine ${sum}: ${ASKED[task](sum)}`
      : `${who.name} hat eine ${sum} und ${CHOOSES[task](sum)}`;
  },
  over: ({ names, isMine }) => {
    if (!isMine) return `${list(names)} ${names.length === 1 ? 'gewinnt' : 'gewinnen'}!`;
    return names.length === 0 ? 'Du gewinnst!' : `${list(['Du', ...names])} gewinnt!`;
  },

  // The log ------------------------------------------------------------------------------------------------------------
  told: {
    start: (who, faces, sum) => `${does(who, 'würfelst', 'würfelt')} ${faces.join(' + ')} = ${sum} um den Start.`,
    tie: 'Gleichstand: Die Höchsten würfeln noch einmal.',
    begins: (who) => `${does(who, 'beginnst', 'beginnt')}.`,
    throws: (who, faces, sum) => `${does(who, 'würfelst', 'würfelt')} ${faces.join(' + ')} = ${sum}.`,
    nothingToPlace: text('Auf jeder {#sum} liegt schon ein eigener Stein: nichts zu tun.'),
    nothingAnywhere: 'Kein Feld mehr für einen Stein: nichts zu tun.',
    nothingToRemove: 'Es gibt keinen Stein zum Wegnehmen.',
    again: 'Trotzdem noch ein Zug.',
    puts: (who, square, number) => `${does(who, 'legst', 'legt')} einen Stein auf ${square}, eine ${number}.`,
    replaces: (who, side, square) => `${does(who, 'ersetzt', 'ersetzt')} ${theChipOf(side)} auf ${square}.`,
    removes: (who, side, square) => `${does(who, 'nimmst', 'nimmt')} ${theChipOf(side)} von ${square} weg.`,
    removesSome: (who, square) => `${does(who, 'nimmst', 'nimmt')} den Stein von ${square} weg.`,
    wins: ({ names, isMine }, squares) => {
      const line = `mit der Reihe ${squares.join(' ')}.`;
      if (!isMine) return `${list(names)} ${names.length === 1 ? 'gewinnt' : 'gewinnen'} ${line}`;
      return names.length === 0 ? `Du gewinnst ${line}` : `${list(['Du', ...names])} gewinnt ${line}`;
    },
  },

  // The rule that applies now --------------------------------------------------------------------------------------------
  rules: {
    goal: (line) =>
      `Eine gerade Reihe aus ${inWords(line)} Steinen einer Farbe gewinnt sofort: senkrecht, diagonal oder waagerecht.`,
    team: 'Im Team spielt ihr eine Farbe: Alle ihre Steine zählen für deine Reihe und sind vor dir sicher.',
    start: 'Alle werfen beide Würfel. Die höchste Summe beginnt; bei Gleichstand würfeln die Höchsten noch einmal.',
    turn: '3 bis 9: Leg einen Stein auf ein freies Feld mit dieser Zahl. 2 und 12: ebenso, und noch ein Zug. 10: Nimm einen gegnerischen Stein weg. 11: ein beliebiges freies Feld.',
    place: (sum) => `Eine ${sum}: Leg einen Stein auf eines der freien Felder mit dieser Zahl. Das ist Pflicht.`,
    replace: (sum) => `Alle vier Felder mit der ${sum} sind belegt: Ein gegnerischer Stein darauf wird ersetzt.`,
    anywhere: 'Eine 11: Leg einen Stein auf ein beliebiges freies Feld, egal mit welcher Zahl.',
    replaceAnywhere: 'Eine 11 auf vollem Brett: Ersetze einen gegnerischen Stein, auch auf einer 2 oder 12.',
    remove: 'Eine 10: Nimm einen gegnerischen Stein weg; sein Feld ist wieder frei. Auf einer 2 oder 12 sind Steine sicher.',
    again: 'Eine 2 oder 12 gibt danach noch einen Zug, jedes Mal.',
    over: 'Das Spiel ist zu Ende: Die Reihe ist auf dem Brett eingezeichnet.',
  },

  // Before the start -----------------------------------------------------------------------------------------------------
  options: {
    line: 'Die Siegerreihe',
    five: 'Fünf in einer Reihe',
    fiveHint: 'Das Ziel laut Regelblatt: fünf Steine in gerader Reihe. Zu dritt immer.',
    six: 'Sechs in einer Reihe',
    sixHint: 'Von der Regel empfohlen zu zweit oder in zwei Teams.',
  },
};

/** Séquence Dés in Danish. */

import { list, of, plural, text } from '../../../../words/da/grammar.ts';
import type { Side, Task, Who, Words } from '../en/page.ts';

/** The verb is the same for everybody. */
const subject = ({ name, isMe }: Who): string => (isMe ? 'Du' : name);
const everyone = ({ names, isMine }: Side): string => list(isMine ? ['Du', ...names] : names);
const chipOf = ({ names, isMine }: Side): string => {
  if (!isMine) return `${of(list(names))} brik`;
  return names.length === 0 ? 'din brik' : 'jeres brik';
};
/** A throw or a square of this number, as players say it: en 8’er. */
const er = (number: number): string => `${number}’er`;

const ASKED: Readonly<Record<Task, (sum: number) => string>> = {
  place: (sum) => `sæt en brik på en fri ${er(sum)}.`,
  replace: () => 'alle er optaget. Udskift en modstanders brik.',
  anywhere: () => 'vælg et frit felt.',
  'replace-anywhere': () => 'brættet er fuldt. Udskift en modstanders brik.',
  remove: () => 'fjern en modstanders brik.',
};
const CHOOSES: Readonly<Record<Task, (sum: number) => string>> = {
  place: (sum) => `vælger en fri ${er(sum)}.`,
  replace: (sum) => `vælger en brik at udskifte på en ${er(sum)}.`,
  anywhere: () => 'vælger et frit felt.',
  'replace-anywhere': () => 'vælger en brik at udskifte.',
  remove: () => 'vælger en brik at fjerne.',
};
const MEANS: Readonly<Record<Task, (sum: number) => string>> = {
  place: (sum) => `en fri ${er(sum)}`,
  replace: () => 'alle er optaget: udskift en modstanders brik',
  anywhere: () => 'et frit felt efter eget valg',
  'replace-anywhere': () => 'brættet er fuldt: udskift en modstanders brik',
  remove: () => 'fjern en modstanders brik',
};
const NUMBERS: Readonly<Record<number, string>> = { 5: 'fem', 6: 'seks' };
const inWords = (line: number): string => NUMBERS[line] ?? String(line);
const chips = (count: number): string =>
  plural(count, { one: '#\u00a0brik', other: '#\u00a0brikker' });

export const words: Words = {
  title: 'Séquence Dés',
  summary:
    'To terninger peger på et felt: sæt dine brikker, pas på dem, og vær først med fem på stribe.',

  // The table -------------------------------------------------------------------------------------
  board: 'Brættet',
  sides: 'Holdene',
  side: everyone,
  note: (count, row, line) =>
    row < 2 ? chips(count) : `${chips(count)}, ${row} af ${line} på stribe`,
  noteStart: text('slog {#sum} i startkastet'),
  row: text('{#row}/{#line}'),

  // A square --------------------------------------------------------------------------------------
  square: text('{name}, {#number}'),
  free: 'frit',
  chip: chipOf,
  last: 'sidst ændret',
  inLine: 'i vinderstriben',
  canChoose: 'kan vælges',
  chosen: 'valgt',

  // The dice --------------------------------------------------------------------------------------
  you: 'Dig',
  rolling: 'Terningerne ruller.',
  noThrow: 'Terningerne venter i bægeret.',
  thrown: (faces) => `Terningerne: ${list(faces.map(String))}`,
  sum: (sum) => String(sum),
  means: (task, sum) => MEANS[task](sum),
  meansAgain: (task, sum) => `${MEANS[task](sum)}, og en tur til`,
  meansStart: 'startkast',
  meansNothing: 'intet at gøre',
  meansNothingAgain: 'intet at gøre, men en tur til',
  whoBegins: 'Hvem begynder?',
  highest: 'Den, der slår højest.',
  begins: (who) => `${subject(who)} begynder`,
  noSum: '–',

  // What to press ---------------------------------------------------------------------------------
  throwDice: 'Kast terningerne',
  throwAgain: 'Kast igen',
  placeOn: text('Sæt på {#number}'),
  replaceChip: (side) => `Udskift ${chipOf(side)}`,
  removeChip: (side) => `Fjern ${chipOf(side)}`,
  onSquare: text('{action}, {square}'),
  touch: 'Tryk på et felt, der lyser.',
  touchAgain: 'Tryk igen for at bekræfte.',

  // Why not ---------------------------------------------------------------------------------------
  why: {
    over: 'Spillet er slut.',
    wait: ({ name }) => `Det er ${of(name)} tur.`,
    throwFirst: 'Kast terningerne først.',
    number: (has, needs) => `Det her er en ${er(has)}, men der er slået ${needs}.`,
    own: 'Her står din farve allerede.',
    freeFirst: ({ sum }) => `Optaget. Der er stadig en fri ${er(sum)}.`,
    taken: 'Optaget. Der er stadig frie felter.',
    empty: 'Her er ingen brik at fjerne.',
    sheltered: 'Brikker på en 2’er eller 12’er er i sikkerhed.',
  },

  // What the table waits for ----------------------------------------------------------------------
  throwing: (who) => `${subject(who)} kaster…`,
  toStart: (who) => {
    if (who.isMe) return 'Hvem begynder? Kast: den højeste sum starter.';
    return who.isAsked
      ? `${who.name}, slå om, hvem der begynder.`
      : `${who.name} slår om, hvem der begynder.`;
  },
  toStartAgain: (who) => {
    if (who.isMe) return 'Det står lige: kast igen om starten.';
    return who.isAsked
      ? `Det står lige: ${who.name}, kast igen.`
      : `Det står lige: ${who.name} kaster igen.`;
  },
  toThrow: (who) => {
    if (who.isMe) return 'Din tur: kast terningerne.';
    return who.isAsked ? `${who.name}, kast terningerne.` : `Nu kaster ${who.name}.`;
  },
  toThrowAgain: (who) => {
    if (who.isMe) return 'Du får en tur til: kast igen.';
    return who.isAsked ? `${who.name}, kast igen.` : `${who.name} kaster igen.`;
  },
  toChoose: (who, task, sum) => {
    if (who.isMe || who.isAsked) return `${subject(who)} slog ${sum}: ${ASKED[task](sum)}`;
    return `${who.name} slog ${sum} og ${CHOOSES[task](sum)}`;
  },
  over: (winners) => `${everyone(winners)} vinder!`,

  // The log ---------------------------------------------------------------------------------------
  told: {
    start: (who, faces, sum) => `${subject(who)} slår ${faces.join(' + ')} = ${sum} i startkastet.`,
    tie: 'Lige: de, der slog højest, kaster igen.',
    begins: (who) => `${subject(who)} begynder.`,
    throws: (who, faces, sum) => `${subject(who)} slår ${faces.join(' + ')} = ${sum}.`,
    nothingToPlace: ({ sum }) =>
      `Alle fire ${er(sum)}e har allerede en brik i den farve: der sker intet.`,
    nothingAnywhere: 'Der er intet felt at sætte en brik på: der sker intet.',
    nothingToRemove: 'Der er ingen brik at fjerne.',
    again: 'Der er en tur til alligevel.',
    puts: (who, square, number) => `${subject(who)} sætter en brik på ${square}, en ${er(number)}.`,
    replaces: (who, side, square) => `${subject(who)} udskifter ${chipOf(side)} på ${square}.`,
    removes: (who, side, square) => `${subject(who)} fjerner ${chipOf(side)} fra ${square}.`,
    removesSome: (who, square) => `${subject(who)} fjerner brikken fra ${square}.`,
    wins: (winners, squares) => `${everyone(winners)} vinder med striben ${squares.join(' ')}.`,
  },

  // The rule that applies now ---------------------------------------------------------------------
  rules: {
    goal: (line) =>
      `${upper(inWords(line))} brikker fra samme hold på stribe vinder med det samme: lodret, på skrå eller vandret.`,
    team: 'Makkere deler farve: din makkers brikker er også dine, og du kan ikke fjerne eller udskifte dem.',
    start:
      'Alle kaster begge terninger. Den, der slår højest, begynder. Har flere slået højest, kaster de igen.',
    turn: '3 til 9: sæt en brik på et frit felt med det tal. 2 og 12: det samme, og en tur til. 10: fjern en modstanders brik. 11: et frit felt efter eget valg.',
    place: (sum) => `En ${er(sum)}: sæt en brik på et af de frie felter med det tal. Det skal du.`,
    replace: (sum) =>
      `Alle fire ${er(sum)}e er optaget, så en modstanders brik på en af dem skal udskiftes.`,
    anywhere: 'En 11’er: sæt en brik på et hvilket som helst frit felt, uanset tallet.',
    replaceAnywhere:
      'En 11’er på et fuldt bræt: udskift en modstanders brik, også på en 2’er eller 12’er.',
    remove:
      'En 10’er: fjern en modstanders brik; feltet er frit igen. Brikker på 2’ere og 12’ere er i sikkerhed.',
    again: 'Efter en 2’er eller 12’er får man altid en tur til.',
    over: 'Spillet er slut: striben er tegnet på brættet.',
  },

  // Before the start ------------------------------------------------------------------------------
  options: {
    line: 'Vinderstriben',
    five: 'Fem på stribe',
    fiveHint: 'Målet på regelarket: fem brikker på stribe. Med tre spillere er det altid fem.',
    six: 'Seks på stribe',
    sixHint: 'Anbefales på regelarket til to spillere eller to hold.',
  },
};

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

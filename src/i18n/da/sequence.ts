/** Séquence Dés in Danish. */

import type { Side, Task, Who, Words } from '../en/sequence.ts';
import { list, of, plural, text } from './grammar.ts';

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
  replace: () => 'alle er taget, udskift en modstanders brik.',
  anywhere: () => 'vælg et frit felt.',
  'replace-anywhere': () => 'brættet er fuldt, udskift en modstanders brik.',
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
  replace: () => 'alle er taget: udskift en modstanders brik',
  anywhere: () => 'et frit felt efter eget valg',
  'replace-anywhere': () => 'brættet er fuldt: udskift en modstanders brik',
  remove: () => 'fjern en modstanders brik',
};
const NUMBERS: Readonly<Record<number, string>> = { 5: 'fem', 6: 'seks' };
const inWords = (line: number): string => NUMBERS[line] ?? String(line);
const chips = (count: number): string => plural(count, { one: '#\u00a0brik', other: '#\u00a0brikker' });

export const words: Words = {
  title: 'Séquence Dés',
  summary: 'To terninger peger på et felt: sæt dine brikker, pas på dem, og vær først med fem på stribe.',

  // The table ----------------------------------------------------------------------------------------------------------
  board: 'Brættet',
  sides: 'Holdene',
  side: everyone,
  note: (count, row, line) => (row < 2 ? chips(count) : `${chips(count)}, ${row} af ${line} på stribe`),
  noteStart: text('slog {#sum} om starten'),
  row: text('{#row}/{#line}'),

  // A square -----------------------------------------------------------------------------------------------------------
  square: text('{name}, {#number}'),
  free: 'frit',
  chip: chipOf,
  last: 'sidst ændret',
  inLine: 'i vinderrækken',
  canChoose: 'kan vælges',
  chosen: 'valgt',

  // The dice -----------------------------------------------------------------------------------------------------------
  you: 'Dig',
  rolling: 'Terningerne ruller.',
  noThrow: 'Terningerne venter i bægeret.',
  thrown: (faces) => `Terningerne: ${list(faces.map(String))}`,
  sum: (sum) => String(sum),
  means: (task, sum) => MEANS[task](sum),
  meansAgain: (task, sum) => `${MEANS[task](sum)}, og en tur til`,
  meansStart: 'om starten',
  meansNothing: 'ikke noget at bruge den til',
  meansNothingAgain: 'ikke noget at gøre, men en tur til',
  whoBegins: 'Hvem begynder?',
  highest: 'Den med den højeste sum.',
  begins: (who) => `${subject(who)} begynder`,
  noSum: '–',

  // What to press ------------------------------------------------------------------------------------------------------
  throwDice: 'Kast terningerne',
  throwAgain: 'Kast igen',
  placeOn: text('Sæt på {#number}'),
  replaceChip: (side) => `Udskift ${chipOf(side)}`,
  removeChip: (side) => `Fjern ${chipOf(side)}`,
  onSquare: text('{action}, {square}'),
  touch: 'Tryk på et felt, der lyser.',
  touchAgain: 'Tryk igen for at bekræfte.',

  // Why not ------------------------------------------------------------------------------------------------------------
  why: {
    over: 'Spillet er slut.',
    wait: ({ name }) => `Det er ${of(name)} tur.`,
    throwFirst: 'Kast terningerne først.',
    number: (has, needs) => `Det er en ${er(has)}; der er slået ${needs}.`,
    own: 'Den brik er allerede på dit hold.',
    freeFirst: ({ sum }) => `Taget. Der er stadig en fri ${er(sum)}.`,
    taken: 'Taget. Der er stadig frie felter.',
    empty: 'Her er ingen brik at fjerne.',
    sheltered: 'Brikker på en 2’er eller 12’er kan en 10’er ikke røre.',
  },

  // What the table waits for -------------------------------------------------------------------------------------------
  throwing: (who) => `${subject(who)} kaster…`,
  toStart: (who) => {
    if (who.isMe) return 'Slå om starten: den højeste sum begynder.';
    return who.isAsked ? `${who.name}, slå om starten.` : `${who.name} slår om starten.`;
  },
  toStartAgain: (who) => {
    if (who.isMe) return 'Det står lige: slå om starten igen.';
    return who.isAsked ? `Det står lige: ${who.name}, kast igen.` : `Det står lige: ${who.name} kaster igen.`;
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

  // The log ------------------------------------------------------------------------------------------------------------
  told: {
    start: (who, faces, sum) => `${subject(who)} slår ${faces.join(' + ')} = ${sum} om starten.`,
    tie: 'Det står lige: de højeste kaster igen.',
    begins: (who) => `${subject(who)} begynder.`,
    throws: (who, faces, sum) => `${subject(who)} slår ${faces.join(' + ')} = ${sum}.`,
    nothingToPlace: ({ sum }) => `Holdet har allerede brikker på alle ${er(sum)}e: ikke noget at gøre.`,
    nothingAnywhere: 'Intet felt er tilbage til en brik: ikke noget at gøre.',
    nothingToRemove: 'Der er ingen brik at fjerne.',
    again: 'En tur til alligevel.',
    puts: (who, square, number) => `${subject(who)} sætter en brik på ${square}, en ${er(number)}.`,
    replaces: (who, side, square) => `${subject(who)} udskifter ${chipOf(side)} på ${square}.`,
    removes: (who, side, square) => `${subject(who)} fjerner ${chipOf(side)} fra ${square}.`,
    removesSome: (who, square) => `${subject(who)} fjerner brikken fra ${square}.`,
    wins: (winners, squares) => `${everyone(winners)} vinder med rækken ${squares.join(' ')}.`,
  },

  // The rule that applies now --------------------------------------------------------------------------------------------
  rules: {
    goal: (line) =>
      `${upper(inWords(line))} brikker fra samme hold på stribe vinder med det samme: lodret, på skrå eller vandret.`,
    team: 'Makkere deler farve: din makkers brikker tæller med i din række og er i sikkerhed for dig.',
    start: 'Alle kaster begge terninger. Den højeste sum begynder; står det lige, kaster de højeste igen.',
    turn: '3 til 9: sæt en brik på et frit felt med det tal. 2 og 12: det samme, og en tur til. 10: fjern en modstanders brik. 11: et frit felt efter eget valg.',
    place: (sum) => `En ${er(sum)}: sæt en brik på et af de frie felter med det tal. Det skal du.`,
    replace: (sum) => `Alle fire ${er(sum)}e er taget, så en modstanders brik på en af dem udskiftes.`,
    anywhere: 'En 11’er: sæt en brik på et hvilket som helst frit felt, uanset tallet.',
    replaceAnywhere: 'En 11’er på et fuldt bræt: udskift en modstanders brik, også på en 2’er eller 12’er.',
    remove: 'En 10’er: fjern en modstanders brik; feltet er frit igen. Brikker på 2’ere og 12’ere er i sikkerhed.',
    again: 'En 2’er eller 12’er giver en tur til bagefter, hver gang.',
    over: 'Spillet er slut: rækken er tegnet på brættet.',
  },

  // Before the start -----------------------------------------------------------------------------------------------------
  options: {
    line: 'Rækken, der vinder',
    five: 'Fem på stribe',
    fiveHint: 'Målet på regelarket: fem brikker på stribe. Med tre spillere altid.',
    six: 'Seks på stribe',
    sixHint: 'Anbefalet af reglerne for to spillere eller to hold.',
  },
};

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

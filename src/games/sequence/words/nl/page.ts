/** Séquence Dés in Dutch. */

import { list, plural, text } from '../../../../words/nl/grammar.ts';
import type { Side, Task, Who, Words } from '../en/page.ts';

const does = (who: Who, you: string, they: string): string =>
  who.isMe ? `Je ${you}` : `${who.name} ${they}`;
/** As a thing that lies there. */
const chipOf = ({ names, isMine }: Side): string => {
  if (!isMine) return `fiche van ${list(names)}`;
  return names.length === 0 ? 'jouw fiche' : 'fiche van jouw team';
};
/** As what something is done to, in a sentence. */
const theChipOf = (side: Side): string =>
  side.isMine && side.names.length === 0 ? 'jouw fiche' : `de ${chipOf(side)}`;

const ASKED: Readonly<Record<Task, (sum: number) => string>> = {
  place: (sum) => `leg een fiche op een vrije ${sum}.`,
  replace: () => 'alles is bezet, vervang een fiche van een tegenstander.',
  anywhere: () => 'kies een vrij vakje.',
  'replace-anywhere': () => 'het bord is vol, vervang een fiche van een tegenstander.',
  remove: () => 'haal een fiche van een tegenstander weg.',
};
const CHOOSES: Readonly<Record<Task, (sum: number) => string>> = {
  place: (sum) => `kiest een vrije ${sum}.`,
  replace: (sum) => `kiest een fiche om te vervangen op een ${sum}.`,
  anywhere: () => 'kiest een vrij vakje.',
  'replace-anywhere': () => 'kiest een fiche van een ander om te vervangen.',
  remove: () => 'kiest een fiche om weg te halen.',
};
const MEANS: Readonly<Record<Task, (sum: number) => string>> = {
  place: (sum) => `een vrije ${sum}`,
  replace: () => 'alles bezet: vervang een fiche van een ander',
  anywhere: () => 'elk vrij vakje mag',
  'replace-anywhere': () => 'bord vol: vervang een fiche van een ander',
  remove: () => 'haal een fiche van een ander weg',
};
const NUMBERS: Readonly<Record<number, string>> = { 5: 'vijf', 6: 'zes' };
const inWords = (line: number): string => NUMBERS[line] ?? String(line);
const chips = (count: number): string => plural(count, { one: '# fiche', other: '# fiches' });

export const words: Words = {
  title: 'Séquence Dés',
  summary:
    'Twee stenen wijzen een vakje aan: leg je fiches, verdedig ze, en krijg als eerste vijf op een rij.',

  // The table -------------------------------------------------------------------------------------
  board: 'Het speelbord',
  sides: 'De kleuren',
  side: ({ names, isMine }) => list(isMine ? ['Jij', ...names] : names),
  note: (count, row, line) =>
    row < 2 ? chips(count) : `${chips(count)}, ${row} van ${line} op een rij`,
  noteStart: text('{#sum} bij de startworp'),
  row: text('{#row}/{#line}'),

  // A square --------------------------------------------------------------------------------------
  square: text('{name}, {#number}'),
  free: 'vrij',
  chip: chipOf,
  last: 'laatst veranderd',
  inLine: 'in de winnende rij',
  canChoose: 'te kiezen',
  chosen: 'gekozen',

  // The dice --------------------------------------------------------------------------------------
  you: 'Jij',
  rolling: 'De stenen rollen.',
  noThrow: 'De stenen wachten in de beker.',
  thrown: (faces) => `De stenen: ${list(faces.map(String))}`,
  sum: (sum) => String(sum),
  means: (task, sum) => MEANS[task](sum),
  meansAgain: (task, sum) => `${MEANS[task](sum)}, en nog een beurt`,
  meansStart: 'wie begint?',
  meansNothing: 'niets te doen',
  meansNothingAgain: 'niets te doen, wel nog een beurt',
  whoBegins: 'Wie begint?',
  highest: 'Wie het hoogst gooit.',
  begins: (who) => does(who, 'begint', 'begint'),
  noSum: '–',

  // What to press ---------------------------------------------------------------------------------
  throwDice: 'Gooi de stenen',
  throwAgain: 'Gooi nog eens',
  placeOn: text('Leg op de {#number}'),
  replaceChip: (side) => `Vervang ${chipOf(side)}`,
  removeChip: (side) => `Haal ${chipOf(side)} weg`,
  onSquare: text('{action}, {square}'),
  touch: 'Tik op een vakje dat oplicht.',
  touchAgain: 'Tik nog eens om te bevestigen.',

  // Why not ---------------------------------------------------------------------------------------
  why: {
    over: 'Het spel is afgelopen.',
    wait: text('{name} is aan de beurt.'),
    throwFirst: 'Gooi eerst de stenen.',
    number: (has, needs) => `Dit is een ${has}; gegooid is een ${needs}.`,
    own: 'Hier ligt al jouw kleur.',
    freeFirst: text('Bezet. Er is nog een vrije {#sum}.'),
    taken: 'Bezet. Er zijn nog vrije vakjes.',
    empty: 'Hier ligt geen fiche om weg te halen.',
    sheltered: 'Op een 2 of een 12 is een fiche veilig voor de 10.',
  },

  // What the table waits for ----------------------------------------------------------------------
  throwing: (who) => `${does(who, 'gooit', 'gooit')}…`,
  toStart: (who) => {
    if (who.isMe) return 'Wie begint? Gooi: het hoogste totaal mag eerst.';
    return who.isAsked ? `Wie begint? ${who.name}, gooi.` : `Wie begint? ${who.name} gooit.`;
  },
  toStartAgain: (who) => {
    if (who.isMe) return 'Gelijk: gooi nog eens.';
    return who.isAsked
      ? `Gelijk: ${who.name}, gooi nog eens.`
      : `Gelijk: ${who.name} gooit nog eens.`;
  },
  toThrow: (who) => {
    if (who.isMe) return 'Jouw beurt: gooi de stenen.';
    return who.isAsked ? `${who.name}, gooi de stenen.` : `${who.name} is aan de beurt.`;
  },
  toThrowAgain: (who) => {
    if (who.isMe) return 'Je hebt nog een beurt: gooi nog eens.';
    return who.isAsked ? `${who.name}, gooi nog eens.` : `${who.name} gooit nog eens.`;
  },
  toChoose: (who, task, sum) => {
    if (who.isMe) return `Je gooide ${sum}: ${ASKED[task](sum)}`;
    return who.isAsked
      ? `${who.name} gooide ${sum}: ${ASKED[task](sum)}`
      : `${who.name} gooide ${sum} en ${CHOOSES[task](sum)}`;
  },
  over: ({ names, isMine }) => {
    if (!isMine) return `${list(names)} ${names.length === 1 ? 'wint' : 'winnen'}!`;
    return names.length === 0 ? 'Je wint!' : `${list(['Jij', ...names])} winnen!`;
  },

  // The log ---------------------------------------------------------------------------------------
  told: {
    start: (who, faces, sum) =>
      `${who.isMe ? 'Jouw startworp' : `Startworp van ${who.name}`}: ${faces.join(' + ')} = ${sum}.`,
    tie: 'Gelijk: wie het hoogst had, gooit nog eens.',
    begins: (who) => `${does(who, 'begint', 'begint')}.`,
    throws: (who, faces, sum) => `${does(who, 'gooit', 'gooit')} ${faces.join(' + ')} = ${sum}.`,
    nothingToPlace: text('Op elke {#sum} ligt al een fiche van die kleur: niets te doen.'),
    nothingAnywhere: 'Geen vakje meer voor een fiche: niets te doen.',
    nothingToRemove: 'Er is geen fiche om weg te halen.',
    again: 'Toch nog een beurt.',
    puts: (who, square, number) =>
      `${does(who, 'legt', 'legt')} een fiche op ${square}, een ${number}.`,
    replaces: (who, side, square) =>
      `${does(who, 'vervangt', 'vervangt')} ${theChipOf(side)} op ${square}.`,
    removes: (who, side, square) =>
      `${does(who, 'haalt', 'haalt')} ${theChipOf(side)} weg van ${square}.`,
    removesSome: (who, square) => `${does(who, 'haalt', 'haalt')} de fiche weg van ${square}.`,
    wins: ({ names, isMine }, squares) => {
      const line = `met de rij ${squares.join(' ')}.`;
      if (!isMine) return `${list(names)} ${names.length === 1 ? 'wint' : 'winnen'} ${line}`;
      return names.length === 0 ? `Je wint ${line}` : `${list(['Jij', ...names])} winnen ${line}`;
    },
  },

  // The rule that applies now ---------------------------------------------------------------------
  rules: {
    goal: (line) =>
      `Met ${inWords(line)} fiches van één kleur in een rechte rij win je meteen: verticaal, diagonaal of horizontaal.`,
    team: 'Teamgenoten spelen met één kleur. De fiches van je teamgenoot tellen mee voor je rij, en zijn veilig voor jou.',
    start:
      'Iedereen gooit beide stenen. Wie het hoogst gooit, begint; bij gelijke stand gooien die spelers nog eens.',
    turn: '3 tot 9: leg een fiche op een vrij vakje met dat getal. 2 en 12: hetzelfde, en nog een beurt. 10: haal een fiche van een tegenstander weg. 11: elk vrij vakje mag.',
    place: (sum) => `Een ${sum}: leg een fiche op een van de vrije vakjes met dat getal. Dat moet.`,
    replace: (sum) =>
      `Alle vier de vakjes met een ${sum} zijn bezet: vervang daar een fiche van een tegenstander.`,
    anywhere: 'Een 11: leg een fiche op een vrij vakje naar keuze, welk getal er ook staat.',
    replaceAnywhere:
      'Een 11 op een vol bord: vervang een fiche van een tegenstander, ook op een 2 of een 12.',
    remove:
      'Een 10: haal een fiche van een tegenstander weg; het vakje is weer vrij. Fiches op een 2 of een 12 zijn veilig.',
    again: 'Na een 2 of een 12 heb je nog een beurt, elke keer weer.',
    over: 'Het spel is afgelopen. De winnende rij staat op het bord getekend.',
  },

  // Before the start ------------------------------------------------------------------------------
  options: {
    line: 'De rij die wint',
    five: 'Vijf op een rij',
    fiveHint:
      'Het doel van het regelblad: vijf fiches in een rechte rij. Met drie spelers altijd vijf.',
    six: 'Zes op een rij',
    sixHint: 'Door het regelblad aangeraden voor twee spelers of twee teams.',
  },
};

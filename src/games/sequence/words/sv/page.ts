/** Séquence Dés in Swedish. */

import { list, plural, text, whose } from '../../../../words/sv/grammar.ts';
import type { Side, Task, Who, Words } from '../en/page.ts';

const does = (who: Who, verb: string): string => `${who.isMe ? 'Du' : who.name} ${verb}`;
const chipOf = ({ names, isMine }: Side): string => {
  if (!isMine) return `${whose(list(names))} bricka`;
  return names.length === 0 ? 'din bricka' : 'ditt lags bricka';
};

const ASKED: Readonly<Record<Task, (sum: number) => string>> = {
  place: (sum) => `lägg en bricka på en ledig ${sum}:a.`,
  replace: () => 'alla är upptagna. Byt ut en motståndares bricka.',
  anywhere: () => 'välj en ledig ruta.',
  'replace-anywhere': () => 'planen är full. Byt ut en motståndares bricka.',
  remove: () => 'ta bort en motståndares bricka.',
};
const CHOOSES: Readonly<Record<Task, (sum: number) => string>> = {
  place: (sum) => `väljer en ledig ${sum}:a.`,
  replace: (sum) => `väljer en bricka att byta ut på en ${sum}:a.`,
  anywhere: () => 'väljer en ledig ruta.',
  'replace-anywhere': () => 'väljer en motståndares bricka att byta ut.',
  remove: () => 'väljer en bricka att ta bort.',
};
const MEANS: Readonly<Record<Task, (sum: number) => string>> = {
  place: (sum) => `en ledig ${sum}:a`,
  replace: () => 'alla är upptagna: byt ut en motståndares bricka',
  anywhere: () => 'valfri ledig ruta',
  'replace-anywhere': () => 'planen är full: byt ut en motståndares bricka',
  remove: () => 'ta bort en motståndares bricka',
};
const NUMBERS: Readonly<Record<number, string>> = { 5: 'fem', 6: 'sex' };
const inWords = (line: number): string => NUMBERS[line] ?? String(line);
const chips = (count: number): string => plural(count, { one: '# bricka', other: '# brickor' });

export const words: Words = {
  title: 'Séquence Dés',
  summary:
    'Två tärningar pekar ut en ruta: lägg dina brickor, försvara dem, och få fem i rad före de andra.',

  // The table -------------------------------------------------------------------------------------
  board: 'Spelplanen',
  sides: 'Färgerna',
  side: ({ names, isMine }) => list(isMine ? ['Du', ...names] : names),
  note: (count, row, line) => (row < 2 ? chips(count) : `${chips(count)}, ${row} av ${line} i rad`),
  noteStart: text('{#sum} i startkastet'),
  row: text('{#row}/{#line}'),

  // A square --------------------------------------------------------------------------------------
  square: text('{name}, {#number}'),
  free: 'ledig',
  chip: chipOf,
  last: 'senast ändrad',
  inLine: 'i vinnarraden',
  canChoose: 'kan väljas',
  chosen: 'vald',

  // The dice --------------------------------------------------------------------------------------
  you: 'Du',
  rolling: 'Tärningarna rullar.',
  noThrow: 'Tärningarna väntar i bägaren.',
  thrown: (faces) => `Tärningarna: ${list(faces.map(String))}`,
  sum: (sum) => String(sum),
  means: (task, sum) => MEANS[task](sum),
  meansAgain: (task, sum) => `${MEANS[task](sum)}, och en tur till`,
  meansStart: 'startkast',
  meansNothing: 'inget att göra',
  meansNothingAgain: 'inget att göra, men en tur till',
  whoBegins: 'Vem börjar?',
  highest: 'Den som får högst.',
  begins: (who) => does(who, 'börjar'),
  noSum: '–',

  // What to press ---------------------------------------------------------------------------------
  throwDice: 'Kasta tärningarna',
  throwAgain: 'Kasta igen',
  placeOn: text('Lägg på {#number}:an'),
  replaceChip: (side) => `Byt ut ${chipOf(side)}`,
  removeChip: (side) => `Ta bort ${chipOf(side)}`,
  onSquare: text('{action}, {square}'),
  touch: 'Tryck på en upplyst ruta.',
  touchAgain: 'Tryck igen för att bekräfta.',

  // Why not ---------------------------------------------------------------------------------------
  why: {
    over: 'Spelet är slut.',
    wait: ({ name }) => `Det är ${whose(name)} tur.`,
    throwFirst: 'Kasta tärningarna först.',
    number: (has, needs) => `Det här är en ${has}:a, men kastet är en ${needs}:a.`,
    own: 'Här ligger redan din färg.',
    freeFirst: text('Upptagen. Det finns en ledig {#sum}:a kvar.'),
    taken: 'Upptagen. Det finns lediga rutor kvar.',
    empty: 'Här finns ingen bricka att ta bort.',
    sheltered: 'Brickor på en 2:a eller 12:a är säkra.',
  },

  // What the table waits for ----------------------------------------------------------------------
  throwing: (who) => `${does(who, 'kastar')}\u00a0…`,
  toStart: (who) => {
    if (who.isMe) return 'Vem börjar? Kasta: högst summa börjar.';
    return who.isAsked ? `${who.name}, gör ditt startkast.` : `${who.name} gör sitt startkast.`;
  },
  toStartAgain: (who) => {
    if (who.isMe) return 'Det blev lika: kasta igen.';
    return who.isAsked
      ? `Det blev lika: ${who.name}, kasta igen.`
      : `Det blev lika: ${who.name} kastar igen.`;
  },
  toThrow: (who) => {
    if (who.isMe) return 'Din tur: kasta tärningarna.';
    return who.isAsked
      ? `${who.name}, kasta tärningarna.`
      : `Det är ${whose(who.name)} tur att kasta.`;
  },
  toThrowAgain: (who) => {
    if (who.isMe) return 'Du får en tur till: kasta igen.';
    return who.isAsked ? `${who.name}, kasta igen.` : `${who.name} kastar igen.`;
  },
  toChoose: (who, task, sum) => {
    if (who.isMe) return `Du fick ${sum}: ${ASKED[task](sum)}`;
    return who.isAsked
      ? `${who.name} fick ${sum}: ${ASKED[task](sum)}`
      : `${who.name} fick ${sum} och ${CHOOSES[task](sum)}`;
  },
  over: ({ names, isMine }) => `${list(isMine ? ['Du', ...names] : names)} vinner!`,

  // The log ---------------------------------------------------------------------------------------
  told: {
    start: (who, faces, sum) =>
      `${who.isMe ? 'Ditt' : whose(who.name)} startkast: ${faces.join(' + ')} = ${sum}.`,
    tie: 'Lika: de som fick högst kastar igen.',
    begins: (who) => `${does(who, 'börjar')}.`,
    throws: (who, faces, sum) => `${does(who, 'kastar')} ${faces.join(' + ')} = ${sum}.`,
    nothingToPlace: text('Varje {#sum}:a har redan en bricka i den färgen: inget händer.'),
    nothingAnywhere: 'Det finns ingen ruta för en bricka: inget händer.',
    nothingToRemove: 'Det finns ingen bricka att ta bort.',
    again: 'Det blir en tur till ändå.',
    puts: (who, square, number) => `${does(who, 'lägger')} en bricka på ${square}, en ${number}:a.`,
    replaces: (who, side, square) => `${does(who, 'byter')} ut ${chipOf(side)} på ${square}.`,
    removes: (who, side, square) => `${does(who, 'tar')} bort ${chipOf(side)} från ${square}.`,
    removesSome: (who, square) => `${does(who, 'tar')} bort brickan från ${square}.`,
    wins: ({ names, isMine }, squares) =>
      `${list(isMine ? ['Du', ...names] : names)} vinner med raden ${squares.join(' ')}.`,
  },

  // The rule that applies now ---------------------------------------------------------------------
  rules: {
    goal: (line) =>
      `En rak rad med ${inWords(line)} brickor i samma färg vinner direkt: lodrätt, diagonalt eller vågrätt.`,
    team: 'Lagkamrater delar färg: lagkamratens brickor är också dina, och du kan inte ta bort eller byta ut dem.',
    start:
      'Alla kastar båda tärningarna. Högst summa börjar. Om flera delar den högsta summan kastar de igen.',
    turn: '3 till 9: lägg en bricka på en ledig ruta med det talet. 2 och 12: likadant, och en tur till. 10: ta bort en motståndares bricka. 11: valfri ledig ruta.',
    place: (sum) =>
      `En ${sum}:a: lägg en bricka på en av de lediga rutorna med det talet. Det måste du göra.`,
    replace: (sum) =>
      `Alla fyra rutorna med ${sum} är upptagna, så en motståndares bricka på någon av dem måste bytas ut.`,
    anywhere: 'En 11:a: lägg en bricka på valfri ledig ruta, oavsett tal.',
    replaceAnywhere:
      'En 11:a på full plan: byt ut valfri motståndares bricka, även på en 2:a eller 12:a.',
    remove:
      'En 10:a: ta bort en motståndares bricka; rutan blir ledig igen. Brickor på en 2:a eller 12:a är säkra.',
    again: 'Efter en 2:a eller 12:a får man alltid en tur till.',
    over: 'Spelet är slut: raden är ritad på planen.',
  },

  // Before the start ------------------------------------------------------------------------------
  options: {
    line: 'Raden som vinner',
    five: 'Fem i rad',
    fiveHint: 'Målet på regelbladet: fem brickor i rak rad. Med tre spelare är det alltid fem.',
    six: 'Sex i rad',
    sixHint: 'Rekommenderas på regelbladet för två spelare eller två lag.',
  },
};

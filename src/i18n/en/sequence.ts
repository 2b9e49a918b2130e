/** Séquence Dés in English. The source of its words: other languages have the same shape. */

import { list, plural, text } from './grammar.ts';

/** Somebody as the subject of a sentence. */
export interface Who {
  readonly name: string;
  readonly isMe: boolean;
  /** Asked at this device without being its owner: on a shared device people are spoken to by name. */
  readonly isAsked: boolean;
}

/** Who plays with one colour of chips. */
export interface Side {
  /** Without the viewer, who is “you”. */
  readonly names: readonly string[];
  readonly isMine: boolean;
}

/** What a throw asks for. */
export type Task = 'place' | 'replace' | 'anywhere' | 'replace-anywhere' | 'remove';

const does = (who: Who, you: string, they: string): string => (who.isMe ? `You ${you}` : `${who.name} ${they}`);
const a = (number: number): string => `${number === 8 || number === 11 ? 'an' : 'a'} ${number}`;
const chipOf = ({ names, isMine }: Side): string => {
  if (!isMine) return `${list(names)}’s chip`;
  return names.length === 0 ? 'your chip' : 'your side’s chip';
};
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ASKED: Readonly<Record<Task, (sum: number) => string>> = {
  place: (sum) => `put a chip on a free ${sum}.`,
  replace: () => 'all taken, replace an opponent’s chip.',
  anywhere: () => 'choose any free square.',
  'replace-anywhere': () => 'board full, replace any opponent’s chip.',
  remove: () => 'remove an opponent’s chip.',
};
const CHOOSES: Readonly<Record<Task, (sum: number) => string>> = {
  place: (sum) => `chooses a free ${sum}.`,
  replace: (sum) => `chooses a chip to replace on ${a(sum)}.`,
  anywhere: () => 'chooses any free square.',
  'replace-anywhere': () => 'chooses any opponent’s chip to replace.',
  remove: () => 'chooses a chip to remove.',
};
const MEANS: Readonly<Record<Task, (sum: number) => string>> = {
  place: (sum) => `a free ${sum}`,
  replace: () => 'all taken: replace an opponent’s chip',
  anywhere: () => 'any free square',
  'replace-anywhere': () => 'board full: replace any opponent’s chip',
  remove: () => 'remove an opponent’s chip',
};
const NUMBERS: Readonly<Record<number, string>> = { 5: 'five', 6: 'six' };
const inWords = (line: number): string => NUMBERS[line] ?? String(line);

export const words = {
  title: 'Séquence Dés',
  summary: 'Two dice name a square: put your chips there, guard them, and be the first with five in a line.',

  // The table ----------------------------------------------------------------------------------------------------------
  board: 'The board',
  sides: 'The sides',
  side: ({ names, isMine }: Side): string => list(isMine ? ['You', ...names] : names),
  note: (chips: number, row: number, line: number): string =>
    row < 2
      ? plural(chips, { one: '# chip', other: '# chips' })
      : `${plural(chips, { one: '# chip', other: '# chips' })}, ${row} of ${line} in a line`,
  noteStart: text('threw {#sum} for the start'),
  row: text('{#row}/{#line}'),

  // A square -----------------------------------------------------------------------------------------------------------
  square: text('{name}, {#number}'),
  free: 'free',
  chip: chipOf,
  last: 'last change',
  inLine: 'in the winning line',
  canChoose: 'can be chosen',
  chosen: 'chosen',

  // The dice -----------------------------------------------------------------------------------------------------------
  you: 'You',
  rolling: 'The dice are in the air.',
  noThrow: 'The dice wait in the cup.',
  thrown: (faces: readonly number[]): string => `The dice: ${list(faces.map(String))}`,
  sum: (sum: number): string => String(sum),
  means: (task: Task, sum: number): string => MEANS[task](sum),
  meansAgain: (task: Task, sum: number): string => `${MEANS[task](sum)}, and another turn`,
  meansStart: 'for the start',
  meansNothing: 'nothing to do with it',
  meansNothingAgain: 'nothing to do, but another turn',
  whoBegins: 'Who begins?',
  highest: 'The highest sum does.',
  begins: (who: Who): string => does(who, 'begin', 'begins'),
  noSum: '–',

  // What to press ------------------------------------------------------------------------------------------------------
  throwDice: 'Throw the dice',
  throwAgain: 'Throw again',
  placeOn: text('Place on {#number}'),
  replaceChip: (side: Side): string => `Replace ${chipOf(side)}`,
  removeChip: (side: Side): string => `Remove ${chipOf(side)}`,
  onSquare: text('{action}, {square}'),
  touch: 'Touch a lit square.',
  touchAgain: 'Touch again to confirm.',

  // Why not ------------------------------------------------------------------------------------------------------------
  why: {
    over: 'The game is over.',
    wait: text('It is {name}’s turn.'),
    throwFirst: 'Throw the dice first.',
    number: (has: number, needs: number): string => `This is ${a(has)}; the throw is ${a(needs)}.`,
    own: 'That chip is on your side already.',
    freeFirst: text('Taken. There is still a free {#sum}.'),
    taken: 'Taken. There are still free squares.',
    empty: 'No chip to remove here.',
    sheltered: 'Chips on a 2 or a 12 are safe from a 10.',
  },

  // What the table waits for -------------------------------------------------------------------------------------------
  throwing: (who: Who): string => `${does(who, 'throw', 'throws')}…`,
  toStart: (who: Who): string => {
    if (who.isMe) return 'Throw for the start: the highest sum begins.';
    return who.isAsked ? `${who.name}, throw for the start.` : `${who.name} throws for the start.`;
  },
  toStartAgain: (who: Who): string => {
    if (who.isMe) return 'A tie: throw again for the start.';
    return who.isAsked ? `A tie: ${who.name}, throw again.` : `A tie: ${who.name} throws again.`;
  },
  toThrow: (who: Who): string => {
    if (who.isMe) return 'Your turn: throw the dice.';
    return who.isAsked ? `${who.name}, throw the dice.` : `${who.name} throws next.`;
  },
  toThrowAgain: (who: Who): string => {
    if (who.isMe) return 'Another turn for you: throw again.';
    return who.isAsked ? `${who.name}, throw again.` : `${who.name} throws again.`;
  },
  toChoose: (who: Who, task: Task, sum: number): string => {
    if (who.isMe) return `You threw ${sum}: ${ASKED[task](sum)}`;
    return who.isAsked ? `${who.name} threw ${sum}: ${ASKED[task](sum)}` : `${who.name} threw ${sum} and ${CHOOSES[task](sum)}`;
  },
  over: (winners: Side): string => {
    if (!winners.isMine) return `${list(winners.names)} ${winners.names.length === 1 ? 'wins' : 'win'}!`;
    return `${list(['You', ...winners.names])} win!`;
  },

  // The log ------------------------------------------------------------------------------------------------------------
  told: {
    start: (who: Who, faces: readonly number[], sum: number): string =>
      `${does(who, 'throw', 'throws')} ${faces.join(' + ')} = ${sum} for the start.`,
    tie: 'A tie: the highest throw again.',
    begins: (who: Who): string => `${does(who, 'begin', 'begins')}.`,
    throws: (who: Who, faces: readonly number[], sum: number): string =>
      `${does(who, 'throw', 'throws')} ${faces.join(' + ')} = ${sum}.`,
    nothingToPlace: text('Every {#sum} has a chip of that side already: nothing to do.'),
    nothingAnywhere: 'No square left for a chip: nothing to do.',
    nothingToRemove: 'There is no chip to remove.',
    again: 'Another turn all the same.',
    puts: (who: Who, square: string, number: number): string => `${does(who, 'put', 'puts')} a chip on ${square}, ${a(number)}.`,
    replaces: (who: Who, side: Side, square: string): string =>
      `${does(who, 'replace', 'replaces')} ${chipOf(side)} on ${square}.`,
    removes: (who: Who, side: Side, square: string): string =>
      `${does(who, 'remove', 'removes')} ${chipOf(side)} from ${square}.`,
    removesSome: (who: Who, square: string): string => `${does(who, 'remove', 'removes')} the chip from ${square}.`,
    wins: (winners: Side, squares: readonly string[]): string => {
      const names = winners.isMine ? ['You', ...winners.names] : winners.names;
      const verb = winners.isMine || names.length > 1 ? 'win' : 'wins';
      return `${list(names)} ${verb} with the line ${squares.join(' ')}.`;
    },
  },

  // The rule that applies now --------------------------------------------------------------------------------------------
  rules: {
    goal: (line: number): string =>
      `A straight line of ${inWords(line)} chips of one side wins at once: down a column, on a diagonal or across a row.`,
    team: 'Partners share one colour: a partner’s chips are yours to line up, and safe from you.',
    start: 'Everybody throws both dice. The highest sum begins; whoever ties for it throws again.',
    turn: '3 to 9: put a chip on a free square of that number. 2 and 12: the same, and another turn. 10: remove an opponent’s chip. 11: any free square.',
    place: (sum: number): string =>
      `${upper(a(sum))}: put a chip on one of the free squares with that number. It has to be done.`,
    replace: (sum: number): string =>
      `All four squares with ${a(sum)} are taken, so an opponent’s chip on one of them is replaced.`,
    anywhere: 'An 11: put a chip on any free square, whatever its number.',
    replaceAnywhere: 'An 11 on a full board: replace any opponent’s chip, on a 2 or a 12 too.',
    remove: 'A 10: remove an opponent’s chip; its square is free again. Chips on a 2 or a 12 are safe.',
    again: 'A 2 or a 12 gives another turn afterwards, each time.',
    over: 'The game is over: the line is drawn on the board.',
  },

  // Before the start -----------------------------------------------------------------------------------------------------
  options: {
    line: 'The line that wins',
    five: 'Five in a line',
    fiveHint: 'The sheet’s goal: five chips in a straight line. Always so with three players.',
    six: 'Six in a line',
    sixHint: 'Recommended by the rule sheet for two players or two teams.',
  },
};

export type Words = typeof words;

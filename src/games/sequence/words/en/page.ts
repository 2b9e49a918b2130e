/** Séquence Dés in English. The source of its words: other languages have the same shape. */

import { list, plural, text } from '../../../../words/en/grammar.ts';

/** Somebody as the subject of a sentence. */
export interface Who {
  readonly name: string;
  readonly isMe: boolean;
  /** Has to act now on a shared device: people there are spoken to by name. */
  readonly isAsked: boolean;
}

/** The players who share one colour of chips. */
export interface Side {
  /** Without the reader, who is called “you”. */
  readonly names: readonly string[];
  readonly isMine: boolean;
}

/** What a throw asks for. */
export type Task = 'place' | 'replace' | 'anywhere' | 'replace-anywhere' | 'remove';

const does = (who: Who, you: string, they: string): string =>
  who.isMe ? `You ${you}` : `${who.name} ${they}`;
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
  place: (sum) => `is choosing a free ${sum}.`,
  replace: (sum) => `is choosing a chip to replace on ${a(sum)}.`,
  anywhere: () => 'is choosing a free square.',
  'replace-anywhere': () => 'is choosing an opponent’s chip to replace.',
  remove: () => 'is choosing a chip to remove.',
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
  summary:
    'Two dice tell you where your chips may go. Guard them, and be the first to get five in a line.',

  // The table -------------------------------------------------------------------------------------
  board: 'The board',
  sides: 'The sides',
  side: ({ names, isMine }: Side): string => list(isMine ? ['You', ...names] : names),
  note: (chips: number, row: number, line: number): string =>
    row < 2
      ? plural(chips, { one: '# chip', other: '# chips' })
      : `${plural(chips, { one: '# chip', other: '# chips' })}, ${row} of ${line} in a line`,
  noteStart: text('starting throw: {#sum}'),
  row: text('{#row}/{#line}'),

  // A square --------------------------------------------------------------------------------------
  square: text('{name}, {#number}'),
  free: 'free',
  chip: chipOf,
  last: 'last change',
  inLine: 'in the winning line',
  canChoose: 'can be chosen',
  chosen: 'chosen',

  // The dice --------------------------------------------------------------------------------------
  you: 'You',
  rolling: 'The dice are rolling.',
  noThrow: 'The dice are in the cup.',
  thrown: (faces: readonly number[]): string => `The dice: ${list(faces.map(String))}`,
  sum: (sum: number): string => String(sum),
  means: (task: Task, sum: number): string => MEANS[task](sum),
  meansAgain: (task: Task, sum: number): string => `${MEANS[task](sum)}, and another turn`,
  meansStart: 'to see who starts',
  meansNothing: 'nothing to do',
  meansNothingAgain: 'nothing to do, but another turn',
  whoBegins: 'Who starts?',
  highest: 'The highest total.',
  begins: (who: Who): string => does(who, 'start', 'starts'),
  noSum: '–',

  // What to press ---------------------------------------------------------------------------------
  throwDice: 'Throw the dice',
  throwAgain: 'Throw again',
  placeOn: text('Place on {#number}'),
  replaceChip: (side: Side): string => `Replace ${chipOf(side)}`,
  removeChip: (side: Side): string => `Remove ${chipOf(side)}`,
  onSquare: text('{action}, {square}'),
  touch: 'Tap a highlighted square.',
  touchAgain: 'Tap again to confirm.',

  // Why not ---------------------------------------------------------------------------------------
  why: {
    over: 'The game is over.',
    wait: text('It is {name}’s turn.'),
    throwFirst: 'Throw the dice first.',
    number: (has: number, needs: number): string =>
      `This square is ${a(has)}; the throw is ${a(needs)}.`,
    own: 'That chip is already yours.',
    freeFirst: text('Taken. There is still a free {#sum}.'),
    taken: 'Taken. There are still free squares.',
    empty: 'There is no chip to remove here.',
    sheltered: 'A 10 can’t remove a chip from a 2 or a 12.',
  },

  // What the table waits for ----------------------------------------------------------------------
  throwing: (who: Who): string => `${does(who, 'throw', 'throws')}…`,
  toStart: (who: Who): string => {
    if (who.isMe) return 'Throw to start: the highest total goes first.';
    return who.isAsked
      ? `${who.name}, throw to see who starts.`
      : `${who.name} throws to see who starts.`;
  },
  toStartAgain: (who: Who): string => {
    if (who.isMe) return 'A tie: throw again to see who starts.';
    return who.isAsked ? `A tie: ${who.name}, throw again.` : `A tie: ${who.name} throws again.`;
  },
  toThrow: (who: Who): string => {
    if (who.isMe) return 'Your turn: throw the dice.';
    return who.isAsked ? `${who.name}, throw the dice.` : `${who.name} throws next.`;
  },
  toThrowAgain: (who: Who): string => {
    if (who.isMe) return 'You get another turn: throw again.';
    return who.isAsked ? `${who.name}, throw again.` : `${who.name} throws again.`;
  },
  toChoose: (who: Who, task: Task, sum: number): string => {
    if (who.isMe) return `You threw ${sum}: ${ASKED[task](sum)}`;
    return who.isAsked
      ? `${who.name} threw ${sum}: ${ASKED[task](sum)}`
      : `${who.name} threw ${sum} and ${CHOOSES[task](sum)}`;
  },
  over: (winners: Side): string => {
    if (!winners.isMine)
      return `${list(winners.names)} ${winners.names.length === 1 ? 'wins' : 'win'}!`;
    return `${list(['You', ...winners.names])} win!`;
  },

  // The log ---------------------------------------------------------------------------------------
  told: {
    start: (who: Who, faces: readonly number[], sum: number): string =>
      `${does(who, 'throw', 'throws')} ${faces.join(' + ')} = ${sum} to see who starts.`,
    tie: 'A tie: the tied players throw again.',
    begins: (who: Who): string => `${does(who, 'start', 'starts')}.`,
    throws: (who: Who, faces: readonly number[], sum: number): string =>
      `${does(who, 'throw', 'throws')} ${faces.join(' + ')} = ${sum}.`,
    nothingToPlace: text('That side already has every {#sum}: nothing to do.'),
    nothingAnywhere: 'There is no square left for a chip: nothing to do.',
    nothingToRemove: 'There is no chip to remove.',
    again: 'Another turn all the same.',
    puts: (who: Who, square: string, number: number): string =>
      `${does(who, 'put', 'puts')} a chip on ${square}, ${a(number)}.`,
    replaces: (who: Who, side: Side, square: string): string =>
      `${does(who, 'replace', 'replaces')} ${chipOf(side)} on ${square}.`,
    removes: (who: Who, side: Side, square: string): string =>
      `${does(who, 'remove', 'removes')} ${chipOf(side)} from ${square}.`,
    removesSome: (who: Who, square: string): string =>
      `${does(who, 'remove', 'removes')} the chip from ${square}.`,
    wins: (winners: Side, squares: readonly string[]): string => {
      const names = winners.isMine ? ['You', ...winners.names] : winners.names;
      const verb = winners.isMine || names.length > 1 ? 'win' : 'wins';
      return `${list(names)} ${verb} with the line ${squares.join(' ')}.`;
    },
  },

  // The rule that applies now ---------------------------------------------------------------------
  rules: {
    goal: (line: number): string =>
      `A straight line of ${inWords(line)} chips of one colour wins at once: down a column, on a diagonal or across a row.`,
    team: 'Partners share one colour: your partner’s chips count in your lines, and you can’t remove or replace them.',
    start:
      'Everybody throws both dice. The player with the highest total starts; if several have it, they throw again.',
    turn: '3 to 9: put a chip on a free square with that number. 2 or 12: the same, and you get another turn. 10: remove an opponent’s chip. 11: put a chip on any free square.',
    place: (sum: number): string =>
      `${upper(a(sum))}: put a chip on a free square with that number. You can’t skip this.`,
    replace: (sum: number): string =>
      `All four squares with ${a(sum)} are taken, so you must replace an opponent’s chip on one of them.`,
    anywhere: 'An 11: put a chip on any free square, whatever its number.',
    replaceAnywhere: 'An 11 on a full board: replace any opponent’s chip, even on a 2 or a 12.',
    remove:
      'A 10: remove an opponent’s chip; its square is free again. Chips on a 2 or a 12 are safe.',
    again: 'After a 2 or a 12 you get another turn, every time.',
    over: 'The game is over. The winning line is marked on the board.',
  },

  // Before the start ------------------------------------------------------------------------------
  options: {
    line: 'Winning line',
    five: 'Five in a line',
    fiveHint: 'The sheet’s goal: five chips in a straight line. Always so with three players.',
    six: 'Six in a line',
    sixHint: 'Recommended by the rule sheet for two players or two teams.',
  },
};

export type Words = typeof words;

/** How Séquence Dés shows itself in a terminal: the board with its chips, two dice, its words. */

import type { Seat } from '../../game.ts';
import { type Block, beside, blockWidth } from '../../terminal/block.ts';
import { die, smallDice } from '../../terminal/dice.ts';
import type { Face, Moment, Told } from '../../terminal/face.ts';
import { roomOf, type Screen } from '../../terminal/screen.ts';
import { type Ink, paint } from '../../terminal/style.ts';
import { headline, seatLines, subject } from '../../terminal/table.ts';
import { centred, listed, wrapped } from '../../terminal/text.ts';
import { CARRYING, NAMES, NUMBERS } from './board.ts';
import type { Move } from './moves.ts';
import type { Sequence } from './rules.ts';
import { drawOdds } from './terminal-odds.ts';
import type { View } from './view.ts';

/** A side's chip is told by its shape and letter; colour comes on top. */
const CHIPS: readonly { readonly chip: string; readonly ink: Ink }[] = [
  { chip: '●A', ink: 'red' },
  { chip: '▲B', ink: 'blue' },
  { chip: '■C', ink: 'green' },
];
const MARKS = { allowed: ['▸', '◂'], last: ['(', ')'], won: ['*', '*'], none: [' ', ' '] } as const;
const COUNTS: Readonly<Record<number, string>> = { 5: 'five', 6: 'six' };

// The table ----------------------------------------------------------------------------------------------------------

function draw(view: View, screen: Screen, { moves = [] }: Moment<Sequence>): readonly string[] {
  const seats = seatLines(screen, view, (seat) => seatCells(view, screen, seat));
  const head = headline(screen, 'SÉQUENCE DÉS', `${COUNTS[view.line]} in a line win`);
  const wide = roomOf(screen) >= WIDE;
  const allowed = new Set(moves.flatMap((move) => (move.type === 'roll' ? [] : [move.square])));
  const board = drawBoard(view, screen, allowed, wide ? 7 : 5);
  if (!wide) return [...head, ...seats, ...drawThrow(view, screen, false), ...board];
  const panel = drawPanel(view, screen, allowed.size > 0, roomOf(screen) - BOARD_WIDTH - 3);
  return panel === undefined
    ? [...head, ...seats, ...beside([board, drawThrow(view, screen, true)], 3)]
    : [...head, ...beside([board, panel], 3)];
}

const BOARD_WIDTH = 51;
const WIDE = BOARD_WIDTH + 3 + 19;

/** Seats, throw and key to the right of the board; undefined where the names need more room. */
function drawPanel(view: View, screen: Screen, marks: boolean, width: number): Block | undefined {
  const seats = seatLines({ ...screen, columns: width }, view, (seat) => seatCells(view, screen, seat));
  if (blockWidth(seats) > width) return undefined;
  return ['', ...seats, '', ...drawThrow(view, screen, true), '', ...key(view, screen, marks)];
}

function seatCells(view: View, screen: Screen, seat: Seat): readonly string[] {
  const started = view.phase === 'start' ? `threw ${view.startSums[seat] ?? '–'}` : '';
  return [chipOf(screen, view.sides[seat] as number), started];
}

function chipOf(screen: Screen, side: number): string {
  const { chip, ink } = CHIPS[side] as (typeof CHIPS)[number];
  return paint(screen, ink, chip);
}

function drawThrow(view: View, screen: Screen, large: boolean): Block {
  if (view.dice === null) return large ? ['', '', '', '', '', ''] : ['no throw yet'];
  const [one, other] = view.dice;
  const sum = `${one} + ${other} = ${one + other}`;
  if (!large) return [`${smallDice(view.dice)}  ${sum}`];
  const live = view.phase === 'place' || view.phase === 'remove';
  const ink = (text: string): string => (live ? text : paint(screen, 'dim', text));
  return [...beside(view.dice.map((face) => die(face, { wide: true, ink }))), centred(ink(sum), 19)];
}

function key(view: View, screen: Screen, marks: boolean): Block {
  const said = view.over ? '* *  the line that won' : view.last === null ? '' : '( )  the last change';
  const allowed = marks ? '▸ ◂  squares of this throw' : '';
  return [said, allowed].filter((line) => line !== '').flatMap((line) => wrapped(paint(screen, 'dim', line), 26, '     '));
}

const ALL = NAMES.map((_, square) => square);

function drawBoard(view: View, screen: Screen, allowed: ReadonlySet<string>, width: 5 | 7): Block {
  const stroke = (left: string, joint: string, right: string): string =>
    `  ${paint(screen, 'dim', left + new Array(6).fill('─'.repeat(width)).join(joint) + right)}`;
  const bar = paint(screen, 'dim', '│');
  const rows = [0, 1, 2, 3, 4, 5].map((row) => {
    const squares = [0, 1, 2, 3, 4, 5].map((column) => drawSquare(view, screen, row * 6 + column, allowed, width === 7));
    return `${row + 1} ${bar}${squares.join(bar)}${bar}`;
  });
  return [
    `   ${[...'abcdef'].map((letter) => centred(letter, width)).join(' ')}`.trimEnd(),
    stroke('┌', '┬', '┐'),
    ...rows.flatMap((row, index) => (index === 0 ? [row] : [stroke('├', '┼', '┤'), row])),
    stroke('└', '┴', '┘'),
  ];
}

function drawSquare(view: View, screen: Screen, square: number, allowed: ReadonlySet<string>, wide: boolean): string {
  const name = NAMES[square] as string;
  const kind = view.winningLine.includes(name)
    ? 'won'
    : allowed.has(name)
      ? 'allowed'
      : view.last === name && !view.over
        ? 'last'
        : 'none';
  const [before, after] = MARKS[kind].map((mark) =>
    kind === 'none' ? mark : paint(screen, kind === 'last' ? 'bold' : 'accent', mark),
  );
  const side = view.chips[square] ?? null;
  const chip = side === null ? '  ' : chipOf(screen, side);
  const number = String(NUMBERS[square]).padStart(2);
  const shown = kind === 'allowed' ? paint(screen, 'accent', number) : side === null ? number : paint(screen, 'dim', number);
  if (!wide) return `${chip}${shown}${after}`;
  return side === null ? `${before} ${shown}  ${after}` : `${before}${chip} ${shown}${after}`;
}

// The words ----------------------------------------------------------------------------------------------------------

function ask(view: View): string {
  if (view.phase === 'start') return 'Throw for who begins: the highest sum does.';
  if (view.phase === 'roll') return 'Your turn: throw both dice.';
  const sum = sumOf(view);
  if (view.phase === 'remove') return 'A 10: take away a chip of an opponent, never from a 2 or a 12.';
  const what = replaces(view) ? 'replace a chip of an opponent' : 'put a chip';
  return sum === 11
    ? `An 11: ${what} on any ${replaces(view) ? '' : 'free '}square.`
    : `${anA(sum)}: ${what} on one of its squares.`;
}

function anA(sum: number): string {
  return `${sum === 8 || sum === 11 ? 'An' : 'A'} ${sum}`;
}

function sumOf(view: View): number {
  return view.dice === null ? 0 : view.dice[0] + view.dice[1];
}

function replaces(view: View): boolean {
  const squares = sumOf(view) === 11 ? ALL : (CARRYING[sumOf(view)] ?? []);
  return squares.every((square) => view.chips[square] !== null);
}

function notations(move: Move): readonly string[] {
  if (move.type === 'roll') return ['throw', 'roll'];
  return [
    move.square,
    ...(move.type === 'place'
      ? [`put ${move.square}`, `place ${move.square}`]
      : [`take ${move.square}`, `remove ${move.square}`]),
  ];
}

function describe(move: Move, view: View, screen: Screen): string {
  if (move.type === 'roll') return 'throw both dice';
  const side = view.chips[NAMES.indexOf(move.square)] ?? null;
  if (side === null) return '';
  return `${move.type === 'remove' ? 'take away' : 'replace'} ${chipOf(screen, side)}`;
}

function family(moves: readonly Move[]): string | undefined {
  const [first] = moves;
  if (first === undefined || first.type === 'roll' || moves.length <= 6) return undefined;
  const what = first.type === 'remove' ? 'take a chip away' : 'put a chip';
  return `${what}: the name of a marked square, e.g. \`${first.square}\``;
}

function tell({ seat, move, answer }: Told<Sequence>, view: View, screen: Screen, before: View): string {
  const who = (many: string, one: string): string => subject(screen, view, seat, many, one);
  if (move.type === 'roll') {
    const faces = answer?.faces ?? [];
    const sum = faces.reduce((one, other) => one + other, 0);
    const start = before.phase === 'start';
    return [
      `${who('throw', 'throws')} ${smallDice(faces)} = ${sum}${start ? ' for the start' : ''}.`,
      ...tellThrow(view, screen, before, seat, sum),
    ].join(' ');
  }
  const side = before.chips[NAMES.indexOf(move.square)] ?? null;
  const chip = side === null ? '' : chipOf(screen, side);
  if (move.type === 'remove') return `${who('take', 'takes')} ${chip} away from ${move.square}.`;
  const put =
    side === null ? `${who('put', 'puts')} a chip on ${move.square}` : `${who('replace', 'replaces')} ${chip} on ${move.square}`;
  if (view.over) return `${put} and ${tellWon(view, screen)}`;
  return view.turn === seat ? `${put} and ${view.viewer === seat ? 'throw' : 'throws'} again.` : `${put}.`;
}

function tellWon(view: View, screen: Screen): string {
  const line = `with the line ${view.winningLine.join(' ')}.`;
  if (view.winners.length === 1) return `${view.winners[0] === view.viewer ? 'win' : 'wins'} ${line}`;
  return `${listed(view.winners.map((seat) => screen.names[seat] as string))} win ${line}`;
}

/** What follows from a throw without anybody choosing. */
function tellThrow(view: View, screen: Screen, before: View, seat: Seat, sum: number): readonly string[] {
  if (before.phase === 'start') {
    if (view.phase === 'roll') return [`${subject(screen, view, view.turn, 'begin', 'begins')}.`];
    return view.turn <= seat ? ['A tie: the highest throw again.'] : [];
  }
  if (view.phase !== 'roll') return [];
  return [sum === 2 || sum === 12 ? 'Nothing to do there, but another throw.' : 'Nothing to do with it.'];
}

function explain(view: View): readonly string[] {
  return [
    `A straight line of ${COUNTS[view.line]} chips of one side wins: along a row, a column or a diagonal.`,
    '',
    '3 to 9: put a chip on a free square of that number; if all four are taken, replace an opponent’s chip on one; if all are yours, nothing.',
    '2 and 12: the same, and you throw again.',
    '10: take away an opponent’s chip, never from a 2 or a 12.',
    '11: put a chip on any free square.',
    '',
    'Type the name of a square, column then row: `c3`. Or the number in the list.',
  ];
}

export const face: Face<Sequence> = {
  title: 'Séquence Dés',
  summary: 'Two dice name a square of the board; the first line of five chips wins.',
  draw,
  ask,
  notations,
  describe,
  family,
  tell,
  explain,
  odds: (odds, view, screen) => drawOdds(odds as Parameters<typeof drawOdds>[0], view, screen),
  isSecret: () => false,
};

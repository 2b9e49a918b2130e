/** How Séquence Dés shows itself in a terminal: the board with its chips, two dice, its words. */

import type { Seat } from '../../../game.ts';
import { type Block, beside, blockWidth } from '../../../terminal/block.ts';
import { die, smallDice } from '../../../terminal/dice.ts';
import { roomOf, type Screen } from '../../../terminal/screen.ts';
import { paint } from '../../../terminal/style.ts';
import { headline, seatLines } from '../../../terminal/table.ts';
import type { LoadWords, TerminalMoment, TerminalUi } from '../../../terminal/terminal-ui.ts';
import { centred, wrapped } from '../../../terminal/text.ts';
import { CARRYING, NAMES, NUMBERS } from '../rules/board.ts';
import type { Move } from '../rules/moves.ts';
import type { Sequence } from '../rules/rules.ts';
import type { View } from '../rules/view.ts';
import type { Words as Said, Task } from '../words/en/page.ts';
import type { Words } from '../words/en/terminal.ts';
import { chipOf } from './chips.ts';
import { drawOdds } from './odds.ts';
import { type Talk, tell } from './telling.ts';

const MARKS = { allowed: ['▸', '◂'], last: ['(', ')'], won: ['*', '*'], none: [' ', ' '] } as const;

// The table ---------------------------------------------------------------------------------------

function draw(
  talk: Talk,
  view: View,
  screen: Screen,
  { moves = [] }: TerminalMoment<Sequence>,
): readonly string[] {
  const seats = seatLines(screen, view, (seat) => seatCells(talk, view, screen, seat));
  const head = headline(screen, 'SÉQUENCE DÉS', talk.words.head(view.line));
  const wide = roomOf(screen) >= WIDE;
  const allowed = new Set(moves.flatMap((move) => (move.type === 'roll' ? [] : [move.square])));
  const board = drawBoard(view, screen, allowed, wide ? 7 : 5);
  if (!wide) return [...head, ...seats, ...drawThrow(talk, view, screen, false), ...board];
  const panel = drawPanel(talk, view, screen, allowed.size > 0, roomOf(screen) - BOARD_WIDTH - 3);
  return panel === undefined
    ? [...head, ...seats, ...beside([board, drawThrow(talk, view, screen, true)], 3)]
    : [...head, ...beside([board, panel], 3)];
}

const BOARD_WIDTH = 51;
const WIDE = BOARD_WIDTH + 3 + 19;

/** Seats, throw and key to the right of the board; undefined if the names need more room. */
function drawPanel(
  talk: Talk,
  view: View,
  screen: Screen,
  marks: boolean,
  width: number,
): Block | undefined {
  const seats = seatLines({ ...screen, columns: width }, view, (seat) =>
    seatCells(talk, view, screen, seat),
  );
  if (blockWidth(seats) > width) return undefined;
  return [
    '',
    ...seats,
    '',
    ...drawThrow(talk, view, screen, true),
    '',
    ...key(talk, view, screen, marks),
  ];
}

function seatCells({ words }: Talk, view: View, screen: Screen, seat: Seat): readonly string[] {
  const started =
    view.phase === 'start' ? words.started({ sum: `${view.startSums[seat] ?? '–'}` }) : '';
  return [chipOf(screen, view.sides[seat] as number), started];
}

function drawThrow({ words }: Talk, view: View, screen: Screen, large: boolean): Block {
  if (view.dice === null) return large ? ['', '', '', '', '', ''] : [words.noThrow];
  const [one, other] = view.dice;
  const sum = `${one} + ${other} = ${one + other}`;
  if (!large) return [`${smallDice(view.dice)}  ${sum}`];
  const live = view.phase === 'place' || view.phase === 'remove';
  const ink = (text: string): string => (live ? text : paint(screen, 'dim', text));
  return [
    ...beside(view.dice.map((face) => die(face, { wide: true, ink }))),
    centred(ink(sum), 19),
  ];
}

function key({ words }: Talk, view: View, screen: Screen, marks: boolean): Block {
  const said = view.over
    ? `* *  ${words.key.won}`
    : view.last === null
      ? ''
      : `( )  ${words.key.last}`;
  const allowed = marks ? `▸ ◂  ${words.key.allowed}` : '';
  return [said, allowed]
    .filter((line) => line !== '')
    .flatMap((line) => wrapped(paint(screen, 'dim', line), 26, '     '));
}

const ALL = NAMES.map((_, square) => square);

function drawBoard(view: View, screen: Screen, allowed: ReadonlySet<string>, width: 5 | 7): Block {
  const stroke = (left: string, joint: string, right: string): string =>
    `  ${paint(screen, 'dim', left + new Array(6).fill('─'.repeat(width)).join(joint) + right)}`;
  const bar = paint(screen, 'dim', '│');
  const rows = [0, 1, 2, 3, 4, 5].map((row) => {
    const squares = [0, 1, 2, 3, 4, 5].map((column) =>
      drawSquare(view, screen, row * 6 + column, allowed, width === 7),
    );
    return `${row + 1} ${bar}${squares.join(bar)}${bar}`;
  });
  return [
    `   ${[...'abcdef'].map((letter) => centred(letter, width)).join(' ')}`.trimEnd(),
    stroke('┌', '┬', '┐'),
    ...rows.flatMap((row, index) => (index === 0 ? [row] : [stroke('├', '┼', '┤'), row])),
    stroke('└', '┴', '┘'),
  ];
}

function drawSquare(
  view: View,
  screen: Screen,
  square: number,
  allowed: ReadonlySet<string>,
  wide: boolean,
): string {
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
  const shown =
    kind === 'allowed'
      ? paint(screen, 'accent', number)
      : side === null
        ? number
        : paint(screen, 'dim', number);
  if (!wide) return `${chip}${shown}${after}`;
  return side === null ? `${before} ${shown}  ${after}` : `${before}${chip} ${shown}${after}`;
}

// The words ---------------------------------------------------------------------------------------

const ME = { name: '', isMe: true, isAsked: true };

function ask({ said }: Talk, view: View): string {
  if (view.phase === 'start') return said.toStart(ME);
  if (view.phase === 'roll') return said.toThrow(ME);
  return view.phase === 'over' ? '' : said.toChoose(ME, taskOf(view), sumOf(view));
}

function sumOf(view: View): number {
  return view.dice === null ? 0 : view.dice[0] + view.dice[1];
}

/** What the throw asks for. */
function taskOf(view: View): Task {
  const sum = sumOf(view);
  if (view.phase === 'remove') return 'remove';
  const squares = sum === 11 ? ALL : (CARRYING[sum] ?? []);
  const isFull = squares.every((square) => view.chips[square] !== null);
  if (sum === 11) return isFull ? 'replace-anywhere' : 'anywhere';
  return isFull ? 'replace' : 'place';
}

/** What is typed is the same in every language. */
function notations(move: Move): readonly string[] {
  if (move.type === 'roll') return ['throw', 'roll'];
  return [
    move.square,
    ...(move.type === 'place'
      ? [`put ${move.square}`, `place ${move.square}`]
      : [`take ${move.square}`, `remove ${move.square}`]),
  ];
}

function describe({ words: { moves } }: Talk, move: Move, view: View, screen: Screen): string {
  if (move.type === 'roll') return moves.throw;
  const side = view.chips[NAMES.indexOf(move.square)] ?? null;
  if (side === null) return '';
  return (move.type === 'remove' ? moves.remove : moves.replace)({ chip: chipOf(screen, side) });
}

function family({ words: { families } }: Talk, moves: readonly Move[]): string | undefined {
  const [first] = moves;
  if (first === undefined || first.type === 'roll' || moves.length <= 6) return undefined;
  return families[first.type]({ example: first.square });
}

function explain({ said: { rules }, words }: Talk, view: View): readonly string[] {
  const isTeam = new Set(view.sides).size < view.sides.length;
  return [
    rules.goal(view.line),
    ...(isTeam ? [rules.team] : []),
    '',
    ...(view.phase === 'start' ? [rules.start] : []),
    rules.turn,
    rules.remove,
    rules.again,
    '',
    words.typing,
  ];
}

export function terminalWith(said: Said, words: Words): TerminalUi<Sequence> {
  const talk: Talk = { said, words };
  return {
    title: said.title,
    summary: said.summary,
    draw: (view, screen, moment) => draw(talk, view, screen, moment),
    ask: (view) => ask(talk, view),
    notations,
    describe: (move, view, screen) => describe(talk, move, view, screen),
    family: (moves) => family(talk, moves),
    tell: (event, view, screen, before) => tell(talk, event, view, screen, before),
    explain: (view) => explain(talk, view),
    odds: (odds, view, screen) =>
      drawOdds(words, odds as Parameters<typeof drawOdds>[1], view, screen),
    isSecret: () => false,
  };
}

export async function terminalIn(load: LoadWords): Promise<TerminalUi<Sequence>> {
  const [said, words] = await Promise.all([load('sequence/page'), load('sequence/terminal')]);
  return terminalWith(said as Said, words as Words);
}

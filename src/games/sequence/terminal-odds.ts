/** The odds of Séquence Dés in words: a table, the best square first. */

import type { Odds } from '../../odds.ts';
import { aligned } from '../../terminal/block.ts';
import { roomOf, type Screen } from '../../terminal/screen.ts';
import { paint } from '../../terminal/style.ts';
import { padded, widthOf, wrapped } from '../../terminal/text.ts';
import type { Move } from './moves.ts';
import type { Facts } from './odds.ts';
import type { View } from './view.ts';

interface Column {
  readonly head: string;
  readonly cell: (move: Move, facts: Facts, value: number) => string;
}

export function drawOdds(odds: Odds<Move, Facts>, view: View, screen: Screen): readonly string[] {
  const partner = view.sides.length === 4;
  const columns = partner ? [...COLUMNS, PARTNER] : COLUMNS;
  const rows = [
    columns.map(({ head }) => paint(screen, 'dim', head)),
    ...odds.moves.map(({ move, facts, value }) => columns.map(({ cell }) => cell(move, facts, value))),
  ];
  const best = odds.moves[0]?.facts.winsNow === true ? 'bold' : undefined;
  const lines = aligned(rightAligned(rows), roomOf(screen), 2);
  return [
    ...lines.map((line, index) => (index === 1 && best !== undefined ? paint(screen, best, line) : line)),
    '',
    ...explained(view, partner).flatMap((sentence) => wrapped(sentence, Math.min(WIDEST, roomOf(screen)), '  ')),
  ];
}

const WIDEST = 80;

const COLUMNS: readonly Column[] = [
  { head: 'move', cell: (move) => nameOf(move) },
  { head: 'wins', cell: (_move, { winsNow }, value) => (winsNow ? 'now' : percent(value)) },
  { head: '±', cell: (_move, { winsNow, error }) => (winsNow ? '' : percent(error)) },
  { head: 'next turn', cell: (_move, { winsNow, winsNext }) => (winsNow ? '' : percent(winsNext)) },
  { head: 'they first', cell: (_move, { winsNow, opponentFirst }) => (winsNow ? '' : percent(opponentFirst)) },
];

const PARTNER: Column = {
  head: 'partner',
  cell: (_move, { winsNow, partnerFirst }) => (winsNow ? '' : percent(partnerFirst)),
};

function nameOf(move: Move): string {
  if (move.type === 'roll') return 'throw';
  return move.type === 'remove' ? `take ${move.square}` : move.square;
}

function percent(chance: number): string {
  return `${(100 * chance).toFixed(1)} %`;
}

/** The first column as it is, the numbers with their ends in line. */
function rightAligned(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] as string))));
  return rows.map((row) =>
    row.map((cell, column) => {
      const width = widths[column] as number;
      return column === 0 ? padded(cell, width) : ' '.repeat(width - widthOf(cell)) + cell;
    }),
  );
}

function explained(view: View, partner: boolean): readonly string[] {
  const line = view.line === 6 ? 'six' : 'five';
  if (view.phase === 'start') return ['wins: an even share; ±: what beginning is worth.'];
  return [
    'wins: estimated chance to win the game; ±: its usual error.',
    `next turn: exact chance to complete ${line} on your next turn, if nobody did before and the board stays as the move leaves it.`,
    'they first: exact chance that an opponent completes a line before that turn.',
    ...(partner ? ['partner: exact chance that your partner does.'] : []),
  ];
}

/** The odds of Séquence Dés in words: a table, the best square first. */

import type { Odds } from '../../odds.ts';
import { figures, hundredths, legend } from '../../terminal/figures.ts';
import type { Screen } from '../../terminal/screen.ts';
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
  const rows = odds.moves.map(({ move, facts, value }) => columns.map(({ cell }) => cell(move, facts, value)));
  return [...figures([columns.map(({ head }) => head), ...rows], screen), ...legend(explained(view, partner), screen)];
}

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
  return `${hundredths(chance, 1)} %`;
}

function explained(view: View, partner: boolean): readonly string[] {
  const line = view.line === 6 ? 'six' : 'five';
  if (view.phase === 'start') return ['wins: an even share; ±: what beginning is worth.'];
  return [
    'wins: estimated chance to win the game; ±: its usual error.',
    `next turn: exact chance that nobody wins before and you complete ${line} on your next turn, on the board as the move leaves it.`,
    'they first: exact chance that an opponent completes a line before that turn.',
    ...(partner ? ['partner: exact chance that your partner does.'] : []),
  ];
}

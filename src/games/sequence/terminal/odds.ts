/** The odds of Séquence Dés in words: a table, the best square first. */

import type { Odds } from '../../../odds.ts';
import { figures, hundredthsText, legend } from '../../../terminal/figures.ts';
import type { Screen } from '../../../terminal/screen.ts';
import type { Facts } from '../mind/odds.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import type { Words } from '../words/en/terminal.ts';

interface Column {
  readonly head: string;
  readonly cell: (move: Move, facts: Facts, value: number) => string;
}

export function drawOdds(
  words: Words,
  odds: Odds<Move, Facts>,
  view: View,
  screen: Screen,
): readonly string[] {
  const partner = view.sides.length === 4;
  const columns = columnsOf(words, partner);
  const rows = odds.moves.map(({ move, facts, value }) =>
    columns.map(({ cell }) => cell(move, facts, value)),
  );
  return [
    ...figures([columns.map(({ head }) => head), ...rows], screen),
    ...legend(explained(words, view, partner), screen),
  ];
}

function columnsOf(
  { odds: { heads, now, ...names }, point }: Words,
  partner: boolean,
): readonly Column[] {
  const percent = (chance: number): string => `${hundredthsText(chance, 1).replace('.', point)} %`;
  const open = (chance: (facts: Facts) => number): Column['cell'] => {
    return (_move, facts) => (facts.winsNow ? '' : percent(chance(facts)));
  };
  return [
    { head: heads.move, cell: (move) => nameOf(names, move) },
    { head: heads.wins, cell: (_move, { winsNow }, value) => (winsNow ? now : percent(value)) },
    { head: '±', cell: open(({ error }) => error) },
    { head: heads.next, cell: open(({ winsNext }) => winsNext) },
    { head: heads.first, cell: open(({ opponentFirst }) => opponentFirst) },
    ...(partner ? [{ head: heads.partner, cell: open(({ partnerFirst }) => partnerFirst) }] : []),
  ];
}

function nameOf(names: Pick<Words['odds'], 'throw' | 'remove'>, move: Move): string {
  if (move.type === 'roll') return names.throw;
  return move.type === 'remove' ? names.remove({ square: move.square }) : move.square;
}

function explained({ odds }: Words, view: View, partner: boolean): readonly string[] {
  if (view.phase === 'start') return [odds.start];
  return [odds.wins, odds.next(view.line), odds.first, ...(partner ? [odds.partner] : [])];
}

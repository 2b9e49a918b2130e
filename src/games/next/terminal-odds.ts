/** The odds of NEXT! as a table: a line for each move, the best first, and under it what the columns say. */

import type { MoveOdds, Odds } from '../../odds.ts';
import { lettersOf } from '../../terminal/dice.ts';
import { roomOf, type Screen } from '../../terminal/screen.ts';
import { paint } from '../../terminal/style.ts';
import { cut, padded, widthOf, wrapped } from '../../terminal/text.ts';
import type { Move } from './moves.ts';
import type { Facts } from './odds.ts';
import { cardOf, nameOf } from './terminal-cards.ts';
import type { View } from './view.ts';

/** Cells of the column of moves. */
const MOVE = 15;
/** With less room than this the columns stand close. */
const ROOMY = 70;

export function drawOdds({ moves }: Odds<Move, Facts>, view: View, screen: Screen): readonly string[] {
  const [first] = moves;
  if (first === undefined) return [];
  const table = [headOf(first.facts), ...moves.map((odds) => [shortly(odds.move, view, screen), ...cellsOf(odds)])];
  const widths = table.reduce<readonly number[]>(
    (most, row) => row.map((cell, column) => Math.max(most[column] ?? 0, widthOf(cell))),
    [],
  );
  const room = roomOf(screen);
  const gap = ' '.repeat(room < ROOMY ? 1 : 2);
  const lines = table.map((row) =>
    cut(
      row
        .map((cell, column) => (column === 0 ? padded(cell, widths[0] as number) : cell.padStart(widths[column] as number)))
        .join(gap),
      room,
    ),
  );
  return [
    paint(screen, 'dim', lines[0] as string),
    paint(screen, 'bold', lines[1] as string),
    ...lines.slice(2),
    ...wrapped(legendOf(first.facts), room).map((line) => paint(screen, 'dim', line)),
  ];
}

function shortly(move: Move, view: View, screen: Screen): string {
  switch (move.type) {
    case 'roll':
      return move.dice.length === 6 ? 'throw all' : `throw ${lettersOf(move.dice)}`;
    case 'turn-die':
      return `turn ${lettersOf([move.die])} ${move.face}`;
    case 'take':
      return `take ${move.pile + 1}`;
    case 'end-turn':
      return 'end';
    case 'steal':
    case 'swap':
      return `${move.type} ${cut(`${screen.names[move.from]}`, MOVE)}`;
    case 'give': {
      const card = cardOf(view, move.card);
      return `give ${card === undefined ? move.card : cut(nameOf(card), 2 * MOVE)}`;
    }
    case 'finish':
      return 'stop';
    case 'continue':
      return 'play on';
  }
}

function headOf(facts: Facts): readonly string[] {
  switch (facts.kind) {
    case 'turn':
      return ['', 'points', ...facts.cards.map((_, pile) => `pile ${pile + 1}`), 'none', 'gift'];
    case 'draw':
      return ['', 'points', 'drawn'];
    case 'give':
      return ['', 'points'];
    case 'end':
      return ['', 'win'];
  }
}

function cellsOf({ facts }: MoveOdds<Move, Facts>): readonly string[] {
  switch (facts.kind) {
    case 'turn':
      return [
        facts.points.toFixed(2),
        ...facts.cards.map(({ plan, most }) => `${percent(plan)} ${percent(most).padStart(4)}`),
        percent(facts.none),
        facts.gift.toFixed(2),
      ];
    case 'draw':
      return [facts.points.toFixed(2), facts.drawn.toFixed(2)];
    case 'give':
      return [facts.points.toFixed(2)];
    case 'end':
      return [`${facts.sure ? '' : 'about '}${percent(facts.winning)}`];
  }
}

/** Whole per cents; what is possible is never nought, what is open never a hundred. */
function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return '<1%';
  if (chance < 1 && chance >= 0.995) return '99%';
  return `${Math.round(chance * 100)}%`;
}

function legendOf(facts: Facts): string {
  switch (facts.kind) {
    case 'turn':
      return 'points: expected from this turn, actions included. pile: the chance to end with its card playing for the most points, then the most it can be going for that card alone. none: no card. gift: points that the dice of a failed turn give to the next player.';
    case 'draw':
      return 'points: expected from drawing, less the card given. drawn: mean points of the card drawn blind.';
    case 'give':
      return 'points: what you lose.';
    case 'end':
      return 'win: the chance to win the game; ties count as shares.';
  }
}

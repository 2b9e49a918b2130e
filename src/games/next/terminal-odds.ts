/** The odds of NEXT! as a table: a line for each move, the best first, and under it what the columns say. */

import type { MoveOdds, Odds } from '../../odds.ts';
import { lettersOf } from '../../terminal/dice.ts';
import { figures, hundredths, legend } from '../../terminal/figures.ts';
import type { Screen } from '../../terminal/screen.ts';
import { counted } from '../../terminal/table.ts';
import { cut } from '../../terminal/text.ts';
import type { Card } from './cards.ts';
import type { Move } from './moves.ts';
import type { Facts } from './odds.ts';
import { ACTIONS, cardOf, nameOf } from './terminal-cards.ts';
import type { View } from './view.ts';

/** Cells of a name in the column of moves. */
const NAME = 15;

export function drawOdds({ moves }: Odds<Move, Facts>, view: View, screen: Screen): readonly string[] {
  const [first] = moves;
  if (first === undefined) return [];
  const rows = moves.map((odds) => [shortly(odds.move, view, screen), ...cellsOf(odds)]);
  return [...figures([headOf(first.facts), ...rows], screen), ...legend(meaningOf(first.facts, view), screen)];
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
      return `${move.type} ${cut(`${screen.names[move.from]}`, NAME)}`;
    case 'give': {
      const card = cardOf(view, move.card);
      return `give ${card === undefined ? move.card : cut(nameOf(card), 2 * NAME)}`;
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
        decimal(facts.points),
        ...facts.cards.map(({ plan, most }) => `${percent(plan)} ${percent(most).padStart(4)}`),
        percent(facts.none),
        decimal(facts.gift),
      ];
    case 'draw':
      return [decimal(facts.points), decimal(facts.drawn)];
    case 'give':
      return [decimal(facts.points)];
    case 'end':
      return [`${facts.sure ? '' : 'about '}${percent(facts.winning)}`];
  }
}

function decimal(points: number): string {
  return points.toFixed(2).replace('-', '−');
}

function percent(chance: number): string {
  return `${hundredths(chance)}%`;
}

function meaningOf(facts: Facts, view: View): readonly string[] {
  switch (facts.kind) {
    case 'turn':
      return [
        ...view.piles.flatMap(({ top, locked }, pile) => (top === null ? [] : [`pile ${pile + 1}: ${describe(top, locked)}.`])),
        'Under each pile the chance to end the turn with its card, playing for the most points; then the most it can be, going for that card alone.',
        'points: expected from this turn, actions included; none: no card; gift: points that the dice of a failed turn give to the next player.',
      ];
    case 'draw':
      return ['points: expected from drawing, less the card given; drawn: mean points of the card drawn blind.'];
    case 'give':
      return ['points: what you lose.'];
    case 'end':
      return ['win: the chance to win the game; ties count as shares.'];
  }
}

function describe(card: Card, locked: boolean): string {
  const action = card.action === undefined ? '' : `, ${ACTIONS[card.action].name}`;
  return `${nameOf(card)}, ${counted(card.points, 'point')}${action}${locked ? '; locked' : ''}`;
}

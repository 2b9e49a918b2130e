/**
 * The odds of NEXT! as a table: a line for each move, the best first, and under it what the columns
 * say.
 */

import type { MoveOdds, Odds } from '../../../odds.ts';
import { lettersOf } from '../../../terminal/dice.ts';
import { figures, hundredthsText, legend } from '../../../terminal/figures.ts';
import type { Screen } from '../../../terminal/screen.ts';
import { cut } from '../../../terminal/text.ts';
import type { Facts } from '../mind/odds.ts';
import type { Card } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { cardOf, nameOf, type Talk } from './cards.ts';

/** Cells of a name in the column of moves. */
const NAME = 15;

export function drawOdds(
  talk: Talk,
  { moves }: Odds<Move, Facts>,
  view: View,
  screen: Screen,
): readonly string[] {
  const [first] = moves;
  if (first === undefined) return [];
  const rows = moves.map((odds) => [
    shortly(talk, odds.move, view, screen),
    ...cellsOf(talk, odds),
  ]);
  return [
    ...figures([headOf(talk, first.facts), ...rows], screen),
    ...legend(meaningOf(talk, first.facts, view), screen),
  ];
}

function shortly({ said, words }: Talk, move: Move, view: View, screen: Screen): string {
  const { moves } = words.odds;
  switch (move.type) {
    case 'roll':
      return move.dice.length === 6
        ? moves.throwAll
        : moves.throw({ letters: lettersOf(move.dice) });
    case 'turn-die':
      return moves.turn({ letter: lettersOf([move.die]), colour: said.colour[move.face] });
    case 'take':
      return moves.take({ place: move.pile + 1 });
    case 'end-turn':
      return moves.end;
    case 'steal':
    case 'swap':
      return moves[move.type]({ name: cut(`${screen.names[move.from]}`, NAME) });
    case 'give': {
      const card = cardOf(view, move.card);
      return moves.give({
        card: card === undefined ? move.card : cut(nameOf(card, said), 2 * NAME),
      });
    }
    case 'finish':
      return moves.finish;
    case 'continue':
      return moves.continue;
  }
}

function headOf({ words }: Talk, facts: Facts): readonly string[] {
  const { heads } = words.odds;
  switch (facts.kind) {
    case 'turn':
      return [
        '',
        heads.points,
        ...facts.cards.map((_, pile) => heads.pile({ place: pile + 1 })),
        heads.none,
        heads.gift,
      ];
    case 'draw':
      return ['', heads.points, heads.drawn];
    case 'give':
      return ['', heads.points];
    case 'end':
      return ['', heads.win];
  }
}

function cellsOf({ words }: Talk, { facts }: MoveOdds<Move, Facts>): readonly string[] {
  const decimal = (points: number): string =>
    points.toFixed(2).replace('-', '−').replace('.', words.point);
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
      return [
        facts.sure ? percent(facts.winning) : words.odds.about({ chance: percent(facts.winning) }),
      ];
  }
}

function percent(chance: number): string {
  return `${hundredthsText(chance)}%`;
}

function meaningOf(talk: Talk, facts: Facts, view: View): readonly string[] {
  const { odds } = talk.words;
  switch (facts.kind) {
    case 'turn':
      return [
        ...view.piles.flatMap(({ top, locked }, pile) =>
          top === null ? [] : [odds.pile(pile + 1, describe(talk, top), locked)],
        ),
        odds.chances,
        odds.columns,
      ];
    case 'draw':
      return [odds.drawing];
    case 'give':
      return [odds.giving];
    case 'end':
      return [odds.ending];
  }
}

function describe({ said }: Talk, card: Card): string {
  const action = card.action === undefined ? '' : `, ${said.action[card.action].name}`;
  return `${nameOf(card, said)}, ${said.points(card.points)}${action}`;
}

/** What happened in Séquence Dés, in sentences for a terminal. */

import type { Seat } from '../../../game.ts';
import { smallDice } from '../../../terminal/dice.ts';
import type { Screen } from '../../../terminal/screen.ts';
import { personAt } from '../../../terminal/table.ts';
import type { Told } from '../../../terminal/terminal-ui.ts';
import { NAMES } from '../rules/board.ts';
import type { Sequence } from '../rules/rules.ts';
import type { View } from '../rules/view.ts';
import type { Words as Said, Who } from '../words/en/page.ts';
import type { Words } from '../words/en/terminal.ts';
import { chipOf } from './chips.ts';

/** The words of the game, which the page has too, and those of its terminal. */
export interface Talk {
  readonly said: Said;
  readonly words: Words;
}

export function tell(
  talk: Talk,
  { seat, move, answer }: Told<Sequence>,
  view: View,
  screen: Screen,
  before: View,
): string {
  const { words } = talk;
  const who = whoIs(screen, view, seat);
  if (move.type === 'roll') {
    const faces = answer?.faces ?? [];
    const sum = faces.reduce((one, other) => one + other, 0);
    const threw = before.phase === 'start' ? words.threwForStart : words.threw;
    return [
      threw(who, smallDice(faces), sum),
      ...tellThrow(talk, view, screen, before, seat, sum),
    ].join(' ');
  }
  const side = before.chips[NAMES.indexOf(move.square)] ?? null;
  const chip = side === null ? '' : chipOf(screen, side);
  if (move.type === 'remove') return words.removed(who, chip, move.square);
  const put = side === null ? words.put(who, move.square) : words.replaced(who, chip, move.square);
  if (view.over) return `${put} ${tellWon(talk, view, screen)}`;
  return view.turn === seat ? `${put} ${words.throwsAgain(who)}` : put;
}

function whoIs(screen: Screen, view: View, seat: Seat): Who {
  return { ...personAt(screen, view, seat), isAsked: false };
}

function tellWon({ said }: Talk, view: View, screen: Screen): string {
  const others = view.winners.filter((seat) => seat !== view.viewer);
  const names = others.map((seat) => `${screen.names[seat]}`);
  return said.told.wins({ names, isMine: others.length < view.winners.length }, view.winningLine);
}

/** What follows from a throw without anybody choosing. */
function tellThrow(
  talk: Talk,
  view: View,
  screen: Screen,
  before: View,
  seat: Seat,
  sum: number,
): readonly string[] {
  const { said, words } = talk;
  if (before.phase === 'start') {
    if (view.phase === 'roll') return [said.told.begins(whoIs(screen, view, view.turn))];
    return view.turn <= seat ? [said.told.tie] : [];
  }
  if (view.phase !== 'roll') return [];
  return [sum === 2 || sum === 12 ? words.nothingAgain : words.nothing];
}

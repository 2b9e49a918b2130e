/** What happened in NEXT!, in sentences for a terminal. */

import type { Seat } from '../../../game.ts';
import { letterOf } from '../../../terminal/dice.ts';
import type { Screen } from '../../../terminal/screen.ts';
import { personAt } from '../../../terminal/table.ts';
import type { Told } from '../../../terminal/terminal-ui.ts';
import { GLUE } from '../../../terminal/text.ts';
import type { Next } from '../rules/rules.ts';
import type { View } from '../rules/view.ts';
import { called, symbol, type Talk } from './cards.ts';

export function tell(
  talk: Talk,
  { seat, move, answer }: Told<Next>,
  view: View,
  screen: Screen,
  before: View,
): string {
  const { said, words } = talk;
  const { log } = said;
  const who = personAt(screen, view, seat);
  const passed = view.passages.at(-1);
  const after = tellEnd(talk, view, screen, before, seat, move.type === 'take');
  const itWas =
    passed?.card === null || passed === undefined
      ? []
      : [log.itWas({ card: called(talk, view, passed.card) })];
  switch (move.type) {
    case 'roll': {
      const faces = answer !== undefined && 'faces' in answer ? answer.faces : [];
      const shown = faces
        .map((colour) => `${symbol(screen, colour)}${GLUE}${said.colour[colour]}`)
        .join(' ');
      const locked =
        view.turn === seat
          ? view.piles.flatMap((pile, at) =>
              pile.locked && !before.piles[at]?.locked ? [words.locked({ place: at + 1 })] : [],
            )
          : [];
      const threw = words.threw(
        who,
        move.dice.length === 6 ? 'all' : move.dice.map(letterOf),
        shown,
      );
      return [threw, ...locked, ...(view.power ? [log.agree] : []), ...after].join(' ');
    }
    case 'turn-die': {
      const face = `${symbol(screen, move.face)} ${said.colour[move.face]}`;
      return [words.turnedTo(who, letterOf(move.die), face), ...after].join(' ');
    }
    case 'take':
      return [log.took(who, called(talk, view, passed?.card ?? null)), ...after].join(' ');
    case 'end-turn':
      return after.join(' ');
    case 'steal':
      return [log.stole(who, personAt(screen, view, move.from)), ...itWas, ...after].join(' ');
    case 'swap':
      return [log.drew(who, personAt(screen, view, move.from)), ...itWas].join(' ');
    case 'give': {
      const to = passed?.other ?? null;
      return [
        ...(to === null ? [] : [log.gave(who, personAt(screen, view, to))]),
        ...itWas,
        ...after,
      ].join(' ');
    }
    case 'finish':
      return [log.finished(who), ...after].join(' ');
    case 'continue':
      return log.continued(who);
  }
}

/** How the turn, or the game, ended with this event, if it did. */
function tellEnd(
  { said }: Talk,
  view: View,
  screen: Screen,
  before: View,
  seat: Seat,
  took: boolean,
): readonly string[] {
  const person = personAt(screen, view, seat);
  if (view.over) {
    const points = view.seats[view.winners[0] as Seat]?.points ?? 0;
    return [
      said.won(
        view.winners.map((winner) => personAt(screen, view, winner)),
        points,
      ),
    ];
  }
  if (before.phase !== 'turn') return [];
  if (took) return view.phase === 'turn' && view.turn === seat ? [said.log.replays(person)] : [];
  return view.lie === 'inherited' ? [said.log.failed(person)] : [];
}

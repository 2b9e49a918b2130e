/** What the table waits for, in a sentence; a seat in a few words; the rule that applies now. */

import type { Moment, SeatFace } from '../../../../web/kit/contracts/board.ts';
import type { Sequence } from '../../rules/rules.ts';
import type { View } from '../../rules/view.ts';
import type { Task, Words } from '../../words/en/page.ts';
import { nothingWords } from './narrate.ts';
import { sideOf, whoIs } from './people.ts';
import { chipsOf, isAnotherTurn, longestRow, taskOf, throwOf } from './reading.ts';

export function note(view: View, seat: number, words: Words): string {
  const startSum = view.startSums[seat] ?? null;
  if (view.phase === 'start') return startSum === null ? '' : words.noteStart({ sum: startSum });
  const side = view.sides[seat] as number;
  return words.note(chipsOf(view, side), longestRow(view, side), view.line);
}

export function status(moment: Moment<Sequence>, seats: readonly SeatFace[], words: Words): string {
  const { view, actor, event, isMoving } = moment;
  if (isMoving && event?.move.type === 'roll') return words.throwing(whoIs(event.seat, seats));
  if (view.over) return words.over(sideOf(view.sides[view.turn] as number, seats));
  const who = whoIs(view.turn, seats, actor);
  if (view.phase === 'start')
    return view.startSums.includes(null) ? words.toStart(who) : words.toStartAgain(who);
  const task = taskOf(view);
  if (task !== undefined)
    return words.toChoose(who, task, view.dice === null ? 0 : view.dice[0] + view.dice[1]);
  const next = isAnotherTurn(moment) ? words.toThrowAgain(who) : words.toThrow(who);
  return [...newsOf(moment, seats, words), next].join(' ');
}

/**
 * What the last throw came to without anybody choosing: it has to be said, for nothing on the board
 * shows it.
 */
function newsOf(
  moment: Moment<Sequence>,
  seats: readonly SeatFace[],
  words: Words,
): readonly string[] {
  const thrown = throwOf(moment);
  if (thrown === null || thrown.seat === null || moment.event?.move.type !== 'roll') return [];
  if (thrown.meaning === 'start') return [words.told.begins(whoIs(moment.view.turn, seats))];
  if (thrown.meaning !== 'nothing') return [];
  return [
    words.told.throws(whoIs(thrown.seat, seats), thrown.faces, thrown.sum),
    nothingWords(thrown.sum, words),
  ];
}

export function explain({ view }: Moment<Sequence>, words: Words): readonly string[] {
  const { rules } = words;
  const aims = [rules.goal(view.line), ...(view.sides.length === 4 ? [rules.team] : [])];
  if (view.over) return [rules.over, ...aims];
  if (view.phase === 'start') return [rules.start, ...aims];
  const task = taskOf(view);
  if (task === undefined) return [rules.turn, ...aims];
  const sum = view.dice === null ? 0 : view.dice[0] + view.dice[1];
  return [ruleOf(task, sum, words), ...(sum === 2 || sum === 12 ? [rules.again] : []), ...aims];
}

function ruleOf(task: Task, sum: number, { rules }: Words): string {
  switch (task) {
    case 'place':
      return rules.place(sum);
    case 'replace':
      return rules.replace(sum);
    case 'anywhere':
      return rules.anywhere;
    case 'replace-anywhere':
      return rules.replaceAnywhere;
    case 'remove':
      return rules.remove;
  }
}

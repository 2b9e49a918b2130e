/** What the table says: what it waits for, what the dice mean, the rule that applies, the name of a square. */

import type { Task, Words } from '../../i18n/en/sequence.ts';
import type { Moment, OptionField, SeatFace } from '../../web/kit/board.ts';
import { NAMES, NUMBERS } from './board.ts';
import type { Choice } from './page-choice.ts';
import { nothingWords } from './page-narrate.ts';
import { sideOf, whoIs } from './page-people.ts';
import { chipsOf, isAnotherTurn, longestRow, type Throw, taskOf, throwOf } from './page-reading.ts';
import type { Sequence } from './rules.ts';
import type { View } from './view.ts';

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
  if (view.phase === 'start') return view.startSums.includes(null) ? words.toStart(who) : words.toStartAgain(who);
  const task = taskOf(view);
  if (task !== undefined) return words.toChoose(who, task, view.dice === null ? 0 : view.dice[0] + view.dice[1]);
  const next = isAnotherTurn(moment) ? words.toThrowAgain(who) : words.toThrow(who);
  return [...newsOf(moment, seats, words), next].join(' ');
}

/** What the last throw came to without anybody choosing: it has to be said, for nothing on the board shows it. */
function newsOf(moment: Moment<Sequence>, seats: readonly SeatFace[], words: Words): readonly string[] {
  const thrown = throwOf(moment);
  if (thrown === null || thrown.seat === null || moment.event?.move.type !== 'roll') return [];
  if (thrown.meaning === 'start') return [words.told.begins(whoIs(moment.view.turn, seats))];
  if (thrown.meaning !== 'nothing') return [];
  return [words.told.throws(whoIs(thrown.seat, seats), thrown.faces, thrown.sum), nothingWords(thrown.sum, words)];
}

/** What the dice on the table mean, in a few words. */
export function meaningWords({ meaning, sum, again }: Throw, words: Words): string {
  switch (meaning) {
    case 'done':
      return '';
    case 'start':
      return words.meansStart;
    case 'nothing':
      return again ? words.meansNothingAgain : words.meansNothing;
    default:
      return again ? words.meansAgain(meaning, sum) : words.means(meaning, sum);
  }
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

/** The verb of the main button once a square is chosen. */
export function actionWords({ kind, loses }: Choice, square: number, seats: readonly SeatFace[], words: Words): string {
  if (kind === 'place' || loses === null) return words.placeOn({ number: NUMBERS[square] as number });
  const side = sideOf(loses, seats);
  return kind === 'replace' ? words.replaceChip(side) : words.removeChip(side);
}

/** “c2, 8, free, can be chosen”. */
export function squareWords(
  square: number,
  view: View,
  seats: readonly SeatFace[],
  words: Words,
  choice: 'none' | 'open' | 'chosen',
): string {
  const name = NAMES[square] as string;
  const side = view.chips[square] ?? null;
  return [
    words.square({ name, number: NUMBERS[square] as number }),
    side === null ? words.free : words.chip(sideOf(side, seats)),
    ...(view.winningLine.includes(name) ? [words.inLine] : view.last === name ? [words.last] : []),
    ...(choice === 'open' ? [words.canChoose] : choice === 'chosen' ? [words.chosen] : []),
  ].join(', ');
}

export function options(seats: number, { options: names }: Words): readonly OptionField[] {
  if (seats === 3) return []; // S14
  return [
    {
      key: 'line',
      name: names.line,
      choices: [
        { value: 5, name: names.five, hint: names.fiveHint },
        { value: 6, name: names.six, hint: names.sixHint },
      ],
    },
  ];
}

/** The odds of Séquence Dés as a coach says them: every square, and how often one wins from it. */

import {
  type Advice,
  type Coach,
  type Counsel,
  capital,
  type Question,
  sorted,
} from '../../../web/kit/contracts/coach.ts';
import type { Facts } from '../mind/odds.ts';
import { NAMES, NUMBERS } from '../rules/board.ts';
import type { Move } from '../rules/moves.ts';
import type { Sequence } from '../rules/rules.ts';
import type { Words as CoachWords } from '../words/en/coach.ts';
import type { Words } from '../words/en/page.ts';
import { type Choice, choicesOf } from './board/choices.ts';
import { actionWords } from './board/naming.ts';

type Asked = Question<Sequence, Facts, Words, CoachWords>;

export const coach: Coach<Sequence, Facts, Words, CoachWords> = { counsel };

function counsel(asked: Asked): Counsel<Move> {
  const { view, odds, coach: say } = asked;
  const choices = choicesOf(
    odds.moves.map(({ move }) => move),
    view,
  );
  return {
    asks: view.sides.length === 4 ? say.asksTeam : say.asks,
    ...sorted(odds, {
      key: (move) => (move.type === 'roll' ? move.type : move.square),
      place: (move) => (move.type === 'roll' ? 0 : NAMES.indexOf(move.square)),
      advise: ({ move, value, facts }) => ({
        ...namesOf(
          move,
          choices.get(move.type === 'roll' ? -1 : NAMES.indexOf(move.square)),
          asked,
        ),
        dice: [],
        figures: [{ type: 'chance', value }],
        why: whyOf(facts, asked),
      }),
    }),
    basis: view.phase === 'start' ? [say.estimated] : [say.exact, say.estimated],
  };
}

type Names = Pick<Advice, 'name' | 'deed' | 'note'>;

function namesOf(
  move: Move,
  choice: Choice | undefined,
  { words, coach: say, seats }: Asked,
): Names {
  if (move.type === 'roll' || choice === undefined)
    return { name: capital(say.roll), deed: say.roll, note: '' };
  const square = NAMES.indexOf(move.square);
  return {
    name: words.square({ name: move.square, number: NUMBERS[square] as number }),
    deed: say[choice.kind]({ square: move.square }),
    note: choice.kind === 'place' ? '' : actionWords(choice, square, seats, words),
  };
}

function whyOf(
  { kind, winsNow, winsNext, opponentFirst, partnerFirst, error }: Facts,
  asked: Asked,
): readonly string[] {
  const { view, coach: say, say: tell } = asked;
  if (winsNow) return [say.now];
  if (view.phase === 'start') return [say.start];
  const isNext = kind === 'square';
  return [
    (isNext ? say.next : say.nextNow)({ chance: tell.chance(winsNext) }),
    ...(isNext ? [say.opponent({ chance: tell.chance(opponentFirst) })] : []),
    ...(isNext && view.sides.length === 4
      ? [say.partner({ chance: tell.chance(partnerFirst) })]
      : []),
    say.error({ points: tell.signed(100 * error).replace('+', '') }),
  ];
}

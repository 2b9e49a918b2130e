/**
 * A moment of an example: the board with its chips, the throw and what it means, whose chips are
 * whose; at the start everybody's sums.
 */

import type { PositionProps } from '../../../../web/kit/contracts/guide.ts';
import { Die } from '../../../../web/kit/things/die.tsx';
import { SeatMark } from '../../../../web/kit/things/seat-mark.tsx';
import { NAMES } from '../../rules/board.ts';
import type { Sequence } from '../../rules/rules.ts';
import type { Words } from '../../words/en/page.ts';
import type { Words as RulesWords } from '../../words/en/rules.ts';
import { choicesOf } from '../board/choices.ts';
import { Legend } from '../board/legend.tsx';
import { meaningWords } from '../board/naming.ts';
import { sideOf, whoIs } from '../board/people.ts';
import { isAnotherTurn, sumOf, throwOf } from '../board/reading.ts';
import { BoardPicture } from './board.tsx';
import type { Claim } from './examples.ts';
import './guide.css';

type Props = PositionProps<Sequence, Words, RulesWords, Claim>;

export function Position(props: Props) {
  const { view, moves, claim, seats, words } = props;
  if (claim.start !== undefined) return <Start {...props} />;
  return (
    <div class="sequence-shown">
      <BoardPicture
        label={boardWords(props)}
        chips={view.chips}
        choices={choicesOf(moves, view)}
        last={view.last}
        winningLine={view.winningLine}
        line={view.line}
      />
      <Throw {...props} />
      <Legend seats={seats} words={words} />
    </div>
  );
}

/** Who has chips where, and what may be chosen. */
function boardWords({ view, moves, seats, words, guide: { picture } }: Props): string {
  const at = (side: number): readonly string[] =>
    NAMES.filter((_, square) => view.chips[square] === side);
  const sides = [...new Set(view.sides)].map((side) =>
    picture.chips(words.side(sideOf(side, seats)), at(side)),
  );
  const choices = moves.flatMap((move) => (move.type === 'roll' ? [] : [move.square]));
  return [picture.board, ...sides, ...(choices.length === 0 ? [] : [picture.may(choices)])].join(
    ' ',
  );
}

function Throw(props: Props) {
  const { view, seats, words } = props;
  const thrown = throwOf(props);
  if (thrown === null || view.over) return null;
  const meaning = meaningWords(thrown, words);
  const next = isAnotherTurn(props) ? words.toThrowAgain : words.toThrow;
  return (
    <p class="sequence-shown-throw">
      <span class="sequence-shown-dice" role="img" aria-label={words.thrown(thrown.faces)}>
        <Die face={thrown.faces[0]} />
        <Die face={thrown.faces[1]} />
      </span>
      <strong class="sequence-sum">{words.sum(sumOf(view.dice))}</strong>
      <span>
        {meaning === '' || view.phase === 'roll' ? next(whoIs(view.turn, seats)) : meaning}
      </span>
    </p>
  );
}

function Start({ view, seats, words }: Props) {
  const isDecided = view.phase !== 'start';
  return (
    <div class="sequence-shown">
      <ul class="sequence-shown-start">
        {seats.map(({ seat, name }) => (
          <li key={seat} class={view.turn === seat ? 'is-next' : undefined}>
            <SeatMark seat={seat} size={16} />
            <span>{name}</span>
            <strong class="numeral">{words.sum(view.startSums[seat] ?? 0)}</strong>
          </li>
        ))}
      </ul>
      <p class="sequence-shown-said">
        {isDecided
          ? words.begins(whoIs(view.turn, seats))
          : words.toStartAgain(whoIs(view.turn, seats))}
      </p>
    </div>
  );
}

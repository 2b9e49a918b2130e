/**
 * A square of the board: its number or its dice, the chip on it, the chip that just left it, and
 * whether it can be chosen.
 */

import { Icon, type IconName } from '../../../../web/kit/controls/icon.tsx';
import { MiniDie } from '../../../../web/kit/things/die.tsx';
import { NUMBERS } from '../../rules/board.ts';
import { Chip } from './chip.tsx';
import type { Choice } from './choices.ts';
import './square.css';

export interface SquareProps {
  readonly square: number;
  readonly label: string;
  readonly chip: number | null;
  /** The chip that the last event took from here, while it is seen going. */
  readonly gone: number | null;
  /** The last event put the chip here. */
  readonly isFresh: boolean;
  readonly isLast: boolean;
  readonly choice: Choice | undefined;
  readonly isChosen: boolean;
  /** The side that would put a chip here. */
  readonly chooser: number | null;
  /** Its place in the winning line; −1 outside. */
  readonly inLine: number;
  readonly isTabStop: boolean;
  readonly onPress: () => void;
  readonly onFocus: () => void;
}

export const MARKS: Readonly<Record<Choice['kind'], IconName>> = {
  place: 'plus',
  replace: 'swap',
  remove: 'minus',
};

export function Square(props: SquareProps) {
  const { square, label, chip, isLast, choice, isChosen, inLine, isTabStop } = props;
  const name = [
    'sequence-square',
    choice === undefined ? '' : 'is-lit',
    isChosen ? 'is-chosen' : '',
    isLast ? 'is-last' : '',
    inLine < 0 ? '' : 'is-in-line',
    chip === null ? '' : 'is-taken-up',
  ];
  return (
    <button
      type="button"
      class={name.filter((part) => part !== '').join(' ')}
      style={inLine < 0 ? undefined : { '--place': inLine }}
      aria-label={label}
      aria-pressed={choice === undefined ? undefined : isChosen}
      tabIndex={isTabStop ? 0 : -1}
      onClick={props.onPress}
      onFocus={props.onFocus}
    >
      <Ground number={NUMBERS[square] as number} />
      <Chips {...props} />
      {choice === undefined ? null : (
        <span class="sequence-mark">
          <Icon name={isChosen ? 'check' : MARKS[choice.kind]} />
        </span>
      )}
    </button>
  );
}

/** S6: the corners are two ones, the middle two sixes, as the printed board has them. */
export function Ground({ number }: { readonly number: number }) {
  if (number !== 2 && number !== 12) return <span class="sequence-number">{number}</span>;
  return (
    <span class="sequence-pair">
      <MiniDie face={number / 2} />
      <MiniDie face={number / 2} />
    </span>
  );
}

function Chips({ square, chip, gone, isFresh, choice, isChosen, chooser }: SquareProps) {
  const number = NUMBERS[square] as number;
  const isReplaced = gone !== null && chip !== null;
  const isLifted = isChosen && choice?.kind === 'remove';
  const state = isLifted
    ? 'is-lifted'
    : isReplaced
      ? 'is-turned-over'
      : isFresh
        ? 'is-put'
        : undefined;
  return (
    <>
      {gone === null ? null : (
        <Chip
          key="gone"
          side={gone}
          number={number}
          state={isReplaced ? 'is-turning' : 'is-taken'}
        />
      )}
      {chip === null ? null : (
        <Chip key={`chip ${chip}`} side={chip} number={number} state={state} />
      )}
      {isChosen && choice?.kind !== 'remove' && chooser !== null ? (
        <Chip key="ghost" side={chooser} {...(chip === null && { number })} state="is-ghost" />
      ) : null}
    </>
  );
}

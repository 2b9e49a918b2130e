/**
 * The board as a picture: nothing on it can be pressed. Lit squares are those that may be chosen;
 * the line that won is drawn through.
 */

import { Icon } from '../../../../web/kit/controls/icon.tsx';
import { NAMES, NUMBERS } from '../../rules/board.ts';
import { Chip } from '../board/chip.tsx';
import type { Choices } from '../board/choices.ts';
import { Frame, WinningLines } from '../board/grid.tsx';
import { strokes } from '../board/line.ts';
import { Ground, MARKS } from '../board/square.tsx';
import './guide.css';

interface BoardPictureProps {
  /** The whole picture in words. */
  readonly label: string;
  readonly chips: readonly (number | null)[];
  readonly choices?: Choices;
  /** Where a chip was last put or taken. */
  readonly last?: string | null;
  readonly winningLine?: readonly string[];
  readonly line?: number;
}

export function BoardPicture({
  label,
  chips,
  choices,
  last,
  winningLine = [],
  line = 5,
}: BoardPictureProps) {
  return (
    <div class="sequence-picture is-calm" role="img" aria-label={label}>
      <div class="sequence-board">
        <Frame />
        <div class="sequence-picture-grid">
          {NAMES.map((name, square) => {
            const chip = chips[square] ?? null;
            const choice = choices?.get(square);
            const states = [
              choice === undefined ? '' : ' is-lit',
              chip === null ? '' : ' is-taken-up',
              winningLine.includes(name) ? ' is-in-line' : '',
              last === name && winningLine.length === 0 ? ' is-last' : '',
            ];
            return (
              <span key={name} class={`sequence-square${states.join('')}`}>
                <Ground number={NUMBERS[square] as number} />
                {chip === null ? null : <Chip side={chip} number={NUMBERS[square] as number} />}
                {choice === undefined ? null : (
                  <span class="sequence-mark">
                    <Icon name={MARKS[choice.kind]} />
                  </span>
                )}
              </span>
            );
          })}
        </div>
        {winningLine.length === 0 ? null : <WinningLines lines={strokes(winningLine, line)} />}
      </div>
    </div>
  );
}

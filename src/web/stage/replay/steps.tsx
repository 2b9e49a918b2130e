/** What happened up to this moment, line by line: a touch goes there, or points at it. */

import type { Words } from '../../../words/en/replay.ts';
import type { Line } from '../../kit/contracts/board.ts';
import { SeatMark } from '../../kit/things/seat-mark.tsx';
import { t } from '../../shell/words.ts';
import { Scroller } from '../log/scroller.tsx';
import { Fingers } from './fingers.tsx';
import type { ReplaySession } from './replay-session.ts';
import './steps.css';

interface StepsProps {
  readonly session: ReplaySession;
  readonly lines: readonly Line[];
  readonly marks: readonly number[];
  readonly words: Words;
  /** Somebody has chosen a line. */
  readonly done?: () => void;
}

export function Steps({ session, lines, marks, words, done }: StepsProps) {
  const { playback, isPointing, together } = session;
  const last = lines.at(-1)?.n;
  const pointed = together?.pointed.value ?? [];
  if (lines.length === 0) return <p class="log-empty">{t().table.nothingYet}</p>;
  return (
    <Scroller name="log replay-steps" label={t().table.log} count={lines.length}>
      {lines.map((line, index) => (
        <li key={`${line.n}.${index}`} class={line.weight === 'strong' ? 'is-strong' : ''}>
          <button
            type="button"
            class={isPointing.value ? 'is-target' : ''}
            aria-current={line.n === last ? 'step' : undefined}
            onClick={() => {
              if (isPointing.value) session.point({ type: 'event', number: line.n });
              else session.act(() => playback.go(line.n));
              done?.();
            }}
          >
            {line.seat === null ? null : (
              <SeatMark seat={marks[line.seat] ?? line.seat} size={14} />
            )}
            <span>{line.text}</span>
            <Fingers
              pointed={
                lines[index - 1]?.n === line.n
                  ? []
                  : pointed.filter(({ point }) => point.type === 'event' && point.number === line.n)
              }
              words={words}
            />
          </button>
        </li>
      ))}
    </Scroller>
  );
}

/** The log as a list, the newest at the end and in sight. */

import { t } from '../app/words.ts';
import type { Line } from '../kit/board.ts';
import { SeatMark } from '../kit/seat-mark.tsx';
import { Scroller } from './scroller.tsx';

export function Log({ lines, marks }: { readonly lines: readonly Line[]; readonly marks: readonly number[] }) {
  if (lines.length === 0) return <p class="log-empty">{t().table.nothingYet}</p>;
  return (
    <Scroller name="log" label={t().table.log} count={lines.length}>
      {lines.map((line, index) => (
        <li key={`${line.n}.${index}`} class={line.weight === 'strong' ? 'is-strong' : ''}>
          {line.seat === null ? null : <SeatMark seat={marks[line.seat] ?? line.seat} size={14} />}
          <span>{line.text}</span>
        </li>
      ))}
    </Scroller>
  );
}

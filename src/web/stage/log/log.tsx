/** The log as a list, the newest at the end and in sight. */

import type { Line } from '../../kit/contracts/board.ts';
import { SeatMark } from '../../kit/things/seat-mark.tsx';
import { t } from '../../shell/words.ts';
import { Scroller } from './scroller.tsx';

export function Log({
  lines,
  marks,
}: {
  readonly lines: readonly Line[];
  readonly marks: readonly number[];
}) {
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

/**
 * The curve as a table, for who does not see it: every few moves, and always the start and the end.
 */

import { type AnalysisView, hundredths } from './analysis-view.ts';
import type { SideFace } from './sides.ts';

const ROWS = 24;

export function CurveNumbers({
  looking: { analysis, words },
  sides,
}: {
  readonly looking: AnalysisView;
  readonly sides: readonly SideFace[];
}) {
  const { chances } = analysis;
  const step = Math.max(1, Math.ceil((chances.length - 1) / ROWS));
  const rows = chances.flatMap((list, at) =>
    at % step === 0 || at === chances.length - 1 ? [{ at, list }] : [],
  );
  return (
    <details class="analysis-numbers">
      <summary>{words.numbers}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.move}</th>
            {sides.map(({ side, name }) => (
              <th key={side} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ at, list }) => (
            <tr key={at}>
              <th scope="row">{at}</th>
              {sides.map(({ side }) => (
                <td key={side}>{hundredths(list[side] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

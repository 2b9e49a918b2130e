/** Bars against what is expected: a line, and the band in which most fair samples lie. */

import type { ComponentChildren } from 'preact';
import { language } from '../../shell/words.ts';
import { type Bar, topOf } from './bars.ts';

interface ChartProps {
  readonly bars: readonly Bar[];
  /** Under each bar. */
  readonly signs: readonly ComponentChildren[];
  /** Everything in one sentence; the table beside it has the rest. */
  readonly label: string;
}

export function Chart({ bars, signs, label }: ChartProps) {
  const top = topOf(bars);
  const numbers = new Intl.NumberFormat(language(), {
    notation: 'compact',
    maximumFractionDigits: 0,
  });
  const part = (count: number): string => `${((100 * count) / top).toFixed(2)}%`;
  return (
    <div class="chart" role="img" aria-label={label}>
      {bars.map(({ count, expected, band, isOutside }, value) => (
        <div class={`chart-column${isOutside ? ' is-outside' : ''}`} key={`${value}`}>
          <div class="chart-field">
            <span class="chart-band" style={{ '--from': part(band.from), '--to': part(band.to) }} />
            <span class="chart-bar" style={{ '--part': part(count) }} />
            <span class="chart-line" style={{ '--part': part(expected) }} />
          </div>
          <span class="chart-count">{numbers.format(count)}</span>
          <span class="chart-sign">{signs[value]}</span>
        </div>
      ))}
    </div>
  );
}

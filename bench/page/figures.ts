/** Figures out of many measurements, and tables of them. */

/** The measurement below which this share of all lies; of few, one of them and never a mean. */
export function quantile(measured: readonly number[], share: number): number {
  const sorted = [...measured].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export function nearestMedian(measured: readonly number[]): number {
  return quantile(measured, 0.5);
}

export function p95(measured: readonly number[]): number {
  return quantile(measured, 0.95);
}

export function most(measured: readonly number[]): number {
  return quantile(measured, 1);
}

export function ms(milliseconds: number): string {
  return Number.isNaN(milliseconds) ? '–' : `${Math.round(milliseconds).toLocaleString('en')} ms`;
}

/** A table as Markdown; all columns but the first are numbers. */
export function table(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), `|---|${'---:|'.repeat(head.length - 1)}`, ...rows.map(line)].join('\n');
}

/** What is being measured, on one line that is written over. */
export function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
  else if (text !== '') process.stderr.write(`${text}\n`);
}

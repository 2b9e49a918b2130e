/**
 * A progress bar on standard error: there while something long works, gone without a trace; nothing
 * at all when piped.
 */

const EVERY = 100;

export class ProgressBar {
  readonly #what: string;
  readonly #total: number;
  readonly #shown = process.stderr.isTTY === true;
  readonly #begin = performance.now();
  #last = 0;

  /** `what` is counted; the rest are signs that every language has. */
  constructor(what: string, total: number) {
    this.#what = what;
    this.#total = total;
  }

  at(done: number): void {
    const now = performance.now();
    if (!this.#shown || (now - this.#last < EVERY && done < this.#total)) return;
    this.#last = now;
    const elapsed = (now - this.#begin) / 1000;
    const left = done === 0 ? '' : ` · −${duration((elapsed / done) * (this.#total - done))}`;
    const text = ` ${done} / ${this.#total} ${this.#what}${left}`;
    const width = Math.max(0, Math.min(30, (process.stderr.columns ?? 80) - text.length - 2));
    const full = Math.floor((done / this.#total) * width);
    process.stderr.write(`\r\x1b[K${'█'.repeat(full)}${'░'.repeat(width - full)}${text}`);
  }

  end(): void {
    if (this.#shown) process.stderr.write('\r\x1b[K');
  }
}

/** What is copied and then checked: one bar after the other. */
export class CopyProgress {
  readonly #what: string;
  readonly #total: number;
  #bar: ProgressBar | undefined;
  #step = '';

  constructor(what: string, total: number) {
    this.#what = what;
    this.#total = total;
  }

  readonly at = (step: string, done: number): void => {
    if (step !== this.#step) {
      this.#bar?.end();
      this.#bar = new ProgressBar(this.#what, this.#total);
      this.#step = step;
    }
    this.#bar?.at(done);
  };

  end(): void {
    this.#bar?.end();
  }
}

export function duration(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes} min ${Math.round(seconds % 60)} s`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

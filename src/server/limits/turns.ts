/**
 * A line in which whoever asks a lot waits behind themselves: one after another of those who ask is
 * served, each in their order.
 */

export class Turns<T> {
  /** Those who wait, in the order in which they are served next. */
  readonly #lines = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(by: string, one: T): void {
    const line = this.#lines.get(by);
    if (line === undefined) this.#lines.set(by, [one]);
    else line.push(one);
    this.#size++;
  }

  /** The next one; whoever asked for it goes to the end of the line. */
  next(): T | undefined {
    const [first] = this.#lines;
    if (first === undefined) return undefined;
    const [by, line] = first;
    const one = line.shift();
    this.#lines.delete(by);
    if (line.length > 0) this.#lines.set(by, line);
    this.#size--;
    return one;
  }
}

/**
 * Bytes into lines, chunk by chunk, as records are written (RULES.md §4–5): lines end at LF, blank
 * ones are skipped but counted, and a line that is too long or no UTF-8 is handed on as a fault.
 * Memory stays below two lines and a chunk, however long the file or the line.
 */

export type RecordLine =
  | { readonly number: number; readonly text: string }
  | { readonly number: number; readonly fault: string };

export const LONGEST_LINE = 1 << 20;
const LF = 10;

export class Lines {
  #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  #number = 0;
  /** The beginning of a line whose end has not come yet. */
  #rest: Uint8Array[] = [];
  #restLength = 0;
  /**
   * That line is too long already, and has been reported: an endless one must not be waited for.
   */
  #skipping = false;

  /** The lines that end in this chunk, and one that turns out too long. */
  push(chunk: Uint8Array): RecordLine[] {
    const found: RecordLine[] = [];
    let from = 0;
    if (this.#restLength > 0 || this.#skipping) {
      const end = chunk.indexOf(LF);
      this.#keep(end < 0 ? chunk : chunk.subarray(0, end), found);
      if (end < 0) return found;
      this.#finish(found);
      from = end + 1;
    }
    const last = chunk.lastIndexOf(LF);
    if (last >= from) {
      this.#split(chunk.subarray(from, last), found);
      from = last + 1;
    }
    this.#keep(chunk.subarray(from), found);
    return found;
  }

  /** The line that the end of the file ends. */
  end(): RecordLine[] {
    const found: RecordLine[] = [];
    if (this.#restLength > 0) this.#finish(found);
    return found;
  }

  /** Keeps a copy, for a reader may use its buffer again. */
  #keep(bytes: Uint8Array, found: RecordLine[]): void {
    if (bytes.length === 0 || this.#skipping) return;
    this.#restLength += bytes.length;
    if (this.#restLength <= LONGEST_LINE) {
      this.#rest.push(bytes.slice());
    } else {
      found.push({ number: ++this.#number, fault: TOO_LONG });
      this.#skipping = true;
      this.#rest = [];
      this.#restLength = 0;
    }
  }

  #finish(found: RecordLine[]): void {
    if (!this.#skipping)
      this.#single(
        this.#rest.length === 1
          ? (this.#rest[0] as Uint8Array)
          : join(this.#rest, this.#restLength),
        found,
      );
    this.#skipping = false;
    this.#rest = [];
    this.#restLength = 0;
  }

  /**
   * Whole lines at once: decoding them together is several times faster, and LF is never a part of
   * another character. One by one if any of them may be at fault.
   */
  #split(bytes: Uint8Array, found: RecordLine[]): void {
    const text = bytes.length > LONGEST_LINE ? undefined : this.#decode(bytes);
    if (text === undefined) {
      for (let from = 0; from <= bytes.length; ) {
        const end = bytes.indexOf(LF, from);
        this.#single(bytes.subarray(from, end < 0 ? bytes.length : end), found);
        from = end < 0 ? bytes.length + 1 : end + 1;
      }
      return;
    }
    for (const line of text.split('\n')) this.#add(line, found);
  }

  #single(bytes: Uint8Array, found: RecordLine[]): void {
    const text = bytes.length > LONGEST_LINE ? undefined : this.#decode(bytes);
    if (text !== undefined) this.#add(text, found);
    else
      found.push({
        number: ++this.#number,
        fault: bytes.length > LONGEST_LINE ? TOO_LONG : 'not valid UTF-8',
      });
  }

  #add(text: string, found: RecordLine[]): void {
    this.#number++;
    if (!BLANK.test(text)) found.push({ number: this.#number, text });
  }

  #decode(bytes: Uint8Array): string | undefined {
    try {
      return this.#decoder.decode(bytes);
    } catch {
      return undefined;
    }
  }
}

const BLANK = /^[ \t\r]*$/;
const TOO_LONG = 'the line is longer than 1 MiB';

function join(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * Replaying a stream of lines that holds one or more records: a verdict for each, good or bad, in
 * constant memory.
 */

import type { AnyGame } from '../game.ts';
import { isObject, Refusal } from '../shape.ts';
import type { RecordLine } from './lines.ts';
import { type OpenRecord, type RecordVerdict, readEvent, readHeader } from './record.ts';

export class Replay {
  readonly #games: readonly AnyGame[];
  readonly #tell: (verdict: RecordVerdict) => void;
  /**
   * The record being read and the line of its header; none before the first header and after a bad
   * line.
   */
  #record: OpenRecord | undefined;
  #line = 0;
  /** The record at hand, or the lines before any header, was found bad and has been reported. */
  #reported = false;

  constructor(games: readonly AnyGame[], tell: (verdict: RecordVerdict) => void) {
    this.#games = games;
    this.#tell = tell;
  }

  /** The record that is being read, if it is good so far. */
  get record(): OpenRecord | undefined {
    return this.#record;
  }

  line(line: RecordLine): void {
    try {
      const json = parse(line);
      if (isObject(json) && Object.hasOwn(json, 'record')) {
        this.end();
        this.#line = line.number;
        this.#reported = false;
        this.#record = readHeader(json, this.#games);
      } else if (this.#record !== undefined) {
        this.#record.add(readEvent(this.#record.game, json));
      } else if (!this.#reported) {
        throw new Refusal('an event before any header');
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#record = undefined;
      if (!this.#reported) this.#tell({ ok: false, line: line.number, error: error.message });
      this.#reported = true;
    }
  }

  /** No more lines: the last record is what it is. */
  end(): void {
    if (this.#record !== undefined) this.#tell(this.#record.verdict(this.#line));
    this.#record = undefined;
  }
}

function parse(line: RecordLine): unknown {
  if ('fault' in line) throw new Refusal(line.fault);
  try {
    return JSON.parse(line.text);
  } catch {
    throw new Refusal(
      line.text.startsWith('\uFEFF') ? 'the line begins with a byte order mark' : 'not valid JSON',
    );
  }
}

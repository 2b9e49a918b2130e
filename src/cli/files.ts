/** Reading record files as streams, and writing many lines without waiting for each. */

import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { Lines, type RecordLine } from '../record/lines.ts';
import { Misuse } from './command.ts';
import { t } from './words.ts';

const CHUNK = 1 << 18;

/** The lines of a file, "-" being standard input, in batches as they come. */
export async function* linesOf(file: string): AsyncGenerator<readonly RecordLine[]> {
  const lines = new Lines();
  try {
    const stream = file === '-' ? process.stdin : createReadStream(file, { highWaterMark: CHUNK });
    for await (const chunk of stream as AsyncIterable<Uint8Array>) yield lines.push(chunk);
  } catch (error) {
    throw unreadable(file, error);
  }
  yield lines.end();
}

export function unreadable(file: string, error: unknown): Misuse {
  const { code, message } = error as NodeJS.ErrnoException;
  const { cantOpen, cantWrite, standardInput, files } = t().wrong;
  const reasons: Readonly<Record<string, string>> = files;
  const cant = code === 'EEXIST' || code === 'ENOSPC' ? cantWrite : cantOpen;
  return new Misuse(
    cant({ file: file === '-' ? standardInput : file, why: reasons[code ?? ''] ?? message }),
  );
}

/**
 * The same of a file that is to be made: if nothing is found then, it is the folder that is
 * missing.
 */
export function unwritable(file: string, error: unknown): Misuse {
  const { cantWrite, noFolder } = t().wrong;
  const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
  return isMissing ? new Misuse(cantWrite({ file, why: noFolder })) : unreadable(file, error);
}

/** Lines gathered into larger writes; waits when the receiver is slower. */
export class LineWriter {
  readonly #stream: Writable;
  #pending: string[] = [];
  #length = 0;

  constructor(stream: Writable) {
    this.#stream = stream;
  }

  add(line: string): void {
    this.#pending.push(line, '\n');
    this.#length += line.length + 1;
  }

  /** Writes what has gathered if it is worth it, or all of it at the end. */
  async flush(all = false): Promise<void> {
    if (this.#length === 0 || (!all && this.#length < CHUNK)) return;
    const text = this.#pending.join('');
    this.#pending = [];
    this.#length = 0;
    if (!this.#stream.write(text)) await once(this.#stream, 'drain');
  }
}

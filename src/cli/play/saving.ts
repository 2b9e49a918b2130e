/** Keeping the record in a file: every event is written, as a whole line, before it is shown. */

import {
  appendFileSync,
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readSync,
  statSync,
  writeSync,
} from 'node:fs';
import { Misuse } from '../command.ts';
import { unreadable, unwritable } from '../files.ts';
import { t } from '../words.ts';

export class Saving {
  #file: string;
  #written: number;
  /** How long we left the file. If it is not so any more, somebody else writes there too. */
  #size: number;

  private constructor(file: string, written: number, size: number) {
    this.#file = file;
    this.#written = written;
    this.#size = size;
  }

  get file(): string {
    return this.#file;
  }

  /** A new file. An existing one is never written over. */
  static create(file: string): Saving {
    try {
      closeSync(openSync(file, 'wx'));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST') throw new Misuse(t().wrong.exists({ file }));
      throw unwritable(file, error);
    }
    return new Saving(file, 0, 0);
  }

  /** The file that a record of this many lines was read from, and that holds nothing else. */
  static goOn(file: string, lines: number): Saving {
    try {
      return new Saving(file, lines, endLastLine(file));
    } catch (error) {
      throw unreadable(file, error);
    }
  }

  /**
   * Writes the lines of the record that are not in the file yet; the whole of it elsewhere if the
   * file is not ours any more.
   */
  keep(record: readonly string[]): void {
    if (record.length === this.#written) return;
    if (!this.#isOurs) this.#moveOn();
    try {
      appendFileSync(
        this.#file,
        record
          .slice(this.#written)
          .map((line) => `${line}\n`)
          .join(''),
      );
      this.#size = statSync(this.#file).size;
    } catch (error) {
      throw unreadable(this.#file, error);
    }
    this.#written = record.length;
  }

  get #isOurs(): boolean {
    const size = statSync(this.#file, { throwIfNoEntry: false })?.size;
    return size === this.#size;
  }

  #moveOn(): void {
    this.#file = freeFile(this.#file);
    closeSync(openSync(this.#file, 'wx'));
    this.#written = 0;
  }
}

/** This name if there is no such file, else the same with a number. */
export function freeFile(file: string): string {
  const [, stem = file, ending = ''] = /^(.*?)(\.[^./]*)?$/.exec(file) ?? [];
  for (let number = 1; ; number++) {
    const name = number === 1 ? file : `${stem}-${number}${ending}`;
    if (!existsSync(name)) return name;
  }
}

/** The last line of the file may have no end. Returns the size of the file. */
function endLastLine(file: string): number {
  const open = openSync(file, 'a+');
  try {
    const { size } = fstatSync(open);
    const last = new Uint8Array(1);
    if (size > 0 && readSync(open, last, 0, 1, size - 1) === 1 && last[0] !== LF)
      writeSync(open, '\n');
    return fstatSync(open).size;
  } finally {
    closeSync(open);
  }
}

const LF = 10;

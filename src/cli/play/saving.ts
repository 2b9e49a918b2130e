/** Keeping the record in a file: every event is written, as a whole line, before it is shown. */

import { appendFileSync, closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs';
import { Misuse } from '../command.ts';
import { unreadable } from '../files.ts';

export class Saving {
  readonly file: string;
  #written: number;

  private constructor(file: string, written: number) {
    this.file = file;
    this.#written = written;
  }

  /** A new file. An existing one is never written over. */
  static create(file: string): Saving {
    try {
      closeSync(openSync(file, 'wx'));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST') throw new Misuse(`${file} exists already: choose another name, or go on with --resume ${file}`);
      throw unreadable(file, error);
    }
    return new Saving(file, 0);
  }

  /** The file that a record of so many lines was read from, and that holds nothing else. */
  static goOn(file: string, lines: number): Saving {
    try {
      endLastLine(file);
    } catch (error) {
      throw unreadable(file, error);
    }
    return new Saving(file, lines);
  }

  /** Writes the lines of the record that are not in the file yet. */
  keep(record: readonly string[]): void {
    const fresh = record.slice(this.#written);
    if (fresh.length === 0) return;
    try {
      appendFileSync(this.file, fresh.map((line) => `${line}\n`).join(''));
    } catch (error) {
      throw unreadable(this.file, error);
    }
    this.#written = record.length;
  }
}

/** Whoever wrote the file may have left the last line open. */
function endLastLine(file: string): void {
  const open = openSync(file, 'a+');
  try {
    const { size } = fstatSync(open);
    const last = new Uint8Array(1);
    if (size > 0 && readSync(open, last, 0, 1, size - 1) === 1 && last[0] !== LF) writeSync(open, '\n');
  } finally {
    closeSync(open);
  }
}

const LF = 10;

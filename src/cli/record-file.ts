/** A file of records that grows while games are played. */

import { type FileHandle, open } from 'node:fs/promises';
import { unreadable, unwritable } from './files.ts';

/**
 * A file written anew, piece by piece; waiting for each means that a slow disk slows the games and
 * fills no memory.
 */
export class RecordFile {
  readonly #name: string;
  readonly #file: FileHandle;

  private constructor(name: string, file: FileHandle) {
    this.#name = name;
    this.#file = file;
  }

  static async open(name: string): Promise<RecordFile> {
    try {
      return new RecordFile(name, await open(name, 'w'));
    } catch (error) {
      throw unwritable(name, error);
    }
  }

  async add(text: string): Promise<void> {
    try {
      await this.#file.appendFile(text);
    } catch (error) {
      throw unreadable(this.#name, error);
    }
  }

  async close(): Promise<void> {
    await this.#file.close();
  }
}

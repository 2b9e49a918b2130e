/**
 * What this device notes about dice, in files beside the token: a chain must outlive the program,
 * or the server would throw for those who come back. If they can't be written the game goes on;
 * then there is nothing to compare at the end.
 */

import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { NoteStore } from '../../client/chain-notes.ts';

/** How many tables' notes are kept, those written last. */
const MOST = 200;

export class FileNotes implements NoteStore {
  readonly #folder: string;
  readonly #person: string;
  /** For a device that can't keep them. */
  readonly #memory = new Map<string, string>();
  readonly #written = new Set<string>();

  constructor(tokenFile: string, person: string) {
    this.#folder = `${tokenFile}.dice`;
    this.#person = person;
  }

  async read(table: string): Promise<string | undefined> {
    return this.#read(table);
  }

  async change(
    table: string,
    change: (text: string | undefined) => string | undefined,
  ): Promise<void> {
    const text = change(this.#read(table));
    if (text !== undefined) this.#write(table, text);
  }

  #read(table: string): string | undefined {
    try {
      return readFileSync(this.#file(table), 'utf8');
    } catch {
      return this.#memory.get(table);
    }
  }

  #write(table: string, text: string): void {
    this.#memory.set(table, text);
    const file = this.#file(table);
    const half = `${file}.${process.pid}`;
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      writeFileSync(half, text, { mode: 0o600 });
      chmodSync(half, 0o600); // a file of this name may have been left there
      renameSync(half, file);
      if (!this.#written.has(table)) this.#evict();
      this.#written.add(table);
    } catch {
      // It stays in memory.
    }
  }

  /** Names of tables and persons are letters, digits and hyphens. */
  #file(table: string): string {
    return join(
      this.#folder,
      `${table.replaceAll(/[^a-z-]/g, '')}.${this.#person.replaceAll(/[^a-z0-9]/g, '')}.json`,
    );
  }

  #evict(): void {
    const names = readdirSync(this.#folder);
    if (names.length <= MOST) return;
    const files = names
      .map((name) => join(this.#folder, name))
      .map((file) => ({ file, at: statSync(file).mtimeMs }));
    for (const { file } of files.sort((one, other) => other.at - one.at).slice(MOST))
      rmSync(file, { force: true });
  }
}

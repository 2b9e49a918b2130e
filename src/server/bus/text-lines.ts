/**
 * Short messages over a local socket, each a line of JSON: a list of texts. Whoever sends a line
 * without end is cut off; what a reader does not read in time is dropped, not kept.
 */

import type { Socket } from 'node:net';

/** Characters of one line, and of what waits to be read by the other side. */
const LONGEST = 4 << 20;
const MOST_UNREAD = 8 << 20;
/** How long it may take to say the last words, in milliseconds. */
const LAST = 500;

export class TextLines {
  readonly #socket: Socket;
  readonly #heard: (words: readonly string[]) => void;
  #rest: string[] = [];
  #length = 0;

  /** `closed` is called once, however it ended. */
  constructor(
    socket: Socket,
    heard: (words: readonly string[]) => void,
    closed: (lines: TextLines) => void,
  ) {
    this.#socket = socket;
    this.#heard = heard;
    socket.setEncoding('utf8');
    socket.on('data', (text) => this.#read(String(text)));
    socket.on('error', () => undefined); // it closes, too
    socket.once('close', () => closed(this));
  }

  /** False if there is too much to read already. */
  send(...words: readonly string[]): boolean {
    if (this.#socket.writableLength > MOST_UNREAD || !this.#socket.writable) return false;
    this.#socket.write(`${JSON.stringify(words)}\n`);
    return true;
  }

  /** What was sent goes out first, unless the other side stands still. */
  end(): void {
    this.#socket.end();
    const cut = setTimeout(() => this.cut(), LAST);
    this.#socket.once('close', () => clearTimeout(cut));
  }

  cut(): void {
    this.#socket.destroy();
  }

  #read(text: string): void {
    for (let from = 0; !this.#socket.destroyed; ) {
      const end = text.indexOf('\n', from);
      const part = text.slice(from, end < 0 ? undefined : end);
      this.#length += part.length;
      if (this.#length > LONGEST) {
        this.cut();
        return;
      }
      this.#rest.push(part);
      if (end < 0) return;
      from = end + 1;
      const line = this.#rest.join('');
      this.#rest = [];
      this.#length = 0;
      this.#take(line);
    }
  }

  #take(line: string): void {
    const words = wordsIn(line);
    if (words === undefined) this.cut();
    else this.#heard(words);
  }
}

function wordsIn(line: string): readonly string[] | undefined {
  try {
    const words: unknown = JSON.parse(line);
    const areWords = Array.isArray(words) && words.every((word) => typeof word === 'string');
    return areWords ? words : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A message of the server as bytes. What it is shows at its beginning, and whose deed it answers at
 * its end; the rest is read only by whoever needs it, for what the client reads is counted as if
 * the server had done it.
 */

import type { ServerMessage } from '../../src/protocol.ts';

const HEAD = /^\{"type":"([a-z-]+)"(?:,"table":"([^"]+)","n":(\d+))?(?:,"code":"([a-z-]+)")?/;
/** Bytes in which all of that is. */
const HEAD_LENGTH = 120;
/** Bytes at the end of a step that have the id of the deed. */
const TAIL_LENGTH = 80;

export class Heard {
  readonly #bytes: Buffer;
  readonly type: string;
  /** Of a table, a step or a log: of which table, and its number. */
  readonly table: string | undefined;
  readonly n: number;
  /** Of a refusal. */
  readonly code: string | undefined;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    const [, type, table, n, code] = HEAD.exec(bytes.toString('latin1', 0, HEAD_LENGTH)) ?? [];
    if (type === undefined)
      throw new Error(`what is this? ${bytes.toString('latin1', 0, HEAD_LENGTH)}`);
    this.type = type;
    this.table = table;
    this.n = Number(n ?? 0);
    this.code = code;
  }

  /** Says what became of the deed with this id. */
  answers(id: string): boolean {
    if (this.type !== 'step' && this.type !== 'done' && this.type !== 'refused') return false;
    const from = this.type === 'step' ? Math.max(0, this.#bytes.length - TAIL_LENGTH) : 0;
    return this.#bytes.subarray(from).includes(`"id":"${id}"`);
  }

  read(): ServerMessage {
    return JSON.parse(this.#bytes.toString('utf8')) as ServerMessage;
  }
}

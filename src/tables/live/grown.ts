/**
 * What a process says on the bus when it has stored something: how long the journal is now, and
 * what was added, so that those who hear it need not read it. It is a favour: what is lost, too long
 * or out of turn is read from the store.
 */

export interface Grown {
  readonly process: string;
  /** How long the journal is now. */
  readonly n: number;
  /** The last entries of it, as they are stored; none if they were too long. */
  readonly lines: readonly string[];
}

/** Characters of entries that are sent along, at most. */
const LONGEST = 16_384;

/** Entries are lines: none has a line break in it. */
export function writeGrown(process: string, n: number, lines: readonly string[]): string {
  const text = [`${process} ${n}`, ...lines].join('\n');
  return text.length > LONGEST ? `${process} ${n}` : text;
}

export function readGrown(message: string): Grown {
  const [head = '', ...lines] = message.split('\n');
  const [process = '', n = ''] = head.split(' ');
  return { process, n: Number(n), lines };
}

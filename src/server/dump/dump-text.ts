/** The lines of a store as text: JSON Lines, with a header and an end (docs/dump.md). */

import {
  fields,
  flag,
  listOf,
  matching,
  oneOf,
  orNull,
  Refusal,
  type Shape,
  variants,
  whole,
} from '../../shape.ts';
import { STATUSES, StoreFailure } from '../../tables/store.ts';
import { type Digest, Digester, type DumpLine } from '../store/dump-line.ts';

const HEADER = { type: 'gobelet-dump', version: 1 } as const;

/** The text of a source, a line at a time. */
export async function* textOf(lines: AsyncIterable<DumpLine>): AsyncGenerator<string> {
  const digester = new Digester();
  yield JSON.stringify(HEADER);
  for await (const line of lines) {
    digester.add(line);
    yield JSON.stringify(line);
  }
  yield JSON.stringify({ type: 'end', ...digester.digest });
}

const most = Number.MAX_SAFE_INTEGER;
const moment = whole(-most, most);
const count = whole(0, most);

/** Any text, also an empty one. */
const any = (json: unknown): string => {
  if (typeof json === 'string') return json;
  throw new Refusal('must be a text');
};

function pairOf<One, Other>(one: Shape<One>, other: Shape<Other>): Shape<readonly [One, Other]> {
  return (json) => {
    if (!Array.isArray(json) || json.length !== 2) throw new Refusal('must be a list of two');
    return [one(json[0]), other(json[1])];
  };
}

const summary = fields({
  id: any,
  game: any,
  seats: count,
  status: oneOf(STATUSES),
  listed: flag,
  people: listOf(any, 0, 100_000),
  due: orNull(moment),
  opened: moment,
  changed: moment,
});
const sum = pairOf(count, matching(/^[0-9a-f]{64}$/, 'a hash'));
const readLine = variants({
  person: fields(
    { id: any, name: any, owner: orNull(any), generation: moment, since: moment },
    { isNameGiven: flag },
  ),
  kept: fields({ name: any, value: any }),
  result: fields({
    challenge: any,
    person: any,
    rank: moment,
    at: moment,
    summary: any,
    record: any,
  }),
  beat: fields({ process: any, at: moment, isOver: flag }),
  downtime: fields({ from: moment, until: moment }),
  table: fields({ summary, length: count, attended: listOf(pairOf(any, moment), 0, 100_000) }),
  entry: fields({ table: any, n: count, text: any }),
  tally: fields({ table: any, text: any }),
  end: fields({
    person: sum,
    kept: sum,
    result: sum,
    beat: sum,
    downtime: sum,
    table: sum,
    entry: sum,
    tally: sum,
  }),
});

export class DumpText {
  #promised: Digest | undefined;

  /** What the end of the text says that its lines come to. */
  get promised(): Digest | undefined {
    return this.#promised;
  }

  /** Rejects with a StoreFailure that says which line is wrong. */
  async *read(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<DumpLine> {
    let number = 0;
    for await (const line of linesOf(chunks)) {
      number++;
      const read = this.#line(line, number);
      if (read !== undefined) yield read;
    }
    if (this.#promised === undefined)
      throw new StoreFailure('broken', `the dump ends after line ${number}, before its end`);
  }

  #line(line: string, number: number): DumpLine | undefined {
    try {
      if (this.#promised !== undefined) throw new Refusal('something stands behind the end');
      if (number === 1) {
        if (line !== JSON.stringify(HEADER)) throw new Refusal('this is no dump of this version');
        return undefined;
      }
      const read = readLine(JSON.parse(line));
      if (read.type !== 'end') return read;
      const { type: _, ...promised } = read;
      this.#promised = promised;
      return undefined;
    } catch (error) {
      if (!(error instanceof Refusal) && !(error instanceof SyntaxError)) throw error;
      throw new StoreFailure('broken', `line ${number} of the dump: ${error.message}`);
    }
  }
}

/** However long they are: an entry may be. */
async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const chunk of chunks) {
    const lines = `${rest}${decoder.decode(chunk, { stream: true })}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}

/** The product's verdicts on a file, and the same file written anew from what it accepted. */

import { games } from '../../src/games/index.ts';
import { Lines, type RecordLine } from '../../src/record/lines.ts';
import {
  makeEvent,
  makeHeader,
  type RecordVerdict,
  readEvent,
  readHeader,
} from '../../src/record/record.ts';
import { Replay } from '../../src/record/replay.ts';

export function linesOf(bytes: Uint8Array): readonly RecordLine[] {
  const lines = new Lines();
  return [...lines.push(bytes), ...lines.end()];
}

export function judge(bytes: Uint8Array): readonly RecordVerdict[] {
  const verdicts: RecordVerdict[] = [];
  const replay = new Replay(games, (verdict) => verdicts.push(verdict));
  for (const line of linesOf(bytes)) replay.line(line);
  replay.end();
  return verdicts;
}

/** A good record as this project writes it. */
export function rewrite(
  lines: readonly RecordLine[],
  { line, events }: RecordVerdict & { readonly ok: true },
): string {
  const from = lines.findIndex(({ number }) => number === line);
  const [first, ...rest] = lines
    .slice(from, from + 1 + events)
    .map((each) => JSON.parse('text' in each ? each.text : '') as unknown);
  const { game, seats, options, setup } = readHeader(first as Record<string, unknown>, games);
  return [
    makeHeader(game, seats, options, setup),
    ...rest.map((event) => makeEvent(readEvent(game, event))),
  ].join('\n');
}

/** The product's verdicts on a file, and the same file written anew from what it accepted. */

import { games } from '../src/games/index.ts';
import { type Line, Lines } from '../src/lines.ts';
import { makeEvent, makeHeader, readEvent, readHeader, type Verdict } from '../src/record.ts';
import { Replay } from '../src/replay.ts';

export function linesOf(bytes: Uint8Array): readonly Line[] {
  const lines = new Lines();
  return [...lines.push(bytes), ...lines.end()];
}

export function judge(bytes: Uint8Array): readonly Verdict[] {
  const verdicts: Verdict[] = [];
  const replay = new Replay(games, (verdict) => verdicts.push(verdict));
  for (const line of linesOf(bytes)) replay.line(line);
  replay.end();
  return verdicts;
}

/** A good record as this project writes it. */
export function rewrite(lines: readonly Line[], { line, events }: Verdict & { readonly ok: true }): string {
  const from = lines.findIndex(({ number }) => number === line);
  const [first, ...rest] = lines
    .slice(from, from + 1 + events)
    .map((each) => JSON.parse('text' in each ? each.text : '') as unknown);
  const { game, seats, options, setup } = readHeader(first as Record<string, unknown>, games);
  return [makeHeader(game, seats, options, setup), ...rest.map((event) => makeEvent(readEvent(game, event)))].join('\n');
}

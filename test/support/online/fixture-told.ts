/**
 * What a stored table comes to with the code that is here: for test/fixtures/expected.json, and for
 * whoever compares with it.
 */

import { hash } from 'node:crypto';
import type { AnyGame, Viewer } from '../../../src/game.ts';
import type { RecordVerdict } from '../../../src/record/record.ts';
import { Replay } from '../../../src/record/replay.ts';
import { addAndTell, tableMessage } from '../../../src/tables/fold/show.ts';
import { TableState } from '../../../src/tables/fold/table-state.ts';

export interface Told {
  readonly status: string;
  readonly n: number;
  /** The verdict on its record; null before the start. */
  readonly verdict: RecordVerdict | null;
  /** By viewer: hashes of the table as he is told it, and of every step on the way to it. */
  readonly messages: Readonly<Record<string, string>>;
  readonly steps: Readonly<Record<string, string>>;
}

export function toldOf(id: string, lines: readonly string[], games: readonly AnyGame[]): Told {
  const table = TableState.read(id, lines, games);
  const viewers: readonly Viewer[] = ['public', ...table.seats.keys()];
  const verdicts: RecordVerdict[] = [];
  const replay = new Replay(games, (verdict) => verdicts.push(verdict));
  for (const [index, text] of table.record.entries()) replay.line({ number: index + 1, text });
  replay.end();
  const by = (hashed: (viewer: Viewer) => string): Readonly<Record<string, string>> =>
    Object.fromEntries(
      viewers.map((viewer) => [viewer, hash('sha256', hashed(viewer)).slice(0, 16)]),
    );
  const steps = stepsOf(id, lines, games, viewers);
  return {
    status: table.status,
    n: table.n,
    verdict: verdicts[0] ?? null,
    messages: by((viewer) => tableMessage(table, viewer)),
    steps: by((viewer) => (steps.get(viewer) ?? []).join('\n')),
  };
}

function stepsOf(
  id: string,
  lines: readonly string[],
  games: readonly AnyGame[],
  viewers: readonly Viewer[],
): ReadonlyMap<Viewer, readonly string[]> {
  const table = TableState.read(id, lines.slice(0, 1), games);
  const steps = new Map<Viewer, string[]>(viewers.map((viewer) => [viewer, []]));
  for (const line of lines.slice(1)) {
    const tell = addAndTell(table, table.read(line), viewers);
    for (const viewer of viewers) steps.get(viewer)?.push(tell(viewer) ?? '');
  }
  return steps;
}

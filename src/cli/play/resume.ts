/** The first record of a file, to be gone on with. */

import type { AnyGame } from '../../game.ts';
import { type Event, type OpenRecord, type RecordVerdict, readEvent } from '../../record/record.ts';
import { Replay } from '../../record/replay.ts';
import { Misuse } from '../command.ts';
import { linesOf } from '../files.ts';
import { t } from '../words.ts';

export interface Resumed {
  readonly record: OpenRecord;
  /** As they are written, header first. */
  readonly lines: readonly string[];
  readonly events: readonly Event[];
  /** The file holds more than this record. */
  readonly more: boolean;
}

export async function readRecord(file: string, games: readonly AnyGame[]): Promise<Resumed> {
  const verdicts: RecordVerdict[] = [];
  const replay = new Replay(games, (verdict) => verdicts.push(verdict));
  const lines: string[] = [];
  let record: OpenRecord | undefined;
  if (file === '-') throw new Misuse(t().wrong.resumeFile);
  reading: for await (const batch of linesOf(file)) {
    for (const line of batch) {
      replay.line(line);
      const [verdict] = verdicts;
      if (verdict?.ok === false) throw new Misuse(`${file}:${verdict.line}: ${verdict.error}`);
      if (verdict !== undefined) break reading;
      record = replay.record;
      if ('text' in line) lines.push(line.text);
    }
  }
  if (record === undefined) throw new Misuse(`${file}:1: ${t().wrong.noRecord}`);
  const { game } = record;
  const events = lines.slice(1).map((line) => readEvent(game, JSON.parse(line)));
  return { record, lines, events, more: verdicts.length > 0 };
}

/** A finished table to look back at, online or on this device. */

import { loadBoard } from '../shell/games.ts';
import { seatOf } from '../stage/people/seating.ts';
import type { ReplaySource } from '../stage/replay/replay-source.ts';
import type { Source } from '../stage/source.ts';
import { readLines, readRecords } from '../stage/timeline/records.ts';
import { arrival, type Trouble as NotOpened, sourceOf } from './opening.ts';

export type Trouble = NotOpened | 'running' | 'unreadable';

/** A table whose game is over, online or on this device. */
export async function showTable(table: string, isOnline: boolean): Promise<ReplaySource | Trouble> {
  const source = await sourceOf(table, isOnline);
  if (source === undefined) return 'unknown';
  const found = await arrival(source);
  const replay = found === 'here' ? await showSource(source) : found;
  if (typeof replay === 'string' || !isOnline) source.leave();
  return replay;
}

async function showSource(source: Source): Promise<ReplaySource | Trouble> {
  const { known } = source.main;
  if (known === undefined) return 'unreachable';
  const { about, view } = known;
  if (about.status !== 'over') return 'running';
  const [board, { record }] = await Promise.all([loadBoard(about.game), source.kept()]);
  const [first] = readRecords(readLines(new TextEncoder().encode(record)), [board.rules]).found;
  if (first === undefined) return 'unreadable';
  const viewer = view?.['viewer'];
  return {
    board,
    timeline: first.timeline,
    record,
    name: source.table,
    where: source.isOnline ? 'online' : 'here',
    about,
    own: source.isOnline
      ? seatOf(about, source.person)
      : typeof viewer === 'number'
        ? viewer
        : null,
    following: source.isOnline ? source.main : undefined,
    leave: () => (source.isOnline ? source.leave() : undefined),
  };
}

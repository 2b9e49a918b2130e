/**
 * From a file somebody has to the games in it: its size, its lines, the rules of the games it
 * names.
 */

import type { Board } from '../../kit/contracts/board.ts';
import { covers, loadBoard } from '../../shell/games.ts';
import type { ReplaySource } from '../../stage/replay/replay-source.ts';
import {
  type Fault,
  type Found,
  gamesNamed,
  LARGEST_FILE,
  readLines,
  readRecords,
} from '../../stage/timeline/records.ts';

export interface FileRead {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly boards: readonly Board[];
  readonly found: readonly Found[];
  readonly faults: readonly Fault[];
}

export async function readFile(file: File): Promise<FileRead | 'too-large'> {
  if (file.size > LARGEST_FILE) return 'too-large';
  const lines = readLines(new Uint8Array(await file.arrayBuffer()));
  const known = gamesNamed(lines).filter((game) => covers.some(({ id }) => id === game));
  const boards = await Promise.all(known.map(loadBoard));
  const rules = boards.map((board) => board.rules);
  return { name: file.name.replace(/\.\w+$/, ''), boards, ...readRecords(lines, rules) };
}

export function showFound({ name, boards }: FileRead, { timeline }: Found): ReplaySource {
  const board = boards.find(({ rules }) => rules === timeline.game);
  if (board === undefined) throw new Error(`a timeline of ${timeline.game.id} without its board`);
  return {
    board,
    timeline,
    record: '',
    name,
    where: 'file',
    about: undefined,
    own: null,
    following: undefined,
    leave: () => undefined,
  };
}

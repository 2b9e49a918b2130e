/** From a file somebody has to the games in it: its size, its lines, the rules of the games it names. */

import { covers, loadBoard } from '../app/games.ts';
import type { Board } from '../kit/board.ts';
import { type Fault, type Found, gamesNamed, LARGEST_FILE, readLines, readRecords } from './records.ts';
import type { Showing } from './showing.ts';

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

export function showFound({ name, boards }: FileRead, { film }: Found): Showing {
  const board = boards.find(({ rules }) => rules === film.game);
  if (board === undefined) throw new Error(`a film of ${film.game.id} without its board`);
  return {
    board,
    film,
    record: '',
    name,
    where: 'file',
    about: undefined,
    own: null,
    following: undefined,
    leave: () => undefined,
  };
}

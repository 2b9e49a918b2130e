/**
 * The games as the page finds them: each folder's cover for the home page, and its board when a
 * table is opened.
 */

import type { Board } from '../kit/contracts/board.ts';
import type { Cover } from '../kit/contracts/cover.ts';
import { foundIn } from './found-in.ts';

const found = import.meta.glob<{ readonly cover: Cover }>('../../games/*/page/cover.tsx', {
  eager: true,
});
const boards = foundIn(import.meta.glob<{ readonly board: Board }>('../../games/*/page/board.tsx'));

/** In the order of the box: the quickest first. */
export const covers: readonly Cover[] = Object.values(found)
  .map(({ cover }) => cover)
  .toSorted((one, other) => one.minutes[1] - other.minutes[1] || one.id.localeCompare(other.id));

export function coverOf(game: string): Cover | undefined {
  return covers.find(({ id }) => id === game);
}

export async function loadBoard(game: string): Promise<Board> {
  return (await boards.load(game)).board;
}

/** The games as the page finds them: each folder's cover for the home page, and its board when a table is opened. */

import type { ComponentType } from 'preact';
import type { Board } from '../kit/board.ts';

export interface Cover {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** From, to. */
  readonly minutes: readonly [number, number];
  readonly Picture: ComponentType;
}

const found = import.meta.glob<{ readonly cover: Cover }>('../../games/*/cover.tsx', { eager: true });
const boards = import.meta.glob<{ readonly board: Board }>('../../games/*/board.tsx');

/** In the order of the box: the quickest first. */
export const covers: readonly Cover[] = Object.values(found)
  .map(({ cover }) => cover)
  .toSorted((one, other) => one.minutes[1] - other.minutes[1] || one.id.localeCompare(other.id));

export function coverOf(game: string): Cover | undefined {
  return covers.find(({ id }) => id === game);
}

export async function loadBoard(game: string): Promise<Board> {
  const load = boards[`../../games/${game}/board.tsx`];
  if (load === undefined) throw new Error(`there is no game ${game}`);
  return (await load()).board;
}

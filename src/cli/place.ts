/** Which store a command is about: a folder, or PostgreSQL. */

import { namedPlace, type StoreNames, type StorePlace } from '../server/store/open.ts';
import { StoreFailure } from '../tables/store.ts';
import { type Flag, Misuse } from './command.ts';
import { unreadable } from './files.ts';

export const STORE_FLAGS = {
  store: { value: 'URL' },
  journals: { value: 'URL', isMany: true },
} as const satisfies Readonly<Record<string, Flag>>;

/** The flags of a command that is about one store. */
export const PLACE_FLAGS = { data: { value: 'FOLDER' }, ...STORE_FLAGS } as const;

export type PlaceFlag = keyof typeof PLACE_FLAGS;

export function readPlace(command: string, names: StoreNames): StorePlace {
  try {
    return namedPlace(names);
  } catch (error) {
    throw told(command, error);
  }
}

/** Any failure of a store is told in one line, and so is one of a file. */
export async function tellingFailures<Result>(
  command: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw told(command, error);
  }
}

function told(command: string, error: unknown): unknown {
  if (error instanceof StoreFailure) return new Misuse(`${command}: ${error.message}`);
  const { code, path } = error as NodeJS.ErrnoException;
  return code === undefined || path === undefined ? error : unreadable(path, error);
}

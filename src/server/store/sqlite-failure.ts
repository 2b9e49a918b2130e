/** What an error of SQLite means for whoever keeps things in it. */

import { dirname } from 'node:path';
import { StoreFailure } from '../../tables/store.ts';

const BUSY = 5;
const LOCKED = 6;
const READ_ONLY = 8;
const IO = 10;
const FULL = 13;
const NOT_A_DATABASE = 26;
/** A write that failed, as opposed to a flush whose outcome nobody knows. */
const IO_WRITE = 778;

/** Why there can be no folder or file of ours. */
const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'a part of the path is no folder',
  ENOENT: "the folder can't be made there",
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

/** An error before COMMIT: nothing was kept. */
export function failureOf(error: unknown, file: string): StoreFailure {
  if (error instanceof StoreFailure) return error;
  const { message, code = '' } = error as NodeJS.ErrnoException;
  const reason = REASONS[code];
  if (reason !== undefined)
    return new StoreFailure('broken', `can't keep anything in ${dirname(file)}: ${reason}`);
  switch (codeOf(error) & 0xff) {
    case BUSY:
    case LOCKED:
      return new StoreFailure('busy', `${file} is locked by another process`);
    case FULL:
      return new StoreFailure('full', `no room is left for ${file}`);
    case READ_ONLY:
      return new StoreFailure('broken', `${file} can't be written: it, or the disk, is read-only`);
    case NOT_A_DATABASE:
      return new StoreFailure('broken', `${file} is no database`);
    default:
      return new StoreFailure('broken', `${file}: ${message}`);
  }
}

/**
 * An error of COMMIT itself. A log that could not be written lacks the frame that would make it
 * count. But where the flush failed, all frames may be on the disk, and be found after a crash.
 */
export function commitFailureOf(error: unknown, file: string): StoreFailure {
  const code = codeOf(error);
  if ((code & 0xff) !== IO || code === IO_WRITE) return failureOf(error, file);
  return new StoreFailure('unknown', `${file}: ${(error as Error).message}`);
}

function codeOf(error: unknown): number {
  return (error as { readonly errcode?: number }).errcode ?? 0;
}

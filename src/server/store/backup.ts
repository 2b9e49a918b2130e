/**
 * Copies of the database: made while it is written, checked before anybody relies on them, and put
 * back.
 */

import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreFailure } from '../../tables/store.ts';
import { markRestored } from './restored.ts';
import { type Contents, checkWhole } from './sqlite-check.ts';
import { failureOf } from './sqlite-failure.ts';
import { checkSchema } from './sqlite-foreign.ts';
import { checkIsOurs, versionOf } from './sqlite-schema.ts';

const PATIENCE = 5000;

/**
 * Copies the database as it is at one moment, whoever writes meanwhile, into a file that must not
 * exist. Throws a StoreFailure, or an error of the file system.
 */
export function backUp(database: string, to: string): Contents {
  const part = `${to}.part`;
  // the name is taken, and the copy gets it only when it is whole
  closeSync(openSync(to, 'wx', 0o600));
  try {
    rmSync(part, { force: true });
    closeSync(openSync(part, 'wx', 0o600));
    using(database, (source) => {
      checkIsOurs(source, database);
      source.prepare('VACUUM INTO ?').run(part);
    });
    const contents = checkCopy(part, to);
    flush(part);
    renameSync(part, to);
    flush(dirname(to));
    return contents;
  } catch (error) {
    rmSync(part, { force: true });
    rmSync(to, { force: true });
    throw error;
  }
}

/**
 * Brings over from what was there before what must not be forgotten; that is undefined if there is
 * none, or none that can be read.
 */
export type Mend<Result> = (copy: DatabaseSync, before: DatabaseSync | undefined) => Result;

export interface Restored<Result> extends Contents {
  /** Where that was moved which was there before. */
  readonly aside: string | undefined;
  readonly mended: Result;
}

/**
 * Puts a backup in the database's place, mended. What was there is moved aside. Throws a
 * StoreFailure, or an error of the file system, and has changed nothing then.
 */
export function restore<Result>(
  backup: string,
  database: string,
  mend: Mend<Result>,
): Restored<Result> {
  const part = `${database}.part`;
  mkdirSync(dirname(database), { recursive: true, mode: 0o700 });
  try {
    rmSync(part, { force: true });
    copyFileSync(backup, part, constants.COPYFILE_EXCL);
    chmodSync(part, 0o600);
    const contents = checkCopy(part, backup);
    const isThere = existsSync(database);
    if (isThere) checkIsUnused(database);
    const mended = using(part, (copy) =>
      isThere ? withBefore(database, (before) => mend(copy, before)) : mend(copy, undefined),
    );
    using(part, markRestored);
    flush(part);
    const aside = isThere ? moveAside(database) : undefined;
    renameSync(part, database);
    flush(dirname(database));
    return { ...contents, aside, mended };
  } catch (error) {
    for (const file of filesOf(part)) rmSync(file, { force: true });
    throw error;
  }
}

/** `name` is what the file is called towards people. */
function checkCopy(file: string, name: string): Contents {
  return using(
    file,
    (copy) => {
      checkIsOurs(copy, name);
      if (versionOf(copy) === 0) throw new StoreFailure('broken', `${name} is empty`);
      checkSchema(copy, name);
      return checkWhole(copy, name);
    },
    name,
  );
}

function using<Result>(file: string, use: (database: DatabaseSync) => Result, name = file): Result {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: PATIENCE });
    database.exec('PRAGMA trusted_schema = OFF');
    return use(database);
  } catch (error) {
    throw failureOf(error, name);
  } finally {
    database?.close();
  }
}

/**
 * What is there now may be damaged, or no database at all: that may be why a backup takes its
 * place.
 */
function withBefore<Result>(
  database: string,
  use: (before: DatabaseSync | undefined) => Result,
): Result {
  let before: DatabaseSync | undefined;
  try {
    before = new DatabaseSync(database, { timeout: PATIENCE });
    before.exec('PRAGMA trusted_schema = OFF');
    checkIsOurs(before, database);
    checkSchema(before, database);
    if (versionOf(before) === 0) throw new StoreFailure('broken', `${database} is empty`);
  } catch {
    before?.close();
    return use(undefined);
  }
  try {
    return use(before);
  } finally {
    before.close();
  }
}

/** A database and its log under another name are still a database. */
function moveAside(database: string): string {
  checkIsUnused(database);
  const aside = `${database}.before-${new Date().toISOString().replaceAll(':', '-')}`;
  const names = filesOf(aside);
  for (const [index, file] of filesOf(database).entries())
    if (existsSync(file)) renameSync(file, names[index] as string);
  return aside;
}

function filesOf(database: string): readonly string[] {
  return ['', '-wal', '-shm'].map((end) => `${database}${end}`);
}

/**
 * Throws a StoreFailure while a server has the database open: it would go on writing into what was
 * moved aside.
 */
export function checkIsUnused(file: string): void {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('BEGIN EXCLUSIVE');
    database.exec('COMMIT');
  } catch (error) {
    if (failureOf(error, file).kind === 'busy')
      throw new StoreFailure('busy', `${file} is in use: stop the server first`);
    // Damaged, or no database at all: that may be why a backup is put in its place.
  } finally {
    database.close();
  }
}

function flush(file: string): void {
  const opened = openSync(file, 'r');
  fsyncSync(opened);
  closeSync(opened);
}

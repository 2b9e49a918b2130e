/**
 * The database as its thread has it: one group, one transaction; and after whatever failed, fit for
 * the next.
 */

import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { StoreFailure } from '../../tables/store.ts';
import { commitFailureOf, failureOf } from './sqlite-failure.ts';
import { ForeignWrites } from './sqlite-foreign-writes.ts';
import {
  type Argument,
  type Ask,
  type Done,
  type Failure,
  type Group,
  type News,
  type Queries,
  singlesOf,
} from './sqlite-messages.ts';
import { questionsOf } from './sqlite-queries.ts';
import { type Opening, openDatabase } from './sqlite-schema.ts';
import { type Outcome, Writes } from './sqlite-writes.ts';

interface Open {
  readonly database: DatabaseSync;
  readonly begin: StatementSync;
  readonly commit: StatementSync;
  readonly writes: Writes;
  readonly questions: Queries;
  readonly elsewhere: ForeignWrites;
}

export class SqliteConnection {
  readonly #file: string;
  readonly #opening: Opening;
  #open: Open | undefined;

  constructor(file: string, opening: Opening) {
    this.#file = file;
    this.#opening = opening;
    makeFile(file);
    this.#reach();
  }

  /**
   * All writes of a group in one transaction. Where one of them can't be made at all, each in its
   * own, so that the others are. Where there is no room or no access, none of them is made.
   */
  write(group: Group): Done {
    const outcomes = this.#commit(group);
    if (!(outcomes instanceof StoreFailure)) return doneOf(outcomes);
    const singles = singlesOf(group);
    if (outcomes.kind === 'broken' && singles.length > 1) {
      return doneOf(
        singles.flatMap((single): readonly Kept[] => {
          const alone = this.#commit(single);
          return alone instanceof StoreFailure ? [alone] : alone;
        }),
      );
    }
    return doneOf(singles.map(() => outcomes));
  }

  answer({ ask, args }: Ask): unknown {
    const { questions } = this.#reach();
    const answer = questions[ask] as (...args: readonly Argument[]) => unknown;
    return answer(...args);
  }

  /**
   * What other processes have written since this was last asked. None where that can't be read just
   * now: the next time tells it.
   */
  news(): News {
    try {
      return this.#reach().elsewhere.news();
    } catch {
      return [];
    }
  }

  /** The last to close a database moves what is in the log into the database itself. */
  close(): void {
    this.#shut();
  }

  #reach(): Open {
    this.#open ??= opened(openDatabase(this.#file, this.#opening));
    return this.#open;
  }

  #shut(): void {
    const open = this.#open;
    this.#open = undefined;
    open?.database.close();
  }

  #commit(group: Group): readonly Outcome[] | StoreFailure {
    let open: Open;
    try {
      open = this.#reach();
      open.begin.run();
    } catch (error) {
      return failureOf(error, this.#file);
    }
    const { writes, commit } = open;
    const outcomes: Outcome[] = [];
    try {
      writes.take(group);
      while (writes.more) outcomes.push(writes.next());
    } catch (error) {
      this.#undo(open);
      return failureOf(error, this.#file);
    }
    try {
      commit.run();
    } catch (error) {
      this.#undo(open);
      const failure = commitFailureOf(error, this.#file);
      // a new connection believes nothing but the disk
      if (failure.kind === 'unknown') this.#shut();
      return failure;
    }
    writes.committed();
    return outcomes;
  }

  /**
   * SQLite has often rolled back by itself; where it can't be done, the connection is given up, and
   * with it the transaction.
   */
  #undo({ database, writes }: Open): void {
    writes.rolledBack();
    try {
      if (database.isTransaction) database.exec('ROLLBACK');
    } catch {
      this.#shut();
    }
  }
}

type Kept = Outcome | StoreFailure;

function doneOf(outcomes: readonly Kept[]): Done {
  const conflicts: number[] = [];
  const kept: [number, string][] = [];
  const failed: [number, Failure][] = [];
  for (let position = 0; position < outcomes.length; position++) {
    const outcome = outcomes[position];
    if (outcome === undefined) continue;
    if (outcome === 'conflict') conflicts.push(position);
    else if (outcome instanceof StoreFailure)
      failed.push([position, [outcome.kind, outcome.message]]);
    else kept.push([position, outcome.kept]);
  }
  return { conflicts, kept, failed };
}

function opened(database: DatabaseSync): Open {
  return {
    database,
    begin: database.prepare('BEGIN IMMEDIATE'),
    commit: database.prepare('COMMIT'),
    writes: new Writes(database),
    questions: questionsOf(database),
    elsewhere: new ForeignWrites(database),
  };
}

/**
 * The folder and the file are for their owner alone. The file is not opened where it is there
 * already: to close it again would drop the locks that SQLite holds on it elsewhere in this
 * process.
 */
function makeFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

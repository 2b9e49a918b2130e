/**
 * THE STORE: where everything that must outlive the process is kept. Each table has a journal, a
 * list of entries that only grows; the index beside it (Summary) says what can be asked without
 * reading journals.
 *
 * The laws, tested on every store by test/suites/store-*.ts:
 *   an append is all or nothing, and done only when it would survive the loss of power;
 *   it is refused as a conflict unless exactly `expected` entries are there, so that of two writers one wins and the other reads again;
 *   what was appended never changes;
 *   a table has one tally at most, the first that was kept, so that nothing is counted twice, whoever counts and how often.
 */

export const STATUSES = ['open', 'running', 'over'] as const;
export type Status = (typeof STATUSES)[number];

/** A table in the index. */
export interface Summary {
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly status: Status;
  /** Whether it is in the public list. */
  readonly listed: boolean;
  /** The persons who find it among their own tables. */
  readonly people: readonly string[];
  /** When something happens by itself, in milliseconds since 1970; null while nothing does. */
  readonly due: number | null;
  readonly opened: number;
  readonly changed: number;
}

/** What is kept beside the journal with the end of a game, or later. */
export interface KeptAtEnd {
  /** What its dice came to. */
  readonly tally?: string;
}

export interface Append extends KeptAtEnd {
  readonly table: string;
  /** How many entries are there already. With 0 the table is new, and needs a summary. */
  readonly expected: number;
  readonly entries: readonly string[];
  /** Left out where nothing of it has changed that anybody asks for. */
  readonly summary?: Summary;
}

/** A table's tally, with its place among all in the order in which they were kept. */
export interface Tallied {
  readonly mark: number;
  readonly table: string;
  readonly tally: string;
}

export type Appended = 'stored' | 'conflict';

/** Which process looks after tables that are due, and until when others leave them to it. */
export interface Claim {
  readonly process: string;
  readonly now: number;
  readonly until: number;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  /** They did not choose their name: at a table where it is taken they are called otherwise. */
  readonly isNameGiven?: boolean;
  /** A program rather than somebody; who answers for it is its owner. */
  readonly owner: string | null;
  /** Tokens of another generation are not accepted any more. */
  readonly generation: number;
  readonly since: number;
}

/**
 * Something is wrong with the store itself: a full disk, a locked file. Nothing was kept of what
 * failed so.
 */
export class StoreFailure extends Error {
  /** 'unknown' where nobody can say whether the append was kept: the caller must read again. */
  readonly kind: 'full' | 'busy' | 'broken' | 'unknown';

  constructor(kind: StoreFailure['kind'], message: string) {
    super(message);
    this.name = 'StoreFailure';
    this.kind = kind;
  }
}

/** The journals of all tables, and a line of the index for each: what a table needs to live. */
export interface Journals {
  /** Rejects with a StoreFailure. */
  append(append: Append): Promise<Appended>;
  /** The entries from this position on; none for a table that does not exist. */
  read(table: string, from?: number): Promise<readonly string[]>;
  summary(table: string): Promise<Summary | undefined>;

  /**
   * Tells of journals that another process has written to, and how long they are: where the store
   * can notice it by itself, and there is no bus between the processes. Soon, not at once.
   */
  listen?(heard: (table: string, length: number) => void): void;

  /** Whether it can be read and written just now; rejects with a StoreFailure. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** People, and tables that are found without reading their journals. */
export interface Directory {
  /** How many entries a table's journal has; 0 if there is no such table. */
  length(table: string): Promise<number>;
  /** The tables of a person, those changed last first. */
  tablesOf(person: string, most: number): Promise<readonly Summary[]>;
  /** The public list: open or running, changed at this time or later, those changed last first. */
  listed(since: number, most: number): Promise<readonly Summary[]>;
  /**
   * The tables that are due, those due first first, without those that another process has claimed
   * and still has time for. They are claimed by this one. A claim saves work and decides nothing:
   * whoever appends second loses, claim or not.
   */
  claim(claim: Claim, most: number): Promise<readonly string[]>;
  /** How long these journals are, in one query; a table that does not exist is left out. */
  lengths(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;

  /**
   * Notes when these persons were at a table, in any process: a later time stays. What was noted
   * before is what keeps another process from taking them for absent.
   */
  attend(table: string, persons: readonly string[], at: number): Promise<void>;
  /** When persons were last noted at this table. */
  attended(table: string): Promise<ReadonlyMap<string, number>>;

  /**
   * Writes a person who is as `expected` says, or new if it is undefined: of two processes that
   * change somebody, one wins and the other reads again.
   */
  savePerson(person: Person, expected: Person | undefined): Promise<Appended>;
  person(id: string): Promise<Person | undefined>;
  /** Those of these persons who exist, in one query. */
  persons(ids: readonly string[]): Promise<readonly Person[]>;

  /** The value kept under this name; where there is none yet, the one offered is kept. */
  keep(name: string, offered: string): Promise<string>;
}

/** A challenge that somebody has played. */
export interface Result {
  readonly challenge: string;
  readonly person: string;
  /** The greater the better. */
  readonly rank: number;
  readonly at: number;
  /** What everybody may know. */
  readonly summary: string;
  /** For those who have played it themselves. */
  readonly record: string;
}

/** As it stands in a list: a record is long, and lists have hundreds. */
export type ListedResult = Omit<Result, 'record'>;

export interface Standing {
  readonly count: number;
  /** Counted from 1; null for whoever has no result. Those of the same rank share a place. */
  readonly place: number | null;
}

/** What has come of games and of challenges. */
export interface Results {
  /** The tallies after this mark, in the order in which they were kept; 0 is before the first. */
  tallies(after: number, most: number): Promise<readonly Tallied[]>;
  /** Those of a person's tables, changed last first. */
  talliesOf(person: string, most: number): Promise<readonly string[]>;
  /** The tables that are over and have none, in the order of their ids, after this one. */
  untallied(after: string, most: number): Promise<readonly string[]>;

  /** Of each person the first is kept, and no other. */
  keepResult(result: Result): Promise<Appended>;
  result(challenge: string, person: string): Promise<Result | undefined>;
  /** The best first; of those who are as good, whoever came first. */
  results(challenge: string, most: number): Promise<readonly ListedResult[]>;
  standing(challenge: string, person: string): Promise<Standing>;
}

/** A time in which no server ran: nobody's thinking time. */
export interface Downtime {
  readonly from: number;
  readonly until: number;
}

/** That a process was there at this time; `isOver`, that it stopped then of its own accord. */
export interface Beat {
  readonly process: string;
  readonly at: number;
  readonly isOver: boolean;
}

/** What the store knows of all processes. */
export interface Attended {
  /** Of every other process, its last beat. */
  readonly others: readonly Beat[];
  /** Those that ended at this time or later, in the order in which they began. */
  readonly downtimes: readonly Downtime[];
  /** The time by the store's own clock, if it has one: a database on another machine. */
  readonly time?: number;
}

/** The part of a store that keeps it. Laws: test/suites/store-beats.ts. */
export interface BeatStore {
  /**
   * Notes a beat, and a downtime if there was one; gives what is known after that. An equal
   * downtime is kept once.
   */
  beat(beat: Beat, since: number, downtime?: Downtime): Promise<Attended>;
}

export interface ServerStore extends Journals, Directory, Results, BeatStore {}

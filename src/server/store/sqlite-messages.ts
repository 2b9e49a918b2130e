/**
 * What the store and its thread tell each other. A group of writes is one message each way: a list
 * of texts and a list of numbers, which is copied five times as fast as the objects would be.
 */

import type {
  Append,
  Beat,
  Claim,
  Downtime,
  ListedResult,
  Person,
  Result,
  Standing,
  StoreFailure,
  Summary,
  Tallied,
} from '../../tables/store.ts';

/** Writes to be made in one transaction. */
export interface Group {
  readonly numbers: number[];
  readonly texts: string[];
}

export const APPEND = 0;
export const PERSON = 1;
export const KEEP = 2;
export const CHECK = 3;
export const RESULT = 4;
export const BEAT = 5;
export const CLAIM = 6;
export const ATTEND = 7;

/**
 * As numbers: APPEND, expected, how many entries, whether there is a summary, a tally. As texts:
 * the table, the entries, the summary, the tally.
 */
export function putAppend(
  { numbers, texts }: Group,
  { table, expected, entries, summary, tally }: Append,
): void {
  numbers.push(
    APPEND,
    expected,
    entries.length,
    summary === undefined ? 0 : 1,
    tally === undefined ? 0 : 1,
  );
  texts.push(table);
  for (const entry of entries) texts.push(entry);
  if (summary !== undefined) texts.push(JSON.stringify(summary));
  if (tally !== undefined) texts.push(tally);
}

/** A person, and as what they are expected. */
export interface Saving {
  readonly person: Person;
  readonly expected?: Person;
}

export function putPerson({ numbers, texts }: Group, saving: Saving): void {
  numbers.push(PERSON);
  texts.push(JSON.stringify(saving));
}

/** A claim of this many tables at most. */
export interface Claiming {
  readonly claim: Claim;
  readonly most: number;
}

export function putClaim({ numbers, texts }: Group, claiming: Claiming): void {
  numbers.push(CLAIM);
  texts.push(JSON.stringify(claiming));
}

/** Persons who were at a table at this time. */
export interface Attending {
  readonly table: string;
  readonly persons: readonly string[];
  readonly at: number;
}

export function putAttend({ numbers, texts }: Group, attending: Attending): void {
  numbers.push(ATTEND);
  texts.push(JSON.stringify(attending));
}

export function putKeep({ numbers, texts }: Group, name: string, offered: string): void {
  numbers.push(KEEP);
  texts.push(name, offered);
}

export function putResult({ numbers, texts }: Group, result: Result): void {
  numbers.push(RESULT);
  texts.push(JSON.stringify(result));
}

/** A beat, since when downtimes are asked for, and one to be kept. */
export interface Beating {
  readonly beat: Beat;
  readonly since: number;
  readonly downtime?: Downtime;
}

export function putBeat({ numbers, texts }: Group, beating: Beating): void {
  numbers.push(BEAT);
  texts.push(JSON.stringify(beating));
}

export function putCheck({ numbers }: Group): void {
  numbers.push(CHECK);
}

/** The writes of a group, each as a group of its own. */
export function singlesOf({ numbers, texts }: Group): readonly Group[] {
  const singles: Group[] = [];
  for (let number = 0, text = 0; number < numbers.length; ) {
    const [kind, , entries = 0, summary = 0, tally = 0] = numbers.slice(number, number + 5);
    const [takes, reads] =
      kind === APPEND ? [5, 1 + entries + summary + tally] : [1, TEXTS[kind as keyof typeof TEXTS]];
    singles.push({
      numbers: numbers.slice(number, number + takes),
      texts: texts.slice(text, text + reads),
    });
    number += takes;
    text += reads;
  }
  return singles;
}

const TEXTS = {
  [PERSON]: 1,
  [KEEP]: 2,
  [CHECK]: 0,
  [RESULT]: 1,
  [BEAT]: 1,
  [CLAIM]: 1,
  [ATTEND]: 1,
} as const;

/** What became of a group. Whatever is not named was stored. */
export interface Done {
  /** Positions in the group. */
  readonly conflicts: readonly number[];
  readonly kept: readonly (readonly [position: number, value: string])[];
  readonly failed: readonly (readonly [position: number, failure: Failure])[];
}

/** A StoreFailure on its way between threads. */
export type Failure = readonly [kind: StoreFailure['kind'], message: string];

/** Everything that can be asked, with its arguments and its answer. */
export interface Queries {
  read(table: string, from: number): readonly string[];
  length(table: string): number;
  summary(table: string): Summary | undefined;
  tablesOf(person: string, most: number): readonly Summary[];
  listed(since: number, most: number): readonly Summary[];
  lengths(tables: readonly string[]): ReadonlyMap<string, number>;
  attended(table: string): ReadonlyMap<string, number>;
  tallies(after: number, most: number): readonly Tallied[];
  talliesOf(person: string, most: number): readonly string[];
  untallied(after: string, most: number): readonly string[];
  person(id: string): Person | undefined;
  persons(ids: readonly string[]): readonly Person[];
  result(challenge: string, person: string): Result | undefined;
  results(challenge: string, most: number): readonly ListedResult[];
  standing(challenge: string, person: string): Standing;
}

export type Argument = string | number | readonly string[];

export interface Ask {
  readonly ask: keyof Queries;
  readonly number: number;
  readonly args: readonly Argument[];
}

/** Journals that another process has written to, and how long they are. */
export type News = readonly (readonly [table: string, length: number])[];

export type ToThread = Group | Ask | 'close';

export type FromThread =
  | { readonly type: 'open' }
  | { readonly type: 'shut'; readonly failure: Failure }
  | { readonly type: 'news'; readonly news: News }
  | { readonly type: 'done'; readonly done: Done }
  | { readonly type: 'answer'; readonly number: number; readonly answer: unknown }
  | { readonly type: 'failure'; readonly number: number; readonly failure: Failure };

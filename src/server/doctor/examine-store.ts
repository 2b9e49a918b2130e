/** The same as examine.ts for a store of any kind, read from its first line to its last. */

import { createHash } from 'node:crypto';
import type { AnyGame } from '../../game.ts';
import type { Summary } from '../../tables/store.ts';
import { tallyOf } from '../../tables/tallying.ts';
import type { Source } from '../store/dump-line.ts';
import type { Findings } from './examine.ts';
import { type Fault, inOneLine } from './fault.ts';
import { examineSummary, faultOfTally } from './index-entry.ts';
import { examineJournal } from './journal.ts';

interface Reading {
  readonly summary: Summary;
  readonly lines: string[];
}

/** What a table's tally must be: as a hash, for there are many. */
type Expected = ReadonlyMap<string, { readonly status: string; readonly tally: string }>;

export async function examineStore(
  source: Source,
  games: readonly AnyGame[],
  progress: (done: number, total: number) => void,
): Promise<Omit<Findings, 'free'>> {
  const faults: Fault[] = (await source.faults()).map((what) => ({ what }));
  const tables = { open: 0, running: 0, over: 0 };
  const expected = new Map<string, { status: string; tally: string }>();
  let [entries, answers, persons, done] = [0, 0, 0, 0];
  let reading: Reading | undefined;
  const end = (): void => {
    if (reading === undefined) return;
    const { summary, lines } = reading;
    reading = undefined;
    progress(++done, source.tables);
    tables[summary.status]++;
    entries += lines.length;
    try {
      const journal = examineJournal(summary.id, lines, games);
      answers += journal.answers;
      faults.push(...journal.faults);
      if (journal.table === undefined) return;
      faults.push(...examineSummary(journal.table, summary, [...new Set(summary.people)]));
      const { status, record } = journal.table;
      const tally = status === 'over' ? hashOf(JSON.stringify(tallyOf(journal.table, record))) : '';
      expected.set(summary.id, { status, tally });
    } catch (error) {
      faults.push({ table: summary.id, what: inOneLine(error) });
    }
  };
  const broken = (table: string, what: string): void => void faults.push({ table, what });
  for await (const line of source.lines(broken)) {
    if (line.type !== 'entry') end();
    if (line.type === 'table') reading = { summary: line.summary, lines: [] };
    if (line.type === 'entry') reading?.lines.push(line.text);
    if (line.type === 'person') persons++;
    if (line.type === 'tally') faults.push(...wrongTally(line.table, line.text, expected));
  }
  end();
  const { name: database, version } = source;
  return { database, version, tables, entries, persons, answers, faults };
}

function wrongTally(table: string, text: string, expected: Expected): readonly Fault[] {
  const found = expected.get(table);
  return found === undefined ? [] : faultOfTally(table, found.status, hashOf(text) === found.tally);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

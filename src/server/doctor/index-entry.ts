/** One table in the index, against what its journal tells. */

import type { OnlineTable } from '../../tables/online-table.ts';
import type { Summary } from '../../tables/store.ts';
import { tallyOf } from '../../tables/tallying.ts';
import type { Fault } from './fault.ts';

export function examineSummary(table: OnlineTable, found: Summary, listedFor: readonly string[]): readonly Fault[] {
  const { id } = table;
  const faults: Fault[] = [];
  const expected = table.summary(null);
  for (const field of ['game', 'seats', 'status', 'listed', 'opened'] as const) {
    if (found[field] !== expected[field]) {
      faults.push({ table: id, what: `the index says ${field} ${found[field]}, the journal ${expected[field]}` });
    }
  }
  const people = namesOf(expected.people);
  for (const names of new Set([namesOf(found.people), namesOf(listedFor)])) {
    if (names !== people)
      faults.push({ table: id, what: `the index has it for ${names || 'nobody'}, the journal for ${people || 'nobody'}` });
  }
  return [...faults, ...examineDue(table, found.due)];
}

/** A table that has none yet is counted when the server starts. */
export function examineTally(table: OnlineTable, found: string | undefined): readonly Fault[] {
  const { id, status, record } = table;
  if (found === undefined) return [];
  if (status !== 'over') return [{ table: id, what: `its dice are counted, and it is ${status}` }];
  const isRight = found === JSON.stringify(tallyOf(table, record));
  return isRight ? [] : [{ table: id, what: 'its dice are counted otherwise than its journal tells' }];
}

function namesOf(people: readonly string[]): string {
  return people.toSorted().join(', ');
}

/** A time that is too early costs a look; one that is too late lets a table stand still. */
function examineDue(table: OnlineTable, due: number | null): readonly Fault[] {
  const { id } = table;
  if (table.status !== 'running')
    return due === null ? [] : [{ table: id, what: 'the index says that something is due, and nothing is' }];
  if (due === null) return [{ table: id, what: 'the index says that nothing is ever due, and the game runs' }];
  const moments = table.toMove.map((seat) =>
    table.isPlayedByBot(seat) ? table.at : (table.clocks.deadline(seat) ?? Number.POSITIVE_INFINITY),
  );
  const next = Math.min(...moments);
  return due <= next ? [] : [{ table: id, what: `the index says it is due at ${timeOf(due)}, which is after ${timeOf(next)}` }];
}

function timeOf(moment: number): string {
  return new Date(moment).toISOString();
}

/** One table in the index, against what its journal tells. */

import type { TableState } from '../../tables/fold/table-state.ts';
import { earliest, nextMoment } from '../../tables/fold/timing.ts';
import type { Summary } from '../../tables/store.ts';
import { tallyOf } from '../../tables/tallying.ts';
import { SETTINGS } from '../settings.ts';
import type { Fault } from './fault.ts';

export function examineSummary(
  table: TableState,
  found: Summary,
  listedFor: readonly string[],
): readonly Fault[] {
  const { id } = table;
  const faults: Fault[] = [];
  const expected = table.summary(null);
  for (const field of ['game', 'seats', 'status', 'listed', 'opened'] as const) {
    if (found[field] !== expected[field]) {
      faults.push({
        table: id,
        what: `the index says ${field} ${found[field]}, the journal ${expected[field]}`,
      });
    }
  }
  const people = namesOf(expected.people);
  for (const names of new Set([namesOf(found.people), namesOf(listedFor)])) {
    if (names !== people)
      faults.push({
        table: id,
        what: `the index has it for ${names || 'nobody'}, the journal for ${people || 'nobody'}`,
      });
  }
  return [...faults, ...examineDue(table, found.due)];
}

/** A table that has none yet is counted when the server starts. */
export function examineTally(table: TableState, found: string | undefined): readonly Fault[] {
  const { id, status, record } = table;
  if (found === undefined) return [];
  return faultOfTally(
    id,
    status,
    status === 'over' && found === JSON.stringify(tallyOf(table, record)),
  );
}

export function faultOfTally(id: string, status: string, isRight: boolean): readonly Fault[] {
  if (status !== 'over') return [{ table: id, what: `its dice are counted, and it is ${status}` }];
  return isRight
    ? []
    : [{ table: id, what: 'its dice are counted otherwise than its journal tells' }];
}

function namesOf(people: readonly string[]): string {
  return people.toSorted().join(', ');
}

/** A time that is too early costs a look; one that is too late lets a table stand still. */
function examineDue(table: TableState, due: number | null): readonly Fault[] {
  const { id, status, fair } = table;
  const wrong = (what: string): readonly Fault[] => [{ table: id, what: `the index says ${what}` }];
  if (status !== 'running' && !fair.isStarting)
    return due === null ? [] : wrong('that something is due, and nothing is');
  if (due === null) {
    if (isAtRest(table)) return [];
    return wrong(
      `that nothing is ever due, and the game ${fair.isStarting ? 'is about to start' : 'runs'}`,
    );
  }
  const next = latestOf(table);
  return due <= next ? [] : wrong(`it is due at ${timeOf(due)}, which is after ${timeOf(next)}`);
}

/**
 * How long the server waits for whom is its own affair; only whether it waits at all is asked here.
 */
const { pauses: PAUSES } = SETTINGS;

/**
 * Whether nothing goes on before somebody comes: what the server writes where it looks ahead, or
 * leaves a table.
 */
function isAtRest(table: TableState): boolean {
  if (table.fair.isStarting) return false;
  if (earliest(table, PAUSES) === null) return true;
  const isBegun = table.record.length > 1;
  if (table.isRanked && !isBegun) return true; // its bots begin when its player comes
  return !isBotAsked(table) && nextMoment(table, () => 0, PAUSES, 0) === undefined;
}

/**
 * When something happens at the latest, whoever is there: infinity if people can take as long as
 * they like.
 */
function latestOf(table: TableState): number {
  if (table.isLeftToBots) return Number.POSITIVE_INFINITY;
  if (isBotAsked(table)) return table.at;
  const always = (): number => Number.POSITIVE_INFINITY;
  return nextMoment(table, always, PAUSES, Number.POSITIVE_INFINITY) ?? Number.POSITIVE_INFINITY;
}

function isBotAsked(table: TableState): boolean {
  return table.toMove.some((seat) => table.isPlayedByBot(seat));
}

function timeOf(moment: number): string {
  return new Date(moment).toISOString();
}

/**
 * One journal: whether it can be read entry by entry, replays, and has the dice that its secret or
 * its challenge gives.
 */

import { verify } from '../../dice/verify.ts';
import type { AnyGame } from '../../game.ts';
import type { RecordVerdict } from '../../record/record.ts';
import { Replay } from '../../record/replay.ts';
import type { Entry } from '../../tables/fold/journal.ts';
import { TableState } from '../../tables/fold/table-state.ts';
import { type ExaminedDice, examineChallenge } from './challenge.ts';
import { type Fault, inOneLine, type Wrong } from './fault.ts';

export interface ExaminedJournal {
  /** Where it could be read to its end. */
  readonly table: TableState | undefined;
  /** Questions to chance that were worked out anew. */
  readonly answers: number;
  readonly faults: readonly Fault[];
}

export function examineJournal(
  id: string,
  lines: readonly string[],
  games: readonly AnyGame[],
): ExaminedJournal {
  const { table, faults, places } = examineEntries(id, lines, games);
  if (table === undefined || places.length === 0) return { table, answers: 0, faults };
  const { answers, wrong } = examineDice(table, games);
  for (const { line, what } of [...wrong, ...examineRecord(table, games)]) {
    const entry = places[line - 1];
    faults.push({ table: id, ...(entry !== undefined && { entry }), what });
  }
  return { table, answers, faults };
}

interface Entries {
  readonly table: TableState | undefined;
  readonly faults: Fault[];
  /** The entries in which the lines of the record stand. */
  readonly places: readonly number[];
}

function examineEntries(id: string, lines: readonly string[], games: readonly AnyGame[]): Entries {
  const faults: Fault[] = [];
  const places: number[] = [];
  const deeds = new Map<string, number>();
  let table: TableState | undefined;
  for (const [index, line] of lines.entries()) {
    const entry = index + 1;
    try {
      if (table === undefined) table = TableState.read(id, [line], games);
      else {
        const read = table.read(line);
        for (const what of [earlier(table, read), again(deeds, read, entry)])
          if (what !== undefined) faults.push({ table: id, entry, what });
        if (read.type === 'started' || read.type === 'played') places.push(entry);
        table.add(read);
      }
    } catch (error) {
      faults.push({ table: id, entry, what: inOneLine(error) });
      return { table: undefined, faults, places };
    }
  }
  if (table === undefined) faults.push({ table: id, what: 'has no entries' });
  return { table, faults, places };
}

function earlier({ at }: TableState, entry: Entry): string | undefined {
  return entry.at < at ? 'is earlier than the entry before it' : undefined;
}

/** A deed is done once, whatever number of times it was sent. */
function again(deeds: Map<string, number>, entry: Entry, number: number): string | undefined {
  if (!('id' in entry) || entry.id === undefined) return undefined;
  const deed = `${entry.by} ${entry.id}`;
  const before = deeds.get(deed);
  deeds.set(deed, number);
  return before === undefined ? undefined : `is the same deed as entry ${before}`;
}

/** Of running tables too: nothing of it leaves this process. */
function examineDice(table: TableState, games: readonly AnyGame[]): ExaminedDice {
  if (table.opening.own !== undefined)
    return {
      answers: 0,
      wrong: [{ line: 1, what: 'was opened with real dice, which a server has not' }],
    };
  if (table.opening.challenge !== undefined)
    return examineChallenge(table, table.opening.challenge, games);
  const { questions, fault, seeds } = verify(table.record, table.proof, games);
  const wrong = questions
    .filter(({ follows }) => !follows)
    .map(({ line, kind, recorded }) => ({
      line,
      what: `the ${kind} ${JSON.stringify(recorded)} does not follow from the secret`,
    }));
  const seed = seeds
    .filter(({ follows }) => !follows)
    .map(({ seat }) => ({ line: 1, what: `the seed of seat ${seat} is not the table’s` }));
  const broken = fault === null ? [] : [{ line: fault.line, what: fault.reason }];
  return { answers: questions.length, wrong: [...wrong, ...seed, ...broken] };
}

function examineRecord(table: TableState, games: readonly AnyGame[]): readonly Wrong[] {
  const verdicts: RecordVerdict[] = [];
  const replay = new Replay(games, (verdict) => verdicts.push(verdict));
  for (const [index, text] of table.record.entries()) replay.line({ number: index + 1, text });
  replay.end();
  return verdicts.flatMap((verdict): readonly Wrong[] => {
    if (!verdict.ok)
      return [{ line: verdict.line, what: `the record does not replay: ${verdict.error}` }];
    const isOver = table.status === 'over';
    return verdict.over === isOver
      ? []
      : [
          {
            line: 1,
            what: `the record is ${verdict.over ? '' : 'not '}over, the table is ${table.status}`,
          },
        ];
  });
}

/** One journal: whether it can be read entry by entry, replays, and has the dice that its secret gives. */

import { verify } from '../../dice/verify.ts';
import type { AnyGame } from '../../game.ts';
import type { Verdict } from '../../record.ts';
import { Replay } from '../../replay.ts';
import { OnlineTable } from '../tables/online-table.ts';
import { type Fault, inOneLine } from './fault.ts';

export interface ExaminedJournal {
  /** As far as it could be read to its end. */
  readonly table: OnlineTable | undefined;
  /** Questions to chance that were worked out anew. */
  readonly answers: number;
  readonly faults: readonly Fault[];
}

export function examineJournal(id: string, lines: readonly string[], games: readonly AnyGame[]): ExaminedJournal {
  let table: OnlineTable;
  try {
    table = OnlineTable.read(id, lines.slice(0, 1), games);
  } catch (error) {
    return { table: undefined, answers: 0, faults: [{ table: id, entry: 1, what: inOneLine(error) }] };
  }
  const faults: Fault[] = [];
  /** The entries in which the lines of the record stand. */
  const places: number[] = [];
  const deeds = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    if (index === 0) continue;
    const entry = index + 1;
    try {
      const read = table.read(line);
      if (read.at < table.at) faults.push({ table: id, entry, what: 'is earlier than the entry before it' });
      if ('id' in read && read.id !== undefined) {
        const deed = `${read.by} ${read.id}`;
        const before = deeds.get(deed);
        if (before !== undefined) faults.push({ table: id, entry, what: `is the same deed as entry ${before}` });
        deeds.set(deed, entry);
      }
      if (read.type === 'started' || read.type === 'played') places.push(entry);
      table.add(read);
    } catch (error) {
      faults.push({ table: id, entry, what: inOneLine(error) });
      return { table: undefined, answers: 0, faults };
    }
  }
  if (places.length === 0) return { table, answers: 0, faults };
  const { answers, wrong } = examineDice(table, games);
  const at = (line: number): { readonly entry?: number } =>
    places[line - 1] === undefined ? {} : { entry: places[line - 1] as number };
  for (const { line, what } of [...wrong, ...examineRecord(table, games)]) faults.push({ table: id, ...at(line), what });
  return { table, answers, faults };
}

/** What is wrong at a line of the record. */
interface Wrong {
  readonly line: number;
  readonly what: string;
}

/** Of running tables too: nothing of it leaves this process. */
function examineDice(
  table: OnlineTable,
  games: readonly AnyGame[],
): { readonly answers: number; readonly wrong: readonly Wrong[] } {
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

function examineRecord(table: OnlineTable, games: readonly AnyGame[]): readonly Wrong[] {
  const verdicts: Verdict[] = [];
  const replay = new Replay(games, (verdict) => verdicts.push(verdict));
  for (const [index, text] of table.record.entries()) replay.line({ number: index + 1, text });
  replay.end();
  return verdicts.flatMap((verdict): readonly Wrong[] => {
    if (!verdict.ok) return [{ line: verdict.line, what: `the record does not replay: ${verdict.error}` }];
    const isOver = table.status === 'over';
    return verdict.over === isOver
      ? []
      : [{ line: 1, what: `the record is ${verdict.over ? '' : 'not '}over, the table is ${table.status}` }];
  });
}

/** gobelet doctor: whether everything that a server keeps is whole, and what is wrong if not. */

import { games } from '../games/index.ts';
import { examine, type Findings } from '../server/doctor/examine.ts';
import { examineStore } from '../server/doctor/examine-store.ts';
import type { Fault } from '../server/doctor/fault.ts';
import type { StorePlace } from '../server/store/open.ts';
import { openSource } from '../server/store/source.ts';
import { cleanedLine, jsonLine } from '../terminal/text.ts';
import type { Words } from '../words/en/reports.ts';
import { misused } from './backup.ts';
import type { Command } from './command.ts';
import { PLACE_FLAGS, type PlaceFlag, readPlace, tellingFailures } from './place.ts';
import { ProgressBar } from './progress.ts';
import { loadWords } from './words.ts';

export const doctorCommand: Command<PlaceFlag | 'json'> = {
  name: 'doctor',
  words: '',
  count: [0, 0],
  flags: {
    ...PLACE_FLAGS,
    json: {},
  },

  async run(_, { json, ...names }) {
    const place = readPlace('doctor', names);
    const words = await loadWords('reports');
    let progress: ProgressBar | undefined;
    const findings = await look(place, (done, total) => {
      progress ??= new ProgressBar(words.tables, total);
      progress.at(done);
    });
    progress?.end();
    process.stdout.write(
      json === undefined ? reportOf(findings, words) : `${jsonLine(findings)}\n`,
    );
    return findings.faults.length === 0 ? 0 : 1;
  },
};

async function look(
  place: StorePlace,
  progress: (done: number, total: number) => void,
): Promise<Findings> {
  if (place.kind === 'sqlite')
    return misused(place.folder, () => examine(place.folder, games, progress));
  return tellingFailures('doctor', async () => {
    const source = await openSource(place, false);
    try {
      return await examineStore(source, games, progress);
    } finally {
      await source.close();
    }
  });
}

function reportOf(
  { database, version, tables, entries, persons, answers, free, faults }: Findings,
  words: Words,
): string {
  const { open, running, over } = tables;
  const { doctor: says, point } = words;
  const lines = [
    says.found(database, version, open, running, over, entries, persons),
    free === undefined
      ? says.recounted(answers)
      : says.answers(answers, (free / 1e9).toFixed(1).replace('.', point)),
    ...faults.map((fault) => cleanedLine(lineOf(fault, words))), // a table's id may be anything in a file of somebody else's
    faults.length === 0 ? says.well : says.faults({ count: faults.length }),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** What is wrong is said in technical English, as in the server's log. */
function lineOf({ table, entry, what }: Fault, { doctor: says }: Words): string {
  return [table, entry === undefined ? undefined : says.entry({ at: entry }), what]
    .filter((part) => part !== undefined)
    .join(': ');
}

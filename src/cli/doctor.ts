/** gobelet doctor: whether everything that a server keeps is whole, and what is wrong if not. */

import { games } from '../games/index.ts';
import { examine, type Findings } from '../server/doctor/examine.ts';
import type { Fault } from '../server/doctor/fault.ts';
import { dataFolder } from '../server/store/place.ts';
import { cleanedLine, jsonLine } from '../terminal/text.ts';
import type { Words } from '../words/en/reports.ts';
import { misused } from './backup.ts';
import type { Command } from './command.ts';
import { ProgressBar } from './progress.ts';
import { loadWords } from './words.ts';

export const doctorCommand: Command<'data' | 'json'> = {
  name: 'doctor',
  words: '',
  count: [0, 0],
  flags: {
    data: { value: 'FOLDER' },
    json: {},
  },

  async run(_, { data, json }) {
    const folder = dataFolder(data);
    const words = await loadWords('reports');
    let progress: ProgressBar | undefined;
    const findings = misused(folder, () =>
      examine(folder, games, (done, total) => {
        progress ??= new ProgressBar(words.tables, total);
        progress.at(done);
      }),
    );
    progress?.end();
    process.stdout.write(
      json === undefined ? reportOf(findings, words) : `${jsonLine(findings)}\n`,
    );
    return findings.faults.length === 0 ? 0 : 1;
  },
};

function reportOf(
  { database, version, tables, entries, persons, answers, free, faults }: Findings,
  words: Words,
): string {
  const { open, running, over } = tables;
  const { doctor: says, point } = words;
  const lines = [
    says.found(database, version, open, running, over, entries, persons),
    says.answers(answers, (free / 1e9).toFixed(1).replace('.', point)),
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

/** gobelet doctor: whether everything that a server keeps is whole, and what is wrong if not. */

import { games } from '../games/index.ts';
import { examine, type Findings } from '../server/doctor/examine.ts';
import type { Fault } from '../server/doctor/fault.ts';
import { dataFolder } from '../server/store/place.ts';
import { counted, misused } from './backup.ts';
import type { Command } from './command.ts';
import { Progress } from './progress.ts';

export const doctor: Command<'data' | 'json'> = {
  name: 'doctor',
  summary: 'Check everything a server keeps: files, journals, records, dice, index. Changes nothing.',
  words: '',
  count: [0, 0],
  flags: {
    data: { value: 'FOLDER', help: "the server's folder (default: GOBELET_DATA, else gobelet-data)" },
    json: { help: 'print one line of JSON instead of words' },
  },
  more: [
    'Each fault is one line, with the table and the number of the entry where there is one. A server may run meanwhile.',
    'The exit code is 0 if nothing is wrong, 1 if something is, 2 if there is no database that can be looked into.',
  ],

  async run(_, { data, json }) {
    const folder = dataFolder(data);
    let progress: Progress | undefined;
    const findings = misused(folder, () =>
      examine(folder, games, (done, total) => {
        progress ??= new Progress('tables', total);
        progress.at(done);
      }),
    );
    progress?.end();
    process.stdout.write(json === undefined ? reportOf(findings) : `${JSON.stringify(findings)}\n`);
    return findings.faults.length === 0 ? 0 : 1;
  },
};

function reportOf({ database, version, tables, entries, persons, answers, free, faults }: Findings): string {
  const { open, running, over } = tables;
  const lines = [
    `${database}: version ${version}, ${counted(open + running + over, 'table')} (${open} open, ${running} running, ${over} over), ` +
      `${counted(entries, 'entry', 'entries')}, ${counted(persons, 'person')}`,
    `${counted(answers, 'throw or draw', 'throws and draws')} worked out anew; ${(free / 1e9).toFixed(1)} GB free on the disk`,
    ...faults.map(lineOf),
    faults.length === 0 ? 'Nothing is wrong.' : `${counted(faults.length, 'fault')}.`,
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function lineOf({ table, entry, what }: Fault): string {
  return [table, entry === undefined ? undefined : `entry ${entry}`, what].filter((part) => part !== undefined).join(': ');
}

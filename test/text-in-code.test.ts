/**
 * No text in code: what a person reads stands in src/i18n. Finds string literals that look like sentences in the terminal, its
 * commands, the games' drawings and the server. What stays English is read by programs or by whoever looks after a server: records,
 * logs, metrics, SQL, descriptions in the OpenAPI document, faults that the doctor or a match reports, and errors that are mistakes of ours.
 */

import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from './command.ts';

const SCANNED = ['src/cli/**/*.ts', 'src/terminal/*.ts', 'src/games/*/terminal*.ts', 'src/server/**/*.ts', 'src/tables/*.ts'];

/** Files whose sentences are for programs, logs or operators, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/cli/match/answers.ts': 'faults of programs, told to those who wrote them',
  'src/cli/match/engine.ts': 'the same',
  'src/cli/match/program.ts': 'the same',
  'src/server/doctor/challenge.ts': 'faults in a database, for whoever mends it',
  'src/server/doctor/examine.ts': 'the same',
  'src/server/doctor/index-entry.ts': 'the same',
  'src/server/doctor/journal.ts': 'the same',
  'src/server/doctor/place.ts': 'the same',
  'src/server/http/openapi.ts': 'the OpenAPI document',
  'src/server/http/routes.ts': 'summaries in the OpenAPI document',
  'src/server/store/sqlite-check.ts': 'what is wrong with a database, for whoever mends it',
  'src/server/store/sqlite-questions.ts': 'SQL',
  'src/server/store/backup.ts': 'failures of the store, for the log',
  'src/server/keys.ts': 'the same',
  'src/server/store/sqlite-foreign.ts': 'the same',
  'src/server/store/sqlite-failure.ts': 'the same',
  'src/server/store/sqlite-schema.ts': 'SQL, and the same',
  'src/server/server.ts': 'metrics, logs and summaries in the OpenAPI document',
};

/** Phrases that are the same in every language, and why. */
const SAME: Readonly<Record<string, string>> = {
  'npx gobelet join': 'a command',
  'npx gobelet join …': 'a command',
  'npm is gone': 'for the log',
  'pas de pair': 'what stands on the box',
  'too many messages that can’t be taken': 'why a socket was closed, for programs: people were refused before it',
  '429 Too Many Requests': 'HTTP',
};

/** A line on which a sentence is for the log, for a metric, or for us; or says which rule was broken, which is technical English. */
const FOR_US =
  /'rules', |new Error\(|\.log\.|log\.(?:error|warn|info|debug)\(|throw new Refusal\(|StoreFailure\(|metrics\.|emitWarning|summary:|\.exec\(|prepare\(|SELECT /;

/** Three words or more, of letters, with spaces between them. */
const SENTENCE = /\p{L}{2,}[,:]? \p{L}{2,}[,:]? \p{L}{2,}/u;

/** The literals of a line, without what is put into a template. */
function literalsIn(line: string): readonly string[] {
  return [...line.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map(
    ([, single, double, template]) => single ?? double ?? (template ?? '').replaceAll(/\$\{[^}]*\}/g, '…'),
  );
}

it('no sentence for people stands in the code', () => {
  const found: string[] = [];
  const files = SCANNED.flatMap((pattern) => globSync(pattern, { cwd: root })).filter((file) => !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(100);
  for (const file of files.map((name) => name.replaceAll('\\', '/'))) {
    if (ALLOWED[file] !== undefined) continue;
    const lines = readFileSync(`${root}/${file}`, 'utf8').split('\n');
    for (const [index, line] of lines.entries()) {
      const code = line.replace(/^\s*(?:\/?\*|\/\/).*$/, '').replace(/ \/\/ .*$/, '');
      const isForUs = FOR_US.test(code) || FOR_US.test(lines[index - 1] ?? '');
      for (const text of isForUs ? [] : literalsIn(code))
        if (SENTENCE.test(text) && SAME[text] === undefined) found.push(`${file}:${index + 1}: ${text}`);
    }
  }
  expect(found).toEqual([]);
});

/**
 * No text in code: what a person reads stands in src/words. Finds string literals that look like
 * sentences in the terminal, its commands, the games' drawings, the server and the page; on the
 * page also what stands between two tags or in an attribute that people read or hear. What stays English
 * is read by programs or by whoever looks after a server: records, logs, metrics, SQL, descriptions
 * in the OpenAPI document, faults that the doctor or a match reports, and errors that are mistakes
 * of ours.
 */

import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../support/command.ts';

const SCANNED = [
  'src/cli/**/*.ts',
  'src/terminal/*.ts',
  'src/games/*/terminal/*.ts',
  'src/server/**/*.ts',
  'src/tables/**/*.ts',
  'src/client/*.ts',
  'src/web/**/*.{ts,tsx}',
  'src/games/*/page/**/*.{ts,tsx}',
];

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
  'src/server/store/sqlite-queries.ts': 'SQL',
  'src/server/store/backup.ts': 'failures of the store, for the log',
  'src/server/people/keys.ts': 'the same',
  'src/server/store/sqlite-foreign.ts': 'the same',
  'src/server/store/sqlite-failure.ts': 'the same',
  'src/server/store/sqlite-schema.ts': 'SQL, and the same',
  'src/server/dump/copy.ts': 'the same',
  'src/server/store/open.ts': 'the same',
  'src/server/store/sqlite-source.ts': 'the same',
  'src/server/store/postgres/check.ts': 'what is wrong with a database, for whoever mends it',
  'src/server/store/postgres/directory.ts': 'SQL',
  'src/server/store/postgres/failure.ts': 'failures of the store, for the log',
  'src/server/store/postgres/journals.ts': 'SQL, and the same',
  'src/server/store/postgres/kept-names.ts': 'SQL',
  'src/server/store/postgres/link.ts': 'SQL, and failures of the store, for the log',
  'src/server/store/postgres/migrations.ts': 'SQL',
  'src/server/store/postgres/places.ts': 'SQL',
  'src/server/store/postgres/registry.ts': 'SQL, and failures of the store, for the log',
  'src/server/store/postgres/schema.ts': 'the same',
  'src/server/store/postgres/source.ts': 'the same',
  'src/server/store/postgres/store.ts': 'the same',
  'src/server/server.ts': 'metrics, logs and summaries in the OpenAPI document',
};

/** Phrases that are the same in every language, and why. */
const SAME: Readonly<Record<string, string>> = {
  'npx gobelet join': 'a command',
  'npx gobelet join …': 'a command',
  'npm is gone': 'for the log',
  'pas de pair': 'what stands on the box',
  'too many messages that can’t be taken':
    'why a socket was closed, for programs: people were refused before it',
  '429 Too Many Requests': 'HTTP',
  'the server answered …': 'an answer that is not ours, for whoever looks into it',
  'not valid JSON': 'the same words as the referee: shown as they are below a sentence of ours',
  'the house is closed': 'why a worker has ended, for us',
  'the transaction was given up': 'an error of the database, for us',
  'the summary of … for the table …': 'a mistake of ours',
  'a new table needs a summary': 'a mistake of ours',
  'a new table needs an entry': 'a mistake of ours',
  'the game is not over: its record holds every secret': 'a refusal: people are told by its code',
  'table …: there are no rules of …, here': 'for the log and the doctor',
  'there is no game …': 'a refusal: people are told by its code',
  'gobelet former tokens': 'a name in the storage',
  'input, textarea, select': 'a selector',
  'input, textarea, dialog': 'a selector',
  'input, textarea, select, dialog': 'a selector',
  'input, textarea, select, [contenteditable], dialog': 'a selector',
  'Gobelet 1234567890': 'the name and the digits, to look at the letters',
  'kabo-relu-timo-sane': 'what a code looks like',
};

/**
 * A line on which a sentence is for the log, for a metric, or for us; or says which rule was
 * broken, which is technical English.
 */
const FOR_US =
  /'rules', |new Error\(|\.log\.|log\.(?:error|warn|info|debug)\(|throw new Refusal\(|StoreFailure\(|metrics\.|emitWarning|summary:|description:|\.exec\(|prepare\(|SELECT /;

/** Three words or more, of letters, with spaces between them. */
const SENTENCE = /\p{L}{2,}[,:]? \p{L}{2,}[,:]? \p{L}{2,}/u;

/** The literals of a line, without what is put into a template. */
function literalsIn(line: string): readonly string[] {
  return [...line.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map(
    ([, single, double, template]) =>
      single ?? double ?? (template ?? '').replaceAll(/\$\{[^}]*\}/g, '…'),
  );
}

/** On the page: words between two tags, or that stand on a line alone, and attributes. */
function pageTextsIn(line: string): readonly string[] {
  const between = [...line.matchAll(/(?<!=)>([^<>{}()=&|;]*\p{L}{2,}[^<>{}()=&|;]*)</gu)]
    .map(([, text]) => (text ?? '').trim())
    .filter((text) => !text.startsWith(':')); // of a condition
  const alone =
    /^\s+\p{L}[^<>{}=&|;:()'"`[\]]*$/u.test(line) && SENTENCE.test(line) ? [line.trim()] : [];
  const attributes = line.matchAll(
    /\b(?:title|alt|placeholder|label|aria-label|aria-description|aria-valuetext|aria-roledescription)="([^"]*\p{L}{2}[^"]*)"/gu,
  );
  return [
    ...between,
    ...alone.filter((text) => !/\binstanceof\b/.test(text)),
    ...[...attributes].map(([, text]) => text ?? ''),
  ];
}

const stripped = (line: string): string =>
  line.replace(/^\s*(?:\/?\*|\/\/).*$/, '').replace(/ \/\/ .*$/, '');

/** Sentences in these lines of a file. */
function sentencesIn(file: string, lines: readonly string[]): readonly string[] {
  return lines.flatMap((line, index) => {
    const code = stripped(line);
    const isForUs = FOR_US.test(code) || FOR_US.test(lines[index - 1] ?? '');
    const texts = isForUs ? [] : literalsIn(code).filter((text) => SENTENCE.test(text));
    const shown = file.endsWith('.tsx') ? pageTextsIn(code) : [];
    return [...texts, ...shown].map((text) => `${file}:${index + 1}: ${text}`);
  });
}

it('no sentence for people stands in the code', () => {
  const files = SCANNED.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((name) => name.replaceAll('\\', '/'));
  expect(files.filter((file) => file.startsWith('src/web/')).length).toBeGreaterThan(250);
  expect(files.length).toBeGreaterThan(450);
  const found = files
    .filter((file) => ALLOWED[file] === undefined)
    .flatMap((file) => sentencesIn(file, readFileSync(`${root}/${file}`, 'utf8').split('\n')));
  const textOf = (one: string): string => one.replace(/^[^:]+:\d+: /, '');
  expect(found.filter((one) => SAME[textOf(one)] === undefined)).toEqual([]);
  const used = new Set(found.map(textOf));
  expect(Object.keys(SAME).filter((text) => !used.has(text))).toEqual([]);
});

it('and one that stood there would be found', () => {
  for (const line of [
    "const said = 'It is your turn';",
    ['const said = `You have $', '{count} dice left here`;'].join(''),
    '<p>Your turn</p>',
    '<Button kind="main">Throw</Button>',
    '      Throw the dice again',
    '<img alt="A cup" src={cup} />',
    '<button aria-label="Close" onClick={close}>',
    '<p>Who wins?</p>',
  ])
    expect(sentencesIn('src/web/screens/some.tsx', [line]), line).toHaveLength(1);
  for (const line of [
    '// It is your turn',
    '<p>{words.turn}</p>',
    '<Button label={words.close} />',
    'const later = (): Promise<void> => all;',
    '    target instanceof Element &&',
  ])
    expect(sentencesIn('src/web/screens/some.tsx', [line]), line).toEqual([]);
});

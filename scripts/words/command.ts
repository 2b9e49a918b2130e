/**
 * `npm run words`: what was asked, done and told. Exit codes: 0 fine, 1 refused or short of the
 * goal, 2 called wrongly or a file that can't be used.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LANGUAGES, type Language } from '../../src/words/languages.ts';
import { catalogueOf, readLibrary, readParts } from './catalogue.ts';
import { exportPo } from './export.ts';
import { formatted } from './format.ts';
import { type Change, readImport, rewritten, shortened } from './import.ts';
import { NoPo, type PoEntry, readPo } from './po.ts';
import { GOAL, shareOf } from './status.ts';

export interface Surroundings {
  /** Where the project stands. */
  readonly root: string;
  /** Where files are that are named without a folder. */
  readonly cwd: string;
  say(line: string): void;
}

const USAGE = `npm run words -- export LANGUAGE [FILE]               all texts of a language as one file for translators; "-" is standard output (npm run --silent)
npm run words -- import LANGUAGE FILE [--dry-run]     takes a corrected file back; --dry-run only shows what would change
npm run words -- status [LANGUAGE]                    how many texts can be exported, and which can't`;

/** As many lines of a list as somebody reads. */
const MOST = 20;

/** Something that whoever called it can mend. */
class Wrong extends Error {}

export function run(given: readonly string[], around: Surroundings): number {
  try {
    const isDry = given.includes('--dry-run');
    const [command, language, file, ...rest] = given.filter((word) => word !== '--dry-run');
    const unknown = given.find((word) => word.startsWith('--') && word !== '--dry-run');
    if (unknown !== undefined) throw new Wrong(`there is no flag ${unknown}`);
    if (rest.length > 0) throw new Wrong(`too much was said: ${rest.join(' ')}`);
    if (command === 'export') return exportWords(languageOf(language), file, around);
    if (command === 'import') return importWords(languageOf(language), file, isDry, around);
    if (command === 'status' || command === 'check') return tellStatus(language, around);
    around.say(USAGE);
    return command === 'help' ? 0 : 2;
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    around.say(error.message);
    return 2;
  }
}

function languageOf(given: string | undefined): Language {
  const found = LANGUAGES.find(({ id }) => id === given);
  if (found !== undefined) return found.id;
  const all = LANGUAGES.map(({ id }) => id).join(', ');
  throw new Wrong(
    given === undefined
      ? `which language? There are ${all}`
      : `there is no language ${given}; there are ${all}`,
  );
}

function exportWords(
  language: Language,
  file = `gobelet-${language}.po`,
  { root, cwd, say }: Surroundings,
): number {
  const catalogue = catalogueOf(readLibrary(root), language);
  const text = exportPo(language, catalogue);
  if (file === '-') say(text);
  else {
    if (existsSync(resolve(cwd, file)))
      throw new Wrong(`${file} is there already: take another name, or move it away first`);
    try {
      writeFileSync(resolve(cwd, file), text);
    } catch (error) {
      throw new Wrong(`${file} can’t be written: ${reasonOf(error)}`);
    }
    say(`${catalogue.length} texts are in ${file}`);
  }
  return 0;
}

function importWords(
  language: Language,
  file: string | undefined,
  isDry: boolean,
  around: Surroundings,
): number {
  if (file === undefined) throw new Wrong('which file?');
  const { changes, skipped, refused } = readImport(
    language,
    catalogueOf(readLibrary(around.root), language),
    entriesOf(file, around),
  );
  const told = (lines: readonly string[], head: string): void => {
    if (lines.length > 0) around.say([head, ...cut(lines).map((line) => `  ${line}`)].join('\n'));
  };
  told(skipped, `Passed over: ${skipped.length}`);
  told(refused, `Refused: ${refused.length}. Nothing was changed.`);
  if (refused.length > 0) return 1;
  const sources = [...rewritten(changes)].map(
    ([path, source]) => [path, formatted(path, source)] as const,
  );
  told(
    changes.map(toldChange),
    isDry ? `Would change: ${changes.length}` : `Changed: ${changes.length}`,
  );
  if (changes.length === 0) around.say('Nothing to change: every text is as in the file.');
  if (!isDry) for (const [path, source] of sources) writeFileSync(join(around.root, path), source);
  return 0;
}

function toldChange({ text, form, from, to }: Change): string {
  return `${text.context}${text.forms.size > 1 ? ` (${form})` : ''}: “${shortened(from)}” → “${shortened(to)}”`;
}

function entriesOf(file: string, { cwd }: Surroundings): readonly PoEntry[] {
  try {
    const entries = readPo(
      new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(resolve(cwd, file))),
    );
    if (entries.length === 0) throw new NoPo('it has no entry');
    return entries;
  } catch (error) {
    if (error instanceof NoPo) throw new Wrong(`${file} is no PO file: ${error.message}`);
    throw new Wrong(`${file} can’t be read: ${reasonOf(error)}`);
  }
}

function tellStatus(given: string | undefined, { root, say }: Surroundings): number {
  const languages = given === undefined ? LANGUAGES.map(({ id }) => id) : [languageOf(given)];
  say(
    'Share: texts that are exported of all texts; words in a place that can’t be exported count one for each literal with letters.',
  );
  let isShort = false;
  for (const language of languages) {
    const { exported, all, left } = shareOf(readParts(root, language));
    isShort ||= exported / all < GOAL;
    say(
      `${language}  ${exported} of ${all}  ${((100 * exported) / all).toFixed(1)} %${exported / all < GOAL ? '  below the goal of 90 %' : ''}`,
    );
    for (const line of cut(left)) say(`    ${line}`);
  }
  return isShort ? 1 : 0;
}

function cut(lines: readonly string[]): readonly string[] {
  return lines.length <= MOST
    ? lines
    : [...lines.slice(0, MOST), `and ${lines.length - MOST} more`];
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

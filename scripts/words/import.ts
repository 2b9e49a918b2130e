/**
 * Takes a translator's file back: what it changes, what it leaves out, and what is refused. Writes
 * nothing.
 */

import type { Language } from '../../src/words/languages.ts';
import type { Entry, Part } from './catalogue.ts';
import { checkText } from './check.ts';
import { formsOf } from './plurals.ts';
import type { PoEntry } from './po.ts';
import { type Correction, rewrite } from './rewrite.ts';
import { isPlural, said } from './text.ts';
import { textsOf } from './texts.ts';

export interface Change extends Correction {
  readonly part: Part;
  readonly from: string;
}

export interface Import {
  readonly changes: readonly Change[];
  /** Entries that were passed over, and why. */
  readonly skipped: readonly string[];
  /** If there is one, nothing may be written. */
  readonly refused: readonly string[];
}

export function readImport(
  language: Language,
  catalogue: readonly Entry[],
  file: readonly PoEntry[],
): Import {
  const known = new Map(catalogue.map((entry) => [entry.text.context, entry]));
  const found = { changes: [] as Change[], skipped: [] as string[], refused: [] as string[] };
  const seen = new Set<string>();
  for (const given of file) {
    const where = `line ${given.line}: ${given.context ?? `“${shortened(given.id)}”`}`;
    if (given.context === undefined && given.id === '')
      found.refused.push(...checkHead(language, given));
    else if (given.context === undefined)
      found.refused.push(`${where}: it has no msgctxt, which says which text it is`);
    else if (seen.has(given.context)) found.refused.push(`${where}: it stands in the file twice`);
    else {
      seen.add(given.context);
      const entry = known.get(given.context);
      if (entry === undefined) found.refused.push(`${where}: there is no such text`);
      else readEntry(language, entry, given, where, found);
    }
  }
  return found;
}

/**
 * A file for another language, or in another encoding, would be refused text by text: said once.
 */
function checkHead(
  language: Language,
  { strings: [fields = ''], line }: PoEntry,
): readonly string[] {
  const field = (name: string): string | undefined =>
    new RegExp(`^${name}: *(.*)$`, 'im').exec(fields)?.[1]?.trim();
  const named = field('Language');
  const charset = /charset=([\w-]+)/i.exec(field('Content-Type') ?? '')?.[1];
  return [
    ...(named === undefined || named === '' || named.split(/[_-]/)[0] === language
      ? []
      : [`line ${line}: the file is for the language ${named}, not ${language}`]),
    ...(charset === undefined || /^utf-?8$/i.test(charset)
      ? []
      : [`line ${line}: the file says it is ${charset}; UTF-8 is needed`]),
  ];
}

function readEntry(
  language: Language,
  entry: Entry,
  { id, plural, strings, isFuzzy }: PoEntry,
  where: string,
  found: { readonly changes: Change[]; readonly skipped: string[]; readonly refused: string[] },
): void {
  const { text, english, part } = entry;
  const forms = isPlural(text) ? formsOf(language) : (['other'] as const);
  if (strings.every((string) => string === '')) return;
  // A form that has no literal of its own needs none as long as it says what `other` says.
  const other = strings[forms.length - 1] ?? '';
  const changes = forms
    .map((form, index) => ({ part, text, form, from: said(text, form), to: strings[index] ?? '' }))
    .filter(({ form, from, to }) => to !== (text.forms.has(form) ? from : other));
  if (strings.length !== forms.length || strings.includes(''))
    found.refused.push(
      `${where}: it needs ${forms.length} forms, ${forms.join(', ')}, and each must say something`,
    );
  else if (changes.length === 0) return;
  else if (isFuzzy) found.skipped.push(`${where}: fuzzy`);
  else if (id !== english.id || (plural ?? english.plural) !== english.plural)
    found.skipped.push(`${where}: stale, the English is now “${shortened(english.id)}”`);
  else {
    const refused = changes.flatMap(({ form, to }) => {
      const why = checkText(language, entry, form, to);
      return why === undefined
        ? []
        : [`${where}${forms.length > 1 ? ` (${form})` : ''}: ${why}: “${shortened(to)}”`];
    });
    if (refused.length > 0) found.refused.push(...refused);
    else found.changes.push(...changes);
  }
}

/** As much of a text as one needs to know it by. */
export function shortened(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 60)}…`;
}

/**
 * The new source of each file that changes, by its path. That each text says what it should is
 * looked at again.
 */
export function rewritten(changes: readonly Change[]): ReadonlyMap<string, string> {
  const sources = new Map<string, string>();
  for (const [part, own] of Map.groupBy(changes, ({ part }) => part)) {
    const source = rewrite(part.content, own);
    const after = new Map(textsOf(part.name, source).texts.map((text) => [text.context, text]));
    for (const { text, form, to } of own) {
      const written = after.get(text.context);
      if (written === undefined || said(written, form) !== to)
        throw new Error(`${text.context} would not say “${to}” in ${part.path}`);
    }
    sources.set(part.path, source);
  }
  return sources;
}

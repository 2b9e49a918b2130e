/**
 * All texts of a language, each beside its English and with the room it has: what is exported, and
 * what an import is checked by.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '../../src/words/languages.ts';
import { type EnglishOf, englishFor } from './english.ts';
import { lengthOf } from './places.ts';
import type { Text } from './text.ts';
import { type Texts, textsOf } from './texts.ts';

export interface Part extends Texts {
  /** As it is cited: `src/words/fr/page.ts`. */
  readonly path: string;
  /** What its texts are cited by in a translator's file. */
  readonly name: string;
  readonly content: string;
}

export interface Entry {
  readonly part: Part;
  readonly text: Text;
  readonly english: EnglishOf;
  /** At most that many characters, places not counted; nothing for paragraphs. */
  readonly room: number | undefined;
}

/** Parts that are read at length and have room to grow. */
const OF_PARAGRAPHS = /^(?:rules|fair|intro)(?![a-z])/;
/** A text this long, in any language, is a paragraph wherever it stands. */
const PARAGRAPH = 100;
/** By how much a text may grow, even if no language has needed that yet. */
const GROWTH = 1.2;

/** The files of words of a language, in the project that stands at `root`. */
export function readParts(root: string, language: Language): readonly Part[] {
  const filesIn = (folder: string): readonly string[] => {
    const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
    return names.filter((name) => name.endsWith('.ts')).map((name) => `${folder}/${name}`);
  };
  const games = readdirSync(join(root, 'src/games'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return [
    `src/words/${language}`,
    ...games.map(({ name }) => `src/games/${name}/words/${language}`),
  ]
    .flatMap(filesIn)
    .map((path) => ({ path, name: partName(path) }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ path, name }) => {
      const content = readFileSync(join(root, path), 'utf8');
      return { path, name, content, ...textsOf(name, content) };
    });
}

/**
 * What translators know a part by, wherever its file lies: `page`, `next` for what NEXT! says on
 * the page, `rules-next`.
 */
function partName(path: string): string {
  const part = path.replace(/^.*\/|\.ts$/g, '');
  const game = /^src\/games\/([^/]+)\//.exec(path)?.[1];
  if (game === undefined) return part;
  return part === 'page' ? game : `${part}-${game}`;
}

/** The words of all languages: how much room a text has depends on every one. */
export type Library = ReadonlyMap<Language, readonly Part[]>;

export function readLibrary(root: string): Library {
  return new Map(LANGUAGES.map(({ id }) => [id, readParts(root, id)]));
}

export function catalogueOf(library: Library, language: Language): readonly Entry[] {
  const longest = longestOf([...library.values()].flat());
  const own = library.get(language) ?? [];
  const englishOf = englishFor(own, library.get('en') ?? []);
  return own.flatMap((part) =>
    part.texts.map((text) => ({
      part,
      text,
      english: englishOf(text),
      room: roomOf(text, longest.get(text.context) ?? 0),
    })),
  );
}

/** How long the longest text of any language is, by its context. */
function longestOf(parts: readonly Part[]): ReadonlyMap<string, number> {
  const longest = new Map<string, number>();
  for (const text of parts.flatMap(({ texts }) => texts))
    longest.set(text.context, Math.max(longest.get(text.context) ?? 0, longestForm(text)));
  return longest;
}

function roomOf(text: Text, longest: number): number | undefined {
  if (OF_PARAGRAPHS.test(text.context) || longest >= PARAGRAPH) return undefined;
  return Math.max(longest, Math.ceil(longestForm(text) * GROWTH));
}

function longestForm({ forms }: Text): number {
  return Math.max(...[...forms.values()].map(({ text }) => lengthOf(text)));
}

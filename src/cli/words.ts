/**
 * The words of the terminal in the language in use. It is chosen once, at the start, and only its
 * parts that are needed are loaded.
 */

import type { Language } from '../words/languages.ts';
import { type Part, type Parts, wordsFile } from '../words/parts.ts';

let current: Language | undefined;
const loaded = new Map<string, unknown>();

/** From now on everything is said in this language. */
export async function speak(language: Language): Promise<void> {
  if (current !== language) loaded.clear();
  current = language;
  await loadWords('terminal');
}

export function language(): Language {
  if (current === undefined) throw new Error('no language is chosen yet');
  return current;
}

/** One part, such as a game's. */
export async function loadPart(part: string): Promise<unknown> {
  if (!loaded.has(part)) {
    const { words } = (await import(`../${wordsFile(part, language())}`)) as {
      readonly words: unknown;
    };
    loaded.set(part, words);
  }
  return loaded.get(part);
}

export async function loadWords<Name extends Part>(part: Name): Promise<Parts[Name]> {
  return (await loadPart(part)) as Parts[Name];
}

/** A part that has been loaded. */
export function wordsOf<Name extends Part>(part: Name): Parts[Name] {
  if (!loaded.has(part)) throw new Error(`the words of ${part} are not loaded`);
  return loaded.get(part) as Parts[Name];
}

/** What is said around every table, and of what can't be done. */
export function t(): Parts['terminal'] {
  return wordsOf('terminal');
}

/** The words of the terminal in the language in use. It is chosen once, at the start, and only its parts that are needed are loaded. */

import type { Words as Commands } from '../i18n/en/commands.ts';
import type { Words as Packs } from '../i18n/en/packs.ts';
import type { Words as Page } from '../i18n/en/page.ts';
import type { Words as Reports } from '../i18n/en/reports.ts';
import type { Words } from '../i18n/en/terminal.ts';
import type { Words as Join } from '../i18n/en/terminal-join.ts';
import type { Language } from '../i18n/languages.ts';

interface Parts {
  readonly terminal: Words;
  readonly 'terminal-join': Join;
  readonly commands: Commands;
  readonly reports: Reports;
  readonly page: Page;
  readonly packs: Packs;
}

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
    const { words } = (await import(`../i18n/${language()}/${part}.ts`)) as { readonly words: unknown };
    loaded.set(part, words);
  }
  return loaded.get(part);
}

export async function loadWords<Part extends keyof Parts>(part: Part): Promise<Parts[Part]> {
  return (await loadPart(part)) as Parts[Part];
}

/** A part that has been loaded. */
export function wordsOf<Part extends keyof Parts>(part: Part): Parts[Part] {
  if (!loaded.has(part)) throw new Error(`the words of ${part} are not loaded`);
  return loaded.get(part) as Parts[Part];
}

/** What is said around every table, and of what can't be done. */
export function t(): Words {
  return wordsOf('terminal');
}

/** The words of the page in the language in use. Only that language is loaded; switching loads the other, then changes all at once. */

import { type Signal, signal } from '@preact/signals';
import type { Words } from '../../i18n/en/page.ts';
import { chooseLanguage, type Language } from '../../i18n/languages.ts';
import { settings } from './settings.ts';

const pages = import.meta.glob<{ readonly words: Words }>('../../i18n/*/page.ts');
const others = import.meta.glob<{ readonly words: unknown }>([
  '../../i18n/*/*.ts',
  '!../../i18n/*/page.ts',
  '!../../i18n/*/grammar.ts',
  '!../../i18n/*/{dice,fair}.ts', // their screens know them: home need not
]);

/** Set before anything is drawn: see main.tsx. */
const loaded: Signal<{ readonly language: Language; readonly words: Words } | undefined> = signal(undefined);

export function wantedLanguage(): Language {
  const { language } = settings.value;
  return language === 'system' ? chooseLanguage(navigator.languages) : language;
}

export async function loadLanguage(language: Language): Promise<void> {
  const load = pages[`../../i18n/${language}/page.ts`];
  if (load === undefined) throw new Error(`no words for the page in ${language}`);
  const { words } = await load();
  loaded.value = { language, words };
  document.documentElement.lang = language;
}

/** The words of the page. Whoever reads them while drawing is drawn again when the language changes. */
export function t(): Words {
  const now = loaded.value;
  if (now === undefined) throw new Error('no language is loaded yet');
  return now.words;
}

/** A game's name; its id where these words don't know it. */
export function gameName(game: string): string {
  return (t().games as Readonly<Record<string, { readonly name: string }>>)[game]?.name ?? game;
}

export function language(): Language {
  return loaded.value?.language ?? 'en';
}

/** The words of a part, a game or a page, in the language in use. */
export async function loadWords(part: string, wanted: Language): Promise<unknown> {
  const load = others[`../../i18n/${wanted}/${part}.ts`];
  if (load === undefined) throw new Error(`no words for ${part} in ${wanted}`);
  return (await load()).words;
}

/**
 * The words of the page in the language in use. Only that language is loaded; switching loads the
 * other, then changes all at once.
 */

import { type Signal, signal } from '@preact/signals';
import type { Words } from '../../words/en/page.ts';
import { chooseLanguage, type Language } from '../../words/languages.ts';
import type { Part, Parts } from '../../words/parts.ts';
import type { CoverWords } from '../kit/contracts/cover.ts';
import type { GuideWords } from '../kit/contracts/guide.ts';
import type { IntroWords } from '../kit/contracts/intro.ts';
import { settings } from './settings.ts';

interface Loaded {
  readonly words: Words;
  /** By the path of their file: see build/cover-words.ts. */
  readonly covers: Readonly<Record<string, CoverWords>>;
}

const pages = import.meta.glob<Loaded>('../../words/*/page.ts');

/** Set before anything is drawn: see main.tsx. */
const loaded: Signal<(Loaded & { readonly language: Language }) | undefined> = signal(undefined);

export function wantedLanguage(): Language {
  const { language } = settings.value;
  return language === 'system' ? chooseLanguage(navigator.languages) : language;
}

/** The language that was asked for last: one that comes later than another is not spoken. */
let asked: Language | undefined;

export async function loadLanguage(language: Language): Promise<void> {
  asked = language;
  const load = pages[`../../words/${language}/page.ts`];
  if (load === undefined) throw new Error(`no words for the page in ${language}`);
  const { words, covers } = await load();
  if (asked !== language) return;
  loaded.value = { language, words, covers };
  document.documentElement.lang = language;
}

/**
 * The words of the page. Whoever reads them while drawing is drawn again when the language changes.
 */
export function t(): Words {
  return now().words;
}

/** A game's name and sentence; its id if these words don't know it. */
export function coverWords(game: string): CoverWords {
  const path = `../../games/${game}/words/${language()}/cover.ts`;
  return now().covers[path] ?? { name: game, summary: '' };
}

export function gameName(game: string): string {
  return coverWords(game).name;
}

function now(): Loaded {
  if (loaded.value === undefined) throw new Error('no language is loaded yet');
  return loaded.value;
}

export function language(): Language {
  return loaded.value?.language ?? 'en';
}

/** What the page says, besides its own part: that is there from the start. */
export type PagePart = Exclude<
  Part,
  'page' | 'terminal' | 'terminal-join' | 'commands' | 'reports' | 'server'
>;

/** A part of the words, in this language. */
export async function loadWords<Name extends PagePart>(
  part: Name,
  wanted: Language,
): Promise<Parts[Name]> {
  const { loadPart } = await import('./words-parts.ts');
  return loadPart<Parts[Name]>(part, wanted);
}

/** What the words of a game are to the page; what it says itself is known to its own parts alone. */
export interface GameParts {
  readonly page: unknown;
  readonly rules: GuideWords;
  readonly intro: IntroWords;
  readonly coach: unknown;
  readonly analysis: unknown;
  readonly decks: unknown;
}

/** A part of a game's words, in this language. */
export async function loadGameWords<Name extends keyof GameParts>(
  game: string,
  part: Name,
  wanted: Language,
): Promise<GameParts[Name]> {
  const { loadPart } = await import('./words-parts.ts');
  return loadPart<GameParts[Name]>(`${game}/${part}`, wanted);
}

/**
 * Runs while the rest of the script is still on its way: asks for the words of the page in the
 * language that it will want, so that they come together. Only a hint: what goes wrong here is
 * asked for again by main.tsx.
 */

import { chooseLanguage } from '../words/languages.ts';
import { SETTINGS_KEY } from './shell/settings-key.ts';

/** By language, the files of its words: written into the document by build/words-first.ts. */
const written = document.querySelector<HTMLMetaElement>('meta[name="words"]')?.content;
const files = JSON.parse(written ?? '{}') as Readonly<Record<string, readonly string[]>>;

for (const href of files[wanted()] ?? []) {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
}

function wanted(): string {
  try {
    const { language } = JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}') as {
      readonly language?: unknown;
    };
    if (typeof language === 'string' && language !== 'system') return language;
  } catch {
    // as if nothing had been set
  }
  return chooseLanguage(navigator.languages);
}

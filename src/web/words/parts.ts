/** Which file holds the words of a part in a language: a long list, and home needs nothing of it, so it is loaded apart. */

import type { Language } from '../../i18n/languages.ts';

const parts = import.meta.glob<{ readonly words: unknown }>([
  '../../i18n/*/*.ts',
  '!../../i18n/*/page.ts',
  '!../../i18n/*/grammar.ts',
  '!../../i18n/*/{terminal,terminal-*,commands,reports,server}.ts', // said elsewhere
]);

export async function loadPart(part: string, language: Language): Promise<unknown> {
  const load = parts[`../../i18n/${language}/${part}.ts`];
  if (load === undefined) throw new Error(`no words for ${part} in ${language}`);
  return (await load()).words;
}

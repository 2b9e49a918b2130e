/** The words of every part but the page's own, in every language: a list that is loaded with the first part, for home needs none. */

const parts = import.meta.glob<{ readonly words: unknown }>([
  '../../i18n/*/*.ts',
  '!../../i18n/*/page.ts',
  '!../../i18n/*/grammar.ts',
]);

export async function wordsOf(part: string, language: string): Promise<unknown> {
  const load = parts[`../../i18n/${language}/${part}.ts`];
  if (load === undefined) throw new Error(`no words for ${part} in ${language}`);
  return (await load()).words;
}

/**
 * Writes into the document which files hold the words of each language, and lets src/web/first.ts
 * run before the other scripts.
 */

import type { Plugin, Rolldown } from 'vite';

const WORDS = /\/src\/words\/([a-z]{2})\/page\.ts$/;
const FIRST = /\/src\/web\/first\.ts$/;

export function wordsFirst(): Plugin {
  return {
    name: 'gobelet:words-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((part) => part.type === 'chunk');
        const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => FIRST.test(id)));
        if (first === undefined)
          throw new Error('the script that runs first is not among those built');
        return [
          {
            tag: 'meta',
            attrs: { name: 'words', content: JSON.stringify(wordsOf(chunks)) },
            injectTo: 'head',
          },
          {
            tag: 'script',
            attrs: { type: 'module', async: true, src: `/${first.fileName}` },
            injectTo: 'head',
          },
        ];
      },
    },
  };
}

/** With what they import and nobody loads before them: the grammar of their language. */
function wordsOf(
  chunks: readonly Rolldown.OutputChunk[],
): Readonly<Record<string, readonly string[]>> {
  const isLanguage = (name: string): boolean =>
    chunks.some(
      ({ fileName, moduleIds }) =>
        fileName === name &&
        moduleIds.every((id) => /\/src\/(?:games\/\w+\/)?words\/[a-z]{2}\//.test(id)),
    );
  const entries = chunks.flatMap(({ fileName, imports, moduleIds }) => {
    const language = moduleIds.map((id) => WORDS.exec(id)?.[1]).find((id) => id !== undefined);
    if (language === undefined) return [];
    return [
      [language, [fileName, ...imports.filter(isLanguage)].map((name) => `/${name}`)] as const,
    ];
  });
  return Object.fromEntries(entries);
}

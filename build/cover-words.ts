/**
 * What the home page says of each game lies in the game's folder, and is loaded with the words of
 * the page: this adds it to them, for one language each, as the export `covers`. A list of all
 * games and languages in the page itself would cost a kilobyte.
 */

import type { Plugin } from 'vite';

const PAGE = /\/src\/words\/([a-z]{2})\/page\.ts$/;

export function coverWords(): Plugin {
  return {
    name: 'gobelet:cover-words',
    enforce: 'pre', // before Vite looks for globs
    transform(code, id) {
      const language = PAGE.exec(id)?.[1];
      if (language === undefined) return undefined;
      const glob = `'../../games/*/words/${language}/cover.ts'`;
      const added = `export const covers = import.meta.glob(${glob}, { eager: true, import: 'words' });`;
      return { code: `${code}\n${added}\n`, map: null };
    },
  };
}

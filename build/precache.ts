/**
 * Tells the service worker which files this version of the page has, which of them speak which
 * language, and which addresses are the server's.
 */

import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { SERVER_PATHS } from '../src/pages.ts';

const LANGUAGE = /\/src\/(?:games\/\w+\/)?words\/([a-z]{2})\//;
/** The worker itself, what is only for people who look inside, and what is asked for rarely. */
const NOT_KEPT = /^(?:sw\.js|.*\.map|robots\.txt)$/;

export function precache(publicFolder: string): Plugin {
  return {
    name: 'precache',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') return; // the bundle of a web worker
      const files: string[] = readdirSync(publicFolder);
      const languages: Record<string, string[]> = {};
      for (const [name, part] of Object.entries(bundle)) {
        if (NOT_KEPT.test(name) || name === 'index.html') continue;
        const language = languageOf(part);
        if (language === undefined) files.push(name);
        else {
          languages[language] ??= [];
          languages[language].push(`/${name}`);
        }
      }
      const kept = {
        files: files.filter((name) => !NOT_KEPT.test(name)).map((name) => `/${name}`),
        languages,
        servers: SERVER_PATHS,
      };
      const page = bundle['index.html'];
      const html = page?.type === 'asset' ? page.source : '';
      const version = createHash('sha256').update(JSON.stringify(kept)).update(html).digest('hex');
      worker.code = `const KEPT=${JSON.stringify({ version: version.slice(0, 12), ...kept })};\n${worker.code}`;
    },
  };
}

/** A chunk that holds words and nothing else. */
function languageOf(part: Rolldown.OutputChunk | Rolldown.OutputAsset): string | undefined {
  if (part.type !== 'chunk' || part.moduleIds.length === 0) return undefined;
  const found = part.moduleIds.map((id) => LANGUAGE.exec(id)?.[1]);
  return found.every((language) => language !== undefined && language === found[0])
    ? found[0]
    : undefined;
}

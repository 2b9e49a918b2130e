/** A copy of the words, to be corrected by tests, and a translator who has its file. */

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../scripts/words/command.ts';
import { root } from './command.ts';

export interface Copy {
  readonly root: string;
  /** Calls the command, with what it said and its exit code. */
  words(...args: readonly string[]): { readonly code: number; readonly said: string };
  read(path: string): string;
  write(path: string, content: string | Uint8Array): void;
  remove(): void;
}

export function copyOfWords(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'gobelet-words-'));
  cpSync(join(root, 'src/words'), join(folder, 'src/words'), { recursive: true });
  cpSync(join(root, 'src/games'), join(folder, 'src/games'), {
    recursive: true,
    filter: (path) => !path.includes('/records'),
  });
  return {
    root: folder,
    words(...args) {
      const said: string[] = [];
      const code = run(args, { root: folder, cwd: folder, say: (line) => said.push(line) });
      return { code, said: said.join('\n') };
    },
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    write: (path, content) => writeFileSync(join(folder, path), content),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

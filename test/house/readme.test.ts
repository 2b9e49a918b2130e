/**
 * The README's terminal session is run and compared line by line. UPDATE=1 npm test -- readme
 * writes what it prints into the README instead.
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bin, plainEnv, root } from '../support/command.ts';

const SESSION = /^```console\n([\s\S]*?)^```$/gm;

/**
 * Runs the commands of a session one after another, in a folder that has the project's records and
 * nothing else.
 */
function run(session: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'gobelet-readme-'));
  symlinkSync(join(root, 'src'), join(folder, 'src'));
  const printed = session
    .split('\n')
    .filter((line) => line.startsWith('$ '))
    .map((line) => {
      const command = line.slice(2).replaceAll('npx gobelet', `"${process.execPath}" "${bin}"`);
      const { stdout } = spawnSync('sh', ['-c', `${command} 2>&1`], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...plainEnv, COLUMNS: '80' },
      });
      return `${line}\n${stdout.replaceAll(/ +$/gm, '')}`;
    });
  rmSync(folder, { recursive: true });
  return printed.join('');
}

/** How long it took is nobody's business. */
function timeless(session: string): string {
  return session.replaceAll(/ in \d+ s$/gm, ' in … s');
}

describe('the README', () => {
  const path = join(root, 'README.md');
  const readme = readFileSync(path, 'utf8');
  const sessions = [...readme.matchAll(SESSION)].map(([, session]) => session as string);

  it('has a session', () => {
    expect(sessions.join('').match(/^\$ /gm)?.length).toBeGreaterThanOrEqual(5);
  });

  it.each(sessions)('prints what its session says: %#', (session) => {
    const printed = run(session);
    if (process.env['UPDATE'] !== undefined)
      writeFileSync(
        path,
        readFileSync(path, 'utf8').replace(session, () => printed),
      );
    else expect(timeless(printed)).toBe(timeless(session));
  });

  it('names only scripts and files that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      readonly scripts: Record<string, string>;
    };
    for (const name of ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'BENCHMARKS.md']) {
      const text = readFileSync(join(root, name), 'utf8');
      for (const [, script = ''] of text.matchAll(/npm run ([\w:-]+)/g))
        expect(scripts, name).toHaveProperty(script);
      for (const [, file = ''] of text.matchAll(/\]\(([\w./-]+)\)|src="([\w./-]+)"/g))
        if (file !== '') readFileSync(join(root, file));
      for (const [, file = ''] of text.matchAll(
        /`((?:src|test|bench|scripts|lint|bin|docs)\/[\w./-]+\.\w+)`/g,
      )) {
        expect(() => readFileSync(join(root, file)), `${name}: ${file}`).not.toThrow();
      }
    }
  });
});

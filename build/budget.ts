/**
 * How much script the page may load, compressed: the build fails where it is more. Home is
 * everything that comes with the first look; a table is what its game needs besides. Bots think in
 * a worker, which is counted apart.
 */

import { constants, gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { LANGUAGES } from '../src/words/languages.ts';

const KB = 1000;
export const BUDGETS = { home: 60 * KB, table: 60 * KB } as const;

type Chunk = Rolldown.OutputChunk;

export function budget(): Plugin {
  let say: (text: string) => void = () => undefined;
  return {
    name: 'budget',
    apply: 'build',
    enforce: 'post',
    configResolved({ logger }) {
      say = (text) => logger.info(text);
    },
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      if (!chunks.some(({ name }) => name === 'sw')) return; // the bundle of a web worker
      const lines = measure(chunks);
      for (const { name, size, most } of lines)
        say(`${name}: ${(size / KB).toFixed(1)} kB of ${most / KB} compressed`);
      const over = lines.filter(({ size, most }) => size > most);
      if (over.length > 0)
        this.error(`more script than there may be: ${over.map(({ name }) => name).join(', ')}`);
    },
  };
}

export interface Measured {
  readonly name: string;
  readonly size: number;
  readonly most: number;
}

/** What is loaded with some modules: their chunks and all that those import. */
class Loads {
  readonly #byName: ReadonlyMap<string, Chunk>;
  readonly #all: readonly Chunk[];

  constructor(chunks: readonly Chunk[]) {
    this.#all = chunks;
    this.#byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  }

  /** The modules whose path ends so. */
  modules(ending: RegExp): readonly string[] {
    return this.#all.flatMap(({ moduleIds }) => moduleIds.filter((id) => ending.test(id)));
  }

  of(...endings: readonly RegExp[]): ReadonlySet<Chunk> {
    const found = new Set<Chunk>();
    const add = (chunk: Chunk): void => {
      if (found.has(chunk)) return;
      found.add(chunk);
      for (const name of chunk.imports) {
        const imported = this.#byName.get(name);
        if (imported !== undefined) add(imported);
      }
    };
    for (const ending of endings) {
      const holders = this.#all.filter(({ moduleIds }) => moduleIds.some((id) => ending.test(id)));
      if (holders.length === 0) throw new Error(`no chunk has a module ${ending.source}`);
      for (const holder of holders) add(holder);
    }
    return found;
  }
}

/** The bytes of a file as it is sent. */
export type Compressed = (code: string) => number;

export function zipped(code: string): number {
  return gzipSync(code, { level: constants.Z_BEST_COMPRESSION }).length;
}

/** With the language whose words are longest. */
export function measure(
  chunks: readonly Chunk[],
  compressed: Compressed = zipped,
): readonly Measured[] {
  const loads = new Loads(chunks);
  const sizeOf = (some: Iterable<Chunk>): number =>
    [...some].reduce((size, { code }) => size + compressed(code), 0);
  const languages = LANGUAGES.map(({ id }) => id);
  const games = loads
    .modules(/\/games\/\w+\/page\/board\.tsx$/)
    .map((id) => /games\/(\w+)\//.exec(id)?.[1] ?? '');
  const longest = (measureOne: (language: string) => number): number =>
    Math.max(...languages.map(measureOne));
  const homeOf = (language: string): ReadonlySet<Chunk> =>
    loads.of(
      /\/web\/main\.tsx$/,
      new RegExp(`/src/words/${language}/page\\.ts$`),
      /\/local\/the-local-tables\.ts$/,
    );
  const tables = games.map((game) => {
    const size = longest((language) => {
      const parts = [
        /table-screen\.tsx$/,
        /\/local\/source\.ts$/,
        /\/online\/source\.ts$/,
        /\/tables\/hub\.ts$/,
      ].concat(
        new RegExp(`/games/${game}/page/board\\.tsx$`),
        new RegExp(`/games/${game}/words/${language}/page\\.ts$`),
      );
      const home = homeOf(language);
      return sizeOf([...loads.of(...parts)].filter((chunk) => !home.has(chunk)));
    });
    return { name: `table of ${game}`, size, most: BUDGETS.table };
  });
  return [
    { name: 'home', size: longest((language) => sizeOf(homeOf(language))), most: BUDGETS.home },
    ...tables,
  ];
}

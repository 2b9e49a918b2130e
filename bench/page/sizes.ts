/**
 * How much script home, each game's table and its bots' worker are, compressed: of a build of its
 * own, in memory.
 */

import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { type Compressed, measure, zipped } from '../../build/budget.ts';

export interface Size {
  readonly name: string;
  readonly gzip: number;
  readonly brotli: number;
  /** Compressed by gzip; nobody asked for a limit of the workers. */
  readonly most?: number;
}

export async function measureSizes(): Promise<readonly Size[]> {
  const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));
  const built = await build({
    configFile,
    mode: 'production',
    logLevel: 'silent',
    build: { write: false },
  });
  if (Array.isArray(built) || !('output' in built))
    throw new Error('the build of the page is not one bundle');
  const { output } = built;
  const chunks = output.filter((part) => part.type === 'chunk');
  const brotli = measure(chunks, brotlied);
  const page = measure(chunks).map(({ name, size, most }, index) => ({
    name,
    gzip: size,
    brotli: brotli[index]?.size ?? Number.NaN,
    most,
  }));
  return [...page, ...workers(output)];
}

function brotlied(code: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(code, { params }).length;
}

const WORKER = /(?:^|\/)brain-worker-[\w-]+\.js$/;
/** In the worker: "../../games/next/bot.ts":()=>import("./bot-Bx3f.js") */
const BOT = /games\/(\w+)\/bot\.ts[\s\S]*?import\(\s*["'`]\.\/([\w.-]+)["'`]/g;
const IMPORTED = /(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+)["'`]/g;

/** The worker itself with the bots of one game and all that those import. */
function workers(
  output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
): readonly Size[] {
  const texts = new Map(
    output.map((part) => [
      part.fileName.split('/').at(-1) ?? '',
      part.type === 'chunk' ? part.code : `${part.source}`,
    ]),
  );
  const worker = [...texts.keys()].find((name) => WORKER.test(name));
  const code = texts.get(worker ?? '');
  if (code === undefined) throw new Error('the page has no worker for bots');
  return [...code.matchAll(BOT)].map(([, game = '', bot = '']) => {
    const needed = new Set([worker ?? '', bot]);
    for (const name of needed)
      for (const [, imported = ''] of (texts.get(name) ?? '').matchAll(IMPORTED))
        needed.add(imported);
    const size = (compressed: Compressed): number =>
      [...needed].reduce((sum, name) => sum + compressed(texts.get(name) ?? ''), 0);
    return { name: `bots of ${game}, in a worker`, gzip: size(zipped), brotli: size(brotlied) };
  });
}

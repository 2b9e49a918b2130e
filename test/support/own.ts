/**
 * What a game's tests have of their own lies in files named after the game, and is found by its id:
 * nobody keeps a list.
 */

import { games } from '../games/index.ts';

/** Vite would look for a path in a template one folder deep only. */
function fileOf(folder: string, id: string): string {
  return new URL(`../${folder}/${id}.ts`, import.meta.url).href;
}

/**
 * The module `<id>.ts` of a folder of test/, for every game, by id. Whoever asks for one that is
 * missing is told what to write.
 */
export async function ownOf<Module>(folder: string): Promise<(id: string) => Module> {
  const found = await Promise.all(
    games.map(async ({ id }) => {
      try {
        const module = (await import(/* @vite-ignore */ fileOf(folder, id))) as Module;
        return [id, () => module] as const;
      } catch (cause) {
        const missing = (): never => {
          throw new Error(`${id} needs test/${folder}/${id}.ts, as the other games have`, {
            cause,
          });
        };
        return [id, missing] as const;
      }
    }),
  );
  const byId = new Map<string, () => Module>(found);
  return (id) => {
    const own = byId.get(id);
    if (own === undefined) throw new Error(`there is no game ${id}`);
    return own();
  };
}

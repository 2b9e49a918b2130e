/** What is found in the folders of games, a module for each: which games have it, and loading it. */

export interface FoundIn<Module> {
  readonly games: readonly string[];
  has(game: string): boolean;
  /** Rejects if the game has no such module, or it can't be had. */
  load(game: string): Promise<Module>;
}

/** Takes what import.meta.glob gives for a file of each game's folder. */
export function foundIn<Module>(
  modules: Readonly<Record<string, () => Promise<Module>>>,
): FoundIn<Module> {
  const byGame = new Map(
    Object.entries(modules).map(([path, load]) => [/games\/([^/]+)\//.exec(path)?.[1] ?? '', load]),
  );
  return {
    games: [...byGame.keys()],
    has: (game) => byGame.has(game),
    async load(game) {
      const load = byGame.get(game);
      if (load === undefined) throw new Error(`there is no game ${game}, or it lacks this`);
      return load();
    },
  };
}

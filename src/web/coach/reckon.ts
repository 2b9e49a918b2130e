/** In the worker: what each move is worth. Only the games that are asked for are loaded. */

import type { Advise } from '../../odds.ts';
import type { Asked, Reckoned } from './reckoner.ts';

const modules = import.meta.glob<{ readonly odds: Advise }>('../../games/*/odds.ts');

export async function reckon({ number, game, view, moves }: Asked): Promise<Reckoned> {
  try {
    const load = modules[`../../games/${game}/odds.ts`];
    if (load === undefined) throw new Error(`there is no game ${game}`);
    return { number, odds: (await load()).odds(view, moves) };
  } catch (error) {
    return { number, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

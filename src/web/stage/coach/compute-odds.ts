/** In the worker: what each move is worth. Only the games that are asked for are loaded. */

import type { Advise } from '../../../odds.ts';
import { foundIn } from '../../shell/found-in.ts';
import type { Asked, OddsReply } from './odds-worker.ts';

const modules = foundIn(
  import.meta.glob<{ readonly odds: Advise }>('../../../games/*/mind/odds.ts'),
);

export async function computeOdds({ number, game, view, moves }: Asked): Promise<OddsReply> {
  try {
    return { number, odds: (await modules.load(game)).odds(view, moves) };
  } catch (error) {
    return {
      number,
      problem: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

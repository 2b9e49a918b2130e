/** The worker in which a game is looked back at: a record comes in, how far it is and in the end the analysis go out. */

import { analyse, type Played } from '../../analysis/analyse.ts';
import type { Analysis, Appraiser } from '../../analysis/contract.ts';

export interface Task {
  readonly game: string;
  readonly played: Played;
}

/** `analysis` is undefined for a game that is not over. */
export type Report =
  | { readonly type: 'progress'; readonly done: number; readonly of: number }
  | { readonly type: 'done'; readonly analysis: Analysis | undefined }
  | { readonly type: 'failed'; readonly problem: string };

const modules = import.meta.glob<{ readonly appraiser: Appraiser }>('../../games/*/analysis.ts');
const say = (report: Report): void => self.postMessage(report);

self.onmessage = async ({ data: { game, played } }: MessageEvent<Task>) => {
  try {
    const load = modules[`../../games/${game}/analysis.ts`];
    if (load === undefined) throw new Error(`there is no game ${game}`);
    const { appraiser } = await load();
    say({ type: 'done', analysis: analyse(played, appraiser, (done, of) => say({ type: 'progress', done, of })) });
  } catch (error) {
    say({ type: 'failed', problem: error instanceof Error ? error.message : String(error) });
  }
};

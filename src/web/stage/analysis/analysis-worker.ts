/**
 * The worker in which a game is looked back at: a record comes in, how far it is and in the end the
 * analysis go out.
 */

import { analyse, type PlayedRecord } from '../../../analysis/analyse.ts';
import type { Analysis, Appraiser } from '../../../analysis/contract.ts';
import { foundIn } from '../../shell/found-in.ts';

export interface Task {
  readonly game: string;
  readonly played: PlayedRecord;
}

/** `analysis` is undefined for a game that is not over. */
export type Report =
  | { readonly type: 'progress'; readonly done: number; readonly of: number }
  | { readonly type: 'done'; readonly analysis: Analysis | undefined }
  | { readonly type: 'failed'; readonly problem: string };

const modules = foundIn(
  import.meta.glob<{ readonly appraiser: Appraiser }>('../../../games/*/mind/analysis.ts'),
);
const say = (report: Report): void => self.postMessage(report);

self.onmessage = async ({ data: { game, played } }: MessageEvent<Task>) => {
  try {
    const { appraiser } = await modules.load(game);
    say({
      type: 'done',
      analysis: analyse(played, appraiser, (done, of) => say({ type: 'progress', done, of })),
    });
  } catch (error) {
    say({ type: 'failed', problem: error instanceof Error ? error.message : String(error) });
  }
};

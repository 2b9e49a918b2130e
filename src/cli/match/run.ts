/** A match from its first block to its last, on all cores, or as far as it got. */

import { arrangements, type BlockResult, type MatchPlan } from '../../bots/match.ts';
import { Score, type Standings } from '../../bots/standing.ts';
import type { AnyGame } from '../../game.ts';
import { parts } from '../crew.ts';
import { ProgressBar } from '../progress.ts';
import { RecordFile } from '../record-file.ts';
import { Children, shareChildren } from './children.ts';
import { commandOf } from './players.ts';
import { closeWorkers, type MatchData } from './serve.ts';

export interface Run {
  readonly plan: MatchPlan;
  readonly blocks: number;
  /** The number of the first block, for a match that goes on. */
  readonly first?: number;
  readonly think: number;
  readonly verbose?: boolean;
  readonly workers?: number | undefined;
  readonly out?: string | undefined;
  /** Whose players take part: the command's own unless told otherwise. */
  readonly worker?: URL;
  /** What the progress bar counts. */
  readonly what?: string;
  /** Told of every block, in order. */
  heard?(block: BlockResult): void;
}

/** Undefined when not one block was finished. */
export async function runMatch(
  game: AnyGame,
  run: Run,
  stop: AbortSignal,
): Promise<Standings | undefined> {
  const {
    plan,
    blocks,
    think,
    verbose = false,
    worker = new URL('worker.ts', import.meta.url),
  } = run;
  const shared = shareChildren();
  const children = new Children(shared);
  const endChildren = (): void => children.endAll();
  process.on('exit', endChildren);
  const hasPrograms = plan.players.some((player) => commandOf(player) !== undefined);
  const data: MatchData = { plan, first: run.first ?? 0, think, verbose, children: shared };
  const score = new Score(game, plan);
  const progress = new ProgressBar(run.what ?? game.id, blocks * arrangements(plan.players).length);
  const file = run.out === undefined ? undefined : await RecordFile.open(run.out);
  const job = {
    worker,
    data,
    units: blocks,
    part: 1,
    workers: run.workers,
    ...(hasPrograms
      ? { ending: (workers: Parameters<typeof closeWorkers>[0]) => closeWorkers(workers, children) }
      : {}),
  };
  try {
    progress.at(0);
    for await (const block of parts<BlockResult>(job, stop)) {
      await file?.add(block.records.map((line) => `${line}\n`).join(''));
      score.add(block);
      run.heard?.(block);
      progress.at(score.games);
    }
  } finally {
    progress.end();
    await file?.close();
    children.endAll();
    process.off('exit', endChildren);
  }
  return score.games === 0 ? undefined : score.standings();
}

/** Raised when this program is asked to stop, while the work lasts. */
export async function interruptible<Result>(
  work: (stop: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, interrupt);
  try {
    return await work(stop.signal);
  } finally {
    for (const signal of signals) process.off(signal, interrupt);
  }
}

/**
 * An analysis on its way: asked of a worker, told how far it is, given up when one leaves. What was
 * worked out is kept.
 */

import { type Signal, signal } from '@preact/signals';
import type { Analysis } from '../../../analysis/contract.ts';
import type { WorkerLike } from '../../shell/worker-calls.ts';
import type { Timeline } from '../timeline/timeline.ts';
import type { Report, Task } from './analysis-worker.ts';

export type Work =
  | { readonly type: 'working'; readonly done: number; readonly of: number }
  | { readonly type: 'done'; readonly analysis: Analysis }
  | { readonly type: 'unfinished' | 'failed' };

function newWorker(): WorkerLike<Task, Report> {
  return new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' });
}

const known = new WeakMap<Timeline, Analysis>();

export interface Working {
  readonly work: Signal<Work>;
  giveUp(): void;
}

export function analyseTimeline(
  timeline: Timeline,
  start: () => WorkerLike<Task, Report> = newWorker,
): Working {
  const { game, seats, options, setup, events, outcome } = timeline;
  const before = known.get(timeline);
  if (before !== undefined)
    return { work: signal({ type: 'done', analysis: before }), giveUp: () => undefined };
  if (!outcome.isOver) return { work: signal({ type: 'unfinished' }), giveUp: () => undefined };
  const work = signal<Work>({ type: 'working', done: 0, of: events.length });
  const worker = start();
  const end = (now: Work): void => {
    worker.terminate();
    work.value = now;
  };
  worker.onerror = () => end({ type: 'failed' });
  worker.onmessage = ({ data }) => {
    if (data.type === 'progress') work.value = { type: 'working', done: data.done, of: data.of };
    else if (data.type === 'failed') end({ type: 'failed' });
    else if (data.analysis === undefined) end({ type: 'unfinished' });
    else {
      known.set(timeline, data.analysis);
      end({ type: 'done', analysis: data.analysis });
    }
  };
  worker.postMessage({ game: game.id, played: { seats, options, setup, events } });
  return { work, giveUp: () => worker.terminate() };
}

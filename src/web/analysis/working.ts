/** An analysis on its way: asked of a worker, told how far it is, given up when one leaves. What was worked out is kept. */

import { type Signal, signal } from '@preact/signals';
import type { Analysis } from '../../analysis/contract.ts';
import type { Film } from '../replay/film.ts';
import type { Report, Task } from './analysis-worker.ts';

export type Work =
  | { readonly is: 'working'; readonly done: number; readonly of: number }
  | { readonly is: 'done'; readonly analysis: Analysis }
  | { readonly is: 'unfinished' | 'failed' };

/** As much of a Worker as is needed. */
export interface Analyst {
  onmessage: ((event: MessageEvent<Report>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(task: Task): void;
  terminate(): void;
}

function newWorker(): Analyst {
  return new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' });
}

const known = new WeakMap<Film, Analysis>();

export interface Working {
  readonly work: Signal<Work>;
  giveUp(): void;
}

export function analyseFilm(film: Film, start: () => Analyst = newWorker): Working {
  const { game, seats, options, setup, events, outcome } = film;
  const before = known.get(film);
  if (before !== undefined) return { work: signal({ is: 'done', analysis: before }), giveUp: () => undefined };
  if (!outcome.isOver) return { work: signal({ is: 'unfinished' }), giveUp: () => undefined };
  const work = signal<Work>({ is: 'working', done: 0, of: events.length });
  const worker = start();
  const end = (now: Work): void => {
    worker.terminate();
    work.value = now;
  };
  worker.onerror = () => end({ is: 'failed' });
  worker.onmessage = ({ data }) => {
    if (data.type === 'progress') work.value = { is: 'working', done: data.done, of: data.of };
    else if (data.type === 'failed') end({ is: 'failed' });
    else if (data.analysis === undefined) end({ is: 'unfinished' });
    else {
      known.set(film, data.analysis);
      end({ is: 'done', analysis: data.analysis });
    }
  };
  worker.postMessage({ game: game.id, played: { seats, options, setup, events } });
  return { work, giveUp: () => worker.terminate() };
}

/**
 * An analysis on its way: how far it is, what is kept, and that nothing goes on once one has left.
 */

import { expect, it } from 'vitest';
import type { Analysis } from '../../../analysis/contract.ts';
import type { WorkerLike } from '../../shell/worker-calls.ts';
import { timelineOf } from '../timeline/testing.ts';
import type { Report, Task } from './analysis-worker.ts';
import { analyseTimeline } from './working.ts';

type Analyst = WorkerLike<Task, Report>;

class FakeAnalyst implements Analyst {
  onmessage: Analyst['onmessage'] = null;
  onerror: Analyst['onerror'] = null;
  readonly tasks: Task[] = [];
  isEnded = false;

  postMessage(task: Task): void {
    this.tasks.push(structuredClone(task)); // as a worker would get it
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(data: Report): void {
    this.onmessage?.({ data } as MessageEvent<Report>);
  }
}

const ANALYSIS: Analysis = {
  game: 'next',
  sides: [],
  chances: [],
  accounts: [],
  slips: [],
  swings: [],
  error: 0,
};

it('tells how far it is, ends its worker, and asks no second time', () => {
  const timeline = timelineOf('next/whole-game-for-three');
  const analyst = new FakeAnalyst();
  const { work } = analyseTimeline(timeline, () => analyst);
  expect(analyst.tasks).toMatchObject([
    { game: 'next', played: { seats: 3, events: timeline.events } },
  ]);
  analyst.say({ type: 'progress', done: 7, of: timeline.end });
  expect(work.value).toEqual({ type: 'working', done: 7, of: timeline.end });
  analyst.say({ type: 'done', analysis: ANALYSIS });
  expect(work.value).toEqual({ type: 'done', analysis: ANALYSIS });
  expect(analyst.isEnded).toBe(true);
  const again = analyseTimeline(timeline, () => {
    throw new Error('it is known already');
  });
  expect(again.work.value).toEqual({ type: 'done', analysis: ANALYSIS });
});

it('is given up when one leaves, and says so when it fails', () => {
  const left = new FakeAnalyst();
  analyseTimeline(timelineOf('next/whole-game-for-two'), () => left).giveUp();
  expect(left.isEnded).toBe(true);
  const failing = new FakeAnalyst();
  const { work } = analyseTimeline(timelineOf('next/whole-game-for-two'), () => failing);
  failing.say({ type: 'failed', problem: 'no such game' });
  expect(work.value).toEqual({ type: 'failed' });
});

it('asks nobody about a game that is not over', () => {
  const { work } = analyseTimeline(
    timelineOf('pokerdice/one-rethrow-left'),
    () => new FakeAnalyst(),
  );
  expect(work.value).toEqual({ type: 'unfinished' });
});

/** Bots in a worker: what goes there and what comes back, and what happens when it dies. */

import { describe, expect, it, vi } from 'vitest';
import type { Answer, Question } from '../../../bots/thinking.ts';
import type { CommonView } from '../../../game.ts';
import { GameInProgress, oneSource } from '../../../game-in-progress.ts';
import { pokerdice } from '../../../games/pokerdice/rules/rules.ts';
import { Seeded } from '../../../random.ts';
import type { WorkerLike } from '../../shell/worker-calls.ts';
import { WorkerBrain } from './brain.ts';

type Thinker = WorkerLike<Question, Answer>;

class FakeWorker implements Thinker {
  onmessage: Thinker['onmessage'] = null;
  onerror: Thinker['onerror'] = null;
  isTerminated = false;
  readonly questions: Question[] = [];

  postMessage(question: Question): void {
    this.questions.push(question);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  answer(answer: Answer): void {
    this.onmessage?.({ data: answer } as MessageEvent<Answer>);
  }
}

function brainOf(): { readonly brain: WorkerBrain; readonly workers: readonly FakeWorker[] } {
  const workers: FakeWorker[] = [];
  const start = (): FakeWorker => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  };
  return { brain: new WorkerBrain(start), workers };
}

const MOVES = [{ type: 'one' }, { type: 'two' }];
const ask = (brain: WorkerBrain): Promise<object> =>
  brain.choose('next', 'casual', {} as CommonView, MOVES, 'seed');

describe('a brain in a worker', () => {
  it('begins with the first question, and takes answers in any order', async () => {
    const { brain, workers } = brainOf();
    expect(workers).toEqual([]);
    const answers = [ask(brain), ask(brain)];
    const [worker] = workers as [FakeWorker];
    expect(worker.questions.map(({ game, level, seed }) => [game, level, seed])).toEqual([
      ['next', 'casual', 'seed'],
      ['next', 'casual', 'seed'],
    ]);
    worker.answer({ number: 1, index: 1 });
    worker.answer({ number: 0, index: 0 });
    expect(await Promise.all(answers)).toEqual(MOVES);
    expect(workers).toHaveLength(1);
  });

  it('says what went wrong, and begins anew where it has died', async () => {
    const { brain, workers } = brainOf();
    const first = ask(brain);
    workers[0]?.answer({ number: 0, problem: 'next: chose what it was not offered' });
    await expect(first).rejects.toThrow('not offered');
    const lost = ask(brain);
    workers[0]?.onerror?.({ message: 'out of memory' } as ErrorEvent);
    await expect(lost).rejects.toThrow('out of memory');
    expect(workers[0]?.isTerminated).toBe(true);
    const next = ask(brain);
    workers[1]?.answer({ number: 2, index: 1 });
    expect(await next).toEqual({ type: 'two' });
    const last = ask(brain);
    await Promise.all([brain.close(), expect(last).rejects.toThrow('closed')]);
  });
});

it('the worker answers with a move of the game that it loads', async () => {
  const answers: Answer[] = [];
  const self: {
    onmessage?: (event: { readonly data: Question }) => Promise<void>;
    postMessage(answer: Answer): void;
  } = {
    postMessage: (answer) => answers.push(answer),
  };
  vi.stubGlobal('self', self);
  await import('../../stage/thinking/brain-worker.ts');
  const table = GameInProgress.open(
    pokerdice,
    2,
    pokerdice.options(2)({}),
    oneSource(new Seeded('worker')),
  );
  const [seat = 0] = table.toMove;
  const question = {
    number: 7,
    level: 'casual',
    view: table.see(seat),
    moves: table.moves(seat),
    seed: 'seed',
  } as const;
  await self.onmessage?.({ data: { ...question, game: 'pokerdice' } });
  await self.onmessage?.({ data: { ...question, game: 'chess' } });
  expect(answers).toEqual([
    { number: 7, index: expect.any(Number) },
    { number: 7, problem: expect.stringContaining('there is no game chess') },
  ]);
  vi.unstubAllGlobals();
});

/**
 * Odds in a worker: what goes there and what comes back, what is stale, and what happens when it
 * dies.
 */

import { describe, expect, it, vi } from 'vitest';
import type { CommonView } from '../../../game.ts';
import { GameInProgress, oneSource } from '../../../game-in-progress.ts';
import { odds } from '../../../games/pokerdice/mind/odds.ts';
import { pokerdice } from '../../../games/pokerdice/rules/rules.ts';
import { Seeded } from '../../../random.ts';
import type { WorkerLike } from '../../shell/worker-calls.ts';
import { type Asked, type OddsReply, OddsWorker } from './odds-worker.ts';

type Calculator = WorkerLike<Asked, OddsReply>;

class FakeWorker implements Calculator {
  onmessage: Calculator['onmessage'] = null;
  onerror: Calculator['onerror'] = null;
  isTerminated = false;
  readonly asked: Asked[] = [];

  postMessage(asked: Asked): void {
    this.asked.push(asked);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  answer(reckoned: OddsReply): void {
    this.onmessage?.({ data: reckoned } as MessageEvent<OddsReply>);
  }
}

const ODDS = { measure: 'points', moves: [] } as const;

function opened() {
  const workers: FakeWorker[] = [];
  const reckoner = new OddsWorker(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  return { workers, ask: (game: string) => reckoner.ask(game, {} as CommonView, []) };
}

describe('a reckoner', () => {
  it('begins with the first question; of those that come meanwhile only the latest is reckoned', async () => {
    const { workers, ask } = opened();
    expect(workers).toEqual([]);
    const [first, second, third] = [ask('one'), ask('two'), ask('three')];
    const [worker] = workers as [FakeWorker];
    expect(worker.asked.map(({ game }) => game)).toEqual(['one']);
    expect(await second).toBe('stale');
    worker.answer({ number: 0, odds: ODDS });
    expect(await first).toBe(ODDS);
    expect(worker.asked.map(({ game }) => game)).toEqual(['one', 'three']);
    worker.answer({ number: 0, odds: ODDS }); // late, and to another question
    worker.answer({ number: 1, problem: 'no odds for chess' });
    await expect(third).rejects.toThrow('no odds for chess');
  });

  it('says when its worker has died, and begins anew', async () => {
    const { workers, ask } = opened();
    const lost = ask('one');
    workers[0]?.onerror?.({ message: 'out of memory' } as ErrorEvent);
    await expect(lost).rejects.toThrow('out of memory');
    expect(workers[0]?.isTerminated).toBe(true);
    const again = ask('two');
    workers[1]?.answer({ number: 1, odds: ODDS });
    expect(await again).toBe(ODDS);
  });
});

it('the worker answers with the odds of the game that it loads', async () => {
  const answers: OddsReply[] = [];
  const self: {
    onmessage?: (event: { readonly data: Asked }) => Promise<void>;
    postMessage(reckoned: OddsReply): void;
  } = {
    postMessage: (reckoned) => answers.push(reckoned),
  };
  vi.stubGlobal('self', self);
  await import('../thinking/brain-worker.ts');
  const table = GameInProgress.open(
    pokerdice,
    2,
    pokerdice.options(2)({}),
    oneSource(new Seeded('odds')),
  );
  const [seat = 0] = table.toMove;
  const asked = { number: 7, view: table.see(seat), moves: table.moves(seat) } as const;
  await self.onmessage?.({ data: { ...asked, game: 'pokerdice' } });
  await self.onmessage?.({ data: { ...asked, game: 'chess' } });
  expect(answers).toEqual([
    { number: 7, odds: odds(asked.view as never, asked.moves as never) },
    { number: 7, problem: expect.stringContaining('there is no game chess') },
  ]);
  vi.unstubAllGlobals();
});

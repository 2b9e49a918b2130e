/** Questions to another thread: answered by number, in any order, or not at all. */

import { expect, it } from 'vitest';
import { type Numbered, PendingCalls } from './pending-calls.ts';

interface Sum extends Numbered {
  readonly sum?: number;
}

it('takes answers in any order, each once', async () => {
  const calls = new PendingCalls<Sum>();
  const [first, second] = [calls.wait(0), calls.wait(1)];
  expect(calls.size).toBe(2);
  calls.onAnswer({ number: 1, sum: 12 });
  calls.onAnswer({ number: 1, sum: 13 });
  calls.onAnswer({ number: 7, sum: 14 });
  calls.onAnswer({ number: 0, sum: 11 });
  expect([await first, await second]).toEqual([
    { number: 0, sum: 11 },
    { number: 1, sum: 12 },
  ]);
  expect(calls.size).toBe(0);
});

it('rejects with the problem it is told, and with the reason why nobody answers any more', async () => {
  const calls = new PendingCalls<Sum>();
  const refused = expect(calls.wait(0)).rejects.toThrow('no such game');
  calls.onAnswer({ number: 0, problem: 'no such game' });
  const lost = expect(calls.wait(1)).rejects.toThrow('it has died');
  calls.fail('it has died');
  await Promise.all([refused, lost]);
  expect(calls.size).toBe(0);
});

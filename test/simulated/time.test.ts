/** Virtual time: what is due happens in order, and nobody waits for it. */

import { expect, it } from 'vitest';
import { Actor } from './actor.ts';
import { EPOCH, VirtualTime } from './time.ts';

function begin() {
  const failures: unknown[] = [];
  const time = new VirtualTime((error) => failures.push(error));
  const happened: string[] = [];
  const note = (what: string) => (): void => {
    happened.push(`${time.now} ${what}`);
  };
  return { time, happened, note, failures };
}

it('lets things happen when they are due, those asked for first first', async () => {
  const { time, happened, note } = begin();
  time.in(20, undefined, note('c'));
  time.in(10, undefined, note('a'));
  time.in(10, undefined, note('b'));
  time.in(31, undefined, note('too late'));
  await time.pass(30);
  expect(happened).toEqual(['10 a', '10 b', '20 c']);
  expect(time.now).toBe(30);
});

it('does what follows without waiting before the next thing', async () => {
  const { time, happened, note } = begin();
  time.in(5, undefined, () => {
    Promise.resolve().then(note('promise'));
    process.nextTick(note('tick'));
  });
  time.in(5, undefined, note('next'));
  await time.pass(5);
  expect(happened.at(-1)).toBe('5 next');
  expect(happened).toHaveLength(3);
});

it('is the time of timers and clocks while it has taken over, and not after', async () => {
  const { time, happened, note } = begin();
  const real = setTimeout;
  const giveBack = time.takeOver();
  const again = setInterval(note('again'), 40);
  const never = setTimeout(note('never'), 50);
  setTimeout(() => clearTimeout(never), 10);
  setTimeout(() => clearInterval(again), 100);
  setImmediate(note('at once'));
  await time.pass(500);
  expect(Date.now()).toBe(EPOCH + 500);
  giveBack();
  expect(happened).toEqual(['0 at once', '40 again', '80 again']);
  expect(setTimeout).toBe(real);
  expect(Date.now()).not.toBe(EPOCH + 500);
});

it('holds what is due for somebody who is paused, and drops it for the dead', async () => {
  const { time, happened, note } = begin();
  const [sleeper, dead] = [new Actor('sleeper'), new Actor('dead')];
  sleeper.isPaused = true;
  time.in(10, sleeper, note('late'));
  time.in(10, dead, note('never'));
  dead.isDead = true;
  await time.pass(50);
  expect(happened).toEqual([]);
  sleeper.isPaused = false;
  time.resume(sleeper);
  await time.pass(50);
  expect(happened).toEqual(['50 late']);
});

it('tells what was thrown, and goes on', async () => {
  const { time, happened, note, failures } = begin();
  time.in(1, undefined, () => {
    throw new Error('a mistake');
  });
  time.in(2, undefined, note('goes on'));
  await time.pass(10);
  expect(failures).toHaveLength(1);
  expect(happened).toEqual(['2 goes on']);
});

import { afterEach, describe, expect, it } from 'vitest';
import type { Level } from '../../bots/bot.ts';
import { RootDice } from '../../dice/fair.ts';
import { GameInProgress } from '../../game-in-progress.ts';
import { games } from '../../games/index.ts';
import { Seeded } from '../../random.ts';
import { ThreadBrain } from './brain.ts';

let brain: ThreadBrain | undefined;
afterEach(() => brain?.close());

/** A question at a real table of NEXT!, some moves into the game. */
function asker(threads: ThreadBrain): (level: Level, by: string, seed: string) => Promise<unknown> {
  const game = games.find(({ id }) => id === 'next') as (typeof games)[number];
  const table = GameInProgress.open(game, 2, game.options(2)({}), new RootDice('5e'.repeat(32)));
  const random = new Seeded('brain');
  const offered = () => table.moves(table.toMove[0] ?? 0);
  for (let moves = 0; moves < 12 || offered().length < 3; moves++)
    table.play(table.toMove[0] ?? 0, offered()[random.below(offered().length)] as never);
  const seat = table.toMove[0] ?? 0;
  return (level, by, seed) =>
    threads.choose('next', level, table.see(seat), table.moves(seat), seed, by);
}

describe('the threads', () => {
  it('M2: sixty tables of masters of one host keep another host’s beginner waiting for two of them at most', async () => {
    brain = new ThreadBrain(1);
    const ask = asker(brain);
    const served: string[] = [];
    const note = (by: string) => (): void => {
      served.push(by);
    };
    const flood = Array.from({ length: 60 }, (_, table) =>
      ask('master', 'host', `${table}`).then(note('host')),
    );
    const first = ask('beginner', 'other', 'a').then(note('other'));
    await first;
    const second = ask('beginner', 'other', 'b').then(note('other'));
    await Promise.all([...flood, first, second]);
    const [one = 0, two = 0] = served.flatMap((by, place) => (by === 'other' ? [place] : []));
    expect(one).toBeLessThanOrEqual(2);
    expect(two - one).toBeLessThanOrEqual(3);
    expect(served).toHaveLength(62);
  });

  it('tell those who wait when they are closed', async () => {
    brain = new ThreadBrain(1);
    const ask = asker(brain);
    const waiting = Array.from({ length: 5 }, (_, table) => ask('beginner', 'host', `${table}`));
    const settled = Promise.allSettled(waiting);
    await brain.close();
    expect((await settled).filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
  });
});

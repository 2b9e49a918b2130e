import { expect, it } from 'vitest';
import { ANA, BEN, PEOPLE, Planted, TABLE } from '../../test/support/online/planted.ts';
import type { Seat } from '../game.ts';
import { games } from '../games/index.ts';
import { MemoryStore, SharedMemory } from '../web/sources/local/memory-store.ts';
import { alone } from './context.ts';
import { fold } from './folding.ts';
import { LiveTable } from './live/live-table.ts';
import { LocalBus } from './local-bus.ts';
import { Opener } from './opener.ts';

const quiet = (): void => undefined;

it('a rematch that is asked for in two processes at once is one table', async () => {
  const planted = Planted.running({ game: 'pokerdice', seats: 2 });
  while (planted.table.status !== 'over') planted.play(planted.table.toMove[0] as Seat);
  const memory = new SharedMemory();
  const store = new MemoryStore(memory);
  const summary = planted.table.summary(null);
  await store.append({ table: TABLE, expected: 0, entries: planted.lines, summary });
  const asked = [ANA, BEN].map(async (person, process) => {
    const live = new LiveTable(
      {
        ...alone(0),
        store: new MemoryStore(memory),
        bus: new LocalBus(),
        brain: { choose: () => new Promise(quiet), close: async () => undefined },
        log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
        pauses: { bot: 0, absence: 300_000, grace: 60_000 },
        process: `${process}`,
        now: Date.now,
      },
      await fold(TABLE, planted.lines, games),
    );
    const opener = new Opener(new MemoryStore(memory), games, Date.now);
    const doer = { person, name: '', isProgram: false, id: 'again', seen: live.table.n };
    expect(await opener.rematch(live, doer)).not.toHaveProperty('code');
    live.close();
    return live.table.rematch;
  });
  const [one, other] = await Promise.all(asked);
  expect(one).toBe(other);
  expect([...memory.summaries.keys()].sort()).toEqual([TABLE, one].sort());
  expect(memory.summaries.get(one ?? '')?.people).toEqual(
    expect.arrayContaining(PEOPLE.slice(0, 2)),
  );
});

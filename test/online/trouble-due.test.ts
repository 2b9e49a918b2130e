/**
 * A table that was let go, taken up again and played on, and then the process is gone: the index
 * must not make it wait.
 */

import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { examineSummary } from '../../src/server/doctor/index-entry.ts';
import { makeLog } from '../../src/server/log.ts';
import { databaseIn } from '../../src/server/store/place.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import type { Brain } from '../../src/tables/brain.ts';
import { alone, type TableContext } from '../../src/tables/context.ts';
import type { TableDeed } from '../../src/tables/fold/deeds.ts';
import { TableState } from '../../src/tables/fold/table-state.ts';
import { fold } from '../../src/tables/folding.ts';
import { Hub } from '../../src/tables/hub.ts';
import type { Outcome } from '../../src/tables/live/core.ts';
import { LiveTable } from '../../src/tables/live/live-table.ts';
import { LocalBus } from '../../src/tables/local-bus.ts';
import { Opener } from '../../src/tables/opener.ts';
import type { Summary } from '../../src/tables/store.ts';
import { newFolder } from '../support/online/servers.ts';

const ANN = { id: 'annannannann', name: 'Ann', owner: null, generation: 1, since: 0 };

it('a bot that is to move after a table was taken up again is due at once, though the table was left with a time far ahead', async () => {
  const folder = newFolder();
  const store = await openSqlite(databaseIn(folder));
  const asked = Promise.withResolvers<void>();
  /** Thinks for ever: the process ends before it moves. */
  const brain: Brain = {
    choose: () => {
      asked.resolve();
      return new Promise(() => undefined);
    },
    close: async () => undefined,
  };
  const around: TableContext = {
    ...alone(Date.now()),
    store,
    bus: new LocalBus(),
    brain,
    log: makeLog('error', () => undefined, Date.now),
    pauses: { bot: 0, absence: 300_000, grace: 60_000 },
    process: 'one',
    now: Date.now,
  };
  const hub = new Hub(around, games);
  const pace = { type: 'days', limit: 86_400_000 } as const;
  const { id } = await new Opener(store, games, Date.now).open(ANN, {
    game: 'pokerdice',
    seats: 2,
    pace,
    bots: [{ seat: 1, level: 'casual' }],
  });
  let deeds = 0;
  const doAt = (live: LiveTable, deed: TableDeed): Promise<Outcome> =>
    new Promise((resolve) =>
      live.do(
        {
          person: ANN.id,
          name: ANN.name,
          isProgram: false,
          id: `${deeds++}`,
          seen: live.table.n,
        },
        deed,
        resolve,
      ),
    );

  const before = (await hub.find(id)) as LiveTable;
  for (const deed of [{ type: 'sit' }, { type: 'start', first: 0 }] as const)
    expect(await doAt(before, deed)).toMatchObject({ isNew: true });
  await before.leave();
  const left = (await store.summary(id)) as Summary;
  expect(left.due).toBeGreaterThan(Date.now() + 3_600_000);

  const lines = await store.read(id);
  const again = new LiveTable(around, await fold(id, lines, games));
  while (again.table.toMove.includes(0)) {
    const [move] = again.table.table?.moves(0) ?? [];
    expect(await doAt(again, { type: 'play', move } as TableDeed)).toMatchObject({ isNew: true });
  }
  await asked.promise;
  again.close();
  const table = TableState.read(id, await store.read(id), games);
  expect(table.toMove).toEqual([1]);
  const found = (await store.summary(id)) as Summary;
  expect(examineSummary(table, found, found.people)).toEqual([]);
  const now = Date.now();
  expect(await store.claim({ process: 'p', now, until: now }, 10)).toEqual([id]);
  await store.close();
  rmSync(folder, { recursive: true });
});

/** How many appends a second PostgreSQL takes through our store, if nothing else is done. */

import { setTimeout as wait } from 'node:timers/promises';
import { openPostgres } from '../../../src/server/store/postgres/open.ts';
import { startPostgres } from '../../../test/support/parts/postgres.ts';

/** As long as an entry with a move is. */
const ENTRY = JSON.stringify({ type: 'played', text: 'x'.repeat(150) });

/** Each of the tables appends one entry after the other; what is ready goes in groups. */
export async function appendsAlone(tables: number, seconds: number): Promise<number> {
  const postgres = await startPostgres();
  const store = await openPostgres(await postgres.create());
  let isOver = false;
  let count = 0;
  const now = Date.now();
  const play = async (number: number): Promise<void> => {
    const table = `table-${number}`;
    const summary = {
      id: table,
      game: 'sequence',
      seats: 2,
      status: 'running',
      listed: false,
      people: [],
      due: null,
      opened: now,
      changed: now,
    } as const;
    await store.append({ table, expected: 0, entries: [ENTRY], summary });
    for (let expected = 1; !isOver; expected++) {
      await store.append({ table, expected, entries: [ENTRY] });
      count++;
    }
  };
  const playing = Promise.all(Array.from({ length: tables }, (_, number) => play(number)));
  await wait(2000);
  const [from, began] = [count, performance.now()];
  await wait(seconds * 1000);
  const perSecond = ((count - from) * 1000) / (performance.now() - began);
  isOver = true;
  await playing;
  await store.close();
  await postgres.remove();
  return perSecond;
}

import { describe, expect, it } from 'vitest';
import { PEOPLE, Planted, TABLE } from '../../../test/support/online/planted.ts';
import type { Seat } from '../../game.ts';
import { games } from '../../games/index.ts';
import { MemoryStore } from '../../web/sources/local/memory-store.ts';
import { alone, type TableContext } from '../context.ts';
import { type Decided, decide, isRefused, type TableDeed } from '../fold/deeds.ts';
import type { TableState } from '../fold/table-state.ts';
import { fold } from '../folding.ts';
import { LocalBus } from '../local-bus.ts';
import type { Append } from '../store.ts';
import { keepTally } from '../tallying.ts';
import { LiveTable } from './live-table.ts';

const quiet = (): void => undefined;

class Noting extends MemoryStore {
  readonly appended: Append[] = [];

  override append(append: Append): Promise<'stored' | 'conflict'> {
    this.appended.push(append);
    return super.append(append);
  }
}

/** The last move of the game that is about to be over. */
function lastMove(table: TableState): { seat: Seat; move: object } | undefined {
  for (const seat of table.toMove)
    for (const move of table.table?.moves(seat) ?? []) {
      const tried = table.table?.try(seat, move);
      if (tried?.ok === true && tried.isLast) return { seat, move };
    }
  return undefined;
}

async function oneMoveBeforeTheEnd(): Promise<{ live: LiveTable; store: Noting; last: Decide }> {
  const planted = Planted.running({ game: 'pokerdice', seats: 2 });
  let last = lastMove(planted.table);
  while (last === undefined) {
    planted.play(planted.table.toMove[0] as Seat);
    last = lastMove(planted.table);
  }
  const { seat, move } = last;
  const store = new Noting();
  const summary = planted.table.summary(null);
  await store.append({ table: TABLE, expected: 0, entries: planted.lines, summary });
  const around: TableContext = {
    ...alone(0),
    store,
    onEnd: [keepTally],
    bus: new LocalBus(),
    brain: { choose: () => new Promise(quiet), close: async () => undefined },
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    pauses: { bot: 0, absence: 300_000, grace: 60_000 },
    process: 'one',
    now: () => planted.now,
  };
  const live = new LiveTable(around, await fold(TABLE, planted.lines, games));
  return {
    live,
    store,
    last: (table, now) => {
      const person = PEOPLE[seat] as string;
      const doer = { person, name: '', isProgram: false, id: 'last', seen: table.n, now };
      return decide(table, doer, { type: 'play', move } as TableDeed);
    },
  };
}

type Decide = (table: TableState, now: number) => Decided;

describe('the last move of a game', () => {
  it.each<[string, (decided: Decided) => Decided]>([
    ['as it was decided', (decided) => decided],
    ['with its entries copied', (decided) => withEntriesCopied(decided)],
    ['copied as a whole', (decided) => structuredClone(decided)],
  ])('%s is stored with the end in the index and the tally', async (_, copied) => {
    const { live, store, last } = await oneMoveBeforeTheEnd();
    const outcome = await live.enact((table, now) => copied(last(table, now)));
    live.close();
    expect(outcome).toMatchObject({ isNew: true });
    expect(live.table.status).toBe('over');
    expect(store.appended.at(-1)).toMatchObject({ summary: { status: 'over', due: null } });
    expect(store.appended.at(-1)?.tally).toContain('"seats"');
    expect(await store.untallied('', 9)).toEqual([]);
  });
});

function withEntriesCopied(decided: Decided): Decided {
  if (isRefused(decided) || decided.play === undefined) return decided;
  return { entries: structuredClone(decided.entries), play: decided.play };
}

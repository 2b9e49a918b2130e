/** A table on this device: one person against bots sees it through his own eyes, several share the device. */

import type { Source } from '../table/source.ts';
import { theHouse } from './the-house.ts';

/** Undefined where this device has no such table. */
export async function localSource(table: string): Promise<Source | undefined> {
  const house = await theHouse();
  const summary = (await house.tables()).find((one) => one.table === table);
  if (summary === undefined) return undefined;
  const people = summary.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const viewer = people.length === 1 ? (people[0] as number) : 'public';
  const shared = viewer === 'public' ? new Map(people.map((seat) => [seat, house.follow(table, seat)])) : undefined;
  return {
    table,
    isOnline: false,
    isKept: house.isKept,
    person: undefined,
    main: house.follow(table, viewer),
    shared,
    now: Date.now,
    kept: async () => ({ record: await house.record(table), proof: await house.proof(table) }),
    rematch: () => house.rematch(table),
    leave() {
      house.unfollow(table, viewer);
      for (const seat of shared?.keys() ?? []) house.unfollow(table, seat);
    },
  };
}

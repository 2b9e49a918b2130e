/**
 * A table on this device: one person against bots sees it through his own eyes, several share the
 * device.
 */

import { signal } from '@preact/signals';
import { DiceKeeper } from '../../../client/dice-keeper.ts';
import { type AnyGame, asksChance, type Seat } from '../../../game.ts';
import type { BotWaits, Own } from '../../../tables/fold/own.ts';
import { loadBoard } from '../../shell/games.ts';
import { loadOwnCards } from '../../shell/own-cards.ts';
import type { OwnThings, Source } from '../../stage/source.ts';
import { notesOf } from './begin.ts';
import type { LocalTables } from './local-tables.ts';
import { localTables } from './the-local-tables.ts';

/** Undefined where this device has no such table. */
export async function localSource(table: string): Promise<Source | undefined> {
  const house = await localTables();
  const summary = (await house.tables()).find((one) => one.table === table);
  if (summary === undefined) return undefined;
  const people = summary.sitters.flatMap(({ type }, seat) => (type === 'person' ? [seat] : []));
  const viewer = people.length === 1 ? (people[0] as number) : 'public';
  const own =
    summary.own === undefined
      ? undefined
      : await ownThings(house, table, summary.game, summary.own);
  const main = house.follow(table, viewer);
  const { rules } = await loadBoard(summary.game);
  const keepers = new Map(
    (summary.own === undefined ? people : []).map((seat) => [
      seat,
      keeperOf(house, table, seat, rules),
    ]),
  );
  const shared =
    viewer === 'public'
      ? new Map(people.map((seat) => [seat, house.follow(table, seat)]))
      : undefined;
  return {
    table,
    isOnline: false,
    isChallenge: summary.challenge !== undefined,
    isKept: house.isKept,
    person: undefined,
    main,
    shared,
    do(deed, actor) {
      const seat = actor ?? viewer;
      return seat === 'public'
        ? main.do(deed)
        : (keepers.get(seat) ?? house.follow(table, seat)).do(deed);
    },
    ...(own !== undefined && { own: own.things }),
    now: Date.now,
    async kept() {
      const [record, proof, challenge] = await Promise.all([
        house.record(table),
        house.proof(table),
        house.challenge(table),
      ]);
      return { record, proof, ...(challenge !== undefined && { challenge }) };
    },
    rematch: () => house.rematch(table),
    leave() {
      own?.leave();
      for (const keeper of keepers.values()) keeper.close();
      house.unfollow(table, viewer);
      for (const seat of shared?.keys() ?? []) house.unfollow(table, seat);
    },
  };
}

/** Throws for whoever sits there with a chain of theirs, as over a wire. */
function keeperOf(house: LocalTables, table: string, seat: Seat, rules: AnyGame): DiceKeeper {
  const following = house.follow(table, seat);
  return new DiceKeeper(following, {
    person() {
      const now = following.known?.about.seats[seat];
      return now === null || now === undefined || now.type === 'bot' ? undefined : now.person;
    },
    store: house.notes,
    name: notesOf(table, seat),
    asksChance: (type) => asksChance(rules, type),
  });
}

/** Real dice, or dice and cards: told to the house, which also says what its bots want thrown. */
async function ownThings(
  house: LocalTables,
  table: string,
  game: string,
  kind: Own,
): Promise<{ things: OwnThings; leave(): void }> {
  const waits = signal<BotWaits | undefined>(undefined);
  const cards = kind === 'dice-and-cards' ? await loadOwnCards(game) : undefined;
  const leave = house.onBotWaits(table, (now) => {
    waits.value = now;
  });
  return {
    things: { kind, cards, waits, witness: (said, seen) => house.witness(table, said, seen) },
    leave,
  };
}

/**
 * People whose devices keep chains, at a real server: they throw with links as the page and the
 * terminal do.
 */

import type { Api } from '../../../src/client/api.ts';
import { MemoryNotes, type NoteStore } from '../../../src/client/chain-notes.ts';
import type { LinkOptions } from '../../../src/client/connection.ts';
import { DiceKeeper } from '../../../src/client/dice-keeper.ts';
import type { Following, KnownTable } from '../../../src/client/following.ts';
import { type AnyGame, asksChance } from '../../../src/game.ts';
import type { Deed, Opening } from '../../../src/protocol.ts';
import type { Random } from '../../../src/random.ts';
import { arrive, type Guests, offered } from './players.ts';

/** A device of a person: a connection, and what is noted there. */
export class Device {
  readonly who: Guests;
  readonly notes: NoteStore;
  readonly following: Following;
  readonly keeper: DiceKeeper;

  constructor(who: Guests, table: string, game: AnyGame, notes: NoteStore = new MemoryNotes()) {
    this.who = who;
    this.notes = notes;
    this.following = who.link.follow(table);
    const asks = (type: unknown): boolean => asksChance(game, type);
    this.keeper = new DiceKeeper(this.following, {
      person: () => who.guest.person,
      store: notes,
      asksChance: asks,
    });
  }

  /** Plays whenever asked, until the game is over or what is known is so. */
  playUntil(
    random: Random,
    isEnough: (known: KnownTable) => boolean = () => false,
  ): Promise<KnownTable> {
    return new Promise((resolve, reject) => {
      let isDone = false;
      let isBusy = false; // a deed may be several: a new chain, then the throw
      const stop = this.following.listen((news) => {
        if (news.type === 'table' || news.type === 'step') look(news.known);
      });
      const finish = (known: KnownTable): void => {
        isDone = true;
        stop();
        resolve(known);
      };
      const look = (known: KnownTable): void => {
        if (isDone) return;
        if (known.about.status === 'over' || isEnough(known)) {
          finish(known);
          return;
        }
        const moves = offered(known, this.who.guest.person);
        if (moves.length === 0 || isBusy) return;
        const move = moves[random.below(moves.length)] as Readonly<Record<string, unknown>>;
        isBusy = true;
        this.keeper.do({ type: 'play', move } as Deed).then(() => {
          isBusy = false;
          if (this.following.known !== undefined) look(this.following.known);
        }, reject);
      };
      if (this.following.known !== undefined) look(this.following.known);
    });
  }
}

/** Opens a table; everybody sits down with a chain. */
export async function gather(
  api: Api,
  game: AnyGame,
  names: readonly string[],
  opening: Partial<Opening> = {},
  link: Partial<LinkOptions> = {},
): Promise<Device[]> {
  const people = await Promise.all(names.map((name) => arrive(api, name, link)));
  const [host] = people as [Guests, ...Guests[]];
  const { table } = await api.open(host.guest.token, {
    game: game.id,
    seats: names.length,
    ...opening,
  });
  const devices = people.map((who) => new Device(who, table, game));
  for (const { keeper, following } of devices) {
    await known(following);
    await keeper.do({ type: 'sit' });
  }
  return devices;
}

/** Once the table is known. */
export function known(following: Following): Promise<KnownTable> {
  return new Promise((resolve) => {
    if (following.known !== undefined) resolve(following.known);
    else {
      const stop = following.listen((news) => {
        if (news.type !== 'table') return;
        stop();
        resolve(news.known);
      });
    }
  });
}

/**
 * People for tests: guests with a link each, who sit down and play any legal move until the game is
 * over.
 */

import type { Api, Guest } from '../../../src/client/api.ts';
import { Connection, type LinkOptions } from '../../../src/client/connection.ts';
import type { Following, KnownTable } from '../../../src/client/following.ts';
import type { Seat } from '../../../src/game.ts';
import type { Deed, Opening } from '../../../src/protocol.ts';
import type { Random } from '../../../src/random.ts';

export interface Guests {
  readonly guest: Guest;
  readonly link: Connection;
}

export async function arrive(
  api: Api,
  name: string,
  options: Partial<LinkOptions> = {},
): Promise<Guests> {
  const guest = await api.beGuest(name);
  return { guest, link: new Connection({ url: api.socketUrl, token: guest.token, ...options }) };
}

export function seatOf({ about }: KnownTable, person: string): Seat | undefined {
  const seat = about.seats.findIndex(
    (sitter) => sitter !== null && sitter.type !== 'bot' && sitter.person === person,
  );
  return seat < 0 ? undefined : seat;
}

/** What a person at this seat may play now; none while he is not asked, or a bot plays for him. */
export function offered(
  known: KnownTable,
  person: string,
): readonly Readonly<Record<string, unknown>>[] {
  const seat = seatOf(known, person);
  const sitter = seat === undefined ? undefined : known.about.seats[seat];
  if (known.about.status !== 'running' || sitter?.type === 'bot' || sitter?.playing !== 'self')
    return [];
  return known.moves;
}

/**
 * Plays whenever asked, a random legal move, rather one of these types. Resolves when the game is
 * over; `played` hears what was acknowledged, and as which step.
 */
export function playOut(
  following: Following,
  person: string,
  random: Random,
  played: (move: Readonly<Record<string, unknown>>, n: number) => void = () => undefined,
  rather: readonly unknown[] = [],
): Promise<KnownTable> {
  return new Promise((resolve, reject) => {
    const look = (known: KnownTable): void => {
      if (known.about.status === 'over') resolve(known);
      const all = offered(known, person);
      const best = all.filter(({ type }) => rather.includes(type));
      const moves = best.length > 0 ? best : all;
      if (moves.length === 0 || following.isWaiting) return;
      const move = moves[random.below(moves.length)] as Readonly<Record<string, unknown>>;
      following.do({ type: 'play', move } as Deed).then((n) => played(move, n), reject);
    };
    following.listen((news) => {
      if (news.type === 'table' || news.type === 'step') look(news.known);
    });
    if (following.known !== undefined) look(following.known);
  });
}

/** Waits until what is known is so. */
export function until(
  following: Following,
  isSo: (known: KnownTable) => boolean,
): Promise<KnownTable> {
  return new Promise((resolve) => {
    const look = (known: KnownTable): void => {
      if (!isSo(known)) return;
      stop();
      resolve(known);
    };
    const stop = following.listen((news) => {
      if (news.type === 'table' || news.type === 'step') look(news.known);
    });
    if (following.known !== undefined) look(following.known);
  });
}

/** Opens a table and lets everybody sit down in order; the first is host and starts the game. */
export async function beginGame(
  api: Api,
  people: readonly Guests[],
  opening: Omit<Opening, 'seats'> & { seats?: number },
): Promise<Following[]> {
  const [host] = people as readonly [Guests, ...Guests[]];
  const { table } = await api.open(host.guest.token, { seats: people.length, ...opening });
  const all = people.map(({ link }) => link.follow(table));
  for (const following of all) await following.do({ type: 'sit', seed: 'seed' });
  // they may sit down in another process than the host's
  const sitting = people.length;
  await until(
    all[0] as Following,
    ({ about: { seats } }) => seats.filter(Boolean).length >= sitting,
  );
  await (all[0] as Following).do({ type: 'start' });
  return all;
}

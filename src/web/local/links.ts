/**
 * Chains at a table of this device. The device is the house and every seat's device at once: there is nobody to keep a link from, so each chain
 * follows from the secret of the table, and need not be kept anywhere. Throws come about, and are proved, as on a server.
 */

import { bytesOfHex, bytesOfText, hexOf } from '../../dice/bytes.ts';
import { shownOf } from '../../dice/chain.ts';
import { Hmac } from '../../dice/sha256.ts';
import { asksChance, type Kinds, type Seat } from '../../game.ts';
import type { OnlineTable } from '../../tables/online-table.ts';

/** Everything that a seat's chain shows, worked out once: the last few are kept. */
const known = new Map<string, readonly string[]>();
const MOST = 12;

function chainOf(secret: string, seat: Seat): readonly string[] {
  const key = `${secret} ${seat}`;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const all = shownOf(hexOf(new Hmac(bytesOfHex(secret)).sign(bytesOfText(`chain ${seat}`))));
  known.set(key, all);
  const [oldest = ''] = known.keys();
  if (known.size > MOST) known.delete(oldest);
  return all;
}

/** The end of the chain of a seat, at a table with this secret. */
export function endOf(secret: string, seat: Seat): string {
  return chainOf(secret, seat)[0] as string;
}

/** The next link of a seat; undefined if it has no chain, or has used it up: then the house throws. */
export function nextLink({ fair, seats }: OnlineTable, seat: Seat): string | undefined {
  const sitter = seats[seat];
  const last = sitter && fair.chainOf(seat, sitter)?.last;
  if (last === undefined || last === null) return undefined;
  const all = chainOf(fair.secret, seat);
  const at = all.indexOf(last);
  return at < 0 ? undefined : all[at + 1];
}

/** What a move of this seat is thrown with. */
export function linkFor(table: OnlineTable, seat: Seat, move: Readonly<Record<string, unknown>>): string | undefined {
  return asksChance(table.game, (move as Partial<Kinds['move']>).type) ? nextLink(table, seat) : undefined;
}

/**
 * node bench/load/grown/people.ts TABLES THINK PORT…: two people at each table, each at a process
 * of their own if there are several. Says when all play; from then on it counts from when it is
 * told to begin, and tells what it has counted when it is told to end.
 */

import { once } from 'node:events';
import { Api } from '../../../src/client/api.ts';
import { Seeded } from '../../../src/random.ts';
import { Player } from '../gobelet.ts';
import { Meter } from '../meter.ts';

const [tables = 0, think = 0, ...ports] = process.argv.slice(2).map(Number);
const meter = new Meter();

for (let table = 0; table < tables; table++) {
  const at = (seat: number): number => ports[(table + seat) % ports.length] as number;
  const tableMeter = meter.table();
  const random = new Seeded(`table ${table}`);
  const players: Player[] = [];
  for (const [seat, name] of ['Ana', 'Ben'].entries()) {
    const guest = await new Api(`http://127.0.0.1:${at(seat)}`).beGuest(name);
    players.push(new Player(guest, tableMeter, random, seat === 0, think));
  }
  const [host] = players as [Player, Player];
  const api = new Api(`http://127.0.0.1:${at(0)}`);
  const opened = await api.open(host.guest.token, { game: 'sequence', seats: 2 });
  for (const [seat, player] of players.entries()) {
    await player.enter(at(seat));
    player.watch(opened.table);
    await player.do({ type: 'sit' });
  }
  for (const player of players) player.begin(player === host);
}
process.send?.('playing');
for (;;) {
  const [what] = await once(process, 'message');
  if (what === 'begin') meter.begin();
  process.send?.(what === 'begin' ? 'begun' : meter.end());
}
